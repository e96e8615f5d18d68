import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import { deleteMessagesOf, findMessagesOf } from './own-messages.repo.ts';
import { findAnswers } from './support.repo.ts';

export { countOpen as countOpenMessages } from './support.repo.ts';

/** A person's messages to support and the answers, as personal data. */
export const supportData: readonly PersonalData[] = [
  {
    name: 'supportMessages',
    async read(db, personId) {
      const rows = await findMessagesOf(db, personId);
      return Promise.all(
        rows.map(async ({ id, reference, name, email, phone, subject, message, createdAt }) => ({
          reference,
          name,
          email,
          phoneNumber: phone,
          subject,
          message,
          answers: (await findAnswers(db, id)).map(({ text }) => text),
          createdAt: dataTime(createdAt),
        })),
      );
    },
    erase: deleteMessagesOf,
  },
];
