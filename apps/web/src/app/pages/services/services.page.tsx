import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Heading } from '@hafi/ui/heading/heading';
import { Grid, Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Page } from '../../../lib/page.tsx';
import { paths } from '../../paths.ts';

/** Everything the network does, in three groups, each with the place to begin. */
export function ServicesPage() {
  const { t } = useLingui();
  const groups = [
    {
      title: t`Healthcare`,
      items: [
        t`Appointments at the clinic, by video or by phone`,
        t`Medication tracking`,
        t`Vitals and records that your doctor can read`,
      ],
      to: paths.doctors,
      act: t`Find a doctor`,
    },
    {
      title: t`Family`,
      items: [
        t`Video calls and voice messages`,
        t`Daily check-ins: one tap says all is well`,
        t`A calendar that all of you see`,
      ],
      to: paths.familyConnect,
      act: t`See Family Connect`,
    },
    {
      title: t`Community`,
      items: [
        t`Volunteers for errands, transport and company`,
        t`Games, groups and cultural events`,
        t`Caregivers close to home`,
      ],
      to: paths.community,
      act: t`See the community`,
    },
  ];
  return (
    <Page
      title={t`Services`}
      lead={<Trans>One network for health, family and neighbours, in all 30 districts.</Trans>}
    >
      <Grid column="normal" even>
        {groups.map(({ title, items, to, act }) => (
          <Card key={title} as="section">
            <Stack fill>
              <Heading level={2} look={3}>
                {title}
              </Heading>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              <ButtonLink as={Link} to={to} variant="second">
                {act}
              </ButtonLink>
            </Stack>
          </Card>
        ))}
      </Grid>
      <Row>
        <ButtonLink as={Link} to={paths.signup}>
          <Trans>Start your care journey</Trans>
        </ButtonLink>
        <ButtonLink as={Link} to={paths.pricing} variant="link">
          <Trans>View plans and pricing</Trans>
        </ButtonLink>
      </Row>
    </Page>
  );
}
