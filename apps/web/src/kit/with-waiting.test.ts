import { expect, it } from 'vitest';
import { type Laying, withWaiting } from './with-waiting.ts';

type Thing = { readonly id: string; readonly said: string };
type Entry = Thing & { readonly here?: false };
const how: Laying<Thing, Entry> = {
  isAbout: (thing, entry) => thing.id === entry.id,
  changed: (thing, { said }) => ({ ...thing, said }),
  added: ({ here, id, said }) => (here === false ? null : { id, said }),
};
const lines = (...waiting: Entry[]) =>
  withWaiting([{ id: 'a', said: 'open' }], waiting, how).map(
    ({ id, said, waiting: waits }) => `${id} ${said}${waits ? ' waits' : ''}`,
  );

it('leaves what the server knows where nothing waits', () => {
  expect(lines()).toEqual(['a open']);
});

it('shows what was entered in the place of what it is about, the last word last', () => {
  expect(lines({ id: 'a', said: 'taken' })).toEqual(['a taken waits']);
  expect(lines({ id: 'a', said: 'taken' }, { id: 'a', said: 'undone' })).toEqual([
    'a undone waits',
  ]);
});

it('adds what only this device knows, and lets later entries change it', () => {
  expect(lines({ id: 'b', said: 'new' }, { id: 'b', said: 'right' })).toEqual([
    'a open',
    'b right waits',
  ]);
});

it('leaves out what is not shown here', () => {
  expect(lines({ id: 'b', said: 'elsewhere', here: false })).toEqual(['a open']);
});
