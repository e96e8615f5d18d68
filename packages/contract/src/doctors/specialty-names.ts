import type { Specialty } from './doctor-kinds.ts';

/** The name of each specialty. */
export const specialtyNames: Readonly<Record<Specialty, { id: string; message: string }>> = {
  'general-medicine': /*i18n*/ { id: 'specialty.general-medicine', message: 'General medicine' },
  geriatrics: /*i18n*/ { id: 'specialty.geriatrics', message: 'Geriatrics' },
  cardiology: /*i18n*/ { id: 'specialty.cardiology', message: 'Cardiology' },
  endocrinology: /*i18n*/ { id: 'specialty.endocrinology', message: 'Endocrinology and diabetes' },
  ophthalmology: /*i18n*/ { id: 'specialty.ophthalmology', message: 'Eye care' },
  orthopaedics: /*i18n*/ { id: 'specialty.orthopaedics', message: 'Bones and joints' },
  neurology: /*i18n*/ { id: 'specialty.neurology', message: 'Neurology' },
  psychiatry: /*i18n*/ { id: 'specialty.psychiatry', message: 'Mental health' },
  physiotherapy: /*i18n*/ { id: 'specialty.physiotherapy', message: 'Physiotherapy' },
  dentistry: /*i18n*/ { id: 'specialty.dentistry', message: 'Dentistry' },
  ent: /*i18n*/ { id: 'specialty.ent', message: 'Ear, nose and throat' },
  urology: /*i18n*/ { id: 'specialty.urology', message: 'Urology' },
};
