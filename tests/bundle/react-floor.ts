import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

// The minimum that a page with React loads: the reference for every byte above it.
createRoot(document.body).render(createElement('p'));
