import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { emergencyStage } from '../../../test/emergencies/emergency-stage.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { emergencyData } from '../own-emergencies.ts';

let app: TestApp;
let stage: ReturnType<typeof emergencyStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = emergencyStage(app);
});
/** The files of the tests before. */
let old = new Set<string>();
beforeEach(async () => {
  await app.reset();
  old = new Set();
  old = new Set(await stored());
});
afterAll(() => app.close());

type Who = { readonly headers: Record<string, string> };

const picture = (background: string, side = 40) =>
  sharp({ create: { width: side * 2, height: side, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitude: '1/1 57/1 0/1' } })
    .jpeg()
    .toBuffer();
const put = (who: Who, elderId: string, payload: Buffer) =>
  app.http.inject({
    method: 'PUT',
    url: `/api/elders/${elderId}/gate-photo`,
    headers: { ...who.headers, 'content-type': 'image/jpeg' },
    payload,
  });
const get = (url: string, who: Who | null = null) =>
  app.http.inject({ url, headers: who?.headers ?? {} });
const ofElder = (id: string) => `/api/elders/${id}/gate-photo`;
const ofEmergency = (id: string) => `/api/emergencies/${id}/gate-photo`;
const byLink = (token: string) => `/api/emergency-links/${token}/gate-photo`;

/** The stored photos of gates, once what was removed is gone. */
async function stored(): Promise<string[]> {
  await app.due.run('files.remove-files');
  const files = readdirSync(app.platform.config.dataDir, { recursive: true, withFileTypes: true });
  return files
    .filter((each) => each.isFile() && each.name.startsWith('gate-') && !old.has(each.name))
    .map(({ name }) => name);
}

/** An elder with a photo of the gate, whose daughter is asked, and a neighbour by a link. */
async function called() {
  const elder = await stage.elder();
  const daughter = await stage.contact(elder, { firstName: 'Claudine' });
  const neighbour = '+250788277777';
  await stage.name(elder, 'Gaspard Habimana', neighbour);
  expect((await put(elder, elder.personId, await picture('#1d3b7a'))).statusCode).toBe(200);
  const { id } = await elder.press();
  await stage.pass(10);
  const sms = (await stage.sms()).find(({ to }) => to === neighbour)?.text ?? '';
  const [, token = ''] = /\/e\/([\w-]+)$/m.exec(sms) ?? [];
  return { elder, daughter, id, token };
}

it('is shown to whoever may find the elder, in the app and by the link, until the end', async () => {
  const { daughter, elder, id, token } = await called();
  expect((await daughter.see(id)).place.gatePhoto).toBe(true);
  const view = (await get(`/api/emergency-links/${token}`)).json().data;
  expect(view.place.gatePhoto).toBe(true);
  for (const answer of [await get(ofEmergency(id), daughter), await get(byLink(token))]) {
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
    });
    const { exif, height, width } = await sharp(answer.rawPayload).metadata();
    // Nothing is cut off, and where it was taken is not in it.
    expect({ exif, height, width }).toEqual({ exif: undefined, height: 40, width: 80 });
  }
  const stranger = await stage.person({ roles: ['FAMILY'] });
  expect((await get(ofEmergency(id), stranger)).statusCode).toBe(404);
  expect((await get(ofEmergency(id))).statusCode).toBe(401);
  expect((await get(byLink('guessed'))).statusCode).toBe(404);
  // Outside of an emergency it is for who decides alone.
  expect((await get(ofElder(elder.personId), daughter)).statusCode).toBe(404);
  await elder.act(id, 'resolve', { as: 'resolved' });
  expect((await get(byLink(token))).json().code).toBe('emergency-has-ended');
  await daughter.grant([]);
  expect((await get(ofEmergency(id), daughter)).statusCode).toBe(404);
});

it('is not shown before it fires to who may not know of it, nor to a volunteer after the end', async () => {
  const elder = await stage.elder();
  const volunteer = await stage.volunteer();
  await put(elder, elder.personId, await picture('#1d3b7a'));
  const { id } = await elder.press();
  expect((await get(ofEmergency(id), volunteer)).statusCode).toBe(404);
  await stage.pass(10);
  await stage.pass(60);
  expect((await get(ofEmergency(id), volunteer)).statusCode).toBe(200);
  await elder.act(id, 'resolve', { as: 'resolved' });
  expect((await get(ofEmergency(id), volunteer)).statusCode).toBe(404);
});

it('is set and taken away by the elder and who decides, and by nobody else', async () => {
  const { daughter, elder } = await called();
  const before = await stored();
  expect(before).toHaveLength(1);
  expect((await put(daughter, elder.personId, await picture('#000'))).statusCode).toBe(404);
  expect((await daughter.remove(ofElder(elder.personId))).statusCode).toBe(404);
  const decider = stage.acting(
    await makeMember(app, { elder, decidesAs: 'representative', permissions: ['alerts:receive'] }),
  );
  expect((await put(decider, elder.personId, await picture('#fff'))).statusCode).toBe(200);
  const after = await stored();
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);
  const settings = async () =>
    (await elder.get(`/api/elders/${elder.personId}/emergency-settings`)).json().data;
  expect(await settings()).toMatchObject({ gatePhoto: true, landmarks: null });
  // Saving the words keeps the photo.
  await elder.put(`/api/elders/${elder.personId}/emergency-settings`, {
    landmarks: 'Blue gate',
    sharesCard: false,
    simplePress: false,
  });
  expect((await get(ofElder(elder.personId), elder)).statusCode).toBe(200);
  await elder.remove(ofElder(elder.personId));
  expect(await settings()).toMatchObject({ gatePhoto: false, landmarks: 'Blue gate' });
  expect(await stored()).toEqual([]);
});

it('refuses what is no photo, and leaves the one before', async () => {
  const { elder } = await called();
  const answer = await put(elder, elder.personId, Buffer.from('<svg/>'));
  expect(answer.json().code).toBe('photo-wrong-kind');
  expect(await stored()).toHaveLength(1);
});

it('is in the data export, and goes with the account', async () => {
  const { elder } = await called();
  const parts = emergencyData(app.platform);
  const settings = parts.find(({ name }) => name === 'emergencySettings');
  expect(await settings?.read(app.platform.db, elder.personId)).toMatchObject([
    { gatePhoto: ofElder(elder.personId) },
  ]);
  await inTransaction(app.platform, async (tx) => settings?.erase?.(tx, elder.personId));
  expect(await stored()).toEqual([]);
});
