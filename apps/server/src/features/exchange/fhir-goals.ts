import { dayInKigali } from '@hafi/base/kigali-time';
import type { OwnLimits } from '@hafi/contract/vitals/own-limits';
import { scale2Target, type VitalKind, vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import type { Goal, GoalTarget } from '@medplum/fhirtypes';
import type { LimitsRow } from '../vitals/vitals.public.ts';
import { quantity } from './fhir-observation.ts';
import { concept, refer, systems } from './fhir-terms.ts';

const goals: Readonly<Record<OwnLimits, { readonly text: string; readonly target: GoalTarget[] }>> =
  {
    'oxygen-scale-2': {
      text: 'Oxygen saturation of 88-92 % (SpO2 scale 2 of NEWS2)',
      target: [
        {
          measure: concept(systems.loinc, vitalKinds['oxygen-saturation'].loinc),
          detailRange: {
            low: quantity('oxygen-saturation', scale2Target.min),
            high: quantity('oxygen-saturation', scale2Target.max),
          },
        },
      ],
    },
    'systolic-130': { text: 'Blood pressure under 130/90 mmHg', target: pressureUnder(130) },
    'systolic-150': { text: 'Blood pressure under 150/90 mmHg', target: pressureUnder(150) },
  };

function pressureUnder(systolic: number): GoalTarget[] {
  const kind: VitalKind = 'blood-pressure';
  const { parts } = vitalKinds[kind];
  const under = (loinc: string, value: number): GoalTarget => ({
    measure: concept(systems.loinc, loinc),
    detailQuantity: { ...quantity(kind, value), comparator: '<' },
  });
  return [under(parts.systolic.loinc, systolic), under(parts.diastolic.loinc, 90)];
}

/** A target that a doctor has set for an elder as FHIR R4 Goal, with the reason. */
export function goalOf(row: LimitsRow): Goal {
  const { elderId, endedAt, endReason, id, limits, reason, setAt, setByName } = row;
  const { target, text } = goals[limits];
  return {
    resourceType: 'Goal',
    id,
    lifecycleStatus: endedAt ? 'completed' : 'active',
    description: { text },
    subject: refer('Patient', elderId),
    startDate: dayInKigali(setAt),
    target,
    ...(endedAt ? { statusDate: dayInKigali(endedAt) } : {}),
    expressedBy: { type: 'Practitioner', display: setByName },
    note: [reason, endReason].flatMap((each) => (each ? [{ text: each }] : [])),
  };
}
