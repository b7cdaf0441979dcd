import { createContext } from 'react';
import { type ImageResizing } from '../rules/source-set.ts';

/** How the CMS resizes the images of a widget; every widget is rendered inside this context. */
export const ImageResizingContext = createContext<ImageResizing | undefined>(undefined);
