import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channelsEnv, channelsStage } from '../../test/channels/channels-stage.ts';
import { emergencyStage } from '../../test/emergencies/emergency-stage.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { makePerson } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { people } from '../accounts/people.tables.ts';
import { emergencies } from './emergency.tables.ts';

let app: TestApp;
let stage: ReturnType<typeof emergencyStage>;
let phones: ReturnType<typeof channelsStage>;
beforeAll(async () => {
  app = await startTestApp({ env: channelsEnv });
  stage = emergencyStage(app);
  phones = channelsStage(app);
});
afterAll(() => app.close());

const open = async () => (await app.platform.db.select().from(emergencies)).length;
const times = <T>(count: number, make: (nth: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => make(nth)));

/** Presses after which nobody is refused. Every request comes from the same address. */
describe('a call for help is never too many', () => {
  it('from one address: a home with many elders', async () => {
    const elders = await times(80, () => stage.elder());
    const before = await open();
    const pressed = await Promise.all(elders.map((elder) => elder.press()));
    expect(new Set(pressed.map(({ id }) => id)).size).toBe(80);
    expect((await open()) - before).toBe(80);
  });

  it('from one account, for many elders, and again for each after it was over', async () => {
    const carer = await stage.person({ roles: ['FAMILY'] });
    const elders = await times(15, async () => {
      const elder = await stage.elder();
      await makeMember(app, { elder, who: carer, permissions: ['alerts:receive'] });
      return elder;
    });
    for (let round = 0; round < 2; round += 1) {
      const before = await open();
      const pressed = [];
      for (const elder of elders) pressed.push(await carer.press({ elderId: elder.personId }));
      expect((await open()) - before).toBe(15);
      await stage.pass(10);
      for (const { id } of pressed) await carer.act(id, 'resolve', { as: 'false-alarm' });
    }
  });

  it('while others have papers drawn and photos read: it does not wait for them', async () => {
    const strip = sharp({ create: { width: 4000, height: 400, channels: 3, background: '#765' } });
    const photo = await strip.png().toBuffer();
    const strangers = await times(3, () => makePerson(app));
    const elder = await stage.elder();
    let waiting = 0;
    const flood = strangers.flatMap(({ headers }) =>
      Array.from({ length: 6 }, async (_, nth) => {
        waiting += 1;
        const { statusCode } = await app.http.inject(
          nth < 5
            ? { url: '/api/payment-statements/2026-11/statement.pdf', headers }
            : {
                method: 'PUT',
                url: '/api/auth/photo',
                headers: { ...headers, 'content-type': 'image/png' },
                payload: photo,
              },
        );
        waiting -= 1;
        return statusCode;
      }),
    );
    await elder.press();
    expect(waiting).toBeGreaterThan(9);
    expect(new Set(await Promise.all(flood))).toEqual(new Set([200]));
  });

  it('of an elder who presses again and again', async () => {
    const elder = await stage.elder();
    const before = await open();
    const pressed = await times(100, () => elder.press());
    expect(new Set(pressed.map(({ id }) => id)).size).toBe(1);
    expect((await open()) - before).toBe(1);
  });

  it('by SMS and by dialling, however often', async () => {
    const elder = await phones.elder();
    const before = await open();
    for (let nth = 0; nth < 60; nth += 1) {
      expect((await phones.sms(elder.phone, 'HELP')).statusCode).toBe(200);
      expect(await phones.dial(elder.phone).open()).toMatch(/^CON /);
    }
    await phones.follow();
    expect((await open()) - before).toBe(1);
    expect(await phones.dial(elder.phone).press('2')).not.toMatch(/^\d/);
  });
});

describe('a number that never agreed', () => {
  const requested = async (elder: Awaited<ReturnType<typeof stage.elder>>, phone: string) => {
    const { id } = await elder.press();
    await stage.pass(10);
    const texts = await stage.sms();
    await elder.act(id, 'resolve', { as: 'false-alarm' });
    await stage.sms();
    return texts.some(({ to }) => to === phone);
  };
  const stranger = async (phone: string) => {
    const elder = await stage.elder();
    await app.platform.db
      .update(people)
      .set({ phoneVerified: false, emailVerified: false })
      .where(eq(people.id, elder.personId));
    await stage.name(elder, 'Gaspard Habimana', phone);
    return elder;
  };

  it('gets few SMS in a day from accounts that have proved nothing, and everybody else is told', async () => {
    const phone = '+250788399001';
    const [one, other] = [await stranger(phone), await stranger(phone)];
    const daughter = await stage.contact(one);
    const got: boolean[] = [];
    for (const elder of [one, other, one, other, one, other])
      got.push(await requested(elder, phone));
    expect(got).toEqual([true, true, true, true, false, false]);
    expect(await requested(one, daughter.phone)).toBe(true);
    app.clock.advance({ hours: 25 });
    expect(await requested(other, phone)).toBe(true);
  });

  it('gets every one of an account that has proved its number', async () => {
    const phone = '+250788399002';
    const elder = await stage.elder();
    await stage.name(elder, 'Gaspard Habimana', phone);
    for (let nth = 0; nth < 6; nth += 1) expect(await requested(elder, phone)).toBe(true);
  });

  it('gets none after STOP', async () => {
    const phone = '+250788399003';
    const elder = await stranger(phone);
    expect(await requested(elder, phone)).toBe(true);
    await phones.sms(phone, 'STOP');
    await phones.receivedBy(phone);
    expect(await requested(elder, phone)).toBe(false);
  });
});
