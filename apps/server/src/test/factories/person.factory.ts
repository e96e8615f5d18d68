import { randomUUID } from 'node:crypto';
import { type KnownPerson, registerPerson } from '../../seed/register-person.ts';
import { issueSession } from '../issue-session.ts';
import type { TestApp } from '../test-app.ts';

/** A signed-in person, with the request headers. */
export interface SignedIn {
  readonly personId: string;
  readonly headers: { cookie: string; 'accept-language'?: string };
  readonly token: string;
  readonly email: string;
}

/** Creates a new person and signs them in. Default: a PATIENT with a unique address. */
export async function makePerson(
  app: Pick<TestApp, 'platform'>,
  person: Partial<KnownPerson> & { language?: string } = {},
): Promise<SignedIn> {
  const { language, ...known } = person;
  const email = known.email ?? `${randomUUID()}@hafi.test`;
  const personId = await registerPerson(app.platform, {
    firstName: 'Espérance',
    lastName: 'Mukamana',
    roles: ['PATIENT'],
    ...known,
    email,
  });
  const { token, cookie } = await issueSession(app.platform, personId);
  const headers = { cookie, ...(language ? { 'accept-language': language } : {}) };
  return { personId, headers, token, email };
}
