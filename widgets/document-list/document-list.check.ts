import { describeUnchosen, findGateChoices } from '../../shared/audience/gate-choices.ts';
import { reportGrouped } from '../../shared/widget/group-problems.ts';
import { defineMarkupCheck } from '../../shared/widget/markup-check.ts';
import { readDocuments } from './document-item.ts';
import { documentListContract } from './document-list.contract.ts';

/** Whether the documents, their dates and addresses can be read, and each is for somebody who can be chosen. */
export const documentListCheck = defineMarkupCheck(documentListContract, (context) => {
  const { config, page, report } = context;
  const items = readDocuments(config.documents, page.locale, report);
  const { kind, country } = findGateChoices(page);
  reportGrouped(report, (reportOne) => {
    items.forEach((item, index) => {
      const where = `data-documents, ${config.documents[index]?.where ?? ''}`;
      for (const problem of [
        kind && describeUnchosen(`${where}.audience`, item.audience, kind),
        country && describeUnchosen(`${where}.country`, item.country, country),
      ]) {
        if (problem) reportOne(problem);
      }
    });
  });
});
