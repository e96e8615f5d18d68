import { newPhonePin } from '@hafi/contract/channels/channels.schemas';
import { PasswordField } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { FormFrame } from '../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { useSetPhonePin } from './phone-pin.queries.ts';

/** A new PIN, typed twice. */
const schema = z.object({ pin: newPhonePin, again: z.string() }).check(
  z.refine(({ pin, again }) => pin === again, {
    path: ['again'],
    error: 'passwords-differ',
  }),
);

/** Sets the PIN for phones without apps. */
export function ChoosePhonePin(props: {
  elderId: string;
  onChosen: () => void;
  onCancel: () => void;
}) {
  const { elderId, onCancel, onChosen } = props;
  const { t } = useLingui();
  const set = useSetPhonePin(elderId);
  const state = useHafiForm<{ pin: string; again: string }>({
    schema,
    defaults: { pin: '', again: '' },
    texts: { 'again.passwords-differ': t`This is another PIN. Please type the same one.` },
    submit: async ({ pin }) => {
      await set.mutateAsync(pin);
      onChosen();
      return t`The phone PIN is set.`;
    },
  });
  const digits = { inputMode: 'numeric', autoComplete: 'off', maxLength: 4 } as const;
  const texts = { showText: t`Show`, hideText: t`Hide` };
  return (
    <FormFrame
      state={state}
      title={<Trans>Choose the phone PIN</Trans>}
      save={<Trans>Save the PIN</Trans>}
      onCancel={onCancel}
    >
      <PasswordField
        label={t`New PIN`}
        hint={t`4 digits. Choose no year, and no row of digits like 1234.`}
        {...texts}
        {...digits}
        {...state.field('pin')}
      />
      <PasswordField
        label={t`The same PIN again`}
        {...texts}
        {...digits}
        {...state.field('again')}
      />
    </FormFrame>
  );
}
