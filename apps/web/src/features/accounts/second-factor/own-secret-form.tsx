import { formatPhone } from '@hafi/base/format-phone';
import type { OwnSecret } from '@hafi/contract/accounts/account.schemas';
import { signInOwnSecret } from '@hafi/contract/accounts/accounts.contract';
import { supportContact } from '@hafi/contract/support/network';
import { Button } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { FormProblems } from '../../../kit/form/form-problems.tsx';
import { call } from '../../../lib/api.ts';
import { useHafiForm } from '../../../lib/form/form.ts';
import { paths } from '../../../lib/paths.ts';
import { OwnPasswordField } from '../own-password-field.tsx';

/** What helps somebody who has forgotten it. */
function Forgotten({ asks }: { asks: OwnSecret }) {
  const phone = formatPhone(supportContact.phone);
  return (
    <Stack fill>
      {asks === 'password' ? null : (
        <p>
          <Trans>
            Forgotten the phone PIN? Who decides for you in Hafi can choose a new one, and so can
            you where you are signed in.
          </Trans>
        </p>
      )}
      {asks === 'phone-pin' ? null : (
        <p>
          <Link to={paths.forgotPassword}>
            <Trans>Forgot password?</Trans>
          </Link>
        </p>
      )}
      <p>
        <Trans>
          Nobody can help? Call us: <a href={`tel:${supportContact.phone}`}>{phone}</a>
        </Trans>
      </p>
    </Stack>
  );
}

/**
 * Asks for the phone PIN or the password, after the code of an SMS on a phone that is new to the
 * account.
 */
export function OwnSecretForm(props: {
  asks: OwnSecret;
  challenge: string;
  /** Continues; the session is open. */
  onSignedIn: () => Promise<void>;
  /** Says what went wrong, or throws it on. */
  onProblem: (error: unknown) => Promise<void>;
}) {
  const { asks, challenge, onProblem, onSignedIn } = props;
  const { t } = useLingui();
  const labels: Record<OwnSecret, string> = {
    'phone-pin': t`Phone PIN`,
    password: t`Password`,
    'phone-pin-or-password': t`Phone PIN or password`,
  };
  const { onSubmit, field, errors, attempt, failure, busy } = useHafiForm<{
    challenge: string;
    ownSecret: string;
  }>({
    schema: signInOwnSecret.body,
    texts: { 'ownSecret.required': t`Write it here, to sign in.` },
    defaults: { challenge, ownSecret: '' },
    submit: async (values) => {
      try {
        await call(signInOwnSecret, { body: values });
      } catch (error) {
        await onProblem(error);
        return null;
      }
      await onSignedIn();
      return null;
    },
  });
  return (
    <>
      <form method="post" noValidate onSubmit={onSubmit}>
        <Stack fill>
          <OwnPasswordField
            label={labels[asks]}
            {...(asks === 'password' ? {} : { hint: t`Five wrong PINs lock the phone PIN.` })}
            autoComplete={asks === 'phone-pin' ? 'off' : 'current-password'}
            {...(asks === 'phone-pin' ? { inputMode: 'numeric' as const } : {})}
            {...field('ownSecret')}
          />
          <FormProblems errors={errors} attempt={attempt} failure={failure} />
          <Button type="submit" wide busy={busy} busyLabel={t`Please wait`}>
            <Trans>Sign In</Trans>
          </Button>
        </Stack>
      </form>
      <Forgotten asks={asks} />
    </>
  );
}
