import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { asJson } from '../../../platform/db/as-json.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { expectedCheckIns } from '../checkins.tables.ts';
import {
  type ExpectedRow,
  isOpen,
  isPlanned,
  type NewExpectedRow,
} from '../expected-check-ins.repo.ts';

const { acknowledgedAt, answeredAt, awayAt, elderId, expectedAt, id } = expectedCheckIns;
const { nextStepAt, openedAt, stepAt, toldAt } = expectedCheckIns;

/**
 * Ends the ladders of hours before these that have told nobody: the service was away, and the last
 * hour of an elder stands for them. They stay open until the elder is heard from. Returns them.
 */
export async function passOver(
  tx: Tx,
  rows: readonly Pick<NewExpectedRow, 'elderId' | 'expectedAt'>[],
  now: Date,
): Promise<Pick<ExpectedRow, 'elderId' | 'expectedAt' | 'id'>[]> {
  if (rows.length === 0) return [];
  const last = sql`jsonb_to_recordset(${asJson(rows.map(({ elderId: elder, expectedAt: at }) => ({ elder, at })))})
    as last("elder" uuid, "at" timestamptz)`;
  const isBefore = sql`exists (select 1 from ${last}
    where last."elder" = ${elderId} and ${expectedAt} < last."at")`;
  const hasClimbed = and(isNull(toldAt), isNull(acknowledgedAt), isNotNull(nextStepAt));
  const ofThem = inArray(
    elderId,
    rows.map((row) => row.elderId),
  );
  return tx
    .update(expectedCheckIns)
    .set({ awayAt: now, nextStepAt: null })
    .where(and(ofThem, isPlanned, isOpen, hasClimbed, isBefore))
    .returning({ id, elderId, expectedAt });
}

/** Lets the ladders go on that a clock which ran ahead of `ahead` had passed over. */
export async function takeUp(
  tx: Tx,
  elders: readonly string[],
  { ahead, now }: { readonly ahead: Date; readonly now: Date },
): Promise<void> {
  if (elders.length === 0) return;
  await tx
    .update(expectedCheckIns)
    .set({ awayAt: null, nextStepAt: now })
    .where(
      and(inArray(elderId, [...elders]), isPlanned, isOpen, isNull(toldAt), gt(awayAt, ahead)),
    );
}

/** The hours before one that passed while the service was away, and are still open; latest first. */
export async function findPassed(db: Db, row: ExpectedRow): Promise<Date[]> {
  const rows = await db
    .select({ expectedAt })
    .from(expectedCheckIns)
    .where(
      and(
        eq(elderId, row.elderId),
        isPlanned,
        isNull(toldAt),
        isNotNull(awayAt),
        lt(expectedAt, row.expectedAt),
        row.answeredAt ? eq(answeredAt, row.answeredAt) : isOpen,
      ),
    )
    .orderBy(desc(expectedAt));
  return rows.map((each) => each.expectedAt);
}

/**
 * Deletes the expected check-ins of these elders that were opened, or whose ladder was climbed, by a
 * clock that ran ahead of `ahead`.
 */
export async function deleteAhead(tx: Tx, elders: readonly string[], ahead: Date): Promise<void> {
  if (elders.length === 0) return;
  const early = and(gt(stepAt, ahead), gt(expectedAt, ahead));
  await tx
    .delete(expectedCheckIns)
    .where(and(inArray(elderId, [...elders]), isPlanned, or(gt(openedAt, ahead), early)));
}
