import { createHash } from 'node:crypto';
import { dayInKigali } from '@hafi/base/kigali-time';
import { Problem } from '@hafi/contract/core/problem';
import { bankErrors } from '@hafi/contract/payments/bank.errors';
import { referencesIn, shownReference } from '@hafi/contract/payments/bank-reference';
import type { ReadStatement } from '@hafi/contract/payments/bank-statements.contract';
import { recordAudit } from '../../../../platform/audit/audit.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../../platform/db/tx.ts';
import { newId } from '../../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { announceBank } from '../announce-bank.ts';
import { findByReferences, type TransferRow } from '../bank.repo.ts';
import { lockDebits } from '../debits/debits.repo.ts';
import { matchDebits } from '../debits/match-debits.ts';
import { findPaymentsOf } from '../desk/desk.repo.ts';
import { tellDifferent } from '../tell-different.ts';
import { readOwnNames } from './find-columns.ts';
import {
  NoStatement,
  readStatement,
  type Statement,
  type StatementLine,
} from './read-statement.ts';
import { type Sorted, sortKnown } from './sort-known.ts';
import { countAdded, findOfDays, insertLines, insertStatement } from './statements.repo.ts';

/** How many new lines are answered: a screen of them, to see whether the file was read rightly. */
const shown = 100;

export interface StatementFile {
  readonly bytes: Uint8Array;
  readonly name: string;
  /** Only say what would be added. */
  readonly dry: boolean;
  /** Rows of lines that are perhaps known, of which a coordinator says that they are others. */
  readonly asNew: readonly number[];
}

/** A line that is not stored. */
interface NewLine extends StatementLine {
  readonly fingerprint: string;
}

interface Read extends Omit<Sorted, 'fresh'> {
  readonly fresh: readonly NewLine[];
  /** The payment that a line names, by the line's row; with its sum. */
  readonly named: ReadonlyMap<number, TransferRow & { readonly amount: number }>;
}

/**
 * Reads a bank statement and stores the lines that are new, each with the payment whose reference it
 * names. Nothing is booked: people confirm it.
 * @throws Problem statement-unreadable, statement-too-large
 */
export async function importStatement(
  platform: Platform,
  actorId: string,
  file: StatementFile,
): Promise<ReadStatement> {
  const statement = parsed(platform, file.bytes);
  if (file.dry) return summary(statement, await compared(platform.db, statement, file));
  return inTransaction(platform, async (tx) => {
    // Two imports at once: the second sees what the first has stored.
    await lockDebits(tx);
    const read = await compared(tx, statement, file);
    if (read.fresh.length > 0) await store(platform, tx, { actorId, name: file.name, read });
    return summary(statement, read);
  });
}

function parsed({ clock, config }: Platform, bytes: Uint8Array): Statement {
  try {
    const own = readOwnNames(config.BANK_COLUMNS ?? '') ?? {};
    return readStatement(bytes, dayInKigali(clock.now()), own);
  } catch (error) {
    if (!(error instanceof NoStatement)) throw error;
    if (error.why === 'too-large') throw new Problem(bankErrors['statement-too-large']);
    throw new Problem(bankErrors['statement-unreadable']);
  }
}

const hashOf = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');

/** The lines that are not stored or perhaps not, and which payments they name. */
async function compared(
  db: Db,
  { lines }: Statement,
  { asNew, bytes }: StatementFile,
): Promise<Read> {
  const days = [...new Set(lines.map(({ day }) => day))];
  const sorted = sortKnown(lines, await findOfDays(db, days));
  const fileHash = hashOf(bytes);
  const isNew = ({ line }: { line: StatementLine }) => asNew.includes(line.row);
  const fresh: NewLine[] = [
    ...sorted.fresh.map(({ line, nth }) => {
      const { amount, bankReference, day, text } = line;
      const says = JSON.stringify([day, amount, text, bankReference]);
      return { ...line, fingerprint: hashOf(`${nth} ${says}`) };
    }),
    // Two coordinators who say so of the same row, or one who presses twice, add it once.
    ...sorted.doubtful
      .filter(isNew)
      .map(({ line }) => ({ ...line, fingerprint: hashOf(`${fileHash} ${line.row}`) })),
  ].sort((one, other) => one.row - other.row);
  const doubtful = sorted.doubtful.filter((each) => !isNew(each));
  const named = await namedBy(db, [...fresh, ...doubtful.map(({ line }) => line)]);
  return { fresh, doubtful, known: sorted.known, named };
}

/** Which payments lines name. */
async function namedBy(db: Db, lines: readonly StatementLine[]): Promise<Read['named']> {
  const mayBe = new Map(
    lines
      .filter(({ amount }) => amount > 0)
      .map((line) => [line.row, referencesIn(`${line.text} ${line.bankReference ?? ''}`)]),
  );
  const transfers = await findByReferences(db, [...new Set([...mayBe.values()].flat())]);
  const payments = await findPaymentsOf(
    db,
    transfers.map(({ id }) => id),
  );
  const byReference = new Map(transfers.map((each) => [each.reference, each]));
  const named = new Map<number, TransferRow & { readonly amount: number }>();
  for (const [row, references] of mayBe) {
    const found = references.flatMap((reference) => byReference.get(reference) ?? []);
    const [one, another] = found;
    const payment = one && payments.get(one.id);
    // Two payments in one transfer: people say what it is.
    if (one && payment && !another) named.set(row, { ...one, amount: payment.amount });
  }
  return named;
}

async function store(
  platform: Platform,
  tx: Tx,
  { actorId, name, read }: { actorId: string; name: string; read: Read },
): Promise<void> {
  const at = platform.clock.now();
  const statementId = newId();
  await insertStatement(tx, {
    id: statementId,
    name: name || '-',
    importedBy: actorId,
    importedAt: at,
    added: 0,
  });
  const made = await insertLines(
    tx,
    read.fresh.map(({ row, ...line }) => ({
      ...line,
      id: newId(),
      statementId,
      paymentId: read.named.get(row)?.id ?? null,
    })),
  );
  await countAdded(tx, statementId, made.length);
  if (made.length === 0) return;
  await matchDebits(tx, made);
  await recordAudit(tx, {
    actorId,
    action: 'bank.statement-imported',
    subjectId: statementId,
    at,
  });
  const paymentIds = [...new Set(made.flatMap(({ paymentId }) => paymentId ?? []))];
  await tellDifferent(platform, tx, paymentIds);
  await announceBank(tx, paymentIds);
}

function summary(
  { unreadable }: Statement,
  { doubtful, fresh, known, named }: Read,
): ReadStatement {
  const credits = fresh.filter(({ amount }) => amount > 0);
  const fits = (line: StatementLine) => named.get(line.row)?.amount === line.amount;
  const matchedLines = credits.filter(({ row }) => named.has(row));
  const fitting = matchedLines.filter(fits).length;
  const shownLine = (line: StatementLine): ReadStatement['lines'][number] => {
    const { amount, bankReference, day, row, text } = line;
    const transfer = named.get(row);
    return {
      day,
      amount,
      text,
      bankReference,
      state: amount > 0 ? (transfer ? 'matched' : 'open') : 'out',
      reference: transfer ? shownReference(transfer.reference) : null,
      fits: fits(line),
    };
  };
  return {
    added: fresh.length,
    known,
    doubtful: doubtful.slice(0, shown).map((each) => ({
      ...shownLine(each.line),
      row: each.line.row,
      known: each.known,
    })),
    doubtfulCount: doubtful.length,
    unreadable: unreadable.slice(0, shown),
    unreadableCount: unreadable.length,
    fitting,
    different: matchedLines.length - fitting,
    unknown: credits.length - matchedLines.length,
    out: fresh.length - credits.length,
    lines: fresh.slice(0, shown).map(shownLine),
  };
}
