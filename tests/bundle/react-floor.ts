import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

// The least that a page with React can load: what every byte above it is measured against.
createRoot(document.body).render(createElement('p'));
