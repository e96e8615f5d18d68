import { Trans, useLingui } from '@lingui/react/macro';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { OwnPasswordField } from '../own-password-field.tsx';
import { useJoinDevice } from './device-people.queries.ts';
import { pinSchema } from './pin-schema.ts';

/** Sets a PIN for this phone, typed twice. */
export function ChoosePin(props: { onChosen: () => void; onCancel: () => void }) {
  const { onChosen, onCancel } = props;
  const { t } = useLingui();
  const join = useJoinDevice();
  const state = useHafiForm<{
    pin: string;
    again: string;
  }>({
    schema: pinSchema,
    defaults: { pin: '', again: '' },
    texts: { 'again.passwords-differ': t`This is another PIN. Please type the same one.` },
    submit: async ({ pin }) => {
      await join.mutateAsync(pin);
      onChosen();
      return t`You are on this phone. Switch in your menu.`;
    },
  });
  const { field } = state;
  const digits = { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 } as const;
  return (
    <FormFrame
      state={state}
      title={<Trans>Choose your PIN</Trans>}
      save={<Trans>Save the PIN</Trans>}
      onCancel={onCancel}
    >
      <OwnPasswordField
        label={t`New PIN`}
        hint={t`4 to 6 digits. Choose no year, and no row of digits like 1234.`}
        {...digits}
        {...field('pin')}
      />
      <OwnPasswordField label={t`The same PIN again`} {...digits} {...field('again')} />
    </FormFrame>
  );
}
