import type { Topic } from '@hafi/contract/core/topics';
import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { batchWrites } from '../../platform/together/batch-writes.ts';
import { callsHandlers } from './calls.routes.ts';
import { followCallsWork } from './course/follow-calls.job.ts';
import { dropSession, recheckCalls } from './course/recheck-calls.ts';
import { ringAgain } from './course/ring-again.ts';
import { callData } from './own-calls.ts';
import { sweepCalls } from './sweep-calls.job.ts';

/** What says that somebody may no longer speak where they did. */
const decisive: readonly Topic[] = ['bookings', 'circle', 'conversations', 'people', 'session'];

/** Calls of two and of groups, and appointments by video. */
export const callsFeature = (platform: Platform): Feature => {
  // Many things change at once where many pay: their people are looked up together.
  const recheck = batchWrites<readonly string[]>((changed) =>
    recheckCalls(platform, [...new Set(changed.flat())]),
  );
  return {
    handlers: callsHandlers(platform),
    due: [followCallsWork(platform)],
    crons: [sweepCalls(platform)],
    personalData: callData(platform),
    listens: {
      opened: (owner) => ringAgain(platform, owner.personId),
      changed: async (people, topics) => {
        if (topics.some((topic) => decisive.includes(topic))) await recheck(people);
      },
      sessionEnded: (sessionId) => dropSession(platform, sessionId),
    },
  };
};
