import type { Db } from '../../../platform/db/database.ts';
import { findProtection } from './find-protection.ts';

/** Whether anybody whom an elder's call would ask first has agreed to it. Callers must have checked access. */
export async function hasAgreed(db: Db, elderId: string, now: Date): Promise<boolean> {
  const { contacts = [] } = (await findProtection(db, [elderId], now)).get(elderId) ?? {};
  return contacts.some(({ standing }) => standing === 'agreed');
}
