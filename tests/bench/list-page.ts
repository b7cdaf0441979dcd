const pageSize = 10;

/** The fields that every library shows, in the order of the columns. */
export const fields = ['docName', 'docType', 'shareClass', 'itemDate', 'downloadLink'] as const;

const block = 'pmw-document-list';

function makeIcon(path: string): string {
  return `<svg class="pmw-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
}
const sheet = makeIcon('M14 2H5v20h14V7zM14 2v5h5M9 12h6M9 16h6');
const download = makeIcon('M12 15V3M7 10l5 5 5-5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4');

/** The widget's row: List.js fills the elements named after the fields. */
const peerRow = `<tr class="${block}__row"><td class="${block}__cell ${block}__cell--name">${sheet}
<a class="${block}__link docName downloadLink" href="/"></a></td>${fields
  .slice(1, 4)
  .map((field) => `<td class="${block}__cell ${field}"></td>`)
  .join('')}<td class="${block}__cell ${block}__cell--file"><span>PDF</span>${download}</td></tr>`;
export const peerHead = `<thead class="${block}__head"><tr class="${block}__headers">${[
  'Document',
  'Type',
  'Share class',
  'Date',
  'File',
]
  .map((name) => `<th class="${block}__header"><span>${name}</span></th>`)
  .join('')}</tr></thead>`;
const peerTable = `<table class="${block}__table">${peerHead}<tbody class="${block}__body list"></tbody></table>`;

const makePeerMenu = (label: string, panel: string) =>
  `<div class="${block}__menu"><div class="pmw-dropdown"><span class="pmw-dropdown__label">${label}</span>
<button type="button" class="pmw-dropdown__button" aria-label="${label} Show all" aria-expanded="false"><span class="pmw-dropdown__value"><span class="${block}__chosen">Show all</span></span>${makeIcon('M6 9l6 6 6-6')}</button>${panel}</div></div>`;
const peerPanel = `<div class="pmw-dropdown__panel" popover="manual">
<div class="pmw-listbox pmw-focus-inside" role="listbox" tabindex="0">${[
  'Show all',
  'Annual report',
  'Fact sheet',
  'Letter',
]
  .map((name) => `<div class="pmw-listbox__option" role="option"><span>${name}</span></div>`)
  .join('')}</div></div>`;
const makePeerStep = (name: string, path: string) =>
  `<a class="pmw-pagination__step pmw-icon-button" href="/list" aria-label="${name}">${makeIcon(path)}</a>`;

/** The markup of the widget around its rows. */
const peerFilters = `<div class="${block}__filters">${makePeerMenu('Type', peerPanel)}${makePeerMenu('Year', '')}${makePeerMenu('Share class', '')}
<button type="button" class="pmw-text-button ${block}__clear" hidden><span>Clear filters</span></button></div>`;
const peerFoot = `<div class="${block}__foot"><p class="${block}__status" role="status"></p>
<nav class="pmw-pagination">${makePeerStep('Previous page', 'M15 18l-6-6 6-6')}<span class="pmw-pagination__position"></span>${makePeerStep('Next page', 'M9 18l6-6-6-6')}</nav></div>`;

/** Shows the rows and nothing else. */
export const startAlone = `
const valueNames = [${fields
  .slice(0, 4)
  .map((field) => `'${field}'`)
  .join(', ')}, { name: 'downloadLink', attr: 'href' }];
window.list = new List('list', { valueNames, page: ${pageSize}, item: \`${peerRow}\` }, siteDocuments);`;

/** The code that a site writes around List.js, so that a press has the same result as in the widget. */
export const startPage = `${startAlone}
const find = (selector) => document.querySelector(selector);
const [button, value, panel, clear] = ['.pmw-dropdown__button', '.${block}__chosen', '.pmw-dropdown__panel', '.pmw-text-button'].map(find);
const [status, position] = ['.${block}__status', '.pmw-pagination__position'].map(find);
const choose = (type) => {
  value.textContent = type || 'Show all';
  button.ariaLabel = 'Type ' + value.textContent;
  clear.hidden = !type;
  if (type) list.filter((item) => item.values().docType === type);
  else list.filter();
};
const say = () => {
  const count = list.matchingItems.length;
  status.textContent = count.toLocaleString('en-US') + ' documents';
  position.textContent = '1 of ' + Math.ceil(count / ${pageSize});
};
button.onclick = () => {
  button.ariaExpanded = 'true';
  panel.showPopover();
  Object.assign(panel.style, { minInlineSize: '360px', transform: 'translate(8px, 164px)' });
  panel.firstElementChild.focus();
};
for (const option of panel.querySelectorAll('[role=option]')) option.onclick = () => {
  button.focus();
  button.ariaExpanded = 'false';
  panel.hidePopover();
  choose(option.textContent === 'Show all' ? '' : option.textContent);
};
clear.onclick = () => choose('');
list.on('updated', say);
say();`;

/** A page with all that the widget shows, in its markup. */
export const listPage = `<div class="pmw ${block}" id="list">${peerFilters}${peerTable}${peerFoot}</div>`;

/** The rows alone. */
export const listAlone = `<div class="pmw ${block}" id="list">${peerTable}</div>`;
