import type { Specialty } from '@hafi/contract/doctors/doctor-kinds';
import type { doctorSorts, nearestSort } from '@hafi/contract/doctors/doctors.contract';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { oncePerDatabase, preparedOnce } from '../../platform/db/prepared.ts';
import { type Distances, farAway, metresTo } from './distances.ts';
import {
  type BlockedTime,
  blocksOf,
  type DaysOffRow,
  type DoctorRow,
  daysOffOf,
} from './doctors.repo.ts';
import { doctors } from './doctors.tables.ts';

/** The order of the rows; `nearest` is by distance alone, which bookings do not change. */
export type DoctorSort = (typeof doctorSorts)[number] | typeof nearestSort;

/** A doctor of the directory with their coming days off. */
export interface DirectoryRow extends DoctorRow {
  readonly daysOff: readonly DaysOffRow[];
  readonly blocks: readonly BlockedTime[];
}

/** Where a page ends: both sort keys and the id, which are unique together. */
export interface DirectoryPosition {
  readonly first: number;
  readonly second: number;
  readonly id: string;
}

export interface DirectoryPage {
  readonly sort: DoctorSort;
  readonly specialty?: Specialty | undefined;
  readonly district?: string | undefined;
  /** Set for the order `nearest`. */
  readonly distances?: Distances | undefined;
  readonly words: readonly string[];
  /** Whether words with typing errors match. */
  readonly forgiving: boolean;
  readonly after?: DirectoryPosition | undefined;
  readonly limit: number;
  /** The first day whose days off are loaded, `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * All keys are ascending, so that one row comparison finds the next page and one index serves it.
 */
const metres = sql`coalesce((${sql.placeholder('distances')}::jsonb ->> ${doctors.sectorCode})::int, ${sql.raw(String(farAway))})`;
const keys = {
  nearest: [metres, sql`(0 + 0)`],
  rating: [sql`(- ${doctors.ratingHundredths})`, sql`(- ${doctors.reviews})`],
  'price-asc': [sql`${doctors.price}`, sql`(- ${doctors.ratingHundredths})`],
  'price-desc': [sql`(- ${doctors.price})`, sql`(- ${doctors.ratingHundredths})`],
  reviews: [sql`(- ${doctors.reviews})`, sql`(- ${doctors.ratingHundredths})`],
} as const satisfies Record<DoctorSort, readonly [SQL, SQL]>;

/**
 * Minimum similarity of a typed word to a part of the search text (pg_trgm `word_similarity`, 0 to
 * 1). One wrong letter in a word of five leaves 0.5, in a word of eight 0.67; unrelated names stay
 * below 0.4.
 */
const likeEnough = 0.45;

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&');

function has(word: string, forgiving: boolean): SQL {
  const contains = sql`${doctors.searchText} like ${`%${escaped(word)}%`}`;
  if (!forgiving) return contains;
  return sql`(${contains} or word_similarity(${word}, ${doctors.searchText}) >= ${likeEnough})`;
}

const columns = getTableColumns(doctors);

/** One page of the directory. */
export async function findDirectoryPage(db: Db, page: DirectoryPage): Promise<DirectoryRow[]> {
  const { after, distances, district, specialty, limit, today } = page;
  const values = {
    specialty,
    district,
    ...(distances ? { distances: JSON.stringify(Object.fromEntries(distances)) } : {}),
    today,
    limit,
    first: after?.first,
    second: after?.second,
    id: after?.id,
  };
  if (page.words.length > 0) {
    return pageQuery(db, page).prepare('').execute(values);
  }
  const filters = `${specialty ? ' specialty' : ''}${district ? ' district' : ''}`;
  const shape = `${page.sort}${filters}${after ? ' after' : ''}`;
  const statements = statementsOf(db);
  const statement = statements.get(shape) ?? pageQuery(db, page).prepare(`doctors ${shape}`);
  statements.set(shape, statement);
  return statement.execute(values);
}

/** Without search words there are few query shapes, so each is prepared once. */
const statementsOf = oncePerDatabase(
  () => new Map<string, ReturnType<ReturnType<typeof pageQuery>['prepare']>>(),
);

function pageQuery(db: Db, page: DirectoryPage) {
  const [first, second] = keys[page.sort];
  const { placeholder } = sql;
  const after = sql`(${placeholder('first')}::int, ${placeholder('second')}::int, ${placeholder('id')}::uuid)`;
  return db
    .select({
      ...columns,
      daysOff: daysOffOf(placeholder('today')),
      blocks: blocksOf(placeholder('today')),
    })
    .from(doctors)
    .where(
      and(
        sql`${doctors.listed}`,
        page.specialty ? eq(doctors.specialty, placeholder('specialty')) : undefined,
        page.district ? eq(doctors.district, placeholder('district')) : undefined,
        ...page.words.map((word) => has(word, page.forgiving)),
        page.after && sql`(${first}, ${second}, ${doctors.id}) > ${after}`,
      ),
    )
    .orderBy(first, second, doctors.id)
    .limit(placeholder('limit'));
}

/** The position of a row in the order of a page. */
export function positionOf(
  row: DirectoryRow,
  { distances, sort }: Pick<DirectoryPage, 'distances' | 'sort'>,
): DirectoryPosition {
  const { id, price, ratingHundredths, reviews } = row;
  switch (sort) {
    case 'nearest':
      return { first: metresTo(row.sectorCode, distances ?? new Map()), second: 0, id };
    case 'rating':
      return { first: -ratingHundredths, second: -reviews, id };
    case 'price-asc':
      return { first: price, second: -ratingHundredths, id };
    case 'price-desc':
      return { first: -price, second: -ratingHundredths, id };
    case 'reviews':
      return { first: -reviews, second: -ratingHundredths, id };
  }
}

/** One doctor of the directory. */
export async function findDirectoryDoctor(
  db: Db,
  id: string,
  today: string,
): Promise<DirectoryRow | undefined> {
  const [row] = await doctorStatement(db).execute({ id, today });
  return row;
}

const doctorStatement = preparedOnce((db) =>
  db
    .select({
      ...columns,
      daysOff: daysOffOf(sql.placeholder('today')),
      blocks: blocksOf(sql.placeholder('today')),
    })
    .from(doctors)
    .where(and(eq(doctors.id, sql.placeholder('id')), sql`${doctors.listed}`))
    .prepare('doctors_one'),
);
