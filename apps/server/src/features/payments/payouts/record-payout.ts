import { dayInKigali } from '@hafi/base/kigali-time';
import { coreErrors } from '@hafi/contract/core/core.errors';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import type { recordPayout as contract, Payout } from '@hafi/contract/payments/payouts.contract';
import { payoutsErrors } from '@hafi/contract/payments/payouts.errors';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { invalidInput } from '../../../platform/http/invalid-input.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findDoctors, lockSchedule } from '../../doctors/doctors.public.ts';
import { matchSentMoney } from '../bank/debits/match-debits.ts';
import { postPayout } from '../ledger/post-ledger.ts';
import { comparePayout } from '../reconciliation/compare-day.ts';
import { findKeptAccounts, forgetReplacedAccounts } from './payee-accounts.repo.ts';
import { presentPayeeAccount, presentPayout } from './payouts.presenter.ts';
import { insertPayout, sumDueTo } from './payouts.repo.ts';
import { recordPayoutFees } from './record-payout-fees.ts';
import { tellDoctor } from './tell-doctor.ts';

interface Recorded {
  readonly doctorId: string;
  readonly body: ParsedInput<typeof contract>['body'];
}

/**
 * Records that a doctor was paid outside of Hafi, as a coordinator, with its ledger and audit entries;
 * the doctor is notified.
 * @throws Problem not-found, invalid-input for a day to come or an
 * account that is not the doctor's, more-than-due when less is owed for
 * appointments that are over, payout-known when the account has one with this reference
 */
export async function recordPayout(
  platform: Platform,
  actorId: string,
  { body, doctorId }: Recorded,
): Promise<Payout> {
  const at = platform.clock.now();
  if (body.paidOn > dayInKigali(at)) throw invalidInput('paidOn', 'invalid-date');
  const { fee, payeeAccountId, ...sent } = body;
  return inTransaction(platform, async (tx) => {
    const doctor = (await findDoctors(tx, [doctorId])).get(doctorId);
    if (!doctor) throw new Problem(coreErrors['not-found']);
    // Two coordinators must not both pay out what is owed.
    await lockSchedule(tx, doctorId);
    const { due } = await sumDueTo(tx, doctorId, at);
    if (body.amount > due) throw new Problem(payoutsErrors['more-than-due']);
    const kept = await findKeptAccounts(tx, doctorId);
    const payee = kept.find(({ id }) => id === payeeAccountId);
    if (payeeAccountId && !payee) throw invalidInput('payeeAccountId', 'unknown');
    const payout = await insertPayout(tx, {
      id: newId(),
      doctorId,
      ...sent,
      paidTo: payee ? presentPayeeAccount(payee) : null,
      recordedBy: actorId,
      createdAt: at,
    });
    if (!payout) throw new Problem(payoutsErrors['payout-known']);
    await forgetReplacedAccounts(tx, doctorId);
    await postPayout(tx, payout, { at });
    // Before the lists: what they say counts more.
    if (fee !== undefined)
      await recordPayoutFees(tx, [{ payout, fee }], { source: 'coordinator', at });
    await comparePayout(platform, tx, payout);
    if (payout.account === 'bank') await matchSentMoney(tx, payout.id);
    await recordAudit(tx, {
      actorId,
      action: 'payout.recorded',
      subjectId: doctor.personId,
      at,
      reason: `${body.amount} RWF${fee ? ` (fee: ${fee})` : ''}, ${body.account}: ${body.reference}`,
    });
    await tellDoctor(platform, tx, { payout, personId: doctor.personId, by: actorId });
    return presentPayout(payout);
  });
}
