import { setTimeout as pause } from 'node:timers/promises';
import { emergencySteps } from '@hafi/contract/emergency/emergency-terms';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findResponders } from '../../features/emergency/course/responders.repo.ts';
import { nextNumber } from '../emergencies/emergency-stage.ts';
import { makeMember } from '../factories/member.factory.ts';
import type { SignedIn } from '../factories/person.factory.ts';
import { callServer } from './emergencies-of-processes.ts';
import { openServerPool, type ServerPool } from './server-pool.ts';
import { queuedSms, takenByProvider } from './sms-of-emergencies.ts';

let pool: ServerPool;
beforeAll(async () => {
  pool = await openServerPool();
});
afterAll(() => pool.close());

/** When the emergencies begin: that a busy machine starts servers late changes no clock of theirs. */
let begun = Date.now();
/** By how much the clock of the last server was ahead, in milliseconds, and what it said at its end. */
const last = { ahead: 0, clock: 0 };

/** A server whose clock says so many seconds after that. */
function start(seconds: number): Promise<string> {
  // Never back: the next goes on after the one before.
  last.ahead = Math.max(begun + seconds * 1000, last.clock) - Date.now();
  return pool.startAhead(last.ahead / 1000);
}

const killAll = () => {
  last.clock = Date.now() + last.ahead;
  return pool.killAll();
};

/** Opens an emergency, as somebody who was asked. */
async function readFrom(address: string, who: SignedIn, id: string): Promise<void> {
  const answer = await fetch(`${address}/api/emergencies/${id}`, { headers: who.headers });
  if (!answer.ok) throw new Error(await answer.text());
}

async function populate() {
  const { database, person, platform } = pool;
  const home = { district: 'Gasabo', sector: 'Remera' };
  const withDaughter = async () => {
    const elder = await person(home);
    const permissions = ['alerts:receive'] as const;
    const known = { phoneNumber: nextNumber() };
    const daughter = await makeMember({ platform }, { elder, permissions, person: known });
    return { elder, daughter };
  };
  const volunteer = await person({ roles: ['VOLUNTEER'], verified: true, ...home });
  await database.db.execute(
    sql`insert into emergency_volunteers values (${volunteer.personId}, now())`,
  );
  return {
    /** Nobody answers. */
    silent: await withDaughter(),
    answered: await withDaughter(),
    /** A coordinator sees to it. */
    watched: await withDaughter(),
    cancelled: await withDaughter(),
    /** Rehearses, until the end of the way. */
    drilled: await withDaughter(),
    /** Has nobody. */
    alone: await person(home),
    volunteer,
    olive: await person({ roles: ['ADMIN'] }),
  };
}

test('an emergency survives the end of its server at every step, and asks nobody twice', {
  timeout: 240_000,
}, async () => {
  const { alone, answered, cancelled, drilled, olive, silent, volunteer, watched } =
    await populate();
  const { ask, steps, notified, until } = pool.stored;
  const ids = {
    alone: '',
    again: '',
    answered: '',
    cancelled: '',
    drill: '',
    silent: '',
    watched: '',
  };
  const survived = new Set<string>();
  /** Kills the servers once each of these steps is taken, of whichever emergency. */
  const dieAfter = async (...taken: readonly [keyof typeof ids, string][]) => {
    for (const [which, step] of taken) {
      await until(ids[which], step);
      survived.add(step.split(' ')[0] ?? '');
    }
    await killAll();
  };
  let address = await start(0);
  begun = Date.now();
  const act = (who: SignedIn, which: keyof typeof ids, path: string, body?: object) =>
    callServer(address, who, `/${ids[which]}/${path}`, body);
  ids.silent = await callServer(address, silent.elder, '');
  ids.answered = await callServer(address, answered.elder, '');
  ids.watched = await callServer(address, watched.elder, '');
  ids.alone = await callServer(address, alone, '');
  ids.drill = await callServer(address, drilled.elder, '', { drill: true });
  const position = { latitude: -1.95, longitude: 30.1, accuracy: 20 };
  await act(silent.elder, 'silent', 'position', { position });
  // Last, and at once: it fires after ten seconds.
  ids.cancelled = await callServer(address, cancelled.elder, '');
  await act(cancelled.elder, 'cancelled', 'cancel');
  await dieAfter(['silent', 'pressed'], ['drill', 'pressed'], ['cancelled', 'cancelled']);

  address = await start(11);
  await until(ids.answered, 'asked contacts');
  await dieAfter(
    ['silent', 'fired'],
    ['silent', 'asked contacts'],
    ['alone', 'nobody-to-ask contacts'],
    ['drill', 'asked contacts'],
  );

  address = await start(20);
  await readFrom(address, silent.daughter, ids.silent);
  await readFrom(address, drilled.daughter, ids.drill);
  await act(answered.daughter, 'answered', 'acknowledge');
  await act(olive, 'watched', 'notes', { note: 'Called twice.' });
  await dieAfter(
    ['silent', 'seen'],
    ['answered', 'acknowledged'],
    ['watched', 'note'],
    ['drill', 'seen'],
  );

  address = await start(30);
  await act(olive, 'watched', 'escalate');
  await act(watched.daughter, 'watched', 'ambulance');
  // Of a drill by itself nobody is asked beyond the contacts.
  await act(drilled.elder, 'drill', 'escalate');
  await dieAfter(
    ['watched', 'escalated'],
    ['watched', 'ambulance-called'],
    ['drill', 'asked volunteers'],
  );

  address = await start(95);
  await act(volunteer, 'watched', 'cannot');
  await act(watched.elder, 'watched', 'resolve', { as: 'resolved' });
  await until(ids.drill, 'unanswered');
  await act(drilled.daughter, 'drill', 'acknowledge');
  await dieAfter(
    ['silent', 'asked volunteers'],
    ['watched', 'cannot'],
    ['watched', 'resolved'],
    ['drill', 'acknowledged'],
  );

  address = await start(165);
  await act(drilled.elder, 'drill', 'escalate');
  await dieAfter(['silent', 'asked coordinators'], ['drill', 'asked coordinators']);

  address = await start(240);
  await until(ids.answered, 'asked volunteers');
  await act(volunteer, 'answered', 'coming', { minutes: 1 });
  await act(volunteer, 'drill', 'coming', { minutes: 30 });
  await dieAfter(['silent', 'unanswered'], ['answered', 'coming'], ['drill', 'coming']);

  address = await start(310);
  ids.again = await callServer(address, silent.elder, '');
  await act(volunteer, 'drill', 'arrived');
  await dieAfter(['again', 'pressed'], ['drill', 'arrived']);

  address = await start(975);
  await act(drilled.elder, 'drill', 'resolve', { as: 'resolved' });
  await dieAfter(
    ['drill', 'resolved'],
    ['silent', 'called-again'],
    ['answered', 'late'],
    ['answered', 'asked coordinators'],
  );

  address = await start(980);
  await act(olive, 'answered', 'arrived');
  await dieAfter(['answered', 'arrived']);

  address = await start(5000);
  await act(answered.elder, 'answered', 'resolve', { as: 'false-alarm' });
  await act(silent.elder, 'again', 'resolve', { as: 'resolved' });
  await act(alone, 'alone', 'resolve', { as: 'resolved' });
  await dieAfter(['answered', 'false-alarm']);

  // Whoever adds a step to an emergency lets its server die at it, above.
  // What a helper wrote by SMS is read by due work, again after a kill (`follow-messages.test.ts`).
  const inApp = emergencySteps.filter((step) => step !== 'wrote');
  expect([...survived].sort()).toEqual([...inApp].sort());

  // What a killed server had leased is sent once the lease has ended.
  await start(5200);
  const unsent = async () => {
    const rows = await ask(
      sql`select id from outbox_messages where sent_at is null and failed_at is null`,
    );
    return rows.length;
  };
  const deadline = Date.now() + 20_000;
  while ((await unsent()) > 0 && Date.now() < deadline) await pause(50);
  expect(await unsent()).toBe(0);
  await killAll();

  expect(await steps(ids.cancelled)).toEqual(['pressed', 'cancelled']);
  expect(await steps(ids.silent)).toEqual([
    'pressed',
    'fired',
    'asked contacts',
    'seen',
    'asked volunteers',
    'asked coordinators',
    'unanswered',
    'called-again',
  ]);
  expect(await steps(ids.watched)).toEqual([
    'pressed',
    'fired',
    'asked contacts',
    'note',
    'escalated',
    'asked volunteers',
    'ambulance-called',
    'cannot',
    'resolved',
  ]);
  expect(await steps(ids.answered)).toEqual([
    'pressed',
    'fired',
    'asked contacts',
    'acknowledged',
    'asked volunteers',
    'coming',
    'late',
    'asked coordinators',
    'arrived',
    'false-alarm',
  ]);
  expect(await steps(ids.drill)).toEqual([
    'pressed',
    'fired',
    'asked contacts',
    'seen',
    'escalated',
    'asked volunteers',
    'unanswered',
    'acknowledged',
    'escalated',
    'asked coordinators',
    'coming',
    'arrived',
    'resolved',
  ]);
  for (const id of [ids.silent, ids.answered, ids.drill]) {
    const requested = await findResponders(pool.database.db, [id]);
    expect(requested.map(({ level }) => level)).toEqual(['contacts', 'volunteers', 'coordinators']);
  }

  // Whoever was notified of the drill was notified that it is one, once, and once that it is over.
  const drill = await notified(ids.drill);
  const people = [drilled.daughter, volunteer, olive].map(({ personId }) => personId);
  const both = people.flatMap((id) => [`${id} emergency.call.drill`, `${id} emergency.over.drill`]);
  expect(drill.sort()).toEqual(both.sort());

  const rows = await queuedSms(pool);
  expect(rows.filter(({ key }) => key.includes(ids.cancelled))).toEqual([]);
  for (const id of [ids.silent, ids.watched, ids.answered, ids.drill]) {
    const own = rows.filter(({ key }) => key.includes(id));
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(own.map(({ body, recipient }) => `${recipient} ${body}`)).size).toBe(own.length);
  }
  // A provider gets an SMS again only where the server died before it stored that it was taken.
  const taken = await takenByProvider(pool);
  const toNumber = Map.groupBy(rows, ({ recipient }) => recipient);
  for (const [number, all] of toNumber) {
    const times = taken.get(number) ?? 0;
    const sent = all.filter(({ isSent }) => isSent).length;
    const attempts = all.reduce((sum, each) => sum + each.attempts, 0);
    expect([number, times >= sent, times <= attempts]).toEqual([number, true, true]);
  }
  expect(rows.filter(({ attempts }) => attempts === 1).length).toBeGreaterThan(rows.length / 2);
});
