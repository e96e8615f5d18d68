import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import { deleteMessagesOf, findMessagesOf } from './messages/channel-messages.repo.ts';
import { deleteSessionsOf } from './ussd/ussd-sessions.repo.ts';

/** What came in by SMS and missed calls, as personal data; it goes with the account. */
export const channelData: PersonalData = {
  name: 'channelMessages',
  read: async (db, personId) =>
    (await findMessagesOf(db, personId)).map(({ channel, command, heardAt }) => ({
      channel,
      command,
      createdAt: dataTime(heardAt),
    })),
  async erase(tx, personId) {
    await deleteMessagesOf(tx, personId);
    await deleteSessionsOf(tx, personId);
  },
};
