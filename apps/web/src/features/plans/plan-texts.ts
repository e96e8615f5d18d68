import type { BadgeId, CarePlanId } from '@hafi/contract/plans/plans';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface PlanTexts {
  readonly name: MessageDescriptor;
  readonly description: MessageDescriptor;
  readonly features: readonly MessageDescriptor[];
}

const essential = [
  msg`Daily check-in by tap or SMS`,
  msg`Reminders at each dose`,
  msg`Emergency help around the clock`,
  msg`Appointments with doctors`,
  msg`Messages with your family`,
  msg`Community groups and games`,
];

const complete = [
  ...essential,
  msg`Doctors by video`,
  msg`Health records in one place`,
  msg`Video calls with the whole family`,
];

const premium = [...complete, msg`A caregiver each week`, msg`A coordinator who knows you by name`];

/** What each care plan is called and holds. */
export const planTexts: Record<CarePlanId, PlanTexts> = {
  essential: {
    name: msg`Essential Care`,
    description: msg`Check-ins, medicines, emergency help`,
    features: essential,
  },
  complete: {
    name: msg`Complete Care`,
    description: msg`All of Essential, and doctors by video`,
    features: complete,
  },
  premium: {
    name: msg`Premium Care`,
    description: msg`All of Complete, and a caregiver each week`,
    features: premium,
  },
};

/** What each verification badge is called and brings. */
export const badgeTexts: Record<BadgeId, { name: MessageDescriptor; benefit: MessageDescriptor }> =
  {
    individual: {
      name: msg`Individual`,
      benefit: msg`For volunteers and family: your name and number are checked.`,
    },
    professional: {
      name: msg`Professionals`,
      benefit: msg`For doctors and caregivers: your licence is checked.`,
    },
    business: {
      name: msg`Business`,
      benefit: msg`For clinics and pharmacies: your registration is checked.`,
    },
    premium: {
      name: msg`Premium Badge`,
      benefit: msg`All checks, renewed each year, and shown first.`,
    },
  };
