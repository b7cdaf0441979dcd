import { askServer } from './ask-server.ts';
import { findParts } from './check-parts.ts';
import { drawFindings, startGutter } from './draw-findings.ts';

/** The text is checked when nothing was typed for this long, in milliseconds. */
const restMs = 400;

const parts = findParts();
const { text, status } = parts;
let asking = new AbortController();
let timer = 0;

/** A new frame: another address in the same one would add a step to the history for every change. */
function drawFrame(address: string): void {
  const drawn = document.createElement('iframe');
  drawn.className = 'dev-check__drawn';
  drawn.title = 'What was typed, drawn';
  // Without an origin of its own: it can access neither this page nor what the site has stored.
  drawn.setAttribute('sandbox', 'allow-scripts allow-forms');
  drawn.src = address;
  document.querySelector('.dev-check__frame')?.replaceChildren(drawn);
}

async function check(): Promise<void> {
  asking.abort();
  asking = new AbortController();
  const { signal } = asking;
  try {
    const { findings, drawn } = await askServer(text.value, signal);
    if (signal.aborted) return;
    drawFindings(parts, findings);
    drawFrame(drawn);
  } catch (error) {
    // Text typed since then has been sent separately.
    if (signal.aborted) return;
    status.textContent = `The check failed: ${error instanceof Error ? error.message : String(error)}`;
  }
}

startGutter(parts);
text.addEventListener('input', () => {
  clearTimeout(timer);
  timer = window.setTimeout(() => void check(), restMs);
});
void check();
