import * as contract from '@hafi/contract/volunteering/volunteering.contract';
import type {
  giveBackBody,
  helpRating,
  newHelpRequest,
} from '@hafi/contract/volunteering/volunteering.schemas';
import type { HelpKind, Radius } from '@hafi/contract/volunteering/volunteering-terms';
import type * as z from 'zod/mini';
import { useAct } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';
import { usePages } from '../../lib/query/use-pages.ts';

export type HelpWish = z.input<typeof newHelpRequest>;
export type Scope = 'open' | 'past';

const limit = 10;

/** The requests of an elder. */
export const useHelpRequests = (elderId: string, scope: Scope) =>
  usePages(contract.listHelpRequests, { query: { elderId, scope, limit } });

/** The open requests of the person and of all elders whose bookings they keep. */
export const useOpenHelp = () => useAnswer(contract.listHelpRequests, { query: { limit } });

/** Open requests near the volunteer's home. */
export const useNearRequests = ({ kind, radius }: { radius: Radius; kind: HelpKind | '' }) =>
  usePages(contract.listNearRequests, { query: { radius, kind: kind || undefined, limit } });

/** The requests that the volunteer has taken. */
export const useTakenRequests = (scope: Scope) =>
  usePages(contract.listTakenRequests, { query: { scope, limit } });

/** Asks volunteers. The same idempotency key never asks twice. */
export const useAskVolunteer = () =>
  useAct(contract.askVolunteer, ({ wish, key }: { wish: HelpWish; key: string }) => ({
    body: wish,
    idempotencyKey: key,
  }));

const steps = {
  accept: contract.acceptHelpRequest,
  sayDone: contract.sayHelpDone,
  cancel: contract.cancelHelpRequest,
  confirm: contract.confirmHelp,
} as const;
export type HelpStep = keyof typeof steps;

/** An action on a request. */
export const useHelpStep = (step: HelpStep) =>
  useAct(steps[step], (id: string) => ({ params: { id } }));

/** Gives a request back, with the reason if there is one. */
export const useGiveBack = (id: string) =>
  useAct(contract.giveBackHelpRequest, (body: z.input<typeof giveBackBody>) => ({
    params: { id },
    body,
  }));

/** Asks for somebody else than this volunteer. */
export const useDeclineVolunteer = (id: string) =>
  useAct(contract.declineVolunteer, (volunteerId: string) => ({
    params: { id },
    body: { volunteerId },
  }));

/** Rates the help. */
export const useRateHelp = (id: string) =>
  useAct(contract.rateHelp, (body: z.input<typeof helpRating>) => ({ params: { id }, body }));
