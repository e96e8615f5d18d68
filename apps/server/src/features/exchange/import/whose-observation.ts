import { isCalendarDay } from '@hafi/base/kigali-time';
import { foldText, wordsOf } from '@hafi/i18n/find-words';
import * as z from 'zod/mini';
import { isReadable } from '../../vitals/vitals.public.ts';
import { type Entry, type Patient, patientReferences, type Referred } from './bundle-references.ts';

/** What identifies the elder for whom something is imported. */
export interface ThisPerson {
  readonly id: string;
  readonly name: string;
  readonly birthdate: string | null;
  readonly nationalId: string | null;
  /** The base of the addresses by which Hafi's own exports name resources. */
  readonly ownBase: string | null;
}

/** A patient of the file who may be this person: somebody has to say so. */
interface RequestedPatient {
  readonly reference: string;
  readonly name: string;
  readonly birthdate: string | null;
}

/** Whether an Observation is about this person, another, or says nothing that tells. */
export interface Whose {
  readonly is: 'this' | 'other-person' | 'no-subject' | 'two-patients';
  readonly ask?: RequestedPatient;
}

const subjectOf = z.object({
  subject: z.object({
    reference: z.optional(z.string()),
    display: z.optional(z.string()),
    identifier: z.optional(z.object({ value: z.optional(z.string()) })),
  }),
});

const longest = 200;
const digits = (value: string | undefined) =>
  isReadable(value) ? (value?.replaceAll(/\s/g, '') ?? '') : '';
const isNationalId = (value: string) => /^\d{16}$/.test(value);
const sortedWords = (name: string) => wordsOf(foldText(name)).sort().join(' ');
const namesOf = ({ name }: Patient): string[] =>
  name
    .map(({ family, given, text }) => text ?? [...given, family ?? ''].join(' '))
    .map((each) => (each.length > longest ? '' : each.trim()))
    .filter(Boolean);

type Judgement = 'this' | 'other' | 'unsure';

/** Whether a patient of the file is this person: by numbers, else by name and day of birth. */
function judged(person: ThisPerson, patient: Patient): Judgement {
  if (!patient.isReadable) return 'other';
  const values = patient.identifier.map(({ value }) => digits(value));
  const numbers = values.filter(isNationalId);
  if (person.nationalId && numbers.length > 0) {
    return numbers.includes(person.nationalId) ? 'this' : 'other';
  }
  if (
    patient.id === person.id ||
    values.some((value) => value.replace(/^urn:uuid:/i, '') === person.id)
  )
    return 'this';
  if (!person.birthdate || patient.birthDate !== person.birthdate) return 'unsure';
  const isName = (name: string) => sortedWords(name) === sortedWords(person.name);
  return namesOf(patient).some(isName) ? 'this' : 'unsure';
}

function requested(
  { patients: [patient], reference }: Referred,
  display: string | undefined,
): RequestedPatient | undefined {
  const [name = display?.trim()] = patient ? namesOf(patient) : [];
  const day = patient?.birthDate ?? '';
  // A part that each resource contains may be somebody else in the next one.
  if (!name || reference.startsWith('#') || reference.length > longest) return undefined;
  return { reference, name: name.slice(0, longest), birthdate: isCalendarDay(day) ? day : null };
}

/** Of a patient whom a reference means. */
function whoseReference(
  person: ThisPerson,
  referred: Referred,
  {
    display,
    isNumber,
    judge,
  }: {
    readonly display: string | undefined;
    readonly isNumber: boolean;
    readonly judge: (patient: Patient) => Judgement;
  },
): Whose {
  const { base, id, patients, sure } = referred;
  if (patients.length === 0 && (id === person.id || isNumber)) return { is: 'this' };
  const each = patients.map(judge);
  const isThis = each.length > 0 && each.every((one) => one === 'this');
  if (isThis && sure) return { is: 'this' };
  if (patients.length > 1) return { is: 'two-patients' };
  if (each.includes('other') || (base !== null && base === person.ownBase)) {
    return { is: 'other-person' };
  }
  const ask = requested(referred, display);
  return ask ? { is: 'other-person', ask } : { is: 'other-person' };
}

/**
 * Tells of each Observation of a bundle whether it is about this person: by our own id, by the
 * national ID, or by name and day of birth of the Patient in the bundle. Anything less is not
 * enough, another person's reading in a record may cost a life: then it tells whom to ask about, and
 * takes an answer only for that very patient (`confirmed`).
 */
export async function whoseObservations(
  person: ThisPerson,
  entries: readonly Entry[],
  confirmed: ReadonlySet<string>,
): Promise<(entry: Entry) => Whose> {
  const referredTo = await patientReferences(entries);
  const judgements = new Map<Patient, Judgement>();
  const judge = (patient: Patient) => {
    const judgement = judgements.get(patient) ?? judged(person, patient);
    judgements.set(patient, judgement);
    return judgement;
  };
  return (entry) => {
    const subject = subjectOf.safeParse(entry.resource).data?.subject;
    if (!isReadable(subject?.identifier?.value)) return { is: 'other-person' };
    const value = digits(subject?.identifier?.value);
    const isKnown = person.nationalId !== null && isNationalId(value);
    const isNumber = isKnown && value === person.nationalId;
    if (isKnown && !isNumber) return { is: 'other-person' };
    if (subject?.reference === undefined) return { is: isNumber ? 'this' : 'no-subject' };
    const referred = referredTo(subject.reference, entry);
    if (!referred) return { is: 'other-person' };
    const whose = whoseReference(person, referred, {
      display: subject.display,
      isNumber,
      judge,
    });
    return whose.ask && confirmed.has(whose.ask.reference) ? { is: 'this' } : whose;
  };
}
