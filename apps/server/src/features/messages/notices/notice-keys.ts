/** What the keys of all notices about what waits in a conversation begin with, by the marks. */
export const noticeKey = (marksId: string): string => `messages:${marksId}:`;

/** The key of an SMS: at most one goes to a person in each hour. */
export const smsKey = (personId: string, hour: number): string =>
  `messages-sms:${personId}:${hour}`;
