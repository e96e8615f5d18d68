import type { SocialPerson } from '../events.ts';
import type { Provider } from './provider.ts';
import { subjectOf } from './subject.ts';

/** What is specific to Google: its accounts, and what a redirect carries. */
export const google: Provider = {
  key: 'google',
  name: 'Google',
  pkceNeeded: true,
  neededScopes: ['openid'],
  examples: [
    { person: account('Claudine Uwase', 'family@hafi.test') },
    { person: account('Aline Ingabire', 'aline.ingabire@hafi.test'), note: 'New to Hafi' },
    {
      person: { ...account('Eric Habimana', 'eric.habimana@hafi.test'), emailVerified: false },
      note: 'New to Hafi, e-mail not verified',
    },
  ],
  fields: [
    {
      name: 'name',
      label: 'Name',
      type: 'text',
      autocomplete: 'name',
      problem: (text) =>
        /^[^\p{Cc}]{1,100}$/u.test(text) ? undefined : 'Enter a name of at most 100 letters.',
    },
    {
      name: 'email',
      label: 'E-mail',
      type: 'email',
      autocomplete: 'email',
      problem: (text) =>
        /^[^\s@\p{Cc}]{1,64}@[^\s@\p{Cc}]{1,185}\.[^\s@.\p{Cc}]{2,63}$/u.test(text)
          ? undefined
          : 'Enter an e-mail address, for example name@hafi.test.',
    },
  ],
  typedPerson: ({ name = '', email = '' }) => account(name, email.toLowerCase()),
  refusal: {},
  extras: (issuer, scope) => ({ iss: issuer, scope, authuser: '0', prompt: 'consent' }),
  fragment: '',
};

function account(name: string, email: string): SocialPerson {
  return { subject: subjectOf(email, '1', 21), name, email, emailVerified: true };
}
