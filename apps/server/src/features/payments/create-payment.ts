import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Payment } from '@hafi/contract/payments/payments.contract';
import { paymentsErrors } from '@hafi/contract/payments/payments.errors';
import type { StepReason } from '@hafi/contract/payments/step-reasons';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { invalidInput } from '../../platform/http/invalid-input.ts';
import type { Platform } from '../../platform/platform.ts';
import { findContactCards, requireName } from '../accounts/accounts.public.ts';
import { announcePayment } from './announce-payment.ts';
import { askPayer } from './ask-payer.ts';
import { beginTransfer } from './bank/begin-transfer.ts';
import { closePayment } from './close-payment.ts';
import { endsWithin } from './ends-within.ts';
import { type NewPaymentWish, newRow, type Payer, phoneOf, refusalOf } from './new-payment.ts';
import type { Payable } from './payables/payable.ts';
import { payablesOf } from './payables/payables-of.ts';
import { presentPayment } from './payments.presenter.ts';
import {
  findByKey,
  findOwnPayment,
  insertPayment,
  isDoublePayment,
  type PaymentRow,
} from './payments.repo.ts';
import { findOthers, isPromise } from './payments-of-purpose.repo.ts';
import type { PaymentProvider } from './providers/payment-provider.ts';
import { offeredMethods, providerFor } from './providers/provider-of.ts';
import { findRefundsOf } from './refunds/refunds.repo.ts';
import { createTogether } from './together/create-together.ts';

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
  input: NewPaymentWish,
): Promise<Payment> {
  const { payment, isNew, payable } = await openOrKnown(platform, payer, input);
  if (!isNew) return show(platform, payment);
  // Counted only here, because only this reaches a phone. The payment is stored by now: of many at
  // once, those beyond the limit end without reaching it.
  const reaches = platform.rateLimiter.takeEach(limitsOf(payer, input)).then(
    () => true,
    () => false,
  );
  if (!(await reaches)) {
    const ending = {
      status: 'failed',
      failure: 'provider-error',
      reason: 'too-many-prompts' satisfies StepReason,
    } as const;
    await closePayment(platform, payment.id, ending);
    return show(platform, payment);
  }
  const requested = await askSoon(platform, payment, { payable, locale: payer.locale });
  return requested ? presentPayment(requested, null, []) : show(platform, payment);
}

/**
 * Stores the payment; or finds the one of this key, which the key means also where a new one is refused by
 * now, or was stored by an attempt that was cut before its answer.
 */
async function openOrKnown(
  platform: Platform,
  payer: Payer,
  input: NewPaymentWish,
): Promise<Opened> {
  try {
    await mayBegin(platform, payer, input);
    return await open(platform, payer, input);
  } catch (refusal) {
    const known = await findByKey(platform.db, payer.personId, payer.key);
    if (known) return { payment: sameWish(known, input), isNew: false };
    throw refusal;
  }
}

/** @throws Problem as {@link createPayment}, before anything is stored */
async function mayBegin(platform: Platform, payer: Payer, input: NewPaymentWish): Promise<void> {
  // At the practice only visits are paid.
  const isElsewhere = input.method === 'after' && input.for.kind !== 'booking';
  if (isElsewhere || !offeredMethods(platform).includes(input.method)) {
    throw new Problem(paymentsErrors['method-not-available']);
  }
  await platform.rateLimiter.checkEach(limitsOf(payer, input));
  const provider = providerFor(platform, input.method);
  if (provider) await providerReady(provider);
  await requireRecipient(platform, payer, input);
}

/** How long a payer waits for the provider before the answer says how far the payment is, in milliseconds. */
const patienceMs = 2500;

/**
 * Asks the payer's phone, or opens the page for a card. While the provider is silent the payment is answered as `created`: the request
 * goes on, and if it fails the payment is followed up like any other. Returns the payment once it waits
 * for the payer.
 */
async function askSoon(
  platform: Platform,
  payment: PaymentRow,
  known: NonNullable<Parameters<typeof askPayer>[2]>,
): Promise<PaymentRow | null> {
  const requested = askPayer(platform, payment, known);
  if (await endsWithin(patienceMs, requested)) return requested;
  requested.catch((error: unknown) => {
    platform.log.error({ err: error, payment: payment.id }, 'a payer was not asked');
  });
  return null;
}

/**
 * Who has no e-mail address pays with the phone alone; everybody else names one. A name other than
 * the payer's keeps the rules of names.
 */
async function requireRecipient(
  { db }: Platform,
  { personId }: Payer,
  { billing }: NewPaymentWish,
): Promise<void> {
  const person = (await findContactCards(db, [personId])).get(personId);
  requireName('billing.firstName', billing.firstName, person?.firstName);
  requireName('billing.lastName', billing.lastName, person?.lastName);
  if (person?.email && !billing.email) throw invalidInput('billing.email', 'required');
}

function limitsOf({ personId }: Payer, input: NewPaymentWish) {
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
function sameWish(known: PaymentRow, input: NewPaymentWish): PaymentRow {
  const same =
    known.purposeId === input.for.id &&
    known.method === input.method &&
    known.phone === phoneOf(input);
  if (!same) throw new Problem(coreErrors['idempotency-key-reused']);
  return known;
}

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

async function open(platform: Platform, payer: Payer, input: NewPaymentWish): Promise<Opened> {
  const created = await createTogether(platform, payer, input);
  if (created) return { ...created, isNew: true };
  try {
    return await inTransaction(platform, (tx) => openIn(platform, tx, payer, input));
  } catch (error) {
    if (!isDoublePayment(error)) throw error;
    throw new Problem(paymentsErrors['payment-in-progress']);
  }
}

async function openIn(
  platform: Platform,
  tx: Tx,
  payer: Payer,
  input: NewPaymentWish,
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
  const refusal = refusalOf(ofSame, payable);
  if (refusal) throw new Problem(refusal);
  if (payable.atOnce && input.method === 'after') {
    throw new Problem(paymentsErrors['method-not-available']);
  }
  if (input.method === 'after') {
    const promise = ofSame.find(isPromise);
    if (promise?.payerId === payer.personId) return { payment: promise, isNew: false };
  }
  const payment = await insertPayment(tx, newRow(platform, payable, payer, input));
  if (payment.method === 'bank') await beginTransfer(platform, tx, payment);
  await payable.setPaymentState(tx, payment.method === 'after' ? 'promised' : 'asked', payment.id);
  await announcePayment(tx, payment, payable.people);
  return { payment, isNew: true, payable };
}
