import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { type importFhir as endpoint, mostImported } from '@hafi/contract/exchange/fhir.contract';
import { recordErrors } from '@hafi/contract/record/record.errors';
import { newReading } from '@hafi/contract/vitals/vital.schemas';
import type { Caller } from '../../platform/auth/principal.ts';
import { problemDocument } from '../../platform/http/problem-answer.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireAccess } from '../circle/circle.public.ts';
import { findReading } from '../vitals/vitals.public.ts';
import { type ImportReason, importReasons } from './fhir.messages.ts';
import { type NewReading, readObservation } from './read-observation.ts';

type Body = ParsedInput<typeof endpoint>['body'];
type Outcome = 'imported' | 'repeated' | { message: string };

/** Stores a reading through the same steps as a typed one. */
export type AddReading = (caller: Caller, elderId: string, reading: NewReading) => Promise<unknown>;

/** The resources of a bundle, or the single resource that was sent. */
function resourcesOf(body: Body): unknown[] {
  if (body.resourceType === 'Observation') return [body];
  const entries: unknown = body.entry;
  if (!Array.isArray(entries) || entries.length === 0 || entries.length > mostImported) {
    throw new Problem(recordErrors['not-fhir']);
  }
  return entries.map((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'resource' in entry ? entry.resource : null,
  );
}

/**
 * Imports the vital signs of a FHIR R4 bundle into an elder's readings. Each goes through the same
 * steps as a typed one; entries that do not fit are skipped and reported.
 * @throws Problem not-found for anyone who may not write, not-fhir
 */
export async function importFhir(
  platform: Platform,
  caller: Caller,
  elderId: string,
  { add, body }: { body: Body; add: AddReading },
): Promise<Answer<typeof endpoint>['data']> {
  await requireAccess(platform, caller, elderId, 'health:write');
  const because = (reason: ImportReason) => ({
    message: platform.translate(caller.locale, importReasons[reason]),
  });
  const take = async (resource: unknown): Promise<Outcome> => {
    const read = readObservation(resource, elderId);
    if (typeof read === 'string') return because(read);
    const checked = newReading.safeParse(read);
    if (!checked.success) return because('impossible');
    if (await findReading(platform.db, elderId, checked.data.id)) return 'repeated';
    try {
      await add(caller, elderId, checked.data);
      return 'imported';
    } catch (error) {
      if (!(error instanceof Problem) || error.status === 404) throw error;
      const said = problemDocument(error, caller.locale, platform.translate);
      return { message: said.errors[0]?.message ?? said.message };
    }
  };
  const summary = { imported: 0, repeated: 0, skipped: [] as { index: number; message: string }[] };
  for (const [index, resource] of resourcesOf(body).entries()) {
    const outcome = await take(resource);
    if (typeof outcome === 'string') summary[outcome] += 1;
    else summary.skipped.push({ index, ...outcome });
  }
  return summary;
}
