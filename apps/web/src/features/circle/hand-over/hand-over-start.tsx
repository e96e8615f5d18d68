import type { Elder } from '@hafi/contract/circle/circle.contract';
import { email, phone } from '@hafi/contract/core/fields';
import { Button } from '@hafi/ui/button/button';
import { TextField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { PhoneField } from '../../../kit/form/phone-field.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { useStartHandOver } from './hand-over.queries.ts';

const schemas = {
  phone: z.object({ phoneNumber: phone }),
  email: z.object({ email }),
};
type Way = keyof typeof schemas;

/** What the two ways have in common. */
interface Start {
  readonly elder: Elder;
  /** A code was sent before, to another number or address. */
  readonly again: boolean;
  readonly onSent: () => void;
}

function CodeTo({ again, elder, way, onSent }: Start & { way: Way }) {
  const { firstName } = elder;
  const { t } = useLingui();
  const start = useStartHandOver(elder.id);
  const state = useHafiForm<{
    phoneNumber: string;
    email: string;
  }>({
    schema: schemas[way],
    defaults: { phoneNumber: '', email: '' },
    texts: {
      'phoneNumber.required': t`Enter the phone number.`,
      'email.required': t`Enter the e-mail address.`,
    },
    submit: async ({ phoneNumber, email: address }) => {
      await start.mutateAsync(way === 'phone' ? { phoneNumber } : { email: address });
      onSent();
      return null;
    },
  });
  const { field } = state;
  return (
    <FormFrame
      title={again ? <Trans>Another number or address</Trans> : null}
      titleAs="h2"
      gap="normal"
      state={state}
      save={<Trans>Send the code</Trans>}
      icon={Send}
    >
      {way === 'phone' ? (
        <PhoneField
          label={t`Phone number of ${firstName}`}
          hint={t`The code comes to this phone by SMS. Have it at hand.`}
          {...field('phoneNumber')}
        />
      ) : (
        <TextField
          label={t`E-mail address of ${firstName}`}
          hint={t`The code comes to this address. Have it open.`}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field('email')}
        />
      )}
    </FormFrame>
  );
}

/** Asks where to send the code: to the elder's own phone, or e-mail. */
export function HandOverStart(start: Start) {
  const [way, setWay] = useState<Way>('phone');
  return (
    <Stack fill gap="loose">
      <CodeTo key={way} {...start} way={way} />
      <Button variant="second" onClick={() => setWay(way === 'phone' ? 'email' : 'phone')}>
        {way === 'phone' ? <Trans>By e-mail instead</Trans> : <Trans>By phone instead</Trans>}
      </Button>
    </Stack>
  );
}
