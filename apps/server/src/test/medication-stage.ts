import { randomUUID } from 'node:crypto';
import type { Permission } from '@hafi/contract/circle/circle-terms';
import type { KnownPerson } from '../seed/register-person.ts';
import { callAs } from './call-as.ts';
import { makeMember } from './factories/member.factory.ts';
import { makePerson, type SignedIn } from './factories/person.factory.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** A new medicine; default: daily at 09:00 and 19:00. */
export const amlodipine = (more: object = {}) => ({
  name: 'Amlodipine',
  dosage: '5 mg',
  form: 'tablet',
  pillsPerDose: 1,
  meal: 'any',
  schedule: { kind: 'times', times: ['09:00', '19:00'], weekdays: [1, 2, 3, 4, 5, 6, 7] },
  pills: 40,
  ...more,
});

/** Starts the server on Monday 23 November 2026, 08:00 in Kigali, with helpers for medicines. */
export async function startMedicationStage(alongside?: TestApp) {
  const app = await startTestApp(alongside ? { alongside } : {});
  const { clock, platform } = app;

  const person = (more: Partial<KnownPerson> = {}) => makePerson(app, more);

  return {
    app,
    clock,
    platform,
    person,
    /** Adds a person to an elder's circle. */
    async join(elder: SignedIn, permissions: Permission[], more: Partial<KnownPerson> = {}) {
      return makeMember(app, { elder, permissions, person: more });
    },
    /** Adds a medicine and returns its id. */
    async add(elder: SignedIn, medicine: object = amlodipine()): Promise<string> {
      const url = `/api/elders/${elder.personId}/medications`;
      const answer = await callAs(app, elder).post(url, { confirmed: true, ...medicine });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json().data.id;
    },
    /**
     * Records an answer to a dose; `dueAt` is a Kigali time of today, or null for one as needed.
     */
    say(
      who: SignedIn,
      elder: SignedIn,
      entry: {
        medicationId: string;
        due: string | null;
        status?: string;
        id?: string;
        at?: Date;
        [more: string]: unknown;
      },
    ) {
      const { at = clock.now(), due, id = randomUUID(), status = 'taken', ...more } = entry;
      const day = clock.now().toISOString().slice(0, 10);
      const dueAt = due === null ? null : new Date(`${day}T${due}:00+02:00`).toISOString();
      const url = `/api/elders/${elder.personId}/doses`;
      const body = { id, dueAt, status, at: at.toISOString(), ...more };
      return callAs(app, who).post(url, body);
    },
    /** The states of a day's doses, as `09:00 taken`. */
    async states(who: SignedIn, elder: SignedIn, day = ''): Promise<string[]> {
      const url = `/api/elders/${elder.personId}/doses${day ? `?day=${day}` : ''}`;
      const { doses } = (await callAs(app, who).get(url)).json().data;
      return doses.map(({ at, dueAt, state }: Record<string, string>) => {
        const time = new Date(new Date(dueAt ?? at ?? '').getTime() + 7_200_000).toISOString();
        return `${time.slice(11, 16)} ${state}`;
      });
    },
    /** One of an elder's medicines, as the elder sees it. */
    async medicine(elder: SignedIn, id: string) {
      const url = `/api/elders/${elder.personId}/medications`;
      const { data } = (await callAs(app, elder).get(url)).json();
      return data.find((each: { id: string }) => each.id === id);
    },
    close: () => app.close(),
  };
}

export type MedicationStage = Awaited<ReturnType<typeof startMedicationStage>>;
