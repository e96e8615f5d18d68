import { callAs } from '../call-as.ts';
import type { SignedIn } from '../factories/person.factory.ts';
import type { TestApp } from '../test-app.ts';

/** Gives an elder the free days of the largest plan, as a person starts it. */
export async function openPlan(app: Pick<TestApp, 'http'>, elder: SignedIn): Promise<void> {
  const wish = { plan: 'complete', cycle: 'monthly', acceptTerms: true };
  const answer = await callAs(app, elder).post(`/api/subscriptions/${elder.personId}`, wish);
  if (answer.statusCode !== 201) throw new Error(answer.body);
}
