import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import type * as contract from '@hafi/contract/payments/payouts.contract';
import { readTimePage } from '../../../platform/http/read-page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { doctorOfPerson, findDoctors } from '../../doctors/doctors.public.ts';
import { findPayeeAccounts, findPayeeRequests } from './payee-accounts.repo.ts';
import { findLastPayoutFees } from './payout-fees.repo.ts';
import { presentPayeeAccount, presentPayout } from './payouts.presenter.ts';
import {
  findPayouts,
  type Owed,
  type PayoutRow,
  sumDueByDoctor,
  sumDueTo,
} from './payouts.repo.ts';

type Query = ParsedInput<typeof contract.listPayouts>['query'];

const byTime = ({ createdAt: at, id }: PayoutRow) => ({ at, id });

/** What is owed to each doctor now, most first. */
export async function listDoctorsDue({
  clock,
  db,
}: Platform): Promise<Answer<typeof contract.listDoctorsDue>['data']> {
  const rows = await sumDueByDoctor(db, clock.now());
  const ids = rows.flatMap(({ doctorId }) => doctorId ?? []);
  const doctors = await findDoctors(db, ids);
  const accounts = await findPayeeAccounts(db, ids);
  const requests = await findPayeeRequests(db, ids);
  const askers = [...requests.values()].map(({ askedBy }) => askedBy);
  const people = await findPeople(db, [...new Set(askers)]);
  const requestedOf = (doctorId: string) => {
    const request = requests.get(doctorId);
    if (!request) return null;
    const { askedAt, askedBy: id } = request;
    return { by: { id, name: people.get(id)?.name ?? '' }, at: askedAt.toISOString() };
  };
  return rows.flatMap(({ doctorId, due, toCome }) => {
    const doctor = doctorId && doctors.get(doctorId);
    if (!doctor) return [];
    const { id, name } = doctor;
    const account = accounts.get(id);
    const payTo = account ? presentPayeeAccount(account) : null;
    return [{ doctor: { id, name }, due, toCome, payTo, asked: requestedOf(id) }];
  });
}

/** @throws Problem invalid-input for an unknown cursor */
export async function listPayouts(
  { db }: Platform,
  query: Query,
): Promise<Answer<typeof contract.listPayouts>> {
  const { items, nextCursor } = await readTimePage(
    query,
    (page) => findPayouts(db, null, page),
    byTime,
  );
  const doctors = await findDoctors(db, [...new Set(items.map(({ doctorId }) => doctorId))]);
  const coordinators = items.flatMap(({ recordedBy, reversedBy }) =>
    reversedBy ? [recordedBy, reversedBy] : recordedBy,
  );
  const people = await findPeople(db, [...new Set(coordinators)]);
  const fees = await findLastPayoutFees(
    db,
    items.map(({ id }) => id),
  );
  const personOf = (id: string) => ({ id, name: people.get(id)?.name ?? '' });
  const data = items.map((row) => ({
    ...presentPayout(row),
    doctor: { id: row.doctorId, name: doctors.get(row.doctorId)?.name ?? '' },
    recordedBy: personOf(row.recordedBy),
    reversedBy: row.reversedBy ? personOf(row.reversedBy) : null,
    fee: fees.get(row.id)?.fee ?? null,
  }));
  return { data, nextCursor };
}

/** What is owed to a doctor; nothing to who has no practice yet. */
export async function readOwnEarnings({ clock, db }: Platform, personId: string): Promise<Owed> {
  const doctor = await doctorOfPerson(db, personId);
  return doctor ? sumDueTo(db, doctor.id, clock.now()) : { due: 0, toCome: 0 };
}

/** @throws Problem invalid-input for an unknown cursor */
export async function listOwnPayouts(
  { db }: Platform,
  personId: string,
  query: Query,
): Promise<Answer<typeof contract.listOwnPayouts>> {
  const doctor = await doctorOfPerson(db, personId);
  if (!doctor) return { data: [], nextCursor: null };
  const { items, nextCursor } = await readTimePage(
    query,
    (page) => findPayouts(db, doctor.id, page),
    byTime,
  );
  return { data: items.map(presentPayout), nextCursor };
}
