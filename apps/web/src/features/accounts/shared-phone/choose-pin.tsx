import { Button } from '@hafi/ui/button/button';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormProblems } from '../../../kit/form/form-problems.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { OwnPasswordField } from '../own-password-field.tsx';
import { useJoinDevice } from './device-people.queries.ts';
import { pinSchema } from './pin-schema.ts';

/** Sets a PIN for this phone, typed twice. */
export function ChoosePin(props: { onChosen: () => void; onCancel: () => void }) {
  const { onChosen, onCancel } = props;
  const { t } = useLingui();
  const join = useJoinDevice();
  const { onSubmit, field, errors, attempt, failure, busy } = useHafiForm<{
    pin: string;
    again: string;
  }>({
    schema: pinSchema,
    defaults: { pin: '', again: '' },
    texts: { 'again.passwords-differ': t`This is another PIN. Please type the same one.` },
    submit: async ({ pin }) => {
      await join.mutateAsync(pin);
      onChosen();
    },
  });
  const digits = { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 } as const;
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack fill>
        <FormProblems errors={errors} attempt={attempt} failure={failure} />
        <OwnPasswordField
          label={t`New PIN`}
          hint={t`4 to 6 digits. Choose no year, and no row of digits like 1234.`}
          {...digits}
          {...field('pin')}
        />
        <OwnPasswordField label={t`The same PIN again`} {...digits} {...field('again')} />
        <Row>
          <Button type="submit" busy={busy} busyLabel={t`Please wait`}>
            <Trans>Save the PIN</Trans>
          </Button>
          <Button variant="second" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
