import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { channelsEnv, channelsStage } from '../../../test/channels/channels-stage.ts';
import type { SignedIn } from '../../../test/factories/person.factory.ts';
import { amlodipine } from '../../../test/medication-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let stage: ReturnType<typeof channelsStage>;

beforeAll(async () => {
  app = await startTestApp({ env: channelsEnv });
  stage = channelsStage(app);
});
afterEach(() => app.reset());
afterAll(() => app.close());

const addMedicine = async (elder: SignedIn, more: object = {}) => {
  const url = `/api/elders/${elder.personId}/medications`;
  const answer = await callAs(app, elder).post(url, { confirmed: true, ...amlodipine(more) });
  expect(answer.statusCode).toBe(201);
};

describe('a medicine that is taken when it is needed', () => {
  const paracetamol = (leastHours: number, mostPerDay = 2) => ({
    name: 'Paracetamol',
    dosage: '500 mg',
    schedule: { kind: 'as-needed', mostPerDay, leastHours },
  });
  const taken = async (elder: SignedIn): Promise<number> => {
    const { doses } = (await callAs(app, elder).get(`/api/elders/${elder.personId}/doses`)).json()
      .data;
    return doses.filter(({ state }: { state: string }) => state === 'taken').length;
  };
  const open = async (elder: SignedIn & { phone: string }) => {
    const call = stage.dial(elder.phone);
    return { call, list: await call.press('3', '4729') };
  };

  it('stands behind what is due, says how much is allowed, and is noted once', async () => {
    const elder = await stage.elder();
    await stage.setPin(elder);
    await addMedicine(elder, { name: 'Amlodipine' });
    await addMedicine(elder, paracetamol(4));
    const { call, list } = await open(elder);
    expect(list).toMatch(/Amlodipine.*\n\d If needed: Paracetamol 500 mg\n/s);
    const key = /(\d) If needed/.exec(list)?.[1] ?? '';
    expect(await call.press(key)).toBe(
      'CON Paracetamol 500 mg\nTaken in 24 hours: 0. At most 2, 4 hours apart.\n1 Yes, I took it\n0 Back',
    );
    expect(await call.press('1')).toContain('It is noted as taken.');
    // The network repeats the request; the dose stays one.
    await call.again();
    await call.press('0', key);
    expect(await taken(elder)).toBe(1);
    expect(await stage.dial(elder.phone).press('3', '4729', key)).toContain(
      'Taken in 24 hours: 1.',
    );
  });

  it('keeps its strength whole, in letters that the phone has', async () => {
    const elder = await stage.elder();
    await stage.setPin(elder);
    const line = async (name: string, dosage: string) => {
      await addMedicine(elder, { ...paracetamol(4), name, dosage });
      return (await open(elder)).list;
    };
    expect(await line('Levothyroxine', '50 µg')).toContain('Levothyroxine 50 mcg\n');
    const long = await line('A medicine whose name is far too long to stand there', '1½ × 0,5 mg');
    expect(long).toMatch(/ A medicine.*\.\. 1 1\/2 x 0,5 mg\n/);
    expect(await line('B Vitamin', '5 мг')).toContain('B Vitamin (see the box)\n');
  });

  it('is refused too soon after the last, and beyond the most of a day', async () => {
    const elder = await stage.elder();
    await stage.setPin(elder);
    await addMedicine(elder, paracetamol(4));
    const take = () => stage.dial(elder.phone).press('3', '4729', '1', '1');
    expect(await take()).toContain('It is noted as taken.');
    app.clock.advance({ hours: 3 });
    expect(await take()).toMatch(/Too soon.*Nothing was noted.*doctor or nurse/);
    expect(await taken(elder)).toBe(1);
    app.clock.advance({ hours: 1 });
    expect(await take()).toContain('It is noted as taken.');
    app.clock.advance({ hours: 4 });
    expect(await take()).toMatch(/most for 24 hours.*Nothing was noted/);
    expect(await taken(elder)).toBe(2);
    // Midnight gives no more: the day of a medicine is 24 hours.
    app.clock.advance({ hours: 15 });
    expect(await take()).toMatch(/most for 24 hours/);
    app.clock.advance({ hours: 1 });
    expect(await take()).toContain('It is noted as taken.');
  });

  it('is not offered once it was stopped', async () => {
    const elder = await stage.elder();
    await stage.setPin(elder);
    await addMedicine(elder, paracetamol(4));
    const url = `/api/elders/${elder.personId}/medications`;
    const [medicine] = (await callAs(app, elder).get(url)).json().data;
    await callAs(app, elder).post(`${url}/${medicine.id}/stop`, { reason: 'no longer' });
    expect((await open(elder)).list).toContain('No medicine today');
  });
});
