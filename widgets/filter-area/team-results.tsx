import { type ReactElement } from 'react';
import { type Person } from './content-item.ts';
import { PersonCard } from './person-card.tsx';
import { type TeamCard } from './sort-team.ts';

interface TeamResultsProps {
  readonly cards: readonly TeamCard<Person>[];
}

function groupByHeading(cards: readonly TeamCard<Person>[]) {
  const groups = new Map<string | undefined, Person[]>();
  for (const { team, member } of cards) {
    const people = groups.get(team) ?? [];
    groups.set(team, people);
    people.push(member);
  }
  return groups;
}

/** A page of people: under their teams, or in alphabetical order without headings. */
export function TeamResults({ cards }: TeamResultsProps): ReactElement {
  return (
    <>
      {[...groupByHeading(cards)].map(([team, people]) => (
        <div className="pmw-filter-area__team" key={team ?? ''}>
          {team && <h2 className="pmw-filter-area__team-name">{team}</h2>}
          <ul className="pmw-filter-area__people" role="list">
            {people.map((person) => (
              <li className="pmw-filter-area__person" key={person.key}>
                <PersonCard person={person} level={team ? 3 : 2} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
