import { addDays } from '@hafi/base/kigali-time';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { channelsEnv, channelsStage } from '../../../test/channels/channels-stage.ts';
import { makeDoctor } from '../../../test/factories/doctor.factory.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { amlodipine } from '../../../test/medication-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { people } from '../../accounts/people.tables.ts';
import { emergencies as emergencyTable } from '../../emergency/emergency.tables.ts';
import { ussdSessions } from '../channels.tables.ts';

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
const doseStates = async (elder: SignedIn): Promise<string[]> => {
  const { doses } = (await callAs(app, elder).get(`/api/elders/${elder.personId}/doses`)).json()
    .data;
  return doses.map(({ state }: { state: string }) => state);
};

const emergencyRows = () => app.platform.db.select().from(emergencyTable);
const emergencies = async () =>
  (await emergencyRows()).toSorted((one, other) => one.id.localeCompare(other.id));

describe('a phone that an elder has proved', () => {
  it('checks in with one key, and the family sees it', async () => {
    const elder = await stage.elder();
    const { elder: _, ...daughter } = await makeMember(app, {
      elder,
      permissions: ['health:read'],
    });
    const call = stage.dial(elder.phone);
    expect(await call.open()).toBe(
      'CON Hafi\n1 I am well\n2 Call for help\n3 My medicines today\n4 Next appointment\n5 Ask a volunteer\n6 Language',
    );
    expect(await call.press('1')).toBe(
      'END Thank you. It is noted at 08:00 that you are well. In danger call 912.',
    );
    expect(await stage.wellDays(elder)).toEqual(['2026-11-23']);
    const [glance] = (await callAs(app, daughter).get('/api/glances')).json().data;
    expect(glance.lastCheckIn).toBe('2026-11-23T06:00:00.000Z');
  });

  it('does it at once for a code that is dialled with its keys', async () => {
    const elder = await stage.elder();
    expect(await stage.dial(elder.phone).press('1')).toMatch(/^END Thank you/);
    expect(await stage.wellDays(elder)).toEqual(['2026-11-23']);
  });

  it('calls for help after asking once more, once, without a PIN and whatever was guessed', async () => {
    const elder = await stage.elder();
    await stage.setPin(elder);
    const call = stage.dial(elder.phone);
    await call.press('3', '1111', '2222', '3333', '4444', '5555', '0');
    expect(await call.press('2')).toMatch(/^CON Are you in danger.*\n1 Yes, call them\n0 Back$/);
    expect(await emergencies()).toEqual([]);
    expect(await call.press('1')).toMatch(/^CON Hafi tells your people.*\n2 Stop it\n0 Back$/);
    expect(await call.again()).toMatch(/2 Stop it/);
    expect(await call.press('1')).toMatch(/2 Stop it/);
    expect(await stage.dial(elder.phone).press('2', '1')).toMatch(/2 Stop it/);
    expect(await emergencies()).toMatchObject([
      { elderId: elder.personId, startedBy: elder.personId, state: 'counting-down', via: 'ussd' },
    ]);
  });

  it('is told before it calls that nobody has agreed, as long as that is so', async () => {
    const elder = await stage.elder();
    expect(await stage.dial(elder.phone).press('2')).toContain('nobody has agreed to it yet');
    const permissions = ['alerts:receive'] as const;
    const { elder: _, ...daughter } = await makeMember(app, { elder, permissions });
    const at = `/api/elders/${elder.personId}/protection/answer`;
    expect((await callAs(app, daughter).post(at, { agrees: true })).statusCode).toBe(200);
    expect(await stage.dial(elder.phone).press('2')).toMatch(
      /^CON Are you in danger\? Hafi tells your people\. /,
    );
  });

  it('is never kept from calling for help by how often it dials', async () => {
    const elder = await stage.elder();
    for (let times = 0; times < 100; times += 1) await stage.dial(elder.phone).press('6');
    expect(await stage.dial(elder.phone).press('2', '1')).toMatch(/2 Stop it/);
  });

  it('stops the call within the countdown, and says so when it is too late', async () => {
    const elder = await stage.elder();
    await stage.dial(elder.phone).press('2', '1');
    expect(await stage.dial(elder.phone).press('2', '2')).toMatch(/^CON It is stopped/);
    expect(await emergencies()).toMatchObject([{ state: 'cancelled' }]);
    await stage.dial(elder.phone).press('2', '1');
    app.clock.advance({ seconds: 11 });
    await app.due.run('emergency.fire');
    const late = stage.dial(elder.phone);
    const nobody = 'CON Nobody has answered yet. Call 912.\n3 I am well\n0 Back';
    expect(await late.press('2')).toBe(nobody);
    expect(await late.press('2')).toBe(nobody);
    expect((await emergencies()).map(({ state }) => state)).not.toContain('counting-down');
  });

  it('changes the language, of the person too', async () => {
    const elder = await stage.elder();
    const call = stage.dial(elder.phone);
    expect(await call.press('6')).toBe('CON 1 Ikinyarwanda\n2 English\n3 Francais\n0 Back');
    expect(await call.press('3')).toContain('1 Je vais bien');
    expect(await stage.dial(elder.phone).open()).toContain('1 Je vais bien');
  });

  it('opens medicines, appointment and volunteers by the PIN alone, typed once', async () => {
    const elder = await stage.elder();
    await addMedicine(elder);
    const call = stage.dial(elder.phone);
    expect(await call.press('3')).toContain('This needs a phone PIN');
    expect(await call.press('0')).toContain('1 I am well');
    await stage.setPin(elder);
    const next = stage.dial(elder.phone);
    expect(await next.press('3')).toBe('CON Type your phone PIN.\n0 Back');
    expect(await next.press('4729')).toContain('09:00 Amlodipine 5 mg');
    expect(await next.press('0', '4')).toBe('CON No appointment is planned.\n0 Back');
  });

  it('records a dose as taken after asking once more', async () => {
    const elder = await stage.elder();
    await stage.setPin(elder);
    await addMedicine(elder);
    app.clock.set('2026-11-23T07:05:00Z');
    await app.due.run('medications.remind-doses');
    const call = stage.dial(elder.phone);
    expect(await call.press('3', '4729')).toMatch(/^CON 1 09:00 Amlodipine 5 mg\n19:00/);
    expect(await call.press('1')).toBe('CON 09:00 Amlodipine 5 mg\n1 Yes, I took it\n0 Back');
    expect(await doseStates(elder)).toEqual(['due', 'upcoming']);
    expect(await call.press('1')).toBe('CON It is noted as taken.\n0 Back');
    expect(await doseStates(elder)).toEqual(['taken', 'upcoming']);
    expect(await call.again()).toBe('CON It is noted as taken.\n0 Back');
    expect(await call.press('0')).toContain('09:00 Amlodipine 5 mg: taken');
  });

  it('says that somebody has answered a dose meanwhile', async () => {
    const elder = await stage.elder();
    await stage.setPin(elder);
    await addMedicine(elder);
    const { elder: _, ...daughter } = await makeMember(app, {
      elder,
      permissions: ['health:read', 'health:write'],
    });
    app.clock.set('2026-11-23T07:05:00Z');
    await app.due.run('medications.remind-doses');
    const call = stage.dial(elder.phone);
    await call.press('3', '4729', '1');
    const at = `/api/elders/${elder.personId}/doses`;
    const [dose] = (await callAs(app, daughter).get(at)).json().data.doses;
    const skipped = { status: 'skipped', dueAt: dose.dueAt, at: '2026-11-23T07:05:00Z' };
    const id = '0192f000-0000-7000-8000-000000000001';
    await callAs(app, daughter).post(at, { id, medicationId: dose.medicationId, ...skipped });
    expect(await call.press('1')).toContain('Somebody has answered this already');
    expect(await doseStates(elder)).toEqual(['skipped', 'upcoming']);
  });

  it('shows the next appointment', async () => {
    const elder = await stage.elder();
    await stage.setPin(elder);
    const { doctorId } = await makeDoctor(app);
    const date = addDays('2026-11-23', 2);
    const wish = { doctorId, date, time: '09:00', type: 'general' };
    expect((await elder.post('/api/bookings', wish)).statusCode).toBe(201);
    expect(await stage.dial(elder.phone).press('4', '4729')).toMatch(
      /^CON Wednesday.*25.*, 09:00\nDr .*\n0 Back$/,
    );
  });

  it('asks a volunteer, once however often the network repeats it', async () => {
    const elder = await stage.elder();
    await stage.setPin(elder);
    const call = stage.dial(elder.phone);
    expect(await call.press('5', '4729')).toContain('1 Run an errand');
    expect(await call.press('2')).toMatch(/^CON 1 Today, morning\n2 Today, afternoon/);
    const [one, other] = await Promise.all([call.press('2'), call.again()]);
    expect(one).toMatch(/^END Volunteers near you/);
    expect(other).toBe(one);
    const { data } = (await elder.get('/api/help-requests')).json();
    expect(data).toMatchObject([{ kind: 'transport', date: '2026-11-23', part: 'afternoon' }]);
  });

  it('says why a volunteer cannot be asked', async () => {
    const elder = await stage.elder({ district: '', sector: '' });
    await stage.setPin(elder);
    expect(await stage.dial(elder.phone).press('5', '4729', '1', '1')).toMatch(
      /^CON Nothing was asked: Hafi does not know your sector/,
    );
  });
});

describe('a conversation', () => {
  it('stores of what was typed nothing that can be read', async () => {
    const elder = await stage.elder();
    await stage.setPin(elder);
    await stage.dial(elder.phone).press('3', '4729');
    const rows = await app.platform.db.select().from(ussdSessions);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('4729');
  });

  it('goes on after an input that came twice or late, and takes none twice', async () => {
    const elder = await stage.elder();
    const call = stage.dial(elder.phone);
    await call.open();
    const language = await call.press('6');
    expect(await call.send('6')).toBe(language);
    expect(await call.open()).toBe(language);
    expect(await call.press('0')).toContain('1 I am well');
  });

  it('belongs to one phone, and its inputs stay what they were', async () => {
    const [elder, thief] = [await stage.elder(), await stage.elder({ firstName: 'Another' })];
    await stage.setPin(elder);
    const id = 'ATUid_one';
    await stage.dial(elder.phone, id).press('3', '4729');
    expect(await stage.dial(thief.phone, id).press('3', '4729')).toMatch(/^END Please dial again/);
    expect(await stage.dial(elder.phone, id).press('1', '1', '1')).toMatch(
      /^END Please dial again/,
    );
    expect(await stage.wellDays(elder)).toEqual([]);
  });

  it('ends when the number stops being the elder’s', async () => {
    const elder = await stage.elder();
    await stage.setPin(elder);
    const call = stage.dial(elder.phone);
    await call.press('3', '4729');
    await app.platform.db.update(people).set({ phoneVerified: false });
    expect(await call.press('0')).toMatch(/^END Please dial again/);
  });

  it('survives hostile inputs', async () => {
    const elder = await stage.elder();
    await stage.setPin(elder);
    for (const text of [
      '*',
      '**',
      '3**4729',
      '9'.repeat(400),
      "1' or 1=1",
      '﷽*\u0007',
      '#',
      '-1',
    ]) {
      expect(await stage.dial(elder.phone).send(text)).toMatch(/^(CON|END) ./);
    }
    expect(await stage.dial(elder.phone).press(...Array(60).fill('6'))).toMatch(/^END Please/);
  });
});

describe('a phone that nobody has proved', () => {
  const menu = 'CON Hafi. Mu kaga muhamagare 912\n1 Uko biyandikisha\n2 Ururimi';

  it('offers 912, the language and how to register', async () => {
    const call = stage.dial(stage.number());
    expect(await call.open()).toBe(menu);
    expect(await call.press('2', '2')).toContain('1 How to register');
    expect(await call.press('1')).toMatch(/^END Sign in to Hafi with this number/);
  });

  it('is that of a number that several people typed, and of somebody who is no elder', async () => {
    const [one, other] = [await stage.elder(), await stage.elder()];
    const phoneNumber = stage.number();
    await app.platform.db.update(people).set({ phoneNumber, phoneVerified: false });
    expect(await stage.dial(phoneNumber).open()).toBe(menu);
    expect(await stage.dial(phoneNumber).press('3', '4729', '1')).not.toContain('Thank');
    expect(await stage.wellDays(one)).toEqual([]);
    expect(await stage.wellDays(other)).toEqual([]);
    const son = stage.number();
    await makePerson(app, { roles: ['FAMILY'], phoneNumber: son });
    expect(await stage.dial(son).open()).toBe(menu);
  });
});

it('answers with 912 when the database is away', async () => {
  const elder = await stage.elder();
  const { db } = app.platform;
  const transaction = db.transaction;
  Object.assign(db, { transaction: () => Promise.reject(new Error('away')) });
  const answer = await stage.dial(elder.phone).press('1');
  Object.assign(db, { transaction });
  expect(answer).toMatch(/^END .*912/);
});
