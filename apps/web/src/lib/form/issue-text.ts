import { fieldTexts } from '@hafi/contract/core/field-texts';
import type { I18n } from '@lingui/core';

const texts: Record<string, { id: string; message: string }> = fieldTexts;

/** The error text of a field, from the code and parameters of a schema issue. */
export function issueText(
  { code, values = {} }: { code: string; values?: Record<string, unknown> | undefined },
  i18n: I18n,
): string {
  const { id, message } = texts[code] ?? fieldTexts['invalid-format'];
  return i18n._(id, values, { message });
}
