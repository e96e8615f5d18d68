import { hashSecret } from '../apps/server/src/platform/secrets/secrets.ts';
import { recordStatements, type Statement } from './record-statements.ts';
import type { BenchDoctor, Order, Stage } from './stage.ts';

/** The requests to both servers, each measured separately. */
export const routeNames = ['doctors', 'slots', 'bookings', 'sign-in', 'book'] as const;
export type RouteName = (typeof routeNames)[number];

/** A request that is sent repeatedly. */
export interface Sent {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly cookie?: string;
  readonly body?: object;
}

/**
 * What the bare server does for a request: our server's statements in order, with placeholders for
 * the request's own values, and which rows it answers.
 */
export interface Recipe {
  readonly statements: readonly Statement[];
  readonly answer: number;
}

export interface Plan {
  readonly doctors: readonly BenchDoctor[];
  readonly password: { readonly given: string; readonly salt: string };
  readonly recipes: Readonly<Record<RouteName, Recipe>>;
}

const demo = { email: 'elder@hafi.test', password: 'Hafi-demo-1' };

const answersOf: Record<RouteName, RegExp> = {
  doctors: /^select.* from "doctors"/s,
  slots: /^select.* from "bookings"/s,
  bookings: /^select.* from "bookings"/s,
  'sign-in': /^select.* from "people"/s,
  book: /^insert into "bookings"/s,
};

/** The requests to measure. */
export function requestsOf(stage: Stage, sample: Order): Record<RouteName, Sent> {
  const { cookie, body } = sample;
  return {
    doctors: { method: 'GET', path: '/api/doctors' },
    slots: {
      method: 'GET',
      path: `/api/doctors/${stage.doctors[0]?.doctorId}/slots?date=${body.date}&type=general`,
    },
    bookings: { method: 'GET', path: '/api/bookings', cookie },
    'sign-in': { method: 'POST', path: '/api/auth/signin', body: demo },
    book: { method: 'POST', path: '/api/bookings', cookie, body },
  };
}

/** Sends each request once to our server and records its statements. */
export async function makePlan(stage: Stage, sample: Order): Promise<Plan> {
  const requests = requestsOf(stage, sample);
  const since = Date.now();
  const recipes = {} as Record<RouteName, Recipe>;
  // Booked first, so that there is something to list.
  for (const name of ['book', 'doctors', 'slots', 'bookings', 'sign-in'] as const) {
    const { method, path, cookie, body } = requests[name];
    const headers = { ...(cookie ? { cookie } : {}) };
    const recorded = await recordStatements(async () => {
      const answer = await stage.http.inject({
        method,
        url: path,
        headers,
        ...(body ? { payload: body } : {}),
      });
      if (answer.statusCode >= 300) throw new Error(`${name}: ${answer.body}`);
    });
    if (name === 'book') await bookMore(stage, sample);
    const statements = recorded.map((each) => marked(each, ownOf(name, stage, sample), since));
    const answer = statements.findIndex(({ text }) => answersOf[name].test(text));
    if (answer < 0) throw new Error(`${name}: our server asked for no rows`);
    recipes[name] = { statements, answer };
  }
  const hash = recipes['sign-in'];
  const [, , , , salt = ''] = (await readHash(stage, hash.statements[hash.answer])).split('$');
  return { doctors: stage.doctors, password: { given: demo.password, salt }, recipes };
}

/** Gives the patient five appointments, because a list of one is not representative. */
async function bookMore({ http, orders }: Stage, { cookie }: Order): Promise<void> {
  for (let i = 0; i < 4; i += 1) {
    const { body } = orders();
    const headers = { cookie };
    await http.inject({ method: 'POST', url: '/api/bookings', headers, payload: body });
  }
}

async function readHash(stage: Stage, statement: Statement | undefined): Promise<string> {
  const { rows } = await stage.pool.query({
    text: statement?.text ?? '',
    values: statement?.values ?? [],
  });
  return String(rows[0]?.hash);
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const instant = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.]\d{3}Z/g;
const secretHash = /^[\w-]{43}$/;
const twoDays = 48 * 60;

/** The values of a request that change from one to the next, and the base of booked times. */
interface Own {
  readonly known: ReadonlyMap<string, string>;
  readonly startsAt?: number;
}

function ownOf(name: RouteName, stage: Stage, sample: Order): Own {
  const { doctorId, date, time } = sample.body;
  const who = new Map([
    [sample.personId, '<<person>>'],
    [hashSecret(sample.cookie.split('=')[1] ?? ''), '<<token>>'],
  ]);
  if (name !== 'book') return { known: who };
  const doctor = stage.doctors.find((each) => each.doctorId === doctorId);
  const whom = [
    [doctorId, '<<doctor>>'],
    [doctor?.personId ?? '', '<<practice>>'],
  ] as const;
  return { known: new Map([...who, ...whom]), startsAt: Date.parse(`${date}T${time}:00+02:00`) };
}

/** Replaces a request's own values by placeholders: people, times, and new ids. */
function marked({ name, text, values }: Statement, { known, startsAt = 0 }: Own, since: number) {
  const mark = (value: string) =>
    (known.get(value) ?? value)
      .replace(uuid, (id) => {
        const madeAt = Number.parseInt(id.replace('-', '').slice(0, 12), 16);
        return known.get(id) ?? (madeAt >= since ? `<<id ${id}>>` : id);
      })
      .replace(instant, (at) => {
        const minutes = (Date.parse(at) - startsAt) / 60_000;
        if (Math.abs(Date.parse(at) - Date.now()) < 60_000) return '<<now>>';
        return Math.abs(minutes) <= twoDays ? `<<start ${minutes}>>` : at;
      })
      .replace(secretHash, (hash) =>
        text.startsWith('insert into "sessions"') ? '<<secret>>' : hash,
      );
  return {
    name,
    text,
    values: values.map((value) => (typeof value === 'string' ? mark(value) : value)),
  };
}
