import { useState } from 'react';
import { start } from '../../../mount/start.ts';
import { makeWidget } from '../../setup/make-widget.ts';
import { throwingWidgets } from '../../setup/throwing-phases.tsx';

// The entry of a bundle that exists only in tests: the real engine with widgets that throw.

function Hello() {
  const [count, setCount] = useState(0);
  return (
    <button
      type="button"
      onClick={() => {
        setCount(count + 1);
      }}
    >
      <span>{`Pressed ${count}`}</span>
    </button>
  );
}

const publicApi = start({
  script: document.currentScript instanceof HTMLScriptElement ? document.currentScript : undefined,
  version: __PMW_VERSION__,
  widgets: [makeWidget('hello', () => <Hello />), ...throwingWidgets],
  createApi: () => ({}),
  signal: new AbortController().signal,
});
Object.defineProperty(window, 'PrivateMarketsWidgets', { value: publicApi });
