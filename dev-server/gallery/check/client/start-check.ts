import { askServer } from './ask-server.ts';
import { findParts } from './check-parts.ts';
import { drawFindings, drawGutter } from './draw-findings.ts';
import { drawFrame } from './draw-frame.ts';

/** The text is checked when nothing was typed for this long, in milliseconds. */
const restMs = 400;

const parts = findParts();
const { text, gutter, frame, status } = parts;
let asking = new AbortController();
let timer = 0;

async function check(): Promise<void> {
  asking.abort();
  asking = new AbortController();
  const { signal } = asking;
  try {
    const { findings, drawn } = await askServer(text.value, signal);
    if (signal.aborted) return;
    drawFindings(parts, findings);
    drawFrame(frame, drawn);
  } catch (error) {
    // Text typed since then has been sent separately.
    if (signal.aborted) return;
    status.textContent = `The check failed: ${error instanceof Error ? error.message : String(error)}`;
  }
}

text.addEventListener('input', () => {
  drawGutter(parts);
  clearTimeout(timer);
  timer = window.setTimeout(() => void check(), restMs);
});
text.addEventListener('scroll', () => {
  gutter.scrollTop = text.scrollTop;
});
drawGutter(parts);
void check();
