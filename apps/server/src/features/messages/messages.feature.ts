import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { endLocationsOf } from './locations/end-location.ts';
import { endLocationsWork } from './locations/end-locations.job.ts';
import { messagesHandlers } from './messages.routes.ts';
import { tellWaitingWork } from './notices/tell-waiting.job.ts';
import { messageData } from './own-data/message-data.ts';
import { passTyping, tellPresence } from './presence/tell-presence.ts';

/** Conversations and their messages, and what is live of them. */
export function messagesFeature(platform: Platform): Feature {
  return {
    handlers: messagesHandlers(platform),
    due: [tellWaitingWork(platform), endLocationsWork(platform)],
    personalData: messageData(platform),
    // Whoever had the account before may share where they are from it.
    onNewOwner: (tx, personId) => endLocationsOf(tx, personId, platform.clock.now()),
    listens: {
      typing: (owner, typing) => passTyping(platform, owner, typing),
      presence: (personId) => tellPresence(platform, personId),
    },
  };
}
