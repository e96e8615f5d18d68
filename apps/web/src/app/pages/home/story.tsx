import { Stack } from '@hafi/ui/layout/layout';
import { Person } from '@hafi/ui/person/person';
import { Trans, useLingui } from '@lingui/react/macro';
import { storyPeople } from './people.ts';
import styles from './story.module.css';

/** One voice from the network. */
export function Story() {
  const { t } = useLingui();
  return (
    <Stack as="figure" fill gap="loose" className={styles.story}>
      <blockquote>
        <p className={styles.words}>
          <Trans>
            “I live in Brussels. Each morning at eight my phone shows me that Mama pressed Meze
            neza. Then my day can begin.”
          </Trans>
        </p>
      </blockquote>
      <figcaption>
        <Person
          personId={storyPeople.daughter.id}
          name={storyPeople.daughter.name}
          line={t`Daughter of Espérance`}
        />
      </figcaption>
    </Stack>
  );
}
