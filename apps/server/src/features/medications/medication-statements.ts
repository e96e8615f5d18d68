import type { MedicineForm } from '@hafi/contract/medications/medication-terms';
import type { CodeableConcept, Dosage, MedicationStatement, Quantity } from '@medplum/fhirtypes';
import type { Db } from '../../platform/db/database.ts';
import { atcCodeOf } from './checks/atc-code.ts';
import { findMedications, type MedicationRow } from './medications.repo.ts';

/** FHIR R4 `Timing.repeat.dayOfWeek`, Monday first. */
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** As text beside the times: with times of day, FHIR R4 forbids coded meals (invariant tim-10). */
const mealWords = {
  any: null,
  'before-food': 'before food',
  'with-food': 'with food',
  'after-food': 'after food',
} as const;

/** HL7's forms of medicines where it counts in them, else a UCUM annotation. */
const drugForms = 'http://terminology.hl7.org/CodeSystem/v3-orderableDrugForm';
const ucum = 'http://unitsofmeasure.org';
const doseUnits: Readonly<Record<MedicineForm, Pick<Quantity, 'code' | 'system' | 'unit'>>> = {
  tablet: { unit: 'tablet', system: drugForms, code: 'TAB' },
  capsule: { unit: 'capsule', system: drugForms, code: 'CAP' },
  syrup: { unit: 'spoon', system: ucum, code: '{spoon}' },
  drops: { unit: 'drop', system: drugForms, code: 'DROP' },
  // Insulin is counted in units in the same field: no code would be true of both.
  injection: { unit: 'injection or unit' },
  inhaler: { unit: 'puff', system: drugForms, code: 'PUFF' },
  ointment: { unit: 'application', system: ucum, code: '{application}' },
};

function dosageOf({ dosage, form, meal, note, pillsPerDose, schedule }: MedicationRow): Dosage {
  const hours = schedule.kind === 'as-needed' ? schedule.leastHours : undefined;
  const stated = [
    mealWords[meal],
    hours && `at least ${hours} ${hours === 1 ? 'hour' : 'hours'} apart`,
  ].flatMap((text) => (text ? [{ text }] : []));
  const dose = (value: number): Quantity => ({ value, ...doseUnits[form] });
  const common: Dosage = {
    text: note ? `${dosage}. ${note}` : dosage,
    ...(stated.length > 0 ? { additionalInstruction: stated } : {}),
    doseAndRate: [{ doseQuantity: dose(pillsPerDose) }],
  };
  if (schedule.kind === 'as-needed') {
    const aDay = { value: 1, unit: 'day', system: ucum, code: 'd' };
    const most = { numerator: dose(pillsPerDose * schedule.mostPerDay), denominator: aDay };
    return { ...common, asNeededBoolean: true, maxDosePerPeriod: most };
  }
  if (schedule.kind === 'interval') {
    const repeat = { frequency: 1, period: schedule.everyHours, periodUnit: 'h' as const };
    return { ...common, timing: { repeat } };
  }
  return {
    ...common,
    timing: {
      repeat: {
        timeOfDay: schedule.times.map((time) => `${time}:00`),
        ...(schedule.weekdays.length < days.length
          ? { dayOfWeek: schedule.weekdays.flatMap((day) => days[day - 1] ?? []) }
          : {}),
      },
    },
  };
}

/** Forms for which our table's ATC codes hold; a substance has others in drops or an ointment. */
const swallowed: readonly MedicineForm[] = ['tablet', 'capsule', 'syrup'];

/** What was written, with the ATC code where the name names one substance. */
function medicationOf({ dosage, form, name }: MedicationRow): CodeableConcept {
  const code = swallowed.includes(form) ? atcCodeOf(name) : undefined;
  return {
    ...(code ? { coding: [{ system: 'http://www.whocc.no/atc', code }] } : {}),
    text: `${name} ${dosage}`,
  };
}

function statusOf(row: MedicationRow, today: string): MedicationStatement['status'] {
  if (row.stoppedAt) return 'stopped';
  return row.endsOn && row.endsOn < today ? 'completed' : 'active';
}

/**
 * An elder's current and former medicines as FHIR R4 MedicationStatement. `today` is the Kigali
 * day.
 */
export async function medicationStatements(
  db: Db,
  elderId: string,
  today: string,
): Promise<MedicationStatement[]> {
  const rows = await findMedications(db, elderId);
  return rows.map((row) => {
    const end = row.stoppedAt?.toISOString() ?? row.endsOn;
    return {
      resourceType: 'MedicationStatement',
      id: row.id,
      status: statusOf(row, today),
      medicationCodeableConcept: medicationOf(row),
      subject: { reference: `Patient/${elderId}` },
      effectivePeriod: { start: row.startsOn, ...(end ? { end } : {}) },
      dateAsserted: row.updatedAt.toISOString(),
      dosage: [dosageOf(row)],
    };
  });
}
