import { dayInMs } from '@hafi/base/time';
import { timeCursor } from '../apps/server/src/platform/http/cursor.ts';
import { newId } from '../apps/server/src/platform/ids/uuid-v7.ts';
import { issueSession } from '../apps/server/src/test/issue-session.ts';
import { fillReadings, oftenMeasuring, readingsOf } from './fill-readings.ts';
import { recordStatements, type Statement } from './record-statements.ts';
import { openStage, type Stage } from './stage.ts';
import { startServer } from './start-program.ts';
import { table } from './table.ts';
import { type Times, timeRequests } from './time-requests.ts';

const doctors = 5;
/** Patients per doctor with a current appointment. */
const patientsOfEach = 40;
/** How often each page is requested after the first time. */
const rounds = 5;

/** A cursor in the middle of the year of readings. */
const halfAYearAgo = () =>
  timeCursor.write({ at: new Date(Date.now() - 182 * dayInMs), id: oftenMeasuring(1)[0] ?? '' });

const pages = {
  'year of readings': (elder: string) => `/api/elders/${elder}/vitals/report?span=year`,
  'week of readings': (elder: string) => `/api/elders/${elder}/vitals/report?span=week`,
  'list of readings': (elder: string) => `/api/elders/${elder}/vitals?limit=20`,
  'vitals as they are now': (elder: string) => `/api/elders/${elder}/vitals/latest`,
  'what happened': (elder: string) => `/api/elders/${elder}/timeline`,
  'what happened long ago': (elder: string) =>
    `/api/elders/${elder}/timeline?cursor=${halfAYearAgo()}`,
  "doctor's patients": () => '/api/elders',
} as const;

const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * Doctors with patients in current appointments: each request is about one patient, by their
 * doctor.
 */
async function openPractices({ doctors: people, platform, pool }: Stage) {
  const practices: { elder: string; cookie: string }[] = [];
  const elders = oftenMeasuring(doctors * patientsOfEach);
  for (const [index, { personId }] of people.entries()) {
    const { cookie } = await issueSession(platform, personId);
    for (const elder of elders.slice(index * patientsOfEach, (index + 1) * patientsOfEach)) {
      await pool.query(
        `insert into appointment_access
            (booking_id, elder_id, person_id, opens_at, opened_at, closes_at)
          values ($1, $2, $3, now() - interval '1 day', now(), now() + interval '1 day')`,
        [newId(), elder, personId],
      );
      practices.push({ elder, cookie });
    }
  }
  // Doctors alternate, so that one patient's page does not follow another of the same doctor.
  return practices.toSorted((a, b) => a.elder.slice(-2).localeCompare(b.elder.slice(-2)));
}

async function sizesOf({ pool }: Stage) {
  const { rows } = await pool.query(
    `select pg_table_size('vital_readings') as heap, pg_indexes_size('vital_readings') as indexes`,
  );
  const inMb = (bytes: unknown) => (Number(bytes) / 1e6).toFixed(0);
  return [inMb(rows[0]?.heap), inMb(rows[0]?.indexes)];
}

/** A page's statements about readings and appointments, in order. */
async function statementsOf(stage: Stage, path: string, cookie: string): Promise<Statement[]> {
  const ask = () => stage.http.inject({ url: path, headers: { cookie } });
  await ask();
  const statements = await recordStatements(ask);
  return statements.filter(({ text }) =>
    /^select.*(vital_readings|appointment_access)/s.test(text),
  );
}

/** Prints the query plans of each page's statements. */
async function showPlans(stage: Stage, { cookie, elder }: { cookie: string; elder: string }) {
  for (const [name, path] of Object.entries(pages)) {
    for (const { text, values } of await statementsOf(stage, path(elder), cookie)) {
      const { rows } = await stage.pool.query({
        text: `explain (analyze, buffers) ${text}`,
        values,
      });
      say(`\n${name}:\n${rows.map((row) => String(row['QUERY PLAN'])).join('\n')}`);
    }
  }
}

interface PlanInJson {
  readonly Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
  readonly 'Execution Time': number;
}

/**
 * The cost of a page in the database, independent of the machine's other load: buffer pages and
 * milliseconds.
 */
async function costOf(stage: Stage, path: string, cookie: string) {
  let [blocks, time] = [0, 0];
  for (const { text, values } of await statementsOf(stage, path, cookie)) {
    const explain = `explain (analyze, buffers, format json) ${text}`;
    const { rows } = await stage.pool.query({ text: explain, values });
    for (const row of rows) {
      const [plan] = row['QUERY PLAN'] as PlanInJson[];
      if (!plan) continue;
      blocks += plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'];
      time += plan['Execution Time'];
    }
  }
  return [blocks.toFixed(0), time.toFixed(1)];
}

const inMs = ({ p50, p95, p99 }: Times) => [p50, p95, p99].map((time) => time.toFixed(1));

/** Measures one size; returns the rows of the tables of sizes and times. */
async function measureSize(elders: number, plans: boolean) {
  const stage = await openStage({ doctors, patients: 0 });
  try {
    const seconds = await fillReadings(stage.pool, stage.url, elders);
    const practices = await openPractices(stage);
    const count = (number: number) => number.toLocaleString('en');
    const readings = count(readingsOf(elders));
    const size = [count(elders), readings, ...(await sizesOf(stage)), seconds.toFixed(0)];
    say(`${size.slice(0, 2).join(' elders, ')} readings are there after ${size.at(-1)} s`);
    const [sample] = practices;
    if (!sample) throw new Error('there are no patients to ask for');
    const server = await startServer(stage.dataDir, { bare: true, databaseUrl: stage.url });
    const times: string[][] = [];
    try {
      for (const [name, path] of Object.entries(pages)) {
        const once = practices.map(({ cookie, elder }) => ({ cookie, path: path(elder) }));
        const first = await timeRequests(server.address, once);
        const again = await timeRequests(server.address, Array(rounds).fill(once).flat());
        const cost = await costOf(stage, path(sample.elder), sample.cookie);
        times.push([name, readings, ...cost, first.p95.toFixed(1), ...inMs(again)]);
        say(times.at(-1)?.join(' | ') ?? '');
      }
    } finally {
      await server.stop();
    }
    if (plans) await showPlans(stage, sample);
    return { size, times };
  } finally {
    await stage.close();
  }
}

/**
 * Measures how the pages of readings scale with the number of elders: each size is a separate
 * database, filled by COPY and queried by doctors whose every access is logged.
 */
export async function measureHealth(options: { elders: readonly number[] }): Promise<void> {
  const sizes: string[][] = [];
  const times: string[][] = [];
  for (const [index, elders] of options.elders.entries()) {
    const measured = await measureSize(elders, index === options.elders.length - 1);
    sizes.push(measured.size);
    times.push(...measured.times);
  }
  times.sort(([a = ''], [b = '']) => a.localeCompare(b));
  say(`\n${table(['Elders', 'readings', 'table MB', 'indexes MB', 'filled in s'], sizes)}`);
  const heads = [
    'Page',
    'readings',
    'blocks',
    'SQL ms',
    'first p95 ms',
    'p50 ms',
    'p95 ms',
    'p99 ms',
  ];
  say(`\n${table(heads, times)}`);
}
