import type { Knower, Knowing } from '@hafi/contract/alerts/alert-page.schemas';
import { Quiet } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { useKigaliWhen } from '../../kit/use-kigali-when.ts';
import styles from './alert-page.module.css';
import { KnowingGem } from './knowing-gem.tsx';

/** What is known of one person, in words. */
function Words({ knower: { by, knows, name, you } }: { knower: Knower }) {
  const who = <b>{name}</b>;
  const said: Record<Knowing, React.ReactNode> = {
    acting: you ? (
      <Trans>
        <b>You</b> take care of it
      </Trans>
    ) : (
      <Trans>{who} takes care of it</Trans>
    ),
    seen: you ? (
      <Trans>
        <b>You</b> have seen it
      </Trans>
    ) : (
      <Trans>{who} has seen it</Trans>
    ),
    told: by.includes('sms') ? (
      <Trans>{who} was told by SMS</Trans>
    ) : by.includes('push') ? (
      <Trans>{who} was told on their phone</Trans>
    ) : by.includes('mail') ? (
      <Trans>{who} was told by e-mail</Trans>
    ) : (
      <Trans>{who} was told in Hafi</Trans>
    ),
    waiting: <Trans>{who}: a message is on its way</Trans>,
    unreached: <Trans>{who}: no message arrived</Trans>,
  };
  return said[knows];
}

/** Who knows, since when, each in the words of the page. */
export function WhoKnows<Person extends { id: string; at: string }>(props: {
  people: readonly Person[];
  knowing: (person: Person) => Knowing;
  words: (person: Person) => React.ReactNode;
  children?: React.ReactNode;
}) {
  const { children, knowing, people, words } = props;
  const when = useKigaliWhen();
  if (people.length === 0) return null;
  return (
    <section className={styles.knowers} aria-labelledby="who-knows">
      <h2 id="who-knows">
        <Trans>Who knows</Trans>
      </h2>
      <ol>
        {people.map((person) => (
          <li key={person.id} data-knows={knowing(person)}>
            <KnowingGem of={knowing(person)} />
            <p>{words(person)}</p>
            <time dateTime={person.at}>{when(person.at)}</time>
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}

/** Who knows of an alert, since when. That somebody has seen it does not mean that it is solved. */
export function Knowers(props: { knowers: readonly Knower[]; isOpen: boolean }) {
  const { isOpen, knowers } = props;
  return (
    <WhoKnows
      people={knowers}
      knowing={({ knows }) => knows}
      words={(knower) => <Words knower={knower} />}
    >
      {isOpen ? (
        <Quiet>
          <Trans>
            Seen is not solved: it stays urgent until a reading is usual again, or somebody closes
            it with a note.
          </Trans>
        </Quiet>
      ) : null}
    </WhoKnows>
  );
}
