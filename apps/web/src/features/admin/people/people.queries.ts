import type { GivenRole, PeopleFilter } from '@hafi/contract/admin/people.contract';
import * as contract from '@hafi/contract/admin/people.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { readPlansOf } from '@hafi/contract/plans/plan-oversight.contract';
import { endConfirmation } from '@hafi/contract/vetting/vetting.contract';
import { ask } from '../../../lib/query/ask.ts';
import { useActs } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';
import { usePages } from '../../../lib/query/use-pages.ts';

export type PersonLine = Answer<typeof contract.listPeople>['data'][number];
export type PersonRead = Answer<typeof contract.readPerson>['data'];

/** What the list is narrowed by. */
export interface PeopleQuery {
  readonly q: string;
  readonly show: PeopleFilter;
}

/** People with an account; keeps the previous result while the next one loads. */
export const usePeople = (query: PeopleQuery) =>
  usePages(contract.listPeople, { query: { ...query, limit: 20 } }, { keepLast: true });

/** One person, and how to reach them; not asked again by itself, because each reading is recorded. */
export const usePerson = (id: string) =>
  useAnswer(contract.readPerson, { params: { id } }, { staleTime: Number.POSITIVE_INFINITY });

/** The care plans of a person; not asked again by itself either. */
export const usePlansOf = (id: string) =>
  useAnswer(readPlansOf, { params: { id } }, { staleTime: Number.POSITIVE_INFINITY });

/** What a coordinator does to an account, and why. */
export type Oversight = {
  readonly id: string;
  readonly reason: string;
  /** The version of the promises that the coordinator has read. */
  readonly agreed?: string | undefined;
} & (
  | { readonly what: 'suspend' | 'lift' | 'end' | 'death' }
  | { readonly what: 'roles'; readonly roles: readonly GivenRole[] }
);

function oversee(act: Oversight) {
  const { agreed, id, reason } = act;
  const params = { id };
  if (act.what === 'roles') {
    return ask(contract.changeRoles, { params, body: { roles: [...act.roles], reason, agreed } });
  }
  if (act.what === 'end') return ask(endConfirmation, { params, body: { text: reason, agreed } });
  if (act.what === 'suspend') {
    return ask(contract.suspendPerson, { params, body: { reason, agreed } });
  }
  if (act.what === 'death') {
    return ask(contract.withdrawPersonsDeath, { params, body: { reason } });
  }
  return ask(contract.liftSuspension, { params, body: { reason } });
}

/** Suspends, lifts, or changes roles. */
export const useOversee = () => useActs(oversee, { waits: true });
