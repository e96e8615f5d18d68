import { minuteInMs } from '@hafi/base/time';
import {
  getOverview,
  listDoctorsToVerify,
  verifyDoctor,
} from '@hafi/contract/admin/admin.contract';
import { useAct } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';

/** The state of the service today. */
export const useOverview = () => useAnswer(getOverview, {}, { refetchInterval: minuteInMs });

/** Doctors who wait to be verified. */
export const useDoctorsToVerify = () => useAnswer(listDoctorsToVerify, {});

/** Verifies a doctor, who then appears in the directory. */
export const useVerifyDoctor = () =>
  useAct(verifyDoctor, (id: string) => ({ params: { id } }), { waits: true });
