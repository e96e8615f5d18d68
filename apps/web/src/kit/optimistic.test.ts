import { expect, it } from 'vitest';
import { type OptimisticOverlay, withOptimistic } from './optimistic.ts';

type Thing = { readonly id: string; readonly said: string };
type Entry = Thing & { readonly here?: false; readonly sentAt?: number };
const how: OptimisticOverlay<Thing, Entry> = {
  isAbout: (thing, entry) => thing.id === entry.id,
  changed: (thing, { said }) => ({ ...thing, said }),
  added: ({ here, id, said }) => (here === false ? null : { id, said }),
};
const lines = (...waiting: Entry[]) =>
  withOptimistic([{ id: 'a', said: 'open' }], waiting, how).map(
    ({ id, said, waiting: waits }) => `${id} ${said}${waits ? ' waits' : ''}`,
  );

it('returns the server’s items when nothing waits', () => {
  expect(lines()).toEqual(['a open']);
});

it('shows waiting entries in place of the items they are about, the latest last', () => {
  expect(lines({ id: 'a', said: 'taken' })).toEqual(['a taken waits']);
  expect(lines({ id: 'a', said: 'taken' }, { id: 'a', said: 'undone' })).toEqual([
    'a undone waits',
  ]);
});

it('does not call an entry waiting that was sent after the list was read', () => {
  expect(lines({ id: 'a', said: 'taken', sentAt: 1 })).toEqual(['a taken']);
  expect(lines({ id: 'a', said: 'taken', sentAt: 1 }, { id: 'a', said: 'undone' })).toEqual([
    'a undone waits',
  ]);
});

it('adds items that only this device has, and lets later entries change them', () => {
  expect(lines({ id: 'b', said: 'new' }, { id: 'b', said: 'right' })).toEqual([
    'a open',
    'b right waits',
  ]);
});

it('leaves out entries that are not shown here', () => {
  expect(lines({ id: 'b', said: 'elsewhere', here: false })).toEqual(['a open']);
});
