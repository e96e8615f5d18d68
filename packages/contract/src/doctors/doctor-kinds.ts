/** Medical specialties of the directory. */
export const specialties = [
  'general-medicine',
  'geriatrics',
  'cardiology',
  'endocrinology',
  'ophthalmology',
  'orthopaedics',
  'neurology',
  'psychiatry',
  'physiotherapy',
  'dentistry',
  'ent',
  'urology',
] as const;
export type Specialty = (typeof specialties)[number];

export const doctorLanguages = ['rw', 'en', 'fr', 'sw'] as const;

/** Appointment types, by the keys that the interface uses. */
export const appointmentTypeIds = ['general', 'follow-up', 'emergency'] as const;
export type AppointmentTypeId = (typeof appointmentTypeIds)[number];
