import { createApiClient } from '../api/client.ts';
import { reactWidgets } from '../widgets/react-widgets.ts';
import { createReactPart } from './core/react-part.ts';

/** All of the product that a page without React widgets does without. */
export const reactPart = createReactPart(reactWidgets, createApiClient);
