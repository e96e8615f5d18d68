import { phonePlaceholderOf } from '@hafi/base/phone';
import { TextField } from '@hafi/ui/field/text-field';
import type { ComponentProps } from 'react';

/**
 * A phone number. Without a calling code it is one of `country` (Rwanda when absent), whose example
 * stands in the field.
 */
export function PhoneField({
  country = 'RW',
  ...input
}: ComponentProps<typeof TextField> & { country?: string }) {
  return (
    <TextField
      type="tel"
      inputMode="tel"
      autoComplete="off"
      placeholder={phonePlaceholderOf(country)}
      {...input}
    />
  );
}
