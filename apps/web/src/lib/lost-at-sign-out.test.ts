import { afterEach, expect, test } from 'vitest';
import { lostAtSignOut } from './lost-at-sign-out.ts';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const keep = (name: string, value: unknown) => sessionStorage.setItem(name, JSON.stringify(value));

test('is nothing where nothing was begun', () => {
  keep('held-by', 'me');
  keep('message-draft a', '  ');
  keep('message-draft-reply a', 'id');
  keep('note-1', { subjective: '', booking: null });
  localStorage.setItem('recordings', JSON.stringify({ person: 'other', conversations: ['a'] }));
  expect(lostAtSignOut('me')).toBeNull();
});

test('is what was begun: messages, recordings of this person, notes', () => {
  keep('message-draft a', 'Mama');
  keep('note-1', { subjective: 'Headache' });
  localStorage.setItem('recordings', JSON.stringify({ person: 'me', conversations: ['a', 'b'] }));
  expect(lostAtSignOut('me')).toEqual({ messages: ['Mama'], recordings: 2, notes: 1, forms: 0 });
});

test('is also what was begun in a form about somebody’s health', () => {
  keep('amend-1', { text: 'It was the left arm' });
  keep('referral-e', { reason: 'Chest pain' });
  keep('prescription-e', { name: '', schedule: { times: ['08:00'] } });
  keep('visit-unplanned', { note: 'She ate' });
  keep('measure:me:e:weight', { values: { weight: '62' } });
  keep('visit-right-2', { note: ' ' });
  expect(lostAtSignOut('me')).toEqual({ messages: [], recordings: 0, notes: 0, forms: 5 });
});
