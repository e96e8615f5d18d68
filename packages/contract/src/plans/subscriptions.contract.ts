import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { plansErrors as errors } from './plans.errors.ts';
import {
  elderPlan,
  newShare,
  newSubscription,
  openGates,
  pauseWish,
  planChange,
  shareAnswer,
} from './subscription.schemas.ts';

/** The elder's id. */
const params = z.object({ id });
const signedIn = { access: 'signed-in', params } as const;
const answer = dataOf(elderPlan);
const topics = ['payments', 'circle', 'notifications'] as const;

export const getElderPlan = endpoint({
  ...signedIn,
  method: 'GET',
  path: '/api/subscriptions/:id',
  topics: ['payments', 'circle'],
  summary: 'The care plan of an elder, for the elder and the circle.',
  output: answer,
});

export const getOpenGates = endpoint({
  ...signedIn,
  method: 'GET',
  path: '/api/subscriptions/:id/opened',
  topics: ['payments'],
  summary: "What the elder's plan opens, for whoever deals with the elder.",
  output: dataOf(openGates),
});

export const startPlan = endpoint({
  ...signedIn,
  method: 'POST',
  path: '/api/subscriptions/:id',
  topics,
  summary:
    'Start a care plan: with the free days where they were not had yet, otherwise with a first payment.',
  body: newSubscription,
  output: answer,
  status: 201,
  errors: [errors['plan-exists'], errors['plan-not-possible']],
});

export const changePlan = endpoint({
  ...signedIn,
  method: 'POST',
  path: '/api/subscriptions/:id/change',
  topics,
  summary:
    'Change plan or cycle: a larger plan once the difference is paid, everything else with the next period.',
  body: planChange,
  output: answer,
  errors: [errors['plan-not-possible'], errors['next-period-paid']],
});

export const cancelPlan = endpoint({
  ...signedIn,
  method: 'POST',
  path: '/api/subscriptions/:id/cancel',
  topics,
  summary:
    'End the plan with the period. What is paid for a period that has not begun comes back. Idempotent.',
  output: answer,
  errors: [errors['plan-not-possible']],
});

export const keepPlan = endpoint({
  ...signedIn,
  method: 'POST',
  path: '/api/subscriptions/:id/keep',
  topics,
  summary: 'Take back that the plan ends or pauses. Idempotent.',
  output: answer,
  errors: [errors['plan-not-possible']],
});

export const pausePlan = endpoint({
  ...signedIn,
  method: 'POST',
  path: '/api/subscriptions/:id/pause',
  topics,
  summary: 'Pause the plan after this period, for some months.',
  body: pauseWish,
  output: answer,
  errors: [errors['plan-not-possible'], errors['next-period-paid']],
});

export const resumePlan = endpoint({
  ...signedIn,
  method: 'POST',
  path: '/api/subscriptions/:id/resume',
  topics,
  summary: 'End a pause today: the next period begins once it is paid.',
  output: answer,
  errors: [errors['plan-not-possible']],
});

export const askShare = endpoint({
  ...signedIn,
  method: 'POST',
  path: '/api/subscriptions/:id/shares',
  topics,
  summary: 'Ask somebody of the circle to pay a share from the next period on.',
  body: newShare,
  output: answer,
  status: 201,
  errors: [errors['plan-not-possible'], errors['share-too-large']],
});

export const answerShare = endpoint({
  ...signedIn,
  method: 'POST',
  path: '/api/subscriptions/:id/shares/answer',
  topics,
  summary: 'Agree to pay the share that one is asked for, or decline.',
  body: shareAnswer,
  output: answer,
  errors: [errors['plan-not-possible']],
});

export const endShare = endpoint({
  ...signedIn,
  method: 'DELETE',
  path: '/api/subscriptions/:id/shares/:personId',
  params: z.object({ id, personId: id }),
  topics,
  summary: 'End a share, as who pays it or who looks after the plan. Idempotent.',
  output: answer,
  errors: [errors['plan-not-possible']],
});
