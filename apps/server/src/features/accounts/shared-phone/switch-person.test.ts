import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { callAs } from '../../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { updatePerson } from '../people.repo.ts';

let app: TestApp;
let phone: Phone;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

beforeEach(() => {
  app.clock.set('2026-11-23T06:00:00Z');
  phone = new Phone();
});

const password = 'Imigongo-7';
const person = (firstName: string, more = {}) =>
  makePerson(app, { firstName, lastName: 'Uwase', password, ...more });

/** A browser that keeps its cookies. */
class Phone {
  readonly cookies = new Map<string, string>();

  async send(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const request = { method, url, headers: { cookie } };
    const answer = await app.http.inject(payload ? { ...request, payload } : request);
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  /** Signs a person in here, replacing the previous one. */
  take({ headers }: SignedIn) {
    this.cookies.set('hafi_session', headers.cookie.split('=')[1] ?? '');
  }

  async join(who: SignedIn, pin: string) {
    this.take(who);
    await this.send('POST', '/api/auth/confirm', { password });
    return this.send('POST', '/api/device-people', { pin });
  }

  async people(): Promise<{ id: string; firstName: string; current: boolean; locked: boolean }[]> {
    return (await this.send('GET', '/api/device-people')).json().data;
  }

  async idOf(name: string): Promise<string> {
    return (await this.people()).find(({ firstName }) => firstName === name)?.id ?? '';
  }

  async become(name: string, pin: string) {
    return this.send('POST', '/api/device-people/switch', { id: await this.idOf(name), pin });
  }

  async whoAmI(): Promise<string | undefined> {
    return (await this.send('GET', '/api/auth/session')).json().data?.firstName;
  }
}

async function shared(): Promise<{ agnes: SignedIn; marie: SignedIn }> {
  const [agnes, marie] = [await person('Agnès'), await person('Marie')];
  await phone.join(agnes, '7305');
  await phone.join(marie, '40917');
  return { agnes, marie };
}

describe('switching', () => {
  it('continues as the other person, and ends the previous session', async () => {
    const { marie } = await shared();
    const answer = await phone.become('Agnès', '7305');
    expect(answer.statusCode).toBe(200);
    expect(await phone.whoAmI()).toBe('Agnès');
    const before = await callAs(app, marie).get('/api/auth/session');
    expect(before.json().data).toBeNull();
    expect(await phone.people()).toMatchObject([
      { firstName: 'Agnès', current: true, locked: false },
      { firstName: 'Marie', current: false, locked: false },
    ]);
  });

  it('works after everybody has signed out', async () => {
    await shared();
    await phone.send('POST', '/api/auth/signout');
    expect(await phone.whoAmI()).toBeUndefined();
    await phone.become('Marie', '40917');
    expect(await phone.whoAmI()).toBe('Marie');
  });

  it('shows only first names, on this phone only', async () => {
    await shared();
    for (const each of await phone.people()) {
      expect(Object.keys(each).sort()).toEqual(['current', 'firstName', 'id', 'locked']);
    }
    expect(await new Phone().people()).toEqual([]);
  });

  it('gets a secret of its own, also where somebody else had put one', async () => {
    const chosen = 'a'.repeat(43);
    phone.cookies.set('hafi_device', chosen);
    expect((await phone.join(await person('Vestine'), '8264')).statusCode).toBe(201);
    const own = phone.cookies.get('hafi_device');
    expect(own).not.toBe(chosen);
    // The phone is known now: the next person shares it.
    await phone.join(await person('Esther'), '7305');
    expect(phone.cookies.get('hafi_device')).toBe(own);
    expect(await phone.people()).toHaveLength(2);
  });

  it('gives the session the lifetime of the one that set the PIN', async () => {
    await shared();
    const answer = await phone.become('Agnès', '7305');
    const cookie = answer.cookies.find(({ name }) => name === 'hafi_session');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 30 * 24 * 3600 });
    const device = answer.cookies.find(({ name }) => name === 'hafi_device');
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 180 * 24 * 3600 });
  });

  it.each(['DOCTOR', 'ADMIN'] as const)('never opens the session of a %s', async (role) => {
    const refused = await phone.join(await person('Eric', { roles: [role] }), '7305');
    expect(refused.json().code).toBe('no-pin-for-role');
    // Who becomes one later signs in in full, whatever stands on the phone.
    const later = await person('Alice');
    expect((await phone.join(later, '7305')).statusCode).toBe(201);
    await inTransaction(app.platform, (tx) =>
      updatePerson(tx, later.personId, { roles: ['PATIENT', role], updatedAt: app.clock.now() }),
    );
    expect(await phone.people()).toMatchObject([{ firstName: 'Alice', locked: true }]);
    expect((await phone.become('Alice', '7305')).json().code).toBe('no-pin-for-role');
  });

  it('does not count as having confirmed one’s identity', async () => {
    await shared();
    await phone.become('Agnès', '7305');
    const answer = await phone.send('POST', '/api/device-people', { pin: '8264' });
    expect(answer.json().code).toBe('confirm-first');
  });

  it('ends after 180 days without use', async () => {
    await shared();
    app.clock.set('2027-05-23T06:00:00Z');
    expect(await phone.people()).toEqual([]);
  });
});

describe('a wrong PIN', () => {
  it('is refused with the number of attempts left, and after 5 the person is locked', async () => {
    await shared();
    const answers = [];
    for (let tries = 0; tries < 5; tries += 1) {
      answers.push((await phone.become('Agnès', '9999')).json());
    }
    expect(answers.map(({ code }) => code)).toEqual([
      'wrong-pin',
      'wrong-pin',
      'wrong-pin',
      'wrong-pin',
      'pin-locked',
    ]);
    expect(answers[0].message).toContain('4');
    expect((await phone.become('Agnès', '7305')).json().code).toBe('pin-locked');
    expect(await phone.whoAmI()).toBe('Marie');
    expect((await phone.people())[0]).toMatchObject({ firstName: 'Agnès', locked: true });
  });

  it('locks on this phone alone, until a new PIN is set after a full sign-in', async () => {
    const { agnes } = await shared();
    for (let tries = 0; tries < 5; tries += 1) await phone.become('Agnès', '9999');
    await phone.join(agnes, '8264');
    expect((await phone.people())[0]).toMatchObject({ locked: false });
    await phone.become('Marie', '40917');
    expect((await phone.become('Agnès', '8264')).statusCode).toBe(200);
  });

  it('counts even when all are sent at once', async () => {
    await shared();
    const id = await phone.idOf('Agnès');
    const guess = (pin: string) => phone.send('POST', '/api/device-people/switch', { id, pin });
    const pins = ['9990', '9991', '9992', '9993', '9994', '9995', '9996', '9997'];
    const answers = await Promise.all(pins.map(guess));
    expect(answers.map(({ statusCode }) => statusCode)).not.toContain(500);
    expect((await guess('7305')).json().code).toBe('pin-locked');
  });

  it('is forgotten after a right one', async () => {
    await shared();
    for (let tries = 0; tries < 4; tries += 1) await phone.become('Agnès', '9999');
    await phone.become('Agnès', '7305');
    expect((await phone.become('Agnès', '9999')).json().message).toContain('4');
  });
});

describe('the PIN', () => {
  it.each(['0000', '1234', '1948', '1212', '12', '1234567', 'abcd'])(
    '%s is not accepted',
    async (pin) => {
      const answer = await phone.join(await person('Agnès'), pin);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0].path).toBe('pin');
    },
  );

  it('can be set only by a person who has confirmed their identity', async () => {
    phone.take(await person('Agnès'));
    const answer = await phone.send('POST', '/api/device-people', { pin: '7305' });
    expect(answer.json()).toMatchObject({ code: 'confirm-first', status: 403 });
    expect(await phone.people()).toEqual([]);
  });

  it('does not work on another phone', async () => {
    await shared();
    const id = await phone.idOf('Agnès');
    const body = { id, pin: '7305' };
    const other = new Phone();
    expect((await other.send('POST', '/api/device-people/switch', body)).statusCode).toBe(404);
    await other.join(await person('Eric'), '8264');
    expect((await other.send('POST', '/api/device-people/switch', body)).statusCode).toBe(404);
  });

  it('is enough for a person with a second factor', async () => {
    const agnes = await person('Agnès');
    await phone.join(agnes, '7305');
    await phone.join(await person('Marie'), '40917');
    const change = { twoFactorEnabled: true, updatedAt: app.clock.now() };
    await inTransaction(app.platform, (tx) => updatePerson(tx, agnes.personId, change));
    expect((await phone.become('Agnès', '7305')).json().data.firstName).toBe('Agnès');
  });

  it('is limited to 8 people on a phone', async () => {
    for (let each = 0; each < 8; each += 1) {
      expect((await phone.join(await person('Agnès'), '7305')).statusCode).toBe(201);
    }
    expect((await phone.join(await person('Marie'), '7305')).json().code).toBe('phone-full');
  });
});

describe('leaving', () => {
  const mine = async () => (await phone.send('GET', '/api/device-people/mine')).json().data;

  it('removes the caller from this phone, and nobody else', async () => {
    await shared();
    const [own] = await mine();
    expect(own).toMatchObject({ current: true });
    const others = await phone.idOf('Agnès');
    expect((await phone.send('DELETE', `/api/device-people/${others}`)).statusCode).toBe(404);
    expect((await phone.send('DELETE', `/api/device-people/${own.id}`)).statusCode).toBe(200);
    expect(await phone.people()).toMatchObject([{ firstName: 'Agnès' }]);
  });

  it('happens on a new password and when all other sessions end', async () => {
    await shared();
    const next = { currentPassword: password, newPassword: 'Imigongo-8' };
    await phone.send('POST', '/api/auth/change-password', next);
    expect(await phone.people()).toMatchObject([{ firstName: 'Agnès' }]);
    await phone.become('Agnès', '7305');
    await phone.send('DELETE', '/api/auth/sessions');
    expect(await phone.people()).toEqual([]);
  });

  it('happens on the other phones when one of the person’s devices is signed out', async () => {
    const { agnes } = await shared();
    const other = new Phone();
    await other.join(agnes, '8264');
    const list = (await other.send('GET', '/api/auth/sessions')).json().data;
    await other.send('DELETE', `/api/auth/sessions/${list[0].id}`);
    expect(await phone.people()).toMatchObject([{ firstName: 'Marie' }]);
    expect(await other.people()).toMatchObject([{ firstName: 'Agnès' }]);
  });
});
