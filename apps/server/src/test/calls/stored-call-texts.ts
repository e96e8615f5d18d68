/** The stored texts of calls, in the append-only list of `everStored`. */
export const callTexts: Readonly<Record<string, string>> = {
  'calls.auto-answer.allowed': 'name',
  'calls.auto-answer.ended': 'name',
  'calls.missed': 'name',
  'calls.title.auto-answer': '',
  'calls.title.missed': '',
  'calls.title.somebody-waits': '',
  'calls.waits': 'name',
};
