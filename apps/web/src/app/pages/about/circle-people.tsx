import { isOffered } from '@hafi/contract/support/claims/claims';
import { Grid } from '@hafi/ui/layout/layout';
import { Person } from '@hafi/ui/person/person';
import { useLingui } from '@lingui/react/macro';
import { storyPeople } from '../story-people.ts';

/** The people of a circle, and what each of them does. */
export function CirclePeople() {
  const { t } = useLingui();
  const { elder, daughter, doctor, neighbour, caregiver, coordinator } = storyPeople;
  const people = [
    [elder, t`The elder`, t`says each morning that all is well, and decides who may know more`],
    [daughter, t`The family`, t`sees it at a glance, in Kigali or in Brussels`],
    [caregiver, t`The caregiver`, t`comes by, helps, measures and writes it down`],
    [doctor, t`The doctor`, t`knows the readings before the visit begins`],
    [neighbour, t`The volunteer`, t`brings the tomatoes, the medicine and the news`],
    [
      coordinator,
      t`The coordinator`,
      isOffered('coordinator-watches-emergencies')
        ? t`checks everybody, and watches every emergency`
        : t`checks the doctors, and answers when you write or call`,
    ],
  ] as const;
  return (
    <Grid column="normal">
      {people.map(([{ id, name }, role, does]) => (
        <Person
          key={id}
          personId={id}
          name={name}
          size="large"
          heading={<h3>{role}</h3>}
          line={does}
        />
      ))}
    </Grid>
  );
}
