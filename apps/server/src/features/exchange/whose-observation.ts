import { foldText, wordsOf } from '@hafi/i18n/find-words';
import * as z from 'zod/mini';

/** What identifies the elder for whom something is imported. */
export interface ThisPerson {
  readonly id: string;
  readonly name: string;
  readonly birthdate: string | null;
  readonly nationalId: string | null;
}

/** Whether an Observation is about this person, another, or says nothing that tells. */
export type Whose = 'this' | 'other-person' | 'no-subject';

const identifier = z.object({ value: z.optional(z.string()) });
const subjectOf = z.object({
  subject: z.object({
    reference: z.optional(z.string()),
    identifier: z.optional(identifier),
  }),
});
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
type Patient = z.output<typeof patient>;

const entryOf = z.object({ fullUrl: z.optional(z.string()), resource: z.unknown() });

/** The patients of a bundle, by the references that other resources may use. */
function patientsOf(entries: readonly unknown[]): ReadonlyMap<string, Patient> {
  const found = entries.flatMap((each): [string, Patient][] => {
    const entry = entryOf.safeParse(each);
    const parsed = patient.safeParse(entry.data?.resource);
    if (!parsed.success) return [];
    const { id } = parsed.data;
    const names = [entry.data?.fullUrl, id && `Patient/${id}`];
    return names.flatMap((name): [string, Patient][] => (name ? [[name, parsed.data]] : []));
  });
  return new Map(found);
}

const digits = (value: string | undefined) => value?.replaceAll(/\s/g, '') ?? '';
const isNationalId = (value: string) => /^\d{16}$/.test(value);
const sortedWords = (name: string) => wordsOf(foldText(name)).sort().join(' ');

function isPatient(person: ThisPerson, { birthDate, identifier: ids, name }: Patient): boolean {
  const numbers = ids.map(({ value }) => digits(value)).filter(isNationalId);
  if (person.nationalId && numbers.length > 0) return numbers.includes(person.nationalId);
  if (!person.birthdate || birthDate !== person.birthdate) return false;
  return name.some(
    ({ family, given, text }) =>
      sortedWords(text ?? [...given, family ?? ''].join(' ')) === sortedWords(person.name),
  );
}

/**
 * Tells of each Observation of a bundle whether it is about this person: by our own id, by the
 * national ID, or by name and day of birth of the Patient in the bundle. Anything less is not
 * enough: another person's reading in a record may cost a life.
 */
export function whoseObservations(
  person: ThisPerson,
  entries: readonly unknown[],
): (resource: unknown) => Whose {
  const patients = patientsOf(entries);
  return (resource) => {
    const parsed = subjectOf.safeParse(resource);
    if (!parsed.success) return 'no-subject';
    const { identifier: number, reference } = parsed.data.subject;
    if (reference !== undefined) {
      if (reference.split('/').at(-1) === person.id) return 'this';
      const named = patients.get(reference);
      if (named) return isPatient(person, named) ? 'this' : 'other-person';
    }
    const value = digits(number?.value);
    if (person.nationalId && isNationalId(value)) {
      return value === person.nationalId ? 'this' : 'other-person';
    }
    return reference === undefined ? 'no-subject' : 'other-person';
  };
}
