import type { Permission } from '@hafi/contract/circle/circle-terms';
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

/** An elder with a plan and a circle, on Monday 23 November 2026, planned the day before. */
export async function checkInStage(app: TestApp) {
  app.clock.set('2026-11-22T12:00:00Z');
  const circle = await circleOf(app);
  const { at, elder } = circle;
  const plan = (change: object = {}, who: SignedIn = elder) =>
    callAs(app, who).put(`${at}/check-in-plan`, { ...daily, ...change });
  const bell = async (who: SignedIn): Promise<Line[]> =>
    (await callAs(app, who).get('/api/notifications?limit=100')).json().data.reverse();
  return {
    ...circle,
    plan,
    bell,
    /** The titles in a person's bell, oldest first, without news of the plan. */
    titles: async (who: SignedIn) =>
      (await bell(who)).map(({ title }) => title).filter((title) => !title.startsWith('News')),
    /** Sets the clock to a time (UTC) and runs what is due then. */
    async watchAt(time: string, day = '2026-11-23') {
      app.clock.set(`${day}T${time}Z`);
      await watchCheckIns(app.platform);
    },
    say: (body: { at?: string; mood?: string } = {}) =>
      elder.post('/api/check-ins', { at: app.clock.now().toISOString(), ...body }),
    relative: (permissions: Permission[] = ['alerts:receive'], firstName = 'Claudine') =>
      circle.member(permissions, { firstName }),
  };
}
