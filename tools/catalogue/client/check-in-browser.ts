import { checkPage, countMountPoints } from '../../check-page/check-page.ts';
import { isMistake, sayNothing } from '../../check-page/finding.ts';
import { readAddressesOn } from '../../../shared/html/parse-on-page.ts';
import { readWidgets } from '../../read-widgets.ts';
import { findParts } from '../../gallery/client/check-parts.ts';
import { drawFindings, startGutter } from '../../gallery/client/draw-findings.ts';

// The check in the browser alone: nothing that is pasted leaves the page.

const parts = findParts();
const widgets = readWidgets();
// The page that is checked comes from a server, also where this one is a file.
readAddressesOn('https://page.invalid/');

async function check(): Promise<void> {
  const html = parts.text.value;
  const findings = checkPage(html, { widgets: await widgets });
  drawFindings(parts, findings);
  const nothing = `Checked: ${sayNothing(countMountPoints(html))}`;
  if (!findings.some(isMistake)) parts.status.textContent = nothing;
}

startGutter(parts);
document.querySelector('.dev-check__button')?.addEventListener('click', () => void check());
