import { minuteInMs } from '@hafi/base/time';
import { getOverview } from '@hafi/contract/admin/admin.contract';
import { useAnswer } from '../../lib/query/use-answer.ts';

/** The state of the service today. */
export const useOverview = () => useAnswer(getOverview, {}, { refetchInterval: minuteInMs });
