import { dayInKigali } from '@hafi/base/kigali-time';
import { coreErrors } from '@hafi/contract/core/core.errors';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { links } from '@hafi/contract/core/links';
import { Problem } from '@hafi/contract/core/problem';
import type { PayeeAccount } from '@hafi/contract/payments/payee-account.schemas';
import type { changeOwnPayeeAccount as contract } from '@hafi/contract/payments/payouts.contract';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeopleWithRole, requireConfirmed } from '../../accounts/accounts.public.ts';
import { doctorOfPerson, findDoctors, lockSchedule } from '../../doctors/doctors.public.ts';
import { tell } from '../../notifications/notifications.public.ts';
import {
  findPayeeAccounts,
  recordPayeeRequest,
  replacePayeeAccount,
} from './payee-accounts.repo.ts';
import { payoutTexts } from './payouts.messages.ts';
import { presentPayeeAccount } from './payouts.presenter.ts';

/** Where Hafi pays a doctor; null while it is not known. */
export async function readOwnPayeeAccount(
  { db }: Platform,
  personId: string,
): Promise<PayeeAccount | null> {
  const doctor = await doctorOfPerson(db, personId);
  const account = doctor && (await findPayeeAccounts(db, [doctor.id])).get(doctor.id);
  return account ? presentPayeeAccount(account) : null;
}

/**
 * Changes where Hafi pays a doctor, who has shown again who they are, and is notified of it whoever did it.
 * @throws Problem confirm-first, not-found for who has no practice yet
 */
export async function changeOwnPayeeAccount(
  platform: Platform,
  principal: Principal,
  body: ParsedInput<typeof contract>['body'],
): Promise<PayeeAccount> {
  await requireConfirmed(platform, principal);
  const { personId } = principal;
  const at = platform.clock.now();
  return inTransaction(platform, async (tx) => {
    const doctor = await doctorOfPerson(tx, personId);
    if (!doctor) throw new Problem(coreErrors['not-found']);
    // Of two saves at once, the second replaces the first.
    await lockSchedule(tx, doctor.id);
    const { bank, holder, number, way } = body;
    const account = await replacePayeeAccount(tx, {
      id: newId(),
      doctorId: doctor.id,
      way,
      holder,
      bank,
      number,
      since: at,
    });
    await recordAudit(tx, {
      actorId: personId,
      action: 'payee-account.changed',
      subjectId: personId,
      at,
      reason: `${way}, …${number.slice(-3)}`,
    });
    await tell(platform, tx, {
      by: null,
      personId,
      type: 'appointment',
      priority: 'high',
      title: payoutTexts.accountTitle,
      text: payoutTexts.account,
      link: links.ownEarnings,
      at,
      atOnce: true,
      isSecurity: true,
      dedupeKey: `payee-account:${account.id}`,
    });
    tx.changed(['payments'], [personId, ...(await findPeopleWithRole(tx, 'ADMIN'))]);
    tx.changed(['notifications'], [personId]);
    return presentPayeeAccount(account);
  });
}

/**
 * Asks a doctor where to pay, as a coordinator; at most once a day the doctor is notified.
 * @throws Problem not-found
 */
export async function askForPayeeAccount(
  platform: Platform,
  actorId: string,
  doctorId: string,
): Promise<void> {
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const doctor = (await findDoctors(tx, [doctorId])).get(doctorId);
    if (!doctor) throw new Problem(coreErrors['not-found']);
    await recordPayeeRequest(tx, { doctorId, askedBy: actorId, askedAt: at });
    await recordAudit(tx, {
      actorId,
      action: 'payee-account.asked',
      subjectId: doctor.personId,
      at,
    });
    await tell(platform, tx, {
      by: actorId,
      personId: doctor.personId,
      type: 'appointment',
      priority: 'medium',
      title: payoutTexts.requestTitle,
      text: payoutTexts.asked,
      link: links.ownEarnings,
      at,
      dedupeKey: `payee-request:${doctorId}:${dayInKigali(at)}`,
    });
    tx.changed(['payments'], await findPeopleWithRole(tx, 'ADMIN'));
    tx.changed(['notifications'], [doctor.personId]);
  });
}
