import { dayInMs } from '@hafi/base/time';
import type { Answer } from '@hafi/contract/core/endpoint';
import type {
  BankArrival,
  BankLine,
  TransferForAdmin,
} from '@hafi/contract/payments/bank-desk.schemas';
import { shownReference } from '@hafi/contract/payments/bank-reference';
import type { getBankDesk } from '@hafi/contract/payments/bank-statements.contract';
import type { Platform } from '../../../../platform/platform.ts';
import { findContactCards } from '../../../accounts/accounts.public.ts';
import { type ConfirmationRow, findArrived, type LineRow, sumOf } from '../bank.repo.ts';
import { bankAccount } from '../bank-settings.ts';
import type { ChargeRow } from '../debits/debits.repo.ts';
import { listDebits, listUnlisted } from '../debits/list-debits.ts';
import {
  type BankPayment,
  findArrivedPayments,
  findBankPayments,
  findCandidates,
  findConfirmations,
  findOpenLines,
  findWaiting,
} from './desk.repo.ts';
import { outcomeOf } from './outcome-of.ts';
import { suggestionsFor } from './suggestions-for.ts';

type Desk = Answer<typeof getBankDesk>['data'];
type Cards = Awaited<ReturnType<typeof findContactCards>>;

/** What a screen can hold; what is done makes room for the rest. */
const most = 100;

/** How long after its begin a payment may be what an unnamed transfer is for, in milliseconds. */
const candidateMs = 90 * dayInMs;

/** What coordinators see of bank payments. */
export async function getDesk(platform: Platform, callerId: string): Promise<Desk> {
  const { clock, config, db } = platform;
  const arrivedIds = await findArrivedPayments(db, most + 1);
  const came = await findBankPayments(db, arrivedIds.slice(0, most));
  const waiting = await findWaiting(db, most + 1);
  const open = await findOpenLines(db, most + 1);
  const left = await listDebits(db, most + 1);
  const unlisted = await listUnlisted(db, most + 1);
  const since = new Date(clock.now().getTime() - candidateMs);
  const candidates = open.length > 0 ? await findCandidates(db, since, 1000) : [];
  const cards = await findContactCards(db, [
    ...new Set([...came, ...waiting, ...candidates].map(({ payment }) => payment.payerId)),
  ]);
  const show = (each: BankPayment) => showTransfer(each, cards);
  const arrivals = await arrivalsOf(platform, callerId, came, arrivedIds, cards);
  return {
    offered: bankAccount(config) !== null,
    twoAbove: config.BANK_TWO_PEOPLE_ABOVE,
    arrivals,
    open: open.slice(0, most).map((line) => ({
      ...showLine(line, {}),
      suggestions: suggestionsFor(line, candidates, cards).map(({ because, candidate }) => ({
        transfer: show(candidate),
        because,
      })),
    })),
    left: left.slice(0, most).map(({ line, sent, suggestions }) => ({
      ...showLine(line, {}),
      sent,
      suggestions,
    })),
    unlisted: unlisted.slice(0, most),
    waiting: waiting.slice(0, most).map(show),
    more: [arrivedIds, waiting, open, left, unlisted].some(({ length }) => length > most),
  };
}

/** A payment by bank, for coordinators. */
export function showTransfer({ payment, reference }: BankPayment, cards: Cards): TransferForAdmin {
  const { amount, createdAt, expiresAt, firstName, id, lastName, payerId, status } = payment;
  const card = cards.get(payerId);
  return {
    id,
    payer: {
      id: payerId,
      name: card?.name ?? `${firstName} ${lastName}`,
      phone: card?.phoneNumber ?? null,
    },
    amount,
    reference: shownReference(reference),
    status,
    createdAt: createdAt.toISOString(),
    payBy: (expiresAt ?? createdAt).toISOString(),
  };
}

/** What became of a line. */
interface Became {
  readonly confirmation?: ConfirmationRow | undefined;
  readonly charge?: ChargeRow | undefined;
}

/** A line, for coordinators. */
export function showLine(line: LineRow, became: Became): BankLine {
  const { amount, bankReference, day, id, text } = line;
  return { id, day, amount, text, bankReference, state: stateOf(line, became) };
}

function stateOf(
  { amount, note, paymentId, payoutId, refundId }: LineRow,
  { charge, confirmation }: Became,
): BankLine['state'] {
  if (payoutId !== null || refundId !== null) return 'sent';
  if (charge) return 'charge';
  if (amount <= 0 && note === null) return 'out';
  if (note !== null) return 'other';
  if (paymentId === null) return 'open';
  return confirmation?.doneAt ? 'done' : 'matched';
}

async function arrivalsOf(
  { config, db }: Platform,
  callerId: string,
  came: readonly BankPayment[],
  order: readonly string[],
  cards: Cards,
): Promise<BankArrival[]> {
  const ids = came.map(({ payment }) => payment.id);
  const all = await findArrived(db, ids);
  const confirmations = await findConfirmations(
    db,
    all.flatMap(({ confirmationId }) => confirmationId ?? []),
  );
  const firsts = await findContactCards(
    db,
    [...confirmations.values()].map(({ firstBy }) => firstBy),
  );
  const arrivals: BankArrival[] = [];
  for (const each of came) {
    const { payment } = each;
    const ofThis = all.filter(({ paymentId }) => paymentId === payment.id);
    const lines = inQuestion(ofThis);
    const total = sumOf(lines);
    const confirmation = confirmations.get(lines[0]?.confirmationId ?? '');
    arrivals.push({
      transfer: showTransfer(each, cards),
      lines: lines.map((line) => showLine(line, {})),
      total,
      outcome: await outcomeOf(db, payment, total),
      two: total > (confirmation?.limitRwf ?? config.BANK_TWO_PEOPLE_ABOVE),
      first: confirmation
        ? {
            id: confirmation.firstBy,
            name: firsts.get(confirmation.firstBy)?.name ?? '-',
            at: confirmation.firstAt.toISOString(),
          }
        : null,
      mayConfirm: confirmation?.firstBy !== callerId,
    });
  }
  const place = (arrival: BankArrival) => order.indexOf(arrival.transfer.id);
  return arrivals.sort((one, other) => place(one) - place(other));
}

/** What is confirmed together: what somebody has confirmed first, else all that came. */
export function inQuestion(lines: readonly LineRow[]): readonly LineRow[] {
  const begun = lines.filter(({ confirmationId }) => confirmationId !== null);
  return begun.length > 0 ? begun : lines;
}
