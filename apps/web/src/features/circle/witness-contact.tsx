import { TextField } from '@hafi/ui/field/text-field';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';

/** How the witness of a consent is found again. */
export function WitnessContact(field: Omit<ComponentProps<typeof TextField>, 'hint' | 'label'>) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`How to find the witness`}
      hint={t`A phone number, or who this is: a neighbour, the village leader.`}
      autoComplete="off"
      {...field}
    />
  );
}
