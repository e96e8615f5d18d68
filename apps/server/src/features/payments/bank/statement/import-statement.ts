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
import { matchDebits } from '../debits/match-debits.ts';
import { findPaymentsOf } from '../desk/desk.repo.ts';
import { tellDifferent } from '../tell-different.ts';
import { type OwnNames, readOwnNames } from './find-columns.ts';
import {
  NoStatement,
  readStatement,
  type Statement,
  type StatementLine,
} from './read-statement.ts';
import { countAdded, findKnown, insertLines, insertStatement } from './statements.repo.ts';

/** How many new lines are answered: a screen of them, to see whether the file was read rightly. */
const shown = 100;

export interface StatementFile {
  readonly bytes: Uint8Array;
  readonly name: string;
  /** Only say what would be added. */
  readonly dry: boolean;
}

interface Read {
  readonly fresh: readonly StatementLine[];
  /** The payment that a line names, by the line's fingerprint; with its sum. */
  readonly named: ReadonlyMap<string, TransferRow & { readonly amount: number }>;
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
  const own = readOwnNames(platform.config.BANK_COLUMNS ?? '') ?? {};
  const statement = parsed(file.bytes, own);
  const read = await matched(platform.db, statement.lines);
  if (!file.dry && read.fresh.length > 0) {
    await inTransaction(platform, (tx) => store(platform, tx, { actorId, name: file.name, read }));
  }
  return summary(statement, read);
}

function parsed(bytes: Uint8Array, own: OwnNames): Statement {
  try {
    return readStatement(bytes, own);
  } catch (error) {
    if (!(error instanceof NoStatement)) throw error;
    if (error.why === 'too-large') throw new Problem(bankErrors['statement-too-large']);
    throw new Problem(bankErrors['statement-unreadable']);
  }
}

/** The lines that are not stored, and which payments they name. */
async function matched(db: Db, lines: readonly StatementLine[]): Promise<Read> {
  const known = await findKnown(
    db,
    lines.map(({ fingerprint }) => fingerprint),
  );
  const fresh = lines.filter(({ fingerprint }) => !known.has(fingerprint));
  const mayBe = new Map(
    fresh
      .filter(({ amount }) => amount > 0)
      .map((line) => [line.fingerprint, referencesIn(`${line.text} ${line.bankReference ?? ''}`)]),
  );
  const transfers = await findByReferences(db, [...new Set([...mayBe.values()].flat())]);
  const payments = await findPaymentsOf(
    db,
    transfers.map(({ id }) => id),
  );
  const byReference = new Map(transfers.map((each) => [each.reference, each]));
  const named = new Map<string, TransferRow & { readonly amount: number }>();
  for (const [fingerprint, references] of mayBe) {
    const found = references.flatMap((reference) => byReference.get(reference) ?? []);
    const [one, another] = found;
    const payment = one && payments.get(one.id);
    // Two payments in one transfer: people say what it is.
    if (one && payment && !another) named.set(fingerprint, { ...one, amount: payment.amount });
  }
  return { fresh, named };
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
  // In one order, so that two imports of the same lines wait for each other and do not deadlock.
  const rows = [...read.fresh].sort((one, other) => (one.fingerprint < other.fingerprint ? -1 : 1));
  const made = await insertLines(
    tx,
    rows.map((line) => ({
      ...line,
      id: newId(),
      statementId,
      paymentId: read.named.get(line.fingerprint)?.id ?? null,
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

function summary({ lines, unreadable }: Statement, { fresh, named }: Read): ReadStatement {
  const credits = fresh.filter(({ amount }) => amount > 0);
  const fits = (line: StatementLine) => named.get(line.fingerprint)?.amount === line.amount;
  const matchedLines = credits.filter(({ fingerprint }) => named.has(fingerprint));
  const fitting = matchedLines.filter(fits).length;
  return {
    added: fresh.length,
    known: lines.length - fresh.length,
    unreadable: unreadable.slice(0, shown),
    fitting,
    different: matchedLines.length - fitting,
    unknown: credits.length - matchedLines.length,
    out: fresh.length - credits.length,
    lines: fresh.slice(0, shown).map((line) => {
      const { amount, bankReference, day, fingerprint, text } = line;
      const transfer = named.get(fingerprint);
      return {
        day,
        amount,
        text,
        bankReference,
        state: amount > 0 ? (transfer ? 'matched' : 'open') : 'out',
        reference: transfer ? shownReference(transfer.reference) : null,
        fits: fits(line),
      };
    }),
  };
}
