import { hourInMs, minuteInMs } from '@hafi/base/time';
import {
  clockLeewayMinutes,
  logDays,
  longestVisitHours,
} from '@hafi/contract/caregivers/care-terms';
import { caregiversErrors } from '@hafi/contract/caregivers/caregivers.errors';
import { Problem } from '@hafi/contract/core/problem';
import { invalidInput } from '../../platform/http/invalid-input.ts';

/**
 * Start and end of a visit. If the device's clock is a little ahead, both move back equally, so
 * that they stay in order.
 * @throws Problem invalid-input for times in the future or a visit of several days, visit-too-old
 */
export function sensibleTimes(
  said: { readonly arrivedAt: string; readonly leftAt: string | null },
  now: Date,
): { arrivedAt: Date; leftAt: Date | null } {
  const arrived = Date.parse(said.arrivedAt);
  const left = said.leftAt === null ? null : Date.parse(said.leftAt);
  const ahead = Math.max(0, (left ?? arrived) - now.getTime());
  if (ahead > clockLeewayMinutes * minuteInMs) {
    throw invalidInput(left === null ? 'arrivedAt' : 'leftAt', 'future-moment');
  }
  if (left !== null && left - arrived > longestVisitHours * hourInMs) {
    throw invalidInput('arrivedAt', 'invalid-moment');
  }
  if (arrived < now.getTime() - logDays * 24 * hourInMs) {
    throw new Problem(caregiversErrors['visit-too-old']);
  }
  return {
    arrivedAt: new Date(arrived - ahead),
    leftAt: left === null ? null : new Date(left - ahead),
  };
}
