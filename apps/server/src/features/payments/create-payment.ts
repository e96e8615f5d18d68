import { randomUUID } from 'node:crypto';
import { minuteInMs } from '@hafi/base/time';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { isByPhone } from '@hafi/contract/payments/by-phone';
import type { newPayment } from '@hafi/contract/payments/payment.schemas';
import type { Payment } from '@hafi/contract/payments/payments.contract';
import { paymentsErrors } from '@hafi/contract/payments/payments.errors';
import type { Locale } from '@hafi/i18n/locales';
import type * as z from 'zod/mini';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { invalidInput } from '../../platform/http/invalid-input.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../platform/platform.ts';
import { findContactCards } from '../accounts/accounts.public.ts';
import { announcePayment } from './announce-payment.ts';
import { askPayer } from './ask-payer.ts';
import { beginTransfer, transferDeadline } from './bank/begin-transfer.ts';
import { closePayment } from './close-payment.ts';
import { endsWithin } from './ends-within.ts';
import type { Payable } from './payables/payable.ts';
import { payablesOf } from './payables/payables-of.ts';
import { secondsToNextCheck } from './payment-steps.ts';
import { presentPayment } from './payments.presenter.ts';
import {
  findByKey,
  findOwnPayment,
  insertPayment,
  isDoublePayment,
  type PaymentRow,
} from './payments.repo.ts';
import { findOthers, isHeldExpired, isLive, isPromise } from './payments-of-purpose.repo.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';
import { offeredMethods, providerFor } from './providers/provider-of.ts';
import { findRefundsOf } from './refunds/refunds.repo.ts';

type NewPayment = z.output<typeof newPayment>;

/** The payer, and the Idempotency-Key of this request. */
export interface Payer {
  readonly personId: string;
  readonly key: string;
  readonly locale?: Locale;
}

/**
 * Payment requests that a person may send, and a phone may receive, in ten minutes: a phone enough
 * for a refusal and a second thought, so that nobody is pestered.
 */
const perPerson = { max: 20, seconds: 600 };
const perPhone = { max: 5, seconds: 600 };

/**
 * Pays for something. The payment is stored before the provider is asked, and a key always means
 * the same payment, so that no crash or retry charges twice. By mobile money the payer then
 * approves on the phone; `after` is the promise to pay at the practice.
 * @throws Problem not-found, not-payable, already-paid, payment-in-progress, method-not-available,
 * too-soon-for-bank,
 * provider-unavailable (nothing was stored or charged), too-many-requests, idempotency-key-reused,
 * invalid-input without an address for the receipt from a payer who has one
 */
export async function createPayment(
  platform: Platform,
  payer: Payer,
  input: NewPayment,
): Promise<Payment> {
  const { db, rateLimiter } = platform;
  const known = await findByKey(db, payer.personId, payer.key);
  if (known) return show(platform, sameWish(known, input));
  // At the practice only visits are paid.
  const isElsewhere = input.method === 'after' && input.for.kind !== 'booking';
  if (isElsewhere || !offeredMethods(platform).includes(input.method)) {
    throw new Problem(paymentsErrors['method-not-available']);
  }
  const limits = limitsOf(payer, input);
  await rateLimiter.checkEach(limits);
  const provider = providerFor(platform, input.method);
  if (provider) await providerReady(provider);
  await requireEmail(platform, payer, input);
  const { payment, isNew, payable } = await open(platform, payer, input);
  if (!isNew) return show(platform, payment);
  // Counted only here, because only this reaches a phone. The payment is stored by now: of many at
  // once, those beyond the limit end without reaching it.
  const reaches = rateLimiter.takeEach(limits).then(
    () => true,
    () => false,
  );
  if (!(await reaches)) {
    const ending = {
      status: 'failed',
      failure: 'provider-error',
      reason: 'too-many-prompts',
    } as const;
    await closePayment(platform, payment.id, ending);
    return show(platform, payment);
  }
  if (provider) await askSoon(platform, payment, { payable, locale: payer.locale });
  return show(platform, payment);
}

/** How long a payer waits for the provider before the answer says how far the payment is, in milliseconds. */
const patienceMs = 2500;

/**
 * Asks the payer's phone, or opens the page for a card. While the provider is silent the payment is answered as `created`: the request
 * goes on, and if it fails the payment is followed up like any other.
 */
async function askSoon(
  platform: Platform,
  payment: PaymentRow,
  known: NonNullable<Parameters<typeof askPayer>[2]>,
) {
  const asked = askPayer(platform, payment, known);
  if (await endsWithin(patienceMs, asked)) return;
  asked.catch((error: unknown) => {
    platform.log.error({ err: error, payment: payment.id }, 'a payer was not asked');
  });
}

/** Who has no e-mail address pays with the phone alone; everybody else names one. */
async function requireEmail({ db }: Platform, { personId }: Payer, { billing }: NewPayment) {
  if (billing.email) return;
  const person = (await findContactCards(db, [personId])).get(personId);
  if (person?.email) throw invalidInput('billing.email', 'required');
}

function limitsOf({ personId }: Payer, input: NewPayment) {
  const phone = phoneOf(input);
  const ofPerson = [`payments:${personId}`, perPerson] as const;
  if (phone !== null) return [ofPerson, [`payments:${phone}`, perPhone] as const];
  return input.method === 'after' ? [] : [ofPerson];
}

async function show({ db }: Platform, payment: PaymentRow): Promise<Payment> {
  const now = await findOwnPayment(db, payment.payerId, payment.id);
  // Without a receipt no money has come of which some could go back.
  const refunds = now?.receiptNumber ? await findRefundsOf(db, [payment.id]) : [];
  return presentPayment(now ?? payment, now?.receiptNumber ?? null, refunds);
}

/** @throws Problem idempotency-key-reused when the key belongs to a different request */
function sameWish(known: PaymentRow, input: NewPayment): PaymentRow {
  const same =
    known.purposeId === input.for.id &&
    known.method === input.method &&
    known.phone === phoneOf(input);
  if (!same) throw new Problem(coreErrors['idempotency-key-reused']);
  return known;
}

const phoneOf = ({ method, phone }: NewPayment): string | null =>
  isByPhone(method) ? phone || null : null;

async function providerReady(provider: PaymentProvider): Promise<void> {
  const ready = provider.ready();
  const isReady = await endsWithin(patienceMs, ready).catch(() => false);
  // A token that comes later serves the next payment.
  ready.catch(() => undefined);
  if (!isReady) {
    throw new Problem(paymentsErrors['provider-unavailable'], { retryAfterSeconds: 10 });
  }
}

interface Opened {
  readonly payment: PaymentRow;
  readonly isNew: boolean;
  /** What is paid for, if already queried. */
  readonly payable?: Payable;
}

async function open(platform: Platform, payer: Payer, input: NewPayment): Promise<Opened> {
  try {
    return await inTransaction(platform, (tx) => openIn(platform, tx, payer, input));
  } catch (error) {
    if (!isDoublePayment(error)) throw error;
    const known = await findByKey(platform.db, payer.personId, payer.key);
    if (known) return { payment: sameWish(known, input), isNew: false };
    throw new Problem(paymentsErrors['payment-in-progress']);
  }
}

async function openIn(
  platform: Platform,
  tx: Tx,
  payer: Payer,
  input: NewPayment,
): Promise<Opened> {
  // Locked first, which serializes all payments of one thing.
  const payables = payablesOf({ purposeKind: input.for.kind });
  const payable = await payables.lockFor(tx, input.for.id, payer.personId);
  if (!payable) throw new Problem(coreErrors['not-found']);
  const others = await findOthers(tx, payable.id, payer);
  const known = others.find(
    ({ idempotencyKey, payerId }) => idempotencyKey === payer.key && payerId === payer.personId,
  );
  if (known) return { payment: sameWish(known, input), isNew: false };
  const ofSame = others.filter(({ purposeId }) => purposeId === payable.id);
  refuseUnpayable(ofSame, payable);
  if (payable.atOnce && input.method === 'after') {
    throw new Problem(paymentsErrors['method-not-available']);
  }
  if (input.method === 'after') {
    const promise = ofSame.find(isPromise);
    if (promise?.payerId === payer.personId) return { payment: promise, isNew: false };
  }
  const payment = await insertPayment(tx, newRow(platform, payable, payer, input));
  if (payment.method === 'bank') await beginTransfer(platform, tx, payment);
  await payable.settled(tx, payment.method === 'after' ? 'promised' : 'asked', payment.id);
  await announcePayment(tx, payment, payable.people);
  return { payment, isNew: true, payable };
}

function refuseUnpayable(others: readonly PaymentRow[], { refusal }: Payable): void {
  if (refusal === 'not-payable') throw new Problem(paymentsErrors['not-payable']);
  const live = others.find(isLive);
  if (live?.status === 'succeeded' || refusal === 'already-paid') {
    throw new Problem(paymentsErrors['already-paid']);
  }
  if (live || others.some(isHeldExpired)) {
    throw new Problem(paymentsErrors['payment-in-progress']);
  }
}

function newRow(platform: Platform, payable: Payable, payer: Payer, input: NewPayment) {
  const { method } = input;
  const now = platform.clock.now();
  const provider = providerFor(platform, method);
  const online = provider !== undefined;
  const seconds = secondsToNextCheck({ status: 'created', createdAt: now }, now) ?? 0;
  return {
    id: newId(),
    payerId: payer.personId,
    purposeKind: input.for.kind,
    purposeId: payable.id,
    paidFor: payable.paidFor,
    method,
    amount: payable.amount,
    serviceFee: payable.serviceFee,
    phone: phoneOf(input),
    ...input.billing,
    termsAcceptedAt: now,
    idempotencyKey: payer.key,
    status: 'created' as const,
    provider: provider?.notifier ?? null,
    // Version 4, as the providers require.
    providerReference: online ? randomUUID() : null,
    createdAt: now,
    statusAt: now,
    expiresAt: method === 'bank' ? transferDeadline(payable, now) : endOf(provider, now),
    nextCheckAt: online ? new Date(now.getTime() + seconds * 1000) : null,
  };
}

/** Until when the payer can approve, or pay on the page; null when there is nothing to await. */
function endOf(provider: PaymentProvider | undefined, now: Date): Date | null {
  return provider ? new Date(now.getTime() + provider.patienceMinutes * minuteInMs) : null;
}
