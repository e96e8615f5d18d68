import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Person } from '@hafi/ui/person/person';
import { Trans, useLingui } from '@lingui/react/macro';
import { storyPeople } from '../story-people.ts';
import { Fold } from './fold.tsx';
import styles from './stories.module.css';
import { Title } from './strip.tsx';

const { elder, daughter, doctor, neighbour } = storyPeople;

/** Testimonials, marked as examples. */
export function Stories() {
  const { t } = useLingui();
  const others = [
    {
      who: elder,
      line: t`Of Remera`,
      words: t`“I press one big button. My daughter stops worrying, and I go to my beans.”`,
    },
    {
      who: doctor,
      line: t`Her doctor`,
      words: t`“Before she comes in I see four weeks of blood pressure. So we have time to talk.”`,
    },
    {
      who: neighbour,
      line: t`Neighbour and volunteer`,
      words: t`“I go to the market anyway. Now I know for whom I bring tomatoes.”`,
    },
  ];
  return (
    <Stack fill gap="section">
      <Stack>
        <Title>
          <Trans>Stories</Trans>
        </Title>
        <Quiet>
          <Trans>These are sample stories. The people and their names are invented.</Trans>
        </Quiet>
      </Stack>
      <figure className={styles.first}>
        <blockquote>
          <p className={styles.loud}>
            <Trans>
              “I live in Brussels. Each morning at eight my phone shows me that Mama pressed{' '}
              <i lang="rw">Meze neza</i>. Then my day can begin.”
            </Trans>
          </p>
        </blockquote>
        <figcaption>
          <Person
            personId={daughter.id}
            name={daughter.name}
            size="portrait"
            line={t`Daughter of Espérance`}
          />
        </figcaption>
      </figure>
      <Fold title={t`More stories`}>
        <div className={styles.others}>
          {others.map(({ who, line, words }) => (
            <figure key={who.id} className={styles.other}>
              <blockquote className={styles.words}>{words}</blockquote>
              <figcaption>
                <Person personId={who.id} name={who.name} line={line} />
              </figcaption>
            </figure>
          ))}
        </div>
      </Fold>
    </Stack>
  );
}
