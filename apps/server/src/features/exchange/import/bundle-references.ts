import * as z from 'zod/mini';
import { addressOf, type ResourceAddress, uuidOf } from '../../vitals/vitals.public.ts';

/** An entry of a bundle, or the single resource that was sent. */
export interface Entry {
  readonly fullUrl?: string | undefined;
  readonly resource: unknown;
}

const identifier = z.object({ value: z.optional(z.string()) });
const patient = z.object({
  resourceType: z.literal('Patient'),
  id: z.optional(z.string()),
  identifier: z._default(z.array(identifier), []),
  name: z._default(
    z.array(
      z.object({
        family: z.optional(z.string()),
        given: z._default(z.array(z.string()), []),
        text: z.optional(z.string()),
      }),
    ),
    [],
  ),
  birthDate: z.optional(z.string()),
});
export type Patient = z.output<typeof patient>;

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

function patientsOf(entries: readonly Entry[]): PatientEntry[] {
  return entries.flatMap(({ fullUrl, resource }): PatientEntry[] => {
    const { data } = patient.safeParse(resource);
    if (!data) return [];
    const own = data.id ? { base: null, type: 'Patient', id: data.id } : null;
    return [{ patient: data, uuid: uuidOf(fullUrl), address: addressOf(fullUrl) ?? own }];
  });
}

const contains = z.object({ contained: z.array(z.unknown()) });

const nameOf = (base: string | null, id: string) =>
  base === null ? `Patient/${id}` : `https://${base}/Patient/${id}`;

/**
 * Resolves the references to patients within a bundle by the rules of FHIR R4 (Bundle, resolving
 * references): a relative reference belongs to the base of its own entry's full URL, a `urn:uuid:`
 * and an absolute one are full URLs themselves. Null for what is no reference to a patient.
 */
export function patientReferences(
  entries: readonly Entry[],
): (reference: string, of: Entry) => Referred | null {
  const patients = patientsOf(entries);
  const those = (is: (each: PatientEntry) => boolean) =>
    patients.filter(is).map((each) => each.patient);
  return (reference, { fullUrl, resource }) => {
    if (reference.startsWith('#')) {
      const parts = contains.safeParse(resource).data?.contained ?? [];
      const inside = patientsOf(parts.map((part) => ({ resource: part })));
      const named = inside.filter((each) => each.patient.id === reference.slice(1));
      const found = named.map((each) => each.patient);
      return { reference, id: null, base: null, patients: found, sure: true };
    }
    const uuid = uuidOf(reference);
    if (uuid) {
      const found = those((each) => each.uuid === uuid);
      return { reference: `urn:uuid:${uuid}`, id: uuid, base: null, patients: found, sure: true };
    }
    const address = addressOf(reference);
    if (address?.type !== 'Patient') return null;
    const { id } = address;
    const base = address.base ?? addressOf(fullUrl)?.base ?? null;
    const namesakes = patients.filter((each) => each.address?.id === id);
    const ofBase = namesakes.filter((each) => each.address?.base === base);
    // Without a base anybody of that name may be meant; with one, only who has none is left.
    const loose = base === null ? namesakes : namesakes.filter((each) => !each.address?.base);
    const sure = base === null ? loose.length === ofBase.length : ofBase.length > 0;
    const found = sure ? ofBase : loose;
    return {
      reference: nameOf(base, id),
      id,
      base,
      patients: found.map((each) => each.patient),
      sure,
    };
  };
}
