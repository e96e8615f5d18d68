import { supportContact } from '@hafi/contract/support/claims';
import { formatPhone } from '@hafi/i18n/phone';
import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Heading } from '@hafi/ui/heading/heading';
import { Grid, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Mail, Phone, Siren } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { Page, PagePart } from '../../lib/page.tsx';
import { OpeningHours } from './opening-hours.tsx';

/** How to reach the people behind Hafi. */
export function ContactPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Get in Touch`}
      lead={<Trans>People answer, in Kinyarwanda, English and French.</Trans>}
    >
      <Grid column="normal" even>
        <Card as="section">
          <Stack fill>
            <Heading level={2} look={3}>
              <Trans>Phone</Trans>
            </Heading>
            <p>{formatPhone(supportContact.phone)}</p>
            <ButtonLink href={`tel:${supportContact.phone}`} icon={Phone}>
              <Trans>Call us</Trans>
            </ButtonLink>
          </Stack>
        </Card>
        <Card as="section">
          <Stack fill>
            <Heading level={2} look={3}>
              <Trans>Email</Trans>
            </Heading>
            <p>{supportContact.email}</p>
            <ButtonLink href={`mailto:${supportContact.email}`} variant="second" icon={Mail}>
              <Trans>Write an e-mail</Trans>
            </ButtonLink>
          </Stack>
        </Card>
        <Card as="section" edge="alarm">
          <Stack fill>
            <Heading level={2} look={3}>
              <Trans>In danger now?</Trans>
            </Heading>
            <p>
              <Trans>Do not write to us. Call 912, or 112.</Trans>
            </p>
            <ButtonLink as={Link} to={paths.emergency} variant="alarm" icon={Siren}>
              <Trans>Emergency numbers</Trans>
            </ButtonLink>
          </Stack>
        </Card>
      </Grid>
      <PagePart title={<Trans>When we answer</Trans>}>
        <OpeningHours />
      </PagePart>
    </Page>
  );
}
