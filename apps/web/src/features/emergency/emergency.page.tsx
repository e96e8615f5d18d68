import { type EmergencyNumber, emergencyNumbers } from '@hafi/contract/emergency/numbers';
import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Heading } from '@hafi/ui/heading/heading';
import { Grid, Quiet, Stack } from '@hafi/ui/layout/layout';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui as useMessages } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { Page, PagePart } from '../../lib/page.tsx';

const whoAnswers: Record<EmergencyNumber, { name: MessageDescriptor; when: MessageDescriptor }> = {
  '912': {
    name: msg`Ambulance (SAMU)`,
    when: msg`Chest pain, trouble breathing, a fall, somebody does not wake up. Needs a working SIM card.`,
  },
  '112': {
    name: msg`Police and general emergency`,
    when: msg`Danger from people, or when 912 does not answer. Works without credit and without a SIM card.`,
  },
  '111': { name: msg`Fire and rescue`, when: msg`Fire, smoke, somebody trapped.` },
  '113': { name: msg`Road accidents`, when: msg`An accident on the road.` },
};

/** Emergency numbers usable at once, and what to say. Never dials by itself. */
export function EmergencyPage() {
  const { t } = useLingui();
  const { _ } = useMessages();
  const say = [
    t`Where you are: district, sector, cell, and something well known nearby.`,
    t`Who needs help, and how old they are.`,
    t`What happened, and whether they are awake and breathing.`,
    t`Your phone number. Do not hang up first.`,
  ];
  return (
    <Page
      title={t`Emergency Center`}
      lead={
        <span data-clip="emergency-lead">
          <Trans>In danger now? Call 912. If it does not answer, call 112.</Trans>
        </span>
      }
    >
      <Grid column="two" even>
        {emergencyNumbers.map((number) => (
          <Card
            key={number}
            as="section"
            edge={number === '912' ? 'alarm' : 'earth'}
            data-clip={`emergency-${number}`}
          >
            <Stack fill>
              <Heading level={2} look={3}>
                {_(whoAnswers[number].name)}
              </Heading>
              <p>{_(whoAnswers[number].when)}</p>
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
      <Quiet data-clip="emergency-911">
        <Trans>
          911 also reaches the network's emergency service from a mobile. Calls for fun are punished
          by law.
        </Trans>
      </Quiet>
      <PagePart title={<Trans>What to say</Trans>}>
        <ol data-clip="emergency-say">
          {say.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </PagePart>
      <PagePart title={<Trans>While you wait</Trans>}>
        <ul data-clip="emergency-wait">
          <li>
            <Trans>Stay with the person. Keep them warm and calm.</Trans>
          </li>
          <li>
            <Trans>Open the door or send somebody to the road to wave.</Trans>
          </li>
          <li>
            <Trans>Lay their medicines and their insurance card ready.</Trans>
          </li>
        </ul>
      </PagePart>
    </Page>
  );
}
