/* eslint-disable jsx-a11y-x/no-redundant-roles, jsx-a11y-x/no-interactive-element-to-noninteractive-role -- when its cells become boxes, browsers would drop the roles */
import { type ReactElement, useId, useState } from 'react';
import { Figure } from '../../shared/components/figure.tsx';
import { ShareClassChoice } from '../../shared/components/share-class-choice.tsx';
import { StatusLine } from '../../shared/components/status-line.tsx';
import { TileIcon } from '../../shared/components/tile-icon.tsx';
import { commaOf } from '../../shared/rules/comma.ts';
import { findFileKind } from '../../shared/rules/file-kind.ts';
import { toOccurrenceKeys } from '../../shared/rules/occurrence-keys.ts';
import { useWidget } from '../../shared/widget/use-widget.ts';
import { type FundFigures } from './fund-figures.ts';
import { type fundSummaryContract } from './fund-summary.contract.ts';

interface FundPanelProps {
  readonly fund: FundFigures;
}

const block = 'pmw-fund-summary';

/** Funds have links of the same words: in a list of links each says whose it is. `Fact sheet (Credit, Class I, PDF)` */
function nameLink(text: string, about: readonly string[], comma: string): string | undefined {
  const known = about.filter(Boolean).join(comma);
  return known === '' ? undefined : `${text} (${known})`;
}

/** One fund. The figures of all share classes are rendered, and all are printed: paper has no select. */
export function FundPanel({ fund }: FundPanelProps): ReactElement {
  const { texts, act, culture } = useWidget<typeof fundSummaryContract>();
  const { name, eyebrow, description, classes } = fund;
  const [chosen, setChosen] = useState<number>();
  const current = chosen ?? 0;
  const id = useId();
  const nameId = name ? id : undefined;
  const hasChoice = classes.length > 1;
  const label = texts.get('share-class');
  const classKeys = toOccurrenceKeys(classes.map((each) => each.name));
  /** A share class without a name has its number. */
  const nameOf = (index: number): string => {
    const own = classes[index]?.name ?? '';
    return own === '' ? texts.number(index + 1) : own;
  };
  const hasNames = hasChoice || classes[0]?.name !== '';

  return (
    <div className={`${block}__fund`} role="group" aria-labelledby={nameId}>
      {name && (
        <div className={`${block}__intro`}>
          {eyebrow && <p className="pmw-eyebrow">{eyebrow}</p>}
          <h2 className={`${block}__name`} id={nameId}>
            {name}
          </h2>
          {description && <p className={`${block}__description`}>{description}</p>}
        </div>
      )}
      <div className={`${block}__content`}>
        {hasNames && (
          <ShareClassChoice
            block={block}
            label={label}
            names={classes.map((_, index) => nameOf(index))}
            current={current}
            onChoose={(index) => {
              setChosen(index);
              act({ action: 'share-class', label: nameOf(index) });
            }}
          />
        )}
        {hasChoice && (
          <StatusLine
            text={chosen === undefined ? '' : texts.get('shown', { shareClass: nameOf(chosen) })}
          />
        )}
        <table className={`${block}__figures`} role="table" aria-labelledby={nameId}>
          <thead className={`${block}__head`} role="rowgroup">
            <tr className={`${block}__labels`} role="row">
              {hasNames && (
                <th
                  className={`${block}__label ${block}__class`}
                  role="columnheader"
                  data-label={label}
                />
              )}
              {classes[0]?.figures.map(({ key }) => (
                <th key={key} className={`${block}__label`} role="columnheader" scope="col">
                  {texts.get(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={`${block}__body`} role="rowgroup">
            {classes.map((each, index) => (
              <tr
                key={classKeys[index]}
                className={`${block}__row`}
                role="row"
                hidden={index !== current}
              >
                {hasNames && (
                  <th className={`${block}__cell ${block}__class`} role="rowheader" scope="row">
                    {nameOf(index)}
                  </th>
                )}
                {each.figures.map(({ key, text }) => (
                  <td
                    key={key}
                    className={`${block}__cell`}
                    role="cell"
                    data-label={texts.get(key)}
                  >
                    <Figure text={text} missing={texts.get('missing')} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {classes.map(({ links }, index) => {
          const linkKeys = toOccurrenceKeys(links.map(({ address }) => address));
          return (
            links.length > 0 && (
              <ul
                key={classKeys[index]}
                className={`${block}__links`}
                role="list"
                data-label={hasNames ? nameOf(index) : undefined}
                hidden={index !== current}
              >
                {links.map(({ address, icon, label: text }, place) => (
                  <li key={linkKeys[place]} className={`${block}__item`}>
                    <a
                      className={`${block}__link`}
                      href={address}
                      aria-label={nameLink(
                        text,
                        [name, hasNames ? nameOf(index) : '', findFileKind(address)],
                        commaOf(culture),
                      )}
                      onClick={() => {
                        act({ action: 'link', label: text });
                      }}
                    >
                      <TileIcon icon={icon} />
                      <span>{text}</span>
                    </a>
                  </li>
                ))}
              </ul>
            )
          );
        })}
      </div>
    </div>
  );
}
