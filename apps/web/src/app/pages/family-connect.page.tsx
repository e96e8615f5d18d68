import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Heading } from '@hafi/ui/heading/heading';
import { Grid, Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Page } from '../../lib/page.tsx';
import { useSession } from '../../lib/session.ts';
import { dashboardOf, paths } from '../paths.ts';

/** What families do together, and the way to begin. */
export function FamilyConnectPage() {
  const { t } = useLingui();
  const { account } = useSession();
  const features = [
    [t`Video Calls`, t`See each other from Kigali, from the village or from Brussels.`],
    [t`Instant Messaging`, t`Words and voice, for those who like to write and those who do not.`],
    [t`Shared Calendar`, t`Visits to the doctor and birthdays, seen by all of you.`],
    [t`Emergency Alerts`, t`When something happens, you know within seconds.`],
    [t`Photo & Memory Sharing`, t`The album that used to lie in the cupboard.`],
    [t`Care Coordination`, t`Who brings the medicine on Friday? Everybody sees it.`],
  ] as const;
  return (
    <Page title={t`Family Connect`} lead={<Trans>Near to your parents, wherever you are.</Trans>}>
      <Grid column="normal" even>
        {features.map(([title, detail]) => (
          <Card key={title} as="section">
            <Stack fill>
              <Heading level={2} look={3}>
                {title}
              </Heading>
              <p>{detail}</p>
            </Stack>
          </Card>
        ))}
      </Grid>
      <Row>
        <ButtonLink as={Link} to={account ? dashboardOf(account.roles) : paths.signup}>
          <Trans>Get Started Today</Trans>
        </ButtonLink>
      </Row>
    </Page>
  );
}
