import { minuteInMs } from '@hafi/base/time';
import {
  getOverview,
  listDoctorsToVerify,
  verifyDoctor,
} from '@hafi/contract/admin/admin.contract';
import { useAct } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';

/** How the service stands today. */
export const useOverview = () => useAnswer(getOverview, {}, { refetchInterval: minuteInMs });

/** Doctors who wait to be listed. */
export const useDoctorsToVerify = () => useAnswer(listDoctorsToVerify, {});

/** Lists one doctor in the directory. */
export const useVerifyDoctor = () =>
  useAct(verifyDoctor, (id: string) => ({ params: { id } }), { waits: true });
