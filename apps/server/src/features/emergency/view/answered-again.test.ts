import { deserialize } from 'node:v8';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emergencyStage } from '../../../test/emergencies/emergency-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let stage: ReturnType<typeof emergencyStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = emergencyStage(app);
});
beforeEach(() => app.reset());
afterAll(() => app.close());

const here = { latitude: -1.9511, longitude: 30.1122, accuracy: 8 };

/** Sends what a page sends: each act under a key of its own. */
const send = async (
  who: { headers: Record<string, string> },
  path: string,
  key: string,
  payload: object = {},
) => {
  const headers = { ...who.headers, 'idempotency-key': key };
  return app.http.inject({ method: 'POST', url: `/api/emergencies${path}`, headers, payload });
};

/** All that is kept of keyed requests, as text. */
async function kept(): Promise<string> {
  const { rows } = (await app.platform.db.execute(
    sql`select body, steps from idempotency_keys`,
  )) as unknown as { rows: { body: string | null; steps: Record<string, string> }[] };
  return JSON.stringify(
    rows.map(({ body, steps }) => [
      body,
      Object.values(steps).map((step) => (step ? deserialize(Buffer.from(step, 'base64')) : null)),
    ]),
  );
}

it('is kept nowhere of what says where somebody is, and done once all the same', async () => {
  const elder = await stage.elder();
  const daughter = await stage.contact(elder);
  const pressed = await send(elder, '', 'key-of-press', { position: here });
  const { id } = pressed.json().data;
  await stage.pass(10);
  await send(elder, `/${id}/position`, 'key-of-place', { position: here });
  const coming = { minutes: 5, position: here };
  await send(daughter, `/${id}/coming`, 'key-of-coming', coming);
  await send(daughter, `/${id}/arrived`, 'key-of-arrived');
  const steps = await stage.steps(id);
  expect((await send(daughter, `/${id}/coming`, 'key-of-coming', coming)).statusCode).toBe(200);
  await send(elder, `/${id}/resolve`, 'key-of-end', { as: 'resolved' });
  expect(await stage.steps(id)).toEqual([...steps, 'resolved']);
  const text = await kept();
  expect(text).toContain(id);
  expect(text).not.toMatch(/latitude|1\.9511|30\.1122/);
});

it('is answered anew: as it stands now, and only while the right lasts', async () => {
  const elder = await stage.elder();
  const daughter = await stage.contact(elder);
  const press = () => send(elder, '', 'key-of-press', { position: here });
  const { id } = (await press()).json().data;
  await stage.pass(10);
  const comes = () => send(daughter, `/${id}/coming`, 'key-of-coming', { minutes: 5 });
  expect((await comes()).json().data.place.position).toMatchObject(here);
  const again = await press();
  expect(again.statusCode).toBe(201);
  expect(again.json().data).toMatchObject({ id, state: 'on-the-way' });
  await daughter.grant([]);
  const revoked = await comes();
  expect([revoked.statusCode, revoked.json().code]).toEqual([404, 'not-found']);
  await send(elder, `/${id}/resolve`, 'key-of-end', { as: 'resolved' });
  expect((await press()).json().data).toMatchObject({ id, place: { position: null } });
  const other = await send(elder, '', 'key-of-press', { drill: true });
  expect(other.json().code).toBe('idempotency-key-reused');
});
