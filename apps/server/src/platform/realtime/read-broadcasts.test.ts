import { expect, test } from 'vitest';
import { readBroadcasts } from './read-broadcasts.ts';

const missed = { missed: true };
const event = { event: 'message', told: { id: 'a' }, to: ['person:1'] };

test('what this version tells is read as it was told, in its order', () => {
  const broadcasts = [event, { ...event, except: 'screen:1' }, { ended: 'session:1' }, missed];
  expect(readBroadcasts(JSON.stringify(broadcasts))).toEqual(broadcasts);
});

test.each(['', 'nonsense', '[{"event":', 'null', '42', '"event"', '{"version":2}'])(
  'a text that another version may tell was missed: %s',
  (text) => expect(readBroadcasts(text)).toEqual([missed]),
);

test.each([
  ['no object', 42],
  ['nothing', null],
  ['an event of another form', { event: { name: 'message' }, told: {}, to: ['person:1'] }],
  ['an event without its screens', { event: 'message', told: {} }],
  ['an event for no room, which would go to everybody', { ...event, to: [] }],
  ['rooms of another form', { ...event, to: [{ person: '1' }] }],
  ['an exception of another form', { ...event, except: ['screen:1'] }],
  ['an end of another form', { ended: ['session:1'] }],
  ['something unknown', { moved: 'person:1' }],
])('%s was missed, and what stands around it is heard', (_, unknown) => {
  expect(readBroadcasts(JSON.stringify([event, unknown, event]))).toEqual([event, missed, event]);
});

test('what a later version adds to an event does no harm', () => {
  expect(readBroadcasts(JSON.stringify([{ ...event, since: 3 }]))).toEqual([event]);
});
