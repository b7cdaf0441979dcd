import { Fragment, type ReactElement, useState } from 'react';
import { LinkedName } from '../../shared/components/linked-name.tsx';
import { safeImage } from '../../shared/html/safe-image.ts';
import { safeLink } from '../../shared/html/safe-link.ts';
import { type Person } from './content-item.ts';
import { toInitials } from './monogram.ts';

interface PersonCardProps {
  readonly person: Person;
  readonly level: 2 | 3;
}

/** A team member: portrait or monogram, name, title. */
export function PersonCard({ person, level }: PersonCardProps): ReactElement {
  const [isBroken, setBroken] = useState(false);
  const { name, title } = person;
  const link = safeLink(person.url);
  const image = safeImage(person.image);
  const Heading = `h${level}` as const;
  const monogram = (
    <span className="pmw-person__initials pmw-notch" aria-hidden="true">
      {toInitials(name)}
    </span>
  );
  return (
    <article className="pmw-person">
      {image === undefined ? (
        monogram
      ) : (
        // It keeps its room where the picture does not load.
        <div className="pmw-person__portrait pmw-notch">
          {isBroken ? (
            monogram
          ) : (
            <img
              className="pmw-person__image"
              src={image}
              alt={person.imageAlt}
              loading="lazy"
              onError={() => {
                setBroken(true);
              }}
            />
          )}
        </div>
      )}
      <Heading className="pmw-person__name">
        <LinkedName className="pmw-person__link" address={link} name={name} />
      </Heading>
      {title && (
        // Such as a position and an office: a new key for a new text, which a page translator may have replaced.
        <p key={title} className="pmw-person__title pmw-parts">
          {title.split(/\s·\s/).map((part, index) => (
            <Fragment key={index}>
              {index > 0 && ' '}
              <span className="pmw-parts__part">
                {index > 0 && <span className="pmw-parts__dot">·</span>}
                {index > 0 && ' '}
                {part}
              </span>
            </Fragment>
          ))}
        </p>
      )}
    </article>
  );
}
