import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { type importFhir as endpoint, mostImported } from '@hafi/contract/exchange/fhir.contract';
import { recordErrors } from '@hafi/contract/record/record.errors';
import { newReading } from '@hafi/contract/vitals/vital.schemas';
import type { Caller } from '../../platform/auth/principal.ts';
import { problemDocument } from '../../platform/http/problem-answer.ts';
import type { Platform } from '../../platform/platform.ts';
import { demographicsOf, findPeople } from '../accounts/accounts.public.ts';
import { requireAccess } from '../circle/circle.public.ts';
import type { ImportedReading, ImportOutcome } from '../vitals/vitals.public.ts';
import { type ImportReason, importReasons } from './fhir.messages.ts';
import { readObservation } from './read-observation.ts';
import { type ThisPerson, whoseObservations } from './whose-observation.ts';

type Body = ParsedInput<typeof endpoint>['body'];
type Summary = Answer<typeof endpoint>['data'];
type Counted = Exclude<ImportOutcome, 'written-here'> | 'removed';
type Outcome = Counted | { message: string };

/** Stores what an import brings, through the same steps as what people type. */
export interface Imports {
  readonly add: (
    caller: Caller,
    elderId: string,
    imported: ImportedReading,
  ) => Promise<ImportOutcome>;
  readonly withdraw: (caller: Caller, elderId: string, origin: string) => Promise<boolean>;
}

interface Entry {
  readonly fullUrl?: string | undefined;
  readonly resource: unknown;
}

/** The entries of a bundle, or the single resource that was sent. */
function entriesOf(body: Body): Entry[] {
  if (body.resourceType === 'Observation') return [{ resource: body }];
  const entries: unknown = body.entry;
  if (!Array.isArray(entries) || entries.length === 0 || entries.length > mostImported) {
    throw new Problem(recordErrors['not-fhir']);
  }
  return entries.map((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('resource' in entry)) {
      return { resource: null };
    }
    const fullUrl =
      'fullUrl' in entry && typeof entry.fullUrl === 'string' ? entry.fullUrl : undefined;
    return { fullUrl, resource: entry.resource };
  });
}

async function personOf({ db }: Platform, elderId: string): Promise<ThisPerson> {
  const card = (await findPeople(db, [elderId])).get(elderId);
  const { birthdate, nationalId } = await demographicsOf(db, elderId);
  return { id: elderId, name: card?.name ?? '', birthdate, nationalId };
}

/**
 * Imports the vital signs of a FHIR R4 bundle into an elder's readings. Only what is about this
 * person is taken, once; what its system has changed replaces what it brought before, and what it
 * marks as wrong is marked here. Entries that do not fit are skipped and reported.
 * @throws Problem not-found for anyone who may not write, not-fhir
 */
export async function importFhir(
  platform: Platform,
  caller: Caller,
  elderId: string,
  { body, imports }: { body: Body; imports: Imports },
): Promise<Summary> {
  await requireAccess(platform, caller, elderId, 'health:write');
  const entries = entriesOf(body);
  const whose = whoseObservations(await personOf(platform, elderId), entries);
  const because = (reason: ImportReason) => ({
    message: platform.translate(caller.locale, importReasons[reason]),
  });
  const take = async (entry: Entry): Promise<Outcome> => {
    const read = readObservation(entry, elderId, platform.clock.now());
    if (read === 'not-observation') return because(read);
    const about = whose(entry.resource);
    if (about !== 'this') return because(about);
    if (typeof read === 'string') return because(read);
    if ('wrong' in read) {
      const removed = await imports.withdraw(caller, elderId, read.wrong);
      return removed ? 'removed' : because('wrong-unknown');
    }
    const { takenAt } = read.reading;
    const checked = newReading.safeParse(read.reading);
    if (!checked.success) return because('impossible');
    try {
      const reading = { ...checked.data, takenAt };
      const outcome = await imports.add(caller, elderId, { ...read, reading });
      return outcome === 'written-here' ? because(outcome) : outcome;
    } catch (error) {
      if (!(error instanceof Problem) || error.status === 404) throw error;
      const said = problemDocument(error, caller.locale, platform.translate);
      return { message: said.errors[0]?.message ?? said.message };
    }
  };
  const counts: Record<Counted, number> = { imported: 0, repeated: 0, replaced: 0, removed: 0 };
  const skipped: Summary['skipped'] = [];
  for (const [index, entry] of entries.entries()) {
    const outcome = await take(entry);
    if (typeof outcome === 'string') counts[outcome] += 1;
    else skipped.push({ index, ...outcome });
  }
  return { ...counts, skipped };
}
