import { confirmTwoFactor } from '@hafi/contract/accounts/accounts.contract';
import { ButtonLink } from '@hafi/ui/button/button';
import { TextField } from '@hafi/ui/field/text-field';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Smartphone } from 'lucide-react';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { QrCode } from '../../../kit/qr-code.tsx';
import { StepHeading } from '../../../kit/step-heading.tsx';
import { call } from '../../../lib/api.ts';
import { useHafiForm } from '../../../lib/form/form.ts';

/** Groups of four letters, easier to read. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Shows the secret for an authenticator app, then asks for its first code. */
export function TwoFactorSetup(props: {
  secret: string;
  otpauthUri: string;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}) {
  const { secret, otpauthUri, onDone, onCancel } = props;
  const { t } = useLingui();
  const state = useHafiForm<{ code: string }>({
    schema: confirmTwoFactor.body,
    defaults: { code: '' },
    submit: async (body) => {
      onDone((await call(confirmTwoFactor, { body })).data.recoveryCodes);
      return null;
    },
  });
  const { field } = state;
  return (
    <Stack fill>
      <StepHeading as="h3">
        <Trans>1. Put Hafi into your authenticator app</Trans>
      </StepHeading>
      <p>
        <Trans>
          Open an authenticator app on your phone and scan this picture. On the phone itself, press
          the button instead.
        </Trans>
      </p>
      <QrCode text={otpauthUri} label={t`QR code for the authenticator app`} />
      <Row>
        <ButtonLink href={otpauthUri} variant="second" icon={Smartphone}>
          <Trans>Open the app on this device</Trans>
        </ButtonLink>
      </Row>
      <p>
        <Trans>Or type this key into the app:</Trans>{' '}
        <strong translate="no">{grouped(secret)}</strong>
      </p>
      <h3>
        <Trans>2. Write the code that the app shows</Trans>
      </h3>
      <FormFrame state={state} save={<Trans>Turn two-step sign-in on</Trans>} onCancel={onCancel}>
        <TextField
          label={t`Code`}
          hint={t`6 digits; they change every 30 seconds.`}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          {...field('code')}
        />
      </FormFrame>
    </Stack>
  );
}
