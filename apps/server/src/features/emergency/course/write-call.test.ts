import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emergencyStage, nextNumber } from '../../../test/emergencies/emergency-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let stage: ReturnType<typeof emergencyStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = emergencyStage(app);
});
beforeEach(() => app.reset());
afterAll(() => app.close());

async function people() {
  const elder = await stage.elder();
  const daughter = await stage.contact(elder, { firstName: 'Claudine' });
  const gaspard = nextNumber();
  await stage.name(elder, 'Gaspard Habimana', gaspard);
  const volunteer = await stage.volunteer();
  return { elder, daughter, gaspard, volunteer };
}
const bellOf = async (who: { get(path: string): Promise<{ json(): { data: unknown[] } }> }) =>
  JSON.stringify((await who.get('/api/notifications')).json().data);

it('says when it was pressed where that is some minutes ago, on every way', async () => {
  const { daughter, elder, gaspard } = await people();
  // 08:00 in Kigali is now.
  await elder.press({ pressedAt: '2026-11-23T03:10:00Z' });
  await stage.run();
  const sms = await stage.sms();
  for (const phone of [daughter.phone, gaspard]) {
    const text = sms.find(({ to }) => to === phone)?.text;
    expect(text).toContain('called for help at 05:10. Please call or go there now.');
  }
  expect(await bellOf(daughter)).toContain('called for help at 05:10');
});

it('says "now" of a press of now, with its time for who gets it late, and otherwise when it was', async () => {
  const { daughter, elder, gaspard, volunteer } = await people();
  const { id } = await elder.press();
  await stage.pass(10);
  const sms = await stage.sms();
  const first = sms.find(({ to }) => to === daughter.phone)?.text;
  expect(first).toContain('Hafi: 08:00. ');
  expect(first).toContain('calls for help. Please call or go there now.');
  await daughter.act(id, 'coming', { minutes: 1 });
  await stage.pass(60 + 600);
  const neighbour = sms.find(({ to }) => to === gaspard)?.text;
  expect(neighbour).toContain('Hafi: 08:00. ');
  const later = (await stage.sms()).find(({ to }) => to === volunteer.phone)?.text;
  expect(later).toContain('called for help near you at 08:00. Can you go there?');
});

it('names the sector where a device is, outside of the app, and the home where none has said it', async () => {
  const { daughter, elder, gaspard } = await people();
  const kimironko = { latitude: -1.925, longitude: 30.135, accuracy: 20 };
  const { id } = await elder.press({ position: kimironko });
  await stage.pass(10);
  for (const { text } of await stage.sms()) expect(text).toContain('(near Kimironko) calls');
  expect(await bellOf(daughter)).toContain('(Remera, Gasabo)');
  expect(await bellOf(daughter)).not.toContain('Kimironko');
  await elder.act(id, 'resolve', { as: 'false-alarm' });
  await stage.sms();
  await elder.press();
  await stage.pass(10);
  const sms = await stage.sms();
  expect(sms.find(({ to }) => to === gaspard)?.text).toContain('(Remera, Gasabo) calls');
});

it('names an elder whose account is suspended, and asks the volunteers who live near', async () => {
  const { daughter, elder, volunteer } = await people();
  await app.platform.db.execute(
    `update people set suspended_at = now(), suspended_reason = 'fraud' where id = '${elder.personId}'`,
  );
  await daughter.press({ elderId: elder.personId });
  await stage.pass(10);
  for (const { text } of await stage.sms()) expect(text).toContain('Mukamana (Remera, Gasabo)');
  await stage.pass(60);
  const sms = await stage.sms();
  expect(sms.find(({ to }) => to === volunteer.phone)?.text).toContain('Mukamana');
});

it('tells whoever is asked also of a long name that would be cut in the middle of a letter', async () => {
  const elder = await stage.elder({ firstName: `${'A'.repeat(59)}\u{10400}` });
  const daughter = await stage.contact(elder);
  await elder.press();
  await stage.pass(10);
  const [sms] = await stage.sms();
  expect(sms?.to).toBe(daughter.phone);
  expect(sms?.text).toContain(`${'A'.repeat(59)} (Remera, Gasabo)`);
});

it.each([
  ['WIN 5000F now', 'open evil rw'],
  ['Kigali', 'Call 0788 000 000'],
])('sends no own words for a place to a phone (%s)', async (district, sector) => {
  const elder = await stage.elder({ district, sector });
  const stranger = nextNumber();
  await stage.name(elder, 'Gaspard Habimana', stranger);
  const { id } = await elder.press();
  await stage.pass(10);
  const [sms] = (await stage.sms()).filter(({ to }) => to === stranger);
  expect(sms?.text).toContain('calls for help');
  expect(sms?.text).not.toMatch(/WIN|evil|Kigali|0788/);
  const olive = await stage.coordinator();
  await olive.act(id, 'resolve', { as: 'resolved', outcome: 'hospital', place: 'evil.rw/x' });
  const [over] = (await stage.sms()).filter(({ to }) => to === stranger);
  expect(over?.text).toContain('is in hospital');
  expect(over?.text).not.toContain('evil');
});
