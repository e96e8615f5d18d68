import { type EmergencyNumber, emergencyNumbers } from '@hafi/contract/emergency/numbers';
import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Heading } from '@hafi/ui/heading/heading';
import { Grid, Row, Stack } from '@hafi/ui/layout/layout';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageSquareText, Phone, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messageLink } from '../../features/emergency/call/own-position.ts';
import { Page } from '../../lib/page/page.tsx';
import { type KeptCalls, keptCalls } from '../../lib/query/kept/kept-calls.ts';

const whoAnswers: Record<EmergencyNumber, MessageDescriptor> = {
  '912': msg`Ambulance (SAMU)`,
  '112': msg`Police and general emergency`,
  '111': msg`Fire and rescue`,
  '113': msg`Road accidents`,
};

/** A ready message: to the own people, with the name, where this device keeps them. */
function useReadyMessage(): string {
  const { t } = useLingui();
  const [kept, setKept] = useState<KeptCalls | null>(null);
  // The frame is drawn the same for everybody.
  useEffect(() => setKept(keptCalls(null)), []);
  const own = kept?.groups.find(({ elder, people }) => elder.you && people.length > 0);
  const name = own?.elder.name ?? '';
  const numbers = own?.people.map(({ phone }) => phone) ?? [];
  return messageLink(
    numbers,
    own ? t`${name} needs help now. Please call or come.` : t`I need help now. Please call me.`,
  );
}

/** The page of a device that is offline and lacks the requested page. */
export function OfflinePage() {
  const { t } = useLingui();
  const sms = useReadyMessage();
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
