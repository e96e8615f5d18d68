import { homeCountry } from '@hafi/contract/accounts/countries';
import type { Invitation } from '@hafi/contract/circle/invitations.contract';
import type { Circle } from '@hafi/contract/circle/members.contract';
import { Problem } from '@hafi/contract/core/problem';
import { Card } from '@hafi/ui/card/card';
import { Quiet } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dropDraft } from '../../../lib/form/form-draft.ts';
import type { FieldErrors } from '../../../lib/form/form-values.ts';
import { useAccount } from '../../../lib/session.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from '../circle.module.css';
import { useInvite } from './invitations.queries.ts';
import { InviteConsent } from './invite-consent.tsx';
import { InviteHow } from './invite-how.tsx';
import { type HowValues, inviteBody, type WhoValues, type WitnessValues } from './invite-values.ts';
import { InviteWho } from './invite-who.tsx';
import { targetOf } from './open-invitations.tsx';

/** How many steps there are. */
const count = 3;

/** What the server refused of the second step, by field; null when it is nothing of it. */
function refusedOf(error: unknown, how: HowValues): FieldErrors | null {
  const wrong = error instanceof Problem ? error.errors.filter(({ path }) => path in how) : [];
  return wrong.length > 0
    ? Object.fromEntries(wrong.map(({ path, message }) => [path, message]))
    : null;
}

/** Invites a person in three steps: who, how it gets there, and the yes. */
export function InviteForm(props: {
  elder: Pick<Circle['elder'], 'firstName' | 'id' | 'you'>;
  /** The person keeps the elder's account: the elder's yes needs a witness. */
  keeps: boolean;
  onSent: (invitation: Invitation, code: string | null) => void;
  onCancel: () => void;
}) {
  const { elder, keeps, onCancel, onSent } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const phoneCountry = useAccount().place.country ?? homeCountry;
  const invite = useInvite(elder.id);
  const [step, setStep] = useState(1);
  const [who, setWho] = useState<WhoValues>({ relation: '', permissions: [] });
  const [how, setHow] = useState<HowValues>({
    way: 'sms',
    phoneCountry,
    phone: '',
    email: '',
    locale,
  });
  const [refused, setRefused] = useState<FieldErrors | null>(null);
  const drafts = { how: `invite-${elder.id}`, witness: `invite-${elder.id}-witness` };
  const cancel = () => {
    // The next invitation is for somebody else.
    for (const key of Object.values(drafts)) dropDraft(key);
    onCancel();
  };
  const create = async (witnessed: WitnessValues | null) => {
    try {
      return await invite.mutateAsync(inviteBody(who, how, witnessed));
    } catch (error) {
      const wrong = refusedOf(error, how);
      setRefused(wrong);
      if (wrong) setStep(2);
      throw error;
    }
  };
  const send = async (witnessed: WitnessValues | null) => {
    const { code, ...invitation } = await create(witnessed);
    onSent(invitation, code);
    if (code) return t`The code is ready. Read it to the person: it stands below.`;
    const to = targetOf(invitation);
    return to ? t`The invitation to ${to} is on its way.` : t`The invitation is on its way.`;
  };
  return (
    <Card className={styles.form}>
      <Quiet>
        <Trans>
          Step {step} of {count}
        </Trans>
      </Quiet>
      {step === 1 ? (
        <InviteWho
          elder={elder}
          values={who}
          onCancel={cancel}
          onNext={(values) => {
            setWho(values);
            setStep(2);
          }}
        />
      ) : null}
      {step === 2 ? (
        <InviteHow
          draftKey={drafts.how}
          refused={refused}
          values={how}
          onBack={() => setStep(1)}
          onNext={(values) => {
            setHow(values);
            setRefused(null);
            setStep(3);
          }}
        />
      ) : null}
      {step === 3 ? (
        <InviteConsent
          elder={elder}
          draftKey={drafts.witness}
          keeps={keeps}
          who={who}
          how={how}
          onBack={() => setStep(2)}
          send={send}
        />
      ) : null}
    </Card>
  );
}
