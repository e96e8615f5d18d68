import { callAs } from '../call-as.ts';
import type { TestApp } from '../test-app.ts';
import { makePerson } from './person.factory.ts';

/** Has a coordinator suspend somebody. Throws when the server refuses. */
export async function suspend(app: TestApp, personId: string): Promise<void> {
  const admin = await makePerson(app, { roles: ['ADMIN'] });
  const reason = 'Two families say that money was asked for.';
  const answer = await callAs(app, admin).post(`/api/admin/people/${personId}/suspend`, { reason });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}
