import { formatPhone } from '@hafi/base/format-phone';
import { requestContactProof } from '@hafi/contract/accounts/accounts.contract';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAccount } from '../../../lib/session.ts';
import { problemText } from '../../../lib/words/problem-text.ts';

type Kind = 'email' | 'phone';

function Unproved(props: { kind: Kind; value: string; onSent: (sentTo: string) => void }) {
  const { kind, onSent } = props;
  const value = kind === 'phone' ? formatPhone(props.value) : props.value;
  const { i18n, t } = useLingui();
  const act = useAct(requestContactProof, (body: { kind: Kind }) => ({ body }));
  const send = () =>
    act.mutate(
      { kind },
      { done: t`A code is on its way to ${value}.`, onSuccess: ({ sentTo }) => onSent(sentTo) },
    );
  return (
    <Alert tone="info">
      <Stack>
        <p>
          {kind === 'email' ? (
            <Trans>
              Please show that {value} is yours. Then your circle and your settings stay, even when
              you need a new password.
            </Trans>
          ) : (
            <Trans>
              Please show that {value} is yours. Until then you cannot sign in with it, and it gets
              no SMS except in an emergency.
            </Trans>
          )}
        </p>
        <Button variant="second" onClick={send} disabled={act.isPending}>
          <Trans>Send a code to {value}</Trans>
        </Button>
        {act.error ? (
          <Alert tone="error" live="assertive">
            {problemText(act.error, i18n)}
          </Alert>
        ) : null}
      </Stack>
    </Alert>
  );
}

/** Says that no SMS arrives at the own number, so that nobody counts on one, and what does. */
function Unreached(props: { byMail: boolean; value: string }) {
  const value = formatPhone(props.value);
  return (
    <Alert tone="warning">
      <p>
        <Trans>
          No SMS from Hafi reaches {value}: our providers do not serve that country. Do not count on
          one, not even in an emergency.
        </Trans>
      </p>
      <p>
        {props.byMail ? (
          <Trans>Your e-mail is confirmed. Please turn on notifications on this phone too.</Trans>
        ) : (
          <Trans>Please confirm your e-mail, and turn on notifications on this phone.</Trans>
        )}
      </p>
      <p>
        <Trans>
          Your circle can call you at this number once somebody of it has called you there and said
          so in the circle.
        </Trans>
      </p>
    </Alert>
  );
}

/** Says which of the person's own contacts were never proved, and sends a code to prove them. */
export function ProveContact({ onSent }: { onSent: (kind: Kind, sentTo: string) => void }) {
  const { email, emailProved, phoneNumber, phoneProved, smsReaches } = useAccount();
  // What is not known is not said.
  const isUnreached = smsReaches === false;
  return (
    <>
      {email && !emailProved ? (
        <Unproved kind="email" value={email} onSent={(sentTo) => onSent('email', sentTo)} />
      ) : null}
      {phoneNumber && isUnreached ? <Unreached value={phoneNumber} byMail={emailProved} /> : null}
      {phoneNumber && !isUnreached && !phoneProved ? (
        <Unproved kind="phone" value={phoneNumber} onSent={(sentTo) => onSent('phone', sentTo)} />
      ) : null}
    </>
  );
}
