import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { channelsEnv, channelsStage } from '../../../test/channels/channels-stage.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { nextNumber } from '../../../test/emergencies/emergency-stage.ts';
import { protectionStage } from '../../../test/emergencies/protection-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let stage: ReturnType<typeof protectionStage>;
let phones: ReturnType<typeof channelsStage>;
beforeAll(async () => {
  app = await startTestApp({ env: { ...channelsEnv, SMS_NUMBER: '22750' } });
  stage = protectionStage(app);
  phones = channelsStage(app);
});
beforeEach(() => app.reset());
afterAll(() => app.close());

/** Sends an SMS; what it is answered by. */
async function send(phone: string, text: string): Promise<string> {
  await deliverAll(app);
  app.sent.length = 0;
  await phones.sms(phone, text);
  await phones.follow();
  await deliverAll(app);
  return app.sent.filter(({ to }) => to === phone).at(-1)?.text ?? '';
}

/** Two elders who have named one neighbour. */
async function withClaudine() {
  const phone = nextNumber();
  const named = async (firstName: string) => {
    const elder = await stage.elder({ firstName, locale: 'en' });
    await stage.name(elder, 'Claudine Uwase', phone);
    return elder;
  };
  return { phone, first: await named('Espérance'), second: await named('Innocent') };
}
type Elder = Awaited<ReturnType<typeof withClaudine>>['first'];

/** Presses, and lets the first level be asked. */
async function call(elder: Elder): Promise<() => Promise<string>> {
  const { id } = await elder.press();
  await stage.pass(10);
  await deliverAll(app);
  return async () => (await elder.see(id)).state;
}

describe('of two calls', () => {
  it.each([
    ['I am with her now', /you are with Espérance/, 'arrived'],
    ['I called 912', /912 was called for Espérance/, 'on-the-way'],
    ['I cannot come, sorry', /noted that you cannot go to Espérance/, 'alerting'],
  ])('"%s" is of the one to which they come', async (words, said, state) => {
    const { first, phone, second } = await withClaudine();
    const one = await call(first);
    await send(phone, 'YES');
    await send(phone, 'I am coming 10 min');
    const other = await call(second);
    expect(await send(phone, words)).toMatch(said);
    expect([await one(), await other()]).toEqual([state, 'alerting']);
  });

  it('a first answer is of the one without an answer', async () => {
    const { first, phone, second } = await withClaudine();
    const one = await call(first);
    await send(phone, 'coming');
    const other = await call(second);
    expect(await send(phone, 'YES')).toMatch(/see to the call of Innocent/);
    expect([await one(), await other()]).toEqual(['on-the-way', 'acknowledged']);
    expect(await send(phone, 'I am here')).toMatch(/you are with Espérance/);
  });

  it.each([
    'YES',
    'coming',
    'I am with her now',
    'called the ambulance',
    'NO',
    'the gate is locked',
  ])(
    'without an answer "%s" says of neither, asks back with both names, and stops nothing',
    async (words) => {
      const { first, phone, second } = await withClaudine();
      const one = await call(first);
      const other = await call(second);
      expect(await send(phone, words)).toMatch(/whom do you mean, Innocent, Espérance\?/);
      expect([await one(), await other()]).toEqual(['alerting', 'alerting']);
    },
  );

  it('asks back where "coming" may be of the one they see to already', async () => {
    const { first, phone, second } = await withClaudine();
    const one = await call(first);
    await send(phone, 'YES');
    const other = await call(second);
    expect(await send(phone, 'coming')).toMatch(/whom do you mean/);
    expect([await one(), await other()]).toEqual(['acknowledged', 'alerting']);
  });

  it('shows the words to neither family, only who wrote, until a name says whom they mean', async () => {
    const { first, phone, second } = await withClaudine();
    const ids = [(await first.press()).id, (await second.press()).id] as const;
    await stage.pass(10);
    await send(phone, 'she is bleeding');
    const both = () => Promise.all([first.see(ids[0]), second.see(ids[1])]);
    for (const { events, responders } of await both()) {
      expect(JSON.stringify([events, responders])).not.toContain('bleeding');
      expect(events.at(-1)).toMatchObject({ step: 'wrote', note: null });
      expect(responders).toMatchObject([{ knows: 'seen', wrote: '', phone }]);
    }
    await send(phone, 'Innocent is bleeding');
    const [one, other] = await both();
    expect(JSON.stringify(one)).not.toContain('bleeding');
    expect(other.events.at(-1)).toMatchObject({ note: 'Innocent is bleeding' });
    expect(other.responders).toMatchObject([{ wrote: 'Innocent is bleeding' }]);
  });

  it.each([
    ['YES Innocent merci', /see to the call of Innocent/, 'acknowledged'],
    ['I am with innocent now', /you are with Innocent/, 'arrived'],
    ['Innocent: coming in 5 min', /on the way to Innocent, there in 5/, 'on-the-way'],
  ])('"%s" is of the one that it names', async (words, said, state) => {
    const { first, phone, second } = await withClaudine();
    const one = await call(first);
    const other = await call(second);
    expect(await send(phone, words)).toMatch(said);
    expect([await one(), await other()]).toEqual(['alerting', state]);
  });

  it('of which the one to which they come is over, the other does not count as reached', async () => {
    const { first, phone, second } = await withClaudine();
    const { id } = await first.press();
    await stage.pass(10);
    await send(phone, 'coming');
    await first.act(id, 'resolve', { as: 'resolved' });
    const other = await call(second);
    expect(await send(phone, 'I am with her now')).toMatch(/Innocent called for help.*YES/);
    expect(await other()).toBe('alerting');
    expect(await send(phone, 'I am with Innocent now')).toMatch(/you are with Innocent/);
    expect(await other()).toBe('arrived');
  });
});

it('distress is no answer to the call of another', async () => {
  const { first, phone } = await withClaudine();
  const one = await call(first);
  for (const words of ['i am going to die', 'viens vite', 'i cannot breathe', 'she fell']) {
    expect(await send(phone, words)).toMatch(/Espérance called for help/);
  }
  expect(await one()).toBe('alerting');
});
