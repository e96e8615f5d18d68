import type { Topic } from '@hafi/contract/core/topics';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { makeElder } from '../../test/factories/elder.factory.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { volunteeringStage } from '../../test/volunteering-stage.ts';
import { announceStatus } from './announce-status.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Whose screens are notified, by what of them. */
async function notifiedOf(personId: string): Promise<ReadonlyMap<string, readonly Topic[]>> {
  const notified = new Map<string, readonly Topic[]>();
  const { db, log, outbox } = app.platform;
  const realtime = {
    changed: (people: readonly string[], topics: readonly Topic[]) => {
      for (const each of people) notified.set(each, [...(notified.get(each) ?? []), ...topics]);
    },
    emit: () => undefined,
  };
  await inTransaction({ db, log, outbox, realtime }, (tx) =>
    announceStatus(tx, personId, app.platform.clock.now()),
  );
  return notified;
}

it('is read at once by the person, by the circles to which they belong, and by nobody else', async () => {
  const elder = await makeElder(app);
  const caregiver = await makeMember(app, {
    elder,
    person: { roles: ['CAREGIVER'] },
    permissions: ['health:read'],
    relation: 'caregiver',
  });
  const daughter = await makeMember(app, { elder, permissions: ['health:read'] });
  const stranger = await makeElder(app);
  const notified = await notifiedOf(caregiver.personId);
  expect(notified.get(caregiver.personId)).toEqual(expect.arrayContaining(['badges', 'vetting']));
  expect(notified.get(elder.personId)).toContain('circle');
  expect(notified.get(daughter.personId)).toEqual(expect.arrayContaining(['circle', 'doctors']));
  expect(notified.has(stranger.personId)).toBe(false);
});

it('is read at once by the elders to whom a volunteer has promised to come', async () => {
  const stage = volunteeringStage(app);
  const [elder, other] = [await stage.elder(), await stage.elder()];
  const patrick = await stage.volunteer();
  await stage.act(patrick, await stage.requested(elder), 'accept');
  await stage.requested(other);
  const notified = await notifiedOf(patrick.personId);
  expect(notified.get(elder.personId)).toContain('volunteering');
  expect(notified.has(other.personId)).toBe(false);
});
