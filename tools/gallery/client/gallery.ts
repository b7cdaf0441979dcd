import { addCopyButtons } from './copy-buttons.ts';
import { chosenLanguage, keepLanguage } from './chosen-language.ts';
import { showStates } from './show-states.ts';

for (const link of document.querySelectorAll('.dev-page__languages a')) {
  if (link.getAttribute('lang') === (chosenLanguage ?? 'en'))
    link.setAttribute('aria-current', 'true');
}
for (const link of document.querySelectorAll<HTMLAnchorElement>('.dev-state__link')) {
  link.href = keepLanguage(link.href);
}
addCopyButtons();
showStates();
