import type { Circle } from '@hafi/contract/circle/members.contract';
import { Alert, Status } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageSquareQuote, UserPlus } from 'lucide-react';
import { useState } from 'react';
import styles from './circle.module.css';
import { KeptNumber } from './hand-over/kept-number.tsx';
import { InviteForm } from './invitations/invite-form.tsx';
import { OpenInvitations } from './invitations/open-invitations.tsx';
import { LeaveCircle } from './members/leave-circle.tsx';
import { MemberCard } from './members/member-card.tsx';
import { RecordConsentForm } from './members/record-consent-form.tsx';
import { RepresentativePart } from './representative/representative-part.tsx';

/** What was just done, and its consequence. */
type Said =
  | { readonly what: 'sent' | 'code' | 'recorded' }
  | { readonly what: 'changed'; readonly name: string };

function SaidNote({ said }: { said: Said | null }) {
  const name = said?.what === 'changed' ? said.name : '';
  return (
    <Status>
      {said ? (
        <Alert tone="success">
          {said.what === 'sent' ? <Trans>The invitation is on its way.</Trans> : null}
          {said.what === 'code' ? (
            <Trans>The code is ready. Read it to the person: it stands below.</Trans>
          ) : null}
          {said.what === 'recorded' ? <Trans>The yes is written down.</Trans> : null}
          {said.what === 'changed' ? <Trans>What {name} may do is saved.</Trans> : null}
        </Alert>
      ) : null}
    </Status>
  );
}

/** An elder's circle, with everything that the caller may change. */
export function CirclePeople({ circle }: { circle: Circle }) {
  const { abilities, elder, members } = circle;
  const { t } = useLingui();
  const keeps = members.some(({ decidesAs, you }) => you && decidesAs === 'manager');
  const [form, setForm] = useState<'invite' | 'consent' | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const [codes, setCodes] = useState<Readonly<Record<string, string>>>({});
  const close = (what: Said | null) => {
    setForm(null);
    setSaid(what);
  };
  return (
    <Stack fill gap="loose">
      <SaidNote said={said} />
      {form === 'invite' ? (
        <InviteForm
          elder={elder}
          keeps={keeps}
          onCancel={() => close(null)}
          onSent={({ id }, code) => {
            if (code) setCodes((before) => ({ ...before, [id]: code }));
            close({ what: code ? 'code' : 'sent' });
          }}
        />
      ) : null}
      {form === 'consent' ? (
        <RecordConsentForm
          circle={circle}
          onDone={(saved) => close(saved ? { what: 'recorded' } : null)}
        />
      ) : null}
      <Stack as="section" fill>
        <h2 className={styles.tap}>
          {members.some(({ phone }) => phone) ? (
            <Trans>Tap a name to call.</Trans>
          ) : (
            <Trans>Who belongs</Trans>
          )}
        </h2>
        {members.length === 0 ? (
          <Empty title={t`Nobody is in this circle yet`} titleAs="h3">
            {t`Invite a daughter or son, a neighbour, a caregiver: whoever is to be near.`}
          </Empty>
        ) : (
          <ul className={styles.people}>
            {members.map((member) => (
              <MemberCard
                key={member.personId}
                elder={elder}
                keeps={keeps}
                member={member}
                onSaved={(name) => setSaid({ what: 'changed', name })}
              />
            ))}
          </ul>
        )}
      </Stack>
      {form === null && (abilities.decide || abilities.recordConsent) ? (
        <Row>
          {abilities.decide ? (
            <Button icon={UserPlus} onClick={() => setForm('invite')}>
              <Trans>Invite somebody</Trans>
            </Button>
          ) : null}
          {abilities.recordConsent ? (
            <Button variant="second" icon={MessageSquareQuote} onClick={() => setForm('consent')}>
              <Trans>Write down a spoken yes</Trans>
            </Button>
          ) : null}
        </Row>
      ) : null}
      {abilities.decide ? <OpenInvitations elderId={elder.id} codes={codes} /> : null}
      {keeps ? <KeptNumber elder={elder} /> : null}
      {elder.you ? null : <RepresentativePart elder={elder} />}
      {abilities.leave ? <LeaveCircle elder={elder} /> : null}
    </Stack>
  );
}
