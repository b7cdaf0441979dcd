import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

// React by itself, the reference for mounting: a root for each element of the class, which draws the same
// elements as the widget does.

const names: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' };

function toNode(node: Node, key: number): ReactNode {
  if (!(node instanceof Element)) return node.textContent;
  const attributes = [...node.attributes].map(({ name, value }) => [names[name] ?? name, value]);
  const props = { ...(Object.fromEntries(attributes) as object), key };
  return createElement(node.localName, props, ...[...node.childNodes].map(toNode));
}

Object.assign(window, {
  mountBare: () => {
    const template = document.querySelector('template')?.content;
    for (const element of document.querySelectorAll('.bare')) {
      createRoot(element).render([...(template?.childNodes ?? [])].map(toNode));
    }
  },
});
