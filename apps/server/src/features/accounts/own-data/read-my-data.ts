import type { Locale } from '@hafi/i18n/locales';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type {
  DataRecord,
  MyData,
  PersonalData,
} from '../../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countUse } from '../limits.ts';
import { requireConfirmed } from '../sign-in/confirm-identity.ts';
import { myDataPdf } from './my-data-pdf.ts';

async function gather(
  platform: Platform,
  principal: Principal,
  parts: readonly PersonalData[],
): Promise<MyData> {
  const { db, clock } = platform;
  const { personId } = principal;
  await requireConfirmed(platform, principal);
  await countUse(platform, ['my-data', personId]);
  const data: Record<string, readonly DataRecord[]> = {};
  for (const { name, read } of parts) data[name] = await read(db, personId);
  const at = clock.now();
  const action = 'data.downloaded';
  const event = { actorId: personId, action, subjectId: personId, at } as const;
  await inTransaction(platform, (tx) => recordAudit(tx, event));
  return data;
}

/**
 * The caller's data export, for programs.
 * @throws Problem confirm-first, too-many-requests
 */
export async function readMyData(
  platform: Platform,
  principal: Principal,
  parts: readonly PersonalData[],
) {
  const data = await gather(platform, principal, parts);
  const now = platform.clock.now();
  return { data: { writtenAt: now.toISOString(), ...data } };
}

/**
 * The caller's data export as PDF, in the language of the request.
 * @throws Problem confirm-first, too-many-requests
 */
export async function printMyData(
  platform: Platform,
  principal: Principal,
  locale: Locale,
  parts: readonly PersonalData[],
): Promise<Uint8Array> {
  const data = await gather(platform, principal, parts);
  const reader = { locale, translate: platform.translate };
  const said = parts.map(({ inWords, name }) => {
    const records = data[name] ?? [];
    return [name, inWords ? records.map((record) => inWords(record, reader)) : records] as const;
  });
  const at = platform.clock.now();
  return myDataPdf(platform, { data: Object.fromEntries(said), at, locale });
}
