import type { Platform } from '../../../platform/platform.ts';
import { findProtection } from './find-protection.ts';

/** Whether anybody whom an elder's call would ask first has agreed to it. Callers must have checked access. */
export async function hasAgreed(
  platform: Pick<Platform, 'db' | 'outbox'>,
  elderId: string,
  now: Date,
): Promise<boolean> {
  const { contacts = [] } = (await findProtection(platform, [elderId], now)).get(elderId) ?? {};
  return contacts.some(({ standing: status }) => status === 'agreed');
}
