import { minuteInMs } from '@hafi/base/time';
import { getOverview } from '@hafi/contract/admin/admin.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { useAnswer } from '../../../lib/query/use-answer.ts';

type Overview = Answer<typeof getOverview>['data'];

/** The result of the nightly check of the access logs. */
export type LogsCheck = NonNullable<Overview['accessLogs']>;

/** The state of the service today. */
export const useOverview = () => useAnswer(getOverview, {}, { refetchInterval: minuteInMs });
