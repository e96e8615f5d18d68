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
  expect(lostAtSignOut('me')).toEqual({ messages: ['Mama'], recordings: 2, notes: 1 });
});
