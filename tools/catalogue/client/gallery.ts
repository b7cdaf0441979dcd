import { addCopyButtons } from './copy-buttons.ts';
import { showStates } from './show-states.ts';

addCopyButtons();
showStates();
