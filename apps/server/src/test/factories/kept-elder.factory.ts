import { consentVersion } from '@hafi/contract/circle/consent-text';
import { callAs } from '../call-as.ts';
import type { TestApp } from '../test-app.ts';
import type { SignedIn } from './person.factory.ts';

/** Has somebody register an elder whom they keep the account for; returns the elder's id. */
export async function registerKept(
  app: Pick<TestApp, 'http'>,
  by: SignedIn,
  more: { readonly phoneNumber?: string } = {},
): Promise<string> {
  const answer = await callAs(app, by).post('/api/elders', {
    firstName: 'Vérène',
    lastName: 'Nyirabega',
    birth: '1948',
    locale: 'en',
    relation: 'child',
    witness: 'Jean Bosco',
    witnessContact: 'neighbour',
    consentGiven: true,
    consentLocale: 'rw',
    textVersion: consentVersion,
    ...more,
  });
  return answer.json().data.id;
}
