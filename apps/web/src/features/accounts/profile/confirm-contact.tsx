import {
  confirmEmailChange,
  confirmPhoneChange,
  requestContactProof,
  updateProfile,
} from '@hafi/contract/accounts/accounts.contract';
import { Card } from '@hafi/ui/card/card';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { StepHeading } from '../../../kit/step-heading.tsx';
import { call } from '../../../lib/api.ts';
import { refreshSession, useAccount } from '../../../lib/session.ts';
import { CodeStep } from '../code-step.tsx';

function ContactHeading({ kind, own }: { kind: 'email' | 'phone'; own: boolean }) {
  if (own && kind === 'email') return <Trans>Confirm your e-mail address</Trans>;
  if (own) return <Trans>Confirm your phone number</Trans>;
  if (kind === 'email') return <Trans>Confirm your new e-mail address</Trans>;
  return <Trans>Confirm your new phone number</Trans>;
}

/** Asks for the code that was sent to an e-mail address or phone number, a new one or the own. */
export function ConfirmContact(props: {
  kind: 'email' | 'phone';
  target: string;
  onDone: () => void;
}) {
  const { kind, target, onDone } = props;
  const { t } = useLingui();
  const confirm = async (code: string) => {
    const body = { code };
    await (kind === 'email'
      ? call(confirmEmailChange, { body })
      : call(confirmPhoneChange, { body }));
    await refreshSession();
    onDone();
    return kind === 'email'
      ? t`Your e-mail address ${target} is confirmed.`
      : t`Your phone number ${target} is confirmed.`;
  };
  const { email, phoneNumber } = useAccount();
  const own = target === (kind === 'email' ? email : phoneNumber);
  const again = () =>
    own
      ? call(requestContactProof, { body: { kind } })
      : call(updateProfile, {
          body: kind === 'email' ? { email: target } : { phoneNumber: target },
        });
  return (
    <Card as="section" edge="sun">
      <Stack fill>
        <StepHeading as="h2">
          <ContactHeading kind={kind} own={own} />
        </StepHeading>
        <p>
          {own ? (
            <Trans>We sent a code to {target}.</Trans>
          ) : (
            <Trans>We sent a code to {target}. Until you write it here, the old one counts.</Trans>
          )}
        </p>
        <CodeStep
          label={t`Code`}
          hint={t`6 digits, good for 10 minutes.`}
          submitText={t`Confirm`}
          submit={confirm}
          again={again}
        />
      </Stack>
    </Card>
  );
}
