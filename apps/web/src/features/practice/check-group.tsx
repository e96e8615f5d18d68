import { Alert } from '@hafi/ui/alert/alert';
import { CheckField } from '@hafi/ui/field/choice-field';
import { Stack } from '@hafi/ui/layout/layout';
import type { FieldRegistration } from '../../lib/form/form-values.ts';

/** A group of checkboxes, all visible. */
export function CheckGroup(props: {
  legend: string;
  options: readonly { value: string; label: string }[];
  error?: string | undefined;
  register: FieldRegistration;
}) {
  const { legend, options, error, register } = props;
  return (
    <Stack as="fieldset" fill gap="tight">
      <legend>
        <b>{legend}</b>
      </legend>
      {error ? <Alert tone="error">{error}</Alert> : null}
      {options.map(({ value, label }) => (
        <CheckField key={value} value={value} label={label} {...register} />
      ))}
    </Stack>
  );
}
