import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dayInMs, hourInMs } from '@hafi/base/time';
import type { Pool } from 'pg';
import { findPostgres } from '../scripts/test/find-postgres.ts';

/** Readings per year of a person who measures four times a day. */
const slots = 365 * 4;
/** One elder in twenty measures that often; the others about every second week, 28 times a year. */
const everyoneOften = 20;
const seldom = 52;

const hex = (number: number) => number.toString(16).padStart(12, '0');
const elderId = (index: number) => `019a0000-0000-7000-8000-${hex(index)}`;
const doctorId = (index: number) => `019a0000-0000-7000-9000-${hex(index)}`;
const isOften = (index: number) => index % everyoneOften === 0;

/** The first `count` elders who measure four times a day. */
export const oftenMeasuring = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => elderId(index * everyoneOften));

/** The total number of readings of this many elders. */
export const readingsOf = (elders: number): number => {
  const often = Math.ceil(elders / everyoneOften);
  return often * slots + Math.round(((elders - often) * slots) / seldom);
};

/** Joins lines into chunks of a size that suits a pipe. */
function* inPieces(lines: Iterable<string>): Generator<string> {
  let piece = '';
  for (const line of lines) {
    piece += line;
    if (piece.length < 256_000) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

async function copy(url: string, into: string, lines: Iterable<string>): Promise<void> {
  const args = ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-c', `copy ${into} from stdin`, url];
  const psql = spawn(join(findPostgres(), 'psql'), args, { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => psql.once('exit', resolve));
  await pipeline(Readable.from(inPieces(lines)), psql.stdin);
  if ((await ended) !== 0) throw new Error(`COPY into ${into} failed`);
}

function* people(elders: number, now: string): Generator<string> {
  const line = (id: string, name: string, role: string) =>
    `${id}\t${name}\tUwimana\t{${role}}\t${now}\t${now}\n`;
  for (let index = 0; index < elders; index += 1) yield line(elderId(index), 'Vestine', 'PATIENT');
  for (let index = 0; index < elders / 100; index += 1) {
    yield line(doctorId(index), 'Jean', 'DOCTOR');
  }
}

/** Two members in each circle: the next two elders. */
function* members(elders: number, now: string): Generator<string> {
  for (let index = 0; index < elders; index += 1) {
    for (const step of [1, 2]) {
      const member = elderId((index + step) % elders);
      const id = `019c0000-0000-7000-8000-${hex(index * 2 + step)}`;
      const rights = '{health:read,alerts:receive}';
      yield `${id}\t${elderId(index)}\t${member}\tneighbour\t${rights}\t${now}\t${now}\n`;
    }
  }
}

/** One appointment of each elder within the year, with one of the many doctors. */
function* accesses(elders: number, now: number): Generator<string> {
  for (let index = 0; index < elders; index += 1) {
    const opens = now - ((index * 7) % 365) * dayInMs - 3 * dayInMs;
    const span = [opens, opens, opens + 2 * dayInMs].map((at) => new Date(at).toISOString());
    const doctor = doctorId(index % Math.ceil(elders / 100));
    yield `019d0000-0000-7000-8000-${hex(index)}\t${elderId(index)}\t${doctor}\t${span.join('\t')}\n`;
  }
}

/**
 * Kind, mean and spread in tenths: pressure, pulse, glucose, saturation, one for each time of day.
 */
const measured = [
  [2, 1320, 300],
  [1, 740, 200],
  [6, 1000, 300],
  [4, 965, 30],
] as const;

/** All readings in order of time, so that one elder's readings are scattered among everybody's. */
function* readings(elders: number, now: number): Generator<string> {
  let state = 74;
  let row = 0;
  const chance = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  for (let slot = 0; slot < slots; slot += 1) {
    const [kind, middle, spread] = measured[slot % measured.length] ?? measured[0];
    const slotAt = now - ((slots - slot) / 4) * dayInMs;
    for (let index = 0; index < elders; index += 1) {
      if (!isOften(index) && (index + slot) % seldom !== 0) continue;
      const at = new Date(slotAt + Math.floor(chance() * hourInMs)).toISOString();
      const value = Math.round(middle + (chance() - 0.5) * spread);
      const second = kind === 2 ? Math.round(800 + (chance() - 0.5) * 150) : '\\N';
      const status = chance() < 0.1 ? 1 : 0;
      const id = `019b0000-0000-7000-8000-${hex(row++)}`;
      const elder = elderId(index);
      yield `${id}\t${elder}\t${at}\t${at}\t${kind}\t${value}\t${second}\t${status}\t1\t${elder}\n`;
    }
  }
}

/** Drops the indexes that slow a load down, and recreates them afterwards. */
async function withoutIndexes(pool: Pool, table: string, load: () => Promise<void>): Promise<void> {
  const { rows } = await pool.query(
    `select conname as name, pg_get_constraintdef(oid) as made from pg_constraint
      where conrelid = $1::regclass and contype in ('p', 'f') order by contype desc`,
    [table],
  );
  const own = await pool.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
      from pg_index where indrelid = $1::regclass and not indisprimary`,
    [table],
  );
  for (const { name } of rows) await pool.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of own.rows) await pool.query(`drop index ${name}`);
  await load();
  for (const { name, made } of rows) {
    await pool.query(`alter table ${table} add constraint ${name} ${made}`);
  }
  for (const { made } of own.rows) await pool.query(made);
}

/**
 * Fills an empty database by COPY: elders with circles and appointments, and a year of readings
 * (see `readingsOf`). Vacuumed as autovacuum would have done by then. Returns the seconds it took.
 */
export async function fillReadings(pool: Pool, url: string, elders: number): Promise<number> {
  const started = performance.now();
  const now = Date.now();
  const iso = new Date(now).toISOString();
  const person = 'people (id, first_name, last_name, roles, created_at, updated_at)';
  await copy(url, person, people(elders, iso));
  const member = '(id, elder_id, person_id, relation, permissions, since, updated_at)';
  await copy(url, `circle_members ${member}`, members(elders, iso));
  const columns = '(booking_id, elder_id, person_id, opens_at, opened_at, closes_at)';
  await copy(url, `appointment_access ${columns}`, accesses(elders, now));
  const reading =
    '(id, elder_id, taken_at, recorded_at, kind, value, second, status, source, recorded_by)';
  await withoutIndexes(pool, 'vital_readings', () =>
    copy(url, `vital_readings ${reading}`, readings(elders, now)),
  );
  await pool.query('vacuum (analyze) vital_readings');
  await pool.query('analyze');
  return (performance.now() - started) / 1000;
}
