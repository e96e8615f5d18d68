import type { Config } from '../../../platform/config/config.ts';

/** The account to which people transfer. */
export interface BankAccount {
  readonly bank: string;
  readonly name: string;
  readonly number: string;
  readonly swift: string | null;
}

/** The operator's account; null where none is set, and bank transfers are not offered. */
export function bankAccount(config: Config): BankAccount | null {
  const { BANK_ACCOUNT_NAME: name, BANK_ACCOUNT_NUMBER: number, BANK_NAME: bank } = config;
  if (!bank || !name || !number) return null;
  return { bank, name, number, swift: config.BANK_SWIFT ?? null };
}
