import { type EmergencyNumber, emergencyNumbers } from '@hafi/contract/emergency/numbers';
import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Heading } from '@hafi/ui/heading/heading';
import { Grid, Row, Stack } from '@hafi/ui/layout/layout';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageSquareText, Phone, RotateCw } from 'lucide-react';
import { Page } from '../../lib/page/page.tsx';

const whoAnswers: Record<EmergencyNumber, MessageDescriptor> = {
  '912': msg`Ambulance (SAMU)`,
  '112': msg`Police and general emergency`,
  '111': msg`Fire and rescue`,
  '113': msg`Road accidents`,
};

/** The page of a device that is offline and lacks the requested page. */
export function OfflinePage() {
  const { t } = useLingui();
  const sms = `sms:?body=${encodeURIComponent(t`I need help now. Please call me.`)}`;
  return (
    <Page
      title={t`No internet`}
      description={t`Emergency numbers of Rwanda that work without internet: 912 ambulance, 112 police.`}
      lead={<Trans>The internet is slow or gone. Calls and SMS still work.</Trans>}
    >
      <Grid column="two" even>
        {emergencyNumbers.map((number) => (
          <Card key={number} as="section" edge={number === '912' ? 'alarm' : 'earth'}>
            <Stack fill>
              <Heading level={2} size={3}>
                {t(whoAnswers[number])}
              </Heading>
              <ButtonLink
                variant={number === '912' ? 'alarm' : 'second'}
                icon={Phone}
                href={`tel:${number}`}
                wide
              >
                <Trans>Call {number}</Trans>
              </ButtonLink>
            </Stack>
          </Card>
        ))}
      </Grid>
      <Row>
        <ButtonLink variant="second" icon={MessageSquareText} href={sms}>
          <Trans>Ask for help by SMS</Trans>
        </ButtonLink>
        {/* The address that was asked for: this page stands in its place. */}
        <ButtonLink variant="second" icon={RotateCw} href="">
          <Trans>Try again</Trans>
        </ButtonLink>
      </Row>
    </Page>
  );
}
