import { setImmediate } from 'node:timers/promises';
import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { type importFhir as endpoint, mostImported } from '@hafi/contract/exchange/fhir.contract';
import { recordErrors } from '@hafi/contract/record/record.errors';
import { newReading } from '@hafi/contract/vitals/vital.schemas';
import * as z from 'zod/mini';
import type { Caller } from '../../../platform/auth/principal.ts';
import { problemDocument } from '../../../platform/http/problem-answer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { demographicsOf, findPeople } from '../../accounts/accounts.public.ts';
import { requireAccess } from '../../circle/circle.public.ts';
import {
  addressOf,
  type ImportedReading,
  type ImportOutcome,
  type MarkedWrong,
  type WithdrawOutcome,
} from '../../vitals/vitals.public.ts';
import type { Entry } from './bundle-references.ts';
import { type ImportReason, importReasons } from './import.messages.ts';
import { inTurns } from './in-turns.ts';
import { joinHalves } from './join-halves.ts';
import { type Half, halfOf, readObservation } from './read-observation.ts';
import { isShort } from './short-list.ts';
import { type ThisPerson, type Whose, whoseObservations } from './whose-observation.ts';

type Body = ParsedInput<typeof endpoint>['body'];
type Summary = Answer<typeof endpoint>['data'];
type Counted = 'imported' | 'repeated' | 'replaced' | 'removed';
type Outcome = Counted | { message: string };

/** Stores what an import brings, through the same steps as what people type. */
export interface Imports {
  readonly add: (
    caller: Caller,
    elderId: string,
    imported: ImportedReading,
  ) => Promise<ImportOutcome>;
  readonly withdraw: (
    caller: Caller,
    elderId: string,
    wrong: MarkedWrong,
  ) => Promise<WithdrawOutcome>;
}

const parameters = z.object({
  parameter: z.array(
    z.object({
      name: z.string(),
      valueString: z.optional(z.string()),
      resource: z.optional(z.looseObject({ resourceType: z.string() })),
    }),
  ),
});

/** How many patients of one file are asked about. */
const mostRequested = 10;
/** Most entries of any kind: what fits of Hafi's own export into the largest import. */
const mostEntries = 10_000;

/** What was sent: a resource alone, or with the patients of whom somebody said that they are it. */
function sentOf(body: Body): { resource: object; confirmed: ReadonlySet<string> } {
  if (body.resourceType !== 'Parameters') return { resource: body, confirmed: new Set() };
  if (!isShort(body.parameter, 2 * mostRequested)) throw new Problem(recordErrors['not-fhir']);
  const given = parameters.safeParse(body).data?.parameter ?? [];
  const resource = given.find(({ name }) => name === 'resource')?.resource;
  if (!resource) throw new Problem(recordErrors['not-fhir']);
  const patients = given.filter(({ name }) => name === 'patient');
  return { resource, confirmed: new Set(patients.map(({ valueString }) => valueString ?? '')) };
}

const bundle = z.object({
  resourceType: z.literal('Bundle'),
  entry: z.array(z.unknown()).check(z.minLength(1)),
});
const entry = z.object({
  fullUrl: z.optional(z.catch(z.optional(z.string()), undefined)),
  resource: z.unknown(),
});
const anObservation = z.object({ resourceType: z.literal('Observation') });
const isObservation = ({ resource }: Entry) => anObservation.safeParse(resource).success;

/** The entries of a bundle, or the single resource that was sent. */
async function entriesOf(resource: object): Promise<Entry[]> {
  if (isObservation({ resource })) return [{ resource }];
  const given = 'entry' in resource && isShort(resource.entry, mostEntries) ? resource : null;
  const { data } = bundle.safeParse(given);
  if (!data) throw new Problem(recordErrors['not-fhir']);
  const entries = await inTurns(data.entry, (each): Entry => {
    return entry.safeParse(each).data ?? { resource: null };
  });
  const read = await inTurns(entries, isObservation);
  if (read.filter(Boolean).length > mostImported) throw new Problem(recordErrors['not-fhir']);
  return entries;
}

async function personOf({ db, origin }: Platform, elderId: string): Promise<ThisPerson> {
  const card = (await findPeople(db, [elderId])).get(elderId);
  const { birthdate, nationalId } = await demographicsOf(db, elderId);
  const ownBase = addressOf(`${origin()}/fhir/Patient/${elderId}`)?.base ?? null;
  return { id: elderId, name: card?.name ?? '', birthdate, nationalId, ownBase };
}

interface Piece {
  readonly entry: Entry;
  readonly whose: Whose;
  /** Where it is this person's: the part of a blood pressure that it is. */
  readonly half: Half | null;
}

/** The patients who may be this person, each with the number of its Observations. */
function requestedOf(pieces: readonly Piece[]): Summary['patients'] {
  const found = new Map<string, Summary['patients'][number]>();
  for (const { whose } of pieces) {
    if (!whose.ask) continue;
    const { reference } = whose.ask;
    const entries = (found.get(reference)?.entries ?? 0) + 1;
    found.set(reference, { ...whose.ask, entries });
  }
  return [...found.values()].slice(0, mostRequested);
}

/**
 * Imports the vital signs of a FHIR R4 bundle into an elder's readings. Only what is about this
 * person is taken, once; what its system has changed replaces what it brought before, and what it
 * marks as wrong is marked here. Entries that do not fit are skipped and reported; where a patient of
 * the file may be this person, the answer says whom to ask about.
 * @throws Problem not-found for anyone who may not write, not-fhir
 */
export async function importFhir(
  platform: Platform,
  caller: Caller,
  elderId: string,
  { body, imports }: { body: Body; imports: Imports },
): Promise<Summary> {
  await requireAccess(platform, caller, elderId, 'health:write');
  const { confirmed, resource } = sentOf(body);
  const entries = await entriesOf(resource);
  const whoseOf = await whoseObservations(await personOf(platform, elderId), entries, confirmed);
  const now = platform.clock.now();
  const pieces = await inTurns(entries, (each): Piece => {
    const whose = isObservation(each) ? whoseOf(each) : ({ is: 'no-subject' } as const);
    return { entry: each, whose, half: whose.is === 'this' ? halfOf(each, now) : null };
  });
  const halves = joinHalves(pieces.map(({ half }) => half));
  const because = (reason: ImportReason) => ({
    message: platform.translate(caller.locale, importReasons[reason]),
  });
  const take = async ({ entry: one, whose }: Piece, other: Entry | undefined): Promise<Outcome> => {
    const read = readObservation(one, { elderId, now, other });
    if (read === 'not-observation') return because(read);
    if (whose.is !== 'this') return because(whose.is);
    if (typeof read === 'string') return because(read);
    if ('wrong' in read) {
      const outcome = await imports.withdraw(caller, elderId, read.wrong);
      return outcome === 'removed' ? outcome : because(outcome);
    }
    const { takenAt } = read.reading;
    const checked = newReading.safeParse(read.reading);
    if (!checked.success) return because('impossible');
    try {
      const reading = { ...checked.data, takenAt };
      const outcome = await imports.add(caller, elderId, { ...read, reading });
      return outcome === 'written-here' || outcome === 'two-systems' ? because(outcome) : outcome;
    } catch (error) {
      if (!(error instanceof Problem) || error.status === 404) throw error;
      const said = problemDocument(error, caller.locale, platform.translate);
      return { message: said.errors[0]?.message ?? said.message };
    }
  };
  const counts: Record<Counted, number> = { imported: 0, repeated: 0, replaced: 0, removed: 0 };
  const skipped: Summary['skipped'] = [];
  for (const [index, piece] of pieces.entries()) {
    const half = halves.get(index);
    if (half === 'second') continue;
    const other = typeof half === 'number' ? half : undefined;
    const outcome =
      half === 'two-pressures'
        ? because(half)
        : await take(piece, other === undefined ? undefined : entries[other]);
    if (typeof outcome === 'string') counts[outcome] += 1;
    else {
      skipped.push({ index, ...outcome });
      if (other !== undefined) skipped.push({ index: other, ...outcome });
    }
    // The embedded database works on this thread: between two pieces it is the turn of others.
    await setImmediate();
  }
  return { ...counts, skipped, patients: requestedOf(pieces) };
}
