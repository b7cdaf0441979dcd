import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

// The least that a page with React loads.
createRoot(document.body).render(createElement('p'));
