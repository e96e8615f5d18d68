import type { Circle } from '@hafi/contract/circle/members.contract';
import { Button } from '@hafi/ui/button/button';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageSquareQuote, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import styles from './circle.module.css';
import { KeptDoors } from './hand-over/kept-doors.tsx';
import { KeptNumber } from './hand-over/kept-number.tsx';
import { InviteForm } from './invitations/invite-form.tsx';
import { OpenInvitations } from './invitations/open-invitations.tsx';
import { DeathNote } from './members/death-note.tsx';
import { LeaveCircle } from './members/leave-circle.tsx';
import { MemberCard } from './members/member-card.tsx';
import { RecordConsentForm } from './members/record-consent-form.tsx';
import { RepresentativePart } from './representative/representative-part.tsx';

/** An elder's circle, with everything that the caller may change. */
export function CirclePeople({ circle }: { circle: Circle }) {
  const { abilities, elder, members } = circle;
  const { t } = useLingui();
  const keeps = members.some(({ decidesAs, you }) => you && decidesAs === 'manager');
  const [form, setForm] = useState<'invite' | 'consent' | null>(null);
  const [codes, setCodes] = useState<Readonly<Record<string, string>>>({});
  const close = () => setForm(null);
  return (
    <Stack fill gap="loose">
      <OutcomePlace>
        <DeathNote elder={elder} death={circle.death} />
        {form === 'invite' ? (
          <InviteForm
            elder={elder}
            keeps={keeps}
            onCancel={close}
            onSent={({ id }, code) => {
              if (code) setCodes((before) => ({ ...before, [id]: code }));
              close();
            }}
          />
        ) : null}
        {form === 'consent' ? <RecordConsentForm circle={circle} onDone={close} /> : null}
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
                <MemberCard key={member.personId} elder={elder} keeps={keeps} member={member} />
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
        {abilities.decide ? (
          <OutcomePlace>
            <OpenInvitations elderId={elder.id} codes={codes} />
          </OutcomePlace>
        ) : null}
        {keeps ? <KeptNumber elder={elder} /> : null}
        {keeps ? <KeptDoors circle={circle} /> : null}
        {elder.you ? null : <RepresentativePart elder={elder} />}
        {abilities.leave ? <LeaveCircle elder={elder} keeps={keeps} /> : null}
      </OutcomePlace>
    </Stack>
  );
}
