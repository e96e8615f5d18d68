import type { Permission } from '@hafi/contract/circle/circle-terms';
import { checkInPlans, expectedCheckIns } from '../../features/checkins/checkins.tables.ts';
import type { Platform } from '../../platform/platform.ts';
import { callAs } from '../call-as.ts';
import { circleOf } from '../circle-of.ts';
import type { SignedIn } from '../factories/person.factory.ts';
import type { TestApp } from '../test-app.ts';

/** Runs all due work about check-ins, as a process does every two seconds. */
export async function watchCheckIns({ due }: Platform): Promise<void> {
  await due.run('checkins.open-expected');
  await due.run('checkins.climb');
}

/** A plan of every day at 08:00 in Kigali, which is 06:00 UTC. */
export const daily = { isOn: true, weekdays: [1, 2, 3, 4, 5, 6, 7], time: '08:00', pause: null };

interface Line {
  readonly title: string;
  readonly message: string;
  readonly link: string;
  readonly timestamp: string;
}

/** What the bells say at each step of the ladder. */
export const checkInTitles = {
  soon: 'A greeting is expected soon',
  now: 'Your people wait for your greeting',
  missed: 'No greeting came. Please ask.',
  clear: 'The greeting has come',
  takenBack: 'A greeting was taken back. Please ask.',
} as const;

/** The times (UTC) of the steps of a plan at 08:00, until the circle is notified. */
const ownSteps = ['03:00:00', '05:00:00', '05:50:00', '06:00:00', '06:02:00', '06:10:00'];

/** An elder with a plan and a circle, on Monday 23 November 2026, planned the day before. */
export async function checkInStage(app: TestApp) {
  app.clock.set('2026-11-22T12:00:00Z');
  const circle = await circleOf(app);
  const { at, elder } = circle;
  const plan = (change: object = {}, who: SignedIn = elder) =>
    callAs(app, who).put(`${at}/check-in-plan`, { ...daily, ...change });
  const bell = async (who: SignedIn): Promise<Line[]> =>
    (await callAs(app, who).get('/api/notifications?limit=100')).json().data.reverse();
  /** Sets the clock to a time (UTC) and runs what is due then. */
  const watchAt = async (time: string, day = '2026-11-23') => {
    app.clock.set(`${day}T${time}Z`);
    await watchCheckIns(app.platform);
  };
  return {
    ...circle,
    plan,
    bell,
    watchAt,
    /** The titles in a person's bell, oldest first, without news of the plan. */
    titles: async (who: SignedIn) =>
      (await bell(who)).map(({ title }) => title).filter((title) => !title.startsWith('News')),
    /** What somebody's bell says of this elder under a title. */
    ofElder: async (who: SignedIn, title: string) =>
      (await bell(who)).filter(
        (each) => each.title === title && each.message.includes('Vestine Uwase'),
      ),
    /** All steps of the elder's own ladder, which end when the circle is notified. */
    async climbAll() {
      for (const time of ownSteps) await watchAt(time);
    },
    /** What somebody's bell says of check-ins that did not come, oldest first. */
    missedNews: async (who: SignedIn) =>
      (await bell(who))
        .filter(({ title }) => title === checkInTitles.missed)
        .map(({ message }) => message),
    /** The server is back after an outage: all processes poll. */
    async comeBack(at: string) {
      app.clock.set(at);
      await Promise.all([1, 2, 3].map(() => watchCheckIns(app.platform)));
      await watchCheckIns(app.platform);
    },
    /** The time passes in which the elder can answer after an outage. */
    async afterTheAsking() {
      app.clock.advance({ minutes: 8 });
      await Promise.all([1, 2, 3].map(() => watchCheckIns(app.platform)));
    },
    say: (body: { at?: string; mood?: string } = {}) =>
      elder.post('/api/check-ins', { at: app.clock.now().toISOString(), ...body }),
    relative: (permissions: Permission[] = ['alerts:receive'], firstName = 'Claudine') =>
      circle.member(permissions, { firstName }),
  };
}

export type CheckInStage = Awaited<ReturnType<typeof checkInStage>>;

/** The same where nobody else is expected, so that the work of a test finds only this elder. */
export async function checkInStageAlone(app: TestApp): Promise<CheckInStage> {
  await app.platform.db.delete(expectedCheckIns);
  await app.platform.db.delete(checkInPlans);
  return checkInStage(app);
}
