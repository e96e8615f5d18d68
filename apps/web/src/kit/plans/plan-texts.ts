import type { CarePlanId, PlanFeatureId } from '@hafi/contract/plans/plans';
import type { SubscriptionStatus } from '@hafi/contract/plans/subscription.schemas';
import { isOffered } from '@hafi/contract/support/claims/claims';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The name and tagline of each care plan. */
export const planTexts: Record<
  CarePlanId,
  { readonly name: MessageDescriptor; readonly description: MessageDescriptor }
> = {
  essential: {
    name: msg`Essential Care`,
    description: msg`Visits to the doctor in your own calendar`,
  },
  complete: {
    name: msg`Complete Care`,
    description: msg`All of Essential, and video calls with the whole family`,
  },
  premium: {
    name: msg`Premium Care`,
    description: isOffered('caregiver-each-week')
      ? msg`All of Complete, and a caregiver each week`
      : msg`All of Complete, and what a caregiver writes`,
  },
};

/** The features of the plans, as text. */
export const featureTexts: Record<PlanFeatureId, MessageDescriptor> = {
  'check-ins': isOffered('check-ins-by-sms')
    ? msg`Daily check-in by tap or SMS`
    : msg`Daily check-in by one tap`,
  doses: msg`Reminders at each dose`,
  emergency: msg`An emergency button that tells your people`,
  appointments: msg`Appointments with doctors`,
  messages: msg`Messages with your family`,
  circle: msg`A care circle: you decide who sees what`,
  volunteers: msg`Volunteers for errands and company`,
  community: msg`Community groups and games`,
  'video-doctors': msg`Doctors by video`,
  records: msg`Health records in one place`,
  readings: msg`Readings as charts, and a word to the family when one is unusual`,
  'family-calls': msg`Video calls with the whole family`,
  calendar: msg`Visits to the doctor in your own calendar`,
  album: msg`A family album of photos and memories`,
  'care-tasks': msg`Care tasks shared among the family`,
  'clinic-summary': msg`One page about your health to take to the clinic`,
  caregiver: msg`A caregiver each week`,
  coordinator: msg`A coordinator who knows you by name`,
  'visit-notes': msg`The caregiver's notes to the family after each visit`,
  devices: msg`Readings straight from your blood pressure monitor`,
};

/** How a plan stands, in one word or two. */
export const planStatusTexts: Record<SubscriptionStatus, MessageDescriptor> = {
  trial: msg`Free days`,
  awaiting: msg`Waits for its first payment`,
  active: msg`Paid`,
  grace: msg`Not paid, goes on for some days`,
  paused: msg`Pauses`,
  ended: msg`Over`,
};
