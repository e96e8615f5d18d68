import type { Config } from '../../config/config.ts';

/**
 * Whether the operator's SMS providers serve the country of this number (E.164), by its calling code
 * (`SMS_COUNTRIES`). Nothing is promised by SMS to other numbers; what is sent all the same, as in an
 * emergency, is tried.
 */
export const smsReaches = ({ SMS_COUNTRIES }: Pick<Config, 'SMS_COUNTRIES'>, number: string) =>
  SMS_COUNTRIES.split(',').some((code) => number.startsWith(`+${code}`));
