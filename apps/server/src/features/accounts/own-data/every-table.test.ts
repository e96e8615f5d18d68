import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordStatements } from '../../../../../../bench/record-statements.ts';
import { accountCalls } from '../../../test/account-calls.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

/** Columns of ids that are nobody's, apart from those with a foreign key. */
const notPeople = [
  'call_id',
  'identity',
  'seed',
  'posting_id',
  'purpose_id',
  'provider_reference',
  'locked_by',
  'upload_id',
];

/** Texts that reach or name somebody. */
const reaching =
  /(^|_)(email|phone|phone_number|recipient|recipients|national_id|first_name|birthdate)$/;

/** Tables with somebody in them that the deletion of an account does not touch, and why not. */
const untouched: Readonly<Record<string, string>> = {
  access_log_checks: 'evidence of who looked (Law 058/2021, art. 6-7): ids only',
  access_log_heads: 'the same',
  appointment_access: 'ends by itself after the appointment: ids only',
  bank_charges: 'the books: of the coordinators who booked it or took it out, only the ids',
  bank_confirmations: 'the books: of the coordinators who confirmed, only the ids',
  bank_lines: 'the books, by law: of the coordinator who put it aside, only the id',
  bank_statements: 'the books: of the coordinator who imported it, only the id',
  bank_unlisted: 'the books: of the coordinator who resolved it, only the id',
  care_visit_entries: "belongs to the elder's care record: only the id of who said it",
  contact_answers: 'goes with the message; of the coordinator who answered, only the id',
  dose_entries: "belongs to the elder's medicines: only the id of who recorded it",
  emergency_presses: 'goes with the emergency, which is erased; of who pressed too, only the id',
  held_notices: 'goes with its notification, which is erased; it is told within a day',
  help_partings: 'why a volunteer may not take a request again: ids only, goes with the request',
  idempotency_keys: 'answers for repeated requests: swept after a day',
  payee_requests: 'goes with where the doctor is paid; of the coordinator who asked, only the id',
  payouts: 'the books: exported to the doctor; of the coordinators who wrote it down, only the ids',
  provider_statements: 'of the coordinator who imported a list, only the id',
  sms_stops: 'the proved number goes with the account; any other stays until it sends START',
  statement_differences: 'of the coordinator who resolved one, only the id',
  unreached_notices: 'goes with its notification, which is erased',
  vetting_paper_openings: 'goes with the paper; of the coordinator who opened it, only the id',
  vetting_steps: 'goes with the vetting, which is erased',
  visit_schedule_skips: 'goes with the schedule: only the id of who skipped it',
};

let app: TestApp;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  app = await startTestApp();
  calls = accountCalls(app);
});
afterAll(() => app.close());

/** The tables with a column that holds a person, by the database itself. */
async function tablesOfPeople(): Promise<string[]> {
  const { rows } = (await app.platform.db.execute(sql`
    select c.table_name as "table", c.column_name as "column", c.udt_name as "type",
      (select confrelid::regclass::text from pg_constraint
        where contype = 'f' and conrelid = ('public.' || c.table_name)::regclass
          and array_length(conkey, 1) = 1
          and conkey[1] = c.ordinal_position limit 1) as "target"
    from information_schema.columns c
    where c.table_schema = 'public' order by 1, 2`)) as unknown as {
    rows: { table: string; column: string; type: string; target: string | null }[];
  };
  const holds = ({ column, target, type }: (typeof rows)[number]) => {
    if (target) return target === 'people';
    if (type !== 'uuid') return reaching.test(column);
    return /(^person_id|_by)$/.test(column) || (/_id$/.test(column) && !notPeople.includes(column));
  };
  return [...new Set(rows.filter(holds).map(({ table }) => table))];
}

test('every table with somebody in it is exported, erased, or kept for a reason', async () => {
  const password = 'Agaseke-8';
  const full = [];
  for (const roles of [
    ['PATIENT'],
    ['DOCTOR'],
    ['CAREGIVER'],
    ['VOLUNTEER'],
    ['FAMILY'],
  ] as const) {
    const who = await makePerson(app, { roles: [...roles], password });
    await calls.post('confirm', { password }, who.headers);
    full.push(
      ...(await recordStatements(async () => {
        expect((await calls.get('my-data', who.headers)).status).toBe(200);
        const gone = await calls.post('delete-account', { word: 'DELETE' }, who.headers);
        expect(gone.status).toBe(200);
      })),
    );
  }
  const touched = new Set(
    full
      .flatMap(({ text }) => [...text.matchAll(/"([a-z_]+)"|\b(?:from|into|update) ([a-z_]+)/g)])
      .flatMap(([, one, other]) => [one ?? other ?? '']),
  );
  const missing = (await tablesOfPeople()).filter((table) => !touched.has(table));
  // A new table needs a PersonalData that reads or erases it, or a reason here.
  expect(missing).toEqual(Object.keys(untouched));
});
