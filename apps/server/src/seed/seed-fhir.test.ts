import type { Bundle } from '@medplum/fhirtypes';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { findPeopleWithRole } from '../features/accounts/accounts.public.ts';
import { fhirFaults, ipsFaults } from '../test/fhir/validate-fhir.ts';
import { issueSession, proveIdentity } from '../test/issue-session.ts';
import { startTestApp, type TestApp } from '../test/test-app.ts';
import { seedIfEmpty } from './seed.ts';

let app: TestApp | undefined;
afterEach(() => app?.close());

test('the demo data is valid FHIR in every person’s exports', { timeout: 120_000 }, async () => {
  const seeded = await startTestApp();
  app = seeded;
  await seedIfEmpty(seeded.platform);
  const sections: number[] = [];
  const patients = await findPeopleWithRole(seeded.platform.db, 'PATIENT');
  // The further patients of the doctors have appointments only, as some of the first ones.
  const others = (await seeded.platform.db.execute(
    sql`select id from people where phone_number like '+2507880009%'`,
  )) as unknown as { rows: { id: string }[] };
  const left = new Set(others.rows.map((row) => row.id));
  for (const personId of patients.filter((each) => !left.has(each))) {
    const { cookie } = await issueSession(seeded.platform, personId);
    await proveIdentity(seeded, { personId });
    const get = async (part: string): Promise<Bundle> => {
      const url = `/api/elders/${personId}/${part}`;
      const answer = await seeded.http.inject({ url, headers: { cookie } });
      expect(answer.statusCode).toBe(200);
      return answer.json();
    };
    const summary = await get('ips');
    expect(fhirFaults(await get('fhir'))).toEqual([]);
    expect(ipsFaults(summary)).toEqual([]);
    sections.push(summary.entry?.length ?? 0);
  }
  // Composition, patient, device and custodian alone; and somebody about whom much is known.
  expect(Math.min(...sections)).toBe(4);
  expect(Math.max(...sections)).toBeGreaterThan(12);
});
