import type { AppointmentTypeId } from './doctor-kinds.ts';

interface Words {
  readonly id: string;
  readonly message: string;
}

/** The name and purpose of each appointment type. */
export const appointmentTypeNames: Readonly<
  Record<AppointmentTypeId, { readonly name: Words; readonly description: Words }>
> = {
  general: {
    name: /*i18n*/ { id: 'appointment-type.general', message: 'General Consultation' },
    description: /*i18n*/ {
      id: 'appointment-type.general.description',
      message: 'A first visit, or a talk about a new complaint.',
    },
  },
  'follow-up': {
    name: /*i18n*/ { id: 'appointment-type.follow-up', message: 'Follow-up' },
    description: /*i18n*/ {
      id: 'appointment-type.follow-up.description',
      message: 'A short visit to see how the treatment goes.',
    },
  },
  emergency: {
    name: /*i18n*/ { id: 'appointment-type.emergency', message: 'Emergency Visit' },
    description: /*i18n*/ {
      id: 'appointment-type.emergency.description',
      message: 'A long visit for something that cannot wait. In danger of life, call 912.',
    },
  },
};
