import { isOffered } from '@hafi/contract/support/claims/claims';
import { Accordion, AccordionItem } from '@hafi/ui/accordion/accordion';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Page, PagePart } from '../../lib/page/page.tsx';
import { useSession } from '../../lib/session.ts';
import { CallForHelp } from './call-for-help.tsx';
import styles from './emergency.module.css';
import { EmergencyCalls, OtherHelplines } from './emergency-calls.tsx';
import { FirstAidGuide } from './first-aid-guide.tsx';
import { OwnPeople } from './own-people.tsx';
import { WithAnAccount } from './with-an-account.tsx';

function WhatToSay() {
  return (
    <AccordionItem title={<Trans>What to say</Trans>}>
      <ol data-clip="emergency-say">
        <li>
          <Trans>Where you are: district, sector, cell, and something well known nearby.</Trans>
        </li>
        <li>
          <Trans>Who needs help, and how old they are.</Trans>
        </li>
        <li>
          <Trans>What happened, and whether they are awake and breathing.</Trans>
        </li>
        <li>
          <Trans>Your phone number. Do not hang up first.</Trans>
        </li>
      </ol>
    </AccordionItem>
  );
}

function WhileYouWait() {
  return (
    <AccordionItem title={<Trans>While you wait</Trans>}>
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
        <li>
          <Trans>Call back at once if the person gets worse.</Trans>
        </li>
      </ul>
    </AccordionItem>
  );
}

/** Emergency numbers, what to say and what to do. Never dials by itself. */
export function EmergencyPage() {
  const { t } = useLingui();
  const { account } = useSession();
  const [below, setBelow] = useState<Element | null>(null);
  const lead = (
    <span data-clip="emergency-lead">
      <Trans>In danger now? Call 912. If it does not answer, call 112.</Trans>
    </span>
  );
  return (
    <Page
      title={t`Emergency Center`}
      description={t`Emergency numbers of Rwanda to call with one tap: 912 ambulance, 112 police, 111 fire. What to say, and first aid steps until help comes.`}
      // Who is signed in begins with the key.
      lead={account ? undefined : lead}
    >
      <CallForHelp below={below} />
      <Stack as="section" fill aria-labelledby="numbers">
        <h2 id="numbers">
          <Trans>Emergency numbers</Trans>
        </h2>
        {account ? <p>{lead}</p> : null}
        <EmergencyCalls own={<OwnPeople />} />
      </Stack>
      <div ref={setBelow} className={styles.below} />
      <Accordion>
        <WhatToSay />
        <WhileYouWait />
        <AccordionItem title={<Trans>Other numbers, free of charge</Trans>}>
          <OtherHelplines />
        </AccordionItem>
      </Accordion>
      <PagePart title={<Trans>First aid, step by step</Trans>}>
        <FirstAidGuide />
      </PagePart>
      {account || !isOffered('emergency') ? null : <WithAnAccount />}
    </Page>
  );
}
