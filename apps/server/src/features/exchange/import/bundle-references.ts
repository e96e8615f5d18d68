import { Problem } from '@hafi/contract/core/problem';
import { recordErrors } from '@hafi/contract/record/record.errors';
import * as z from 'zod/mini';
import { addressOf, isReadable, type ResourceAddress, uuidOf } from '../../vitals/vitals.public.ts';
import { inTurns } from './in-turns.ts';
import { shortList } from './short-list.ts';

/** An entry of a bundle, or the single resource that was sent. */
export interface Entry {
  readonly fullUrl?: string | undefined;
  readonly resource: unknown;
}

const identifier = z.object({ value: z.optional(z.string()) });
const patient = z.object({
  resourceType: z.literal('Patient'),
  id: z.optional(z.string()),
  identifier: z._default(shortList(identifier), []),
  name: z._default(
    shortList(
      z.object({
        family: z.optional(z.string()),
        given: z._default(shortList(z.string()), []),
        text: z.optional(z.string()),
      }),
    ),
    [],
  ),
  birthDate: z.optional(z.string()),
});
export type Patient = z.output<typeof patient> & {
  /** False where a name or number is too long to be read: it is then surely nobody. */
  readonly isReadable: boolean;
};

/** Most patients of one file. */
const mostPatients = 1000;

interface PatientEntry {
  readonly patient: Patient;
  readonly uuid: string | null;
  /** By the full URL where that is an address, else by the resource's own id. */
  readonly address: ResourceAddress | null;
}

/** What a reference to a patient may mean. */
export interface Referred {
  /** What it is called within the whole file: two patients never share it. */
  readonly reference: string;
  /** Its own id, whatever its base. */
  readonly id: string | null;
  /** The base of its address, where that is known. */
  readonly base: string | null;
  readonly patients: readonly Patient[];
  /** Whether the rules of FHIR resolve it so; else it is only the patient of that name in the file. */
  readonly sure: boolean;
}

function patientOf({ fullUrl, resource }: Entry): PatientEntry | null {
  const { data } = patient.safeParse(resource);
  if (!data) return null;
  const names = [fullUrl, data.id, ...data.identifier.map(({ value }) => value)];
  const own = data.id && isReadable(data.id) ? { base: null, type: 'Patient', id: data.id } : null;
  return {
    patient: { ...data, isReadable: names.every(isReadable) },
    uuid: uuidOf(fullUrl),
    address: addressOf(fullUrl) ?? own,
  };
}

const contains = z.object({ contained: shortList(z.unknown()) });

const nameOf = (base: string | null, id: string) =>
  base === null ? `Patient/${id}` : `https://${base}/Patient/${id}`;

/** The patient whom a reference within one resource means. */
function containedPatient(reference: string, resource: unknown): Referred {
  const parts = contains.safeParse(resource).data?.contained ?? [];
  const inside = parts.flatMap((part) => patientOf({ resource: part })?.patient ?? []);
  const patients = inside.filter(({ id }) => id === reference.slice(1));
  return { reference, id: null, base: null, patients, sure: true };
}

function addTo<T>(map: Map<string, T[]>, key: string | undefined, value: T): void {
  if (key === undefined) return;
  const those = map.get(key) ?? [];
  those.push(value);
  map.set(key, those);
}

/** The patients of a bundle by what their addresses name. */
async function indexed(entries: readonly Entry[]) {
  const byId = new Map<string, PatientEntry[]>();
  const byUuid = new Map<string, Patient[]>();
  const found = (await inTurns(entries, patientOf)).filter((each) => each !== null);
  if (found.length > mostPatients) throw new Problem(recordErrors['not-fhir']);
  for (const each of found) {
    addTo(byId, each.address?.id, each);
    addTo(byUuid, each.uuid ?? undefined, each.patient);
  }
  return { byId, byUuid };
}

/**
 * Resolves the references to patients within a bundle by the rules of FHIR R4 (Bundle, resolving
 * references): a relative reference belongs to the base of its own entry's full URL, a `urn:uuid:`
 * and an absolute one are full URLs themselves. Null for what is no reference to a patient.
 * @throws Problem not-fhir for more patients than one person's file has
 */
export async function patientReferences(
  entries: readonly Entry[],
): Promise<(reference: string, of: Entry) => Referred | null> {
  const { byId, byUuid } = await indexed(entries);
  const resolved = new Map<string, Referred>();
  const atBase = (id: string, base: string | null): Referred => {
    const reference = nameOf(base, id);
    const known = resolved.get(reference);
    if (known) return known;
    const namesakes = byId.get(id) ?? [];
    const ofBase = namesakes.filter((each) => each.address?.base === base);
    // Without a base anybody of that name may be meant; with one, only who has none is left.
    const loose = base === null ? namesakes : namesakes.filter((each) => !each.address?.base);
    const sure = base === null ? loose.length === ofBase.length : ofBase.length > 0;
    const patients = (sure ? ofBase : loose).map((each) => each.patient);
    const referred = { reference, id, base, patients, sure };
    resolved.set(reference, referred);
    return referred;
  };
  return (reference, { fullUrl, resource }) => {
    if (!isReadable(reference)) return null;
    if (reference.startsWith('#')) return containedPatient(reference, resource);
    const uuid = uuidOf(reference);
    if (uuid) {
      const patients = byUuid.get(uuid) ?? [];
      return { reference: `urn:uuid:${uuid}`, id: uuid, base: null, patients, sure: true };
    }
    const address = addressOf(reference);
    if (address?.type !== 'Patient') return null;
    return atBase(address.id, address.base ?? addressOf(fullUrl)?.base ?? null);
  };
}
