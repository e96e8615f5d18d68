import type { Account } from '@hafi/contract/accounts/account.schemas';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { KeptCalls } from '../../../lib/query/kept/kept-calls.ts';
import type { CallFor } from './own-call.ts';

/** The person themselves, if they are an elder: known without any answer. */
export const ownself = ({ firstName, id, roles }: Account): CallFor | null =>
  roles.includes('PATIENT') ? { id, firstName, you: true } : null;

/** Elders of whose alerts the person is notified. */
export const notifiedOf = (elders: readonly Elder[]): readonly CallFor[] =>
  elders
    .filter(({ by, permissions }) => by !== 'self' && permissions.includes('alerts:receive'))
    .map(({ firstName, id }) => ({ firstName, id, you: false }));

/** The elders whom this device knows by their people to call: for a press without network. */
export const keptElders = (kept: KeptCalls | null): readonly CallFor[] =>
  (kept?.groups ?? [])
    .filter(({ elder }) => !elder.you)
    .map(({ elder: { firstName, id } }) => ({ firstName, id, you: false }));
