import type { Elder } from '@hafi/contract/circle/circle.contract';
import { useAccount } from '../../lib/session.ts';

/**
 * Whether the reader is the elder's doctor, to whom a warning does not say to ask a doctor: they
 * decide.
 */
export const useDoctorOf = ({ relation }: Pick<Elder, 'relation'>): boolean =>
  useAccount().roles.includes('DOCTOR') && relation === 'doctor';
