import type { SocialPerson } from '../events.ts';
import type { Provider } from './provider.ts';
import { subjectOf } from './subject.ts';

/** What is specific to Instagram: it knows no e-mail address. */
export const instagram: Provider = {
  key: 'instagram',
  name: 'Instagram',
  pkceNeeded: false,
  neededScopes: ['instagram_business_basic', 'instagram_basic', 'profile'],
  examples: [
    { person: { ...account('claudine.uwase'), name: 'Claudine Uwase' } },
    { person: { ...account('aline_ingabire'), name: 'Aline Ingabire' }, note: 'New to Hafi' },
  ],
  fields: [
    {
      name: 'username',
      label: 'Username',
      type: 'text',
      autocomplete: 'username',
      problem: (text) =>
        /^[a-z\d._]{1,30}$/i.test(text)
          ? undefined
          : 'Enter a username: at most 30 letters, digits, full stops and underscores.',
    },
  ],
  typedPerson: ({ username = '' }) => account(username.toLowerCase()),
  refusal: {
    error_reason: 'user_denied',
    error_description: 'The user denied your request',
  },
  extras: () => ({}),
  fragment: '#_',
};

function account(username: string): SocialPerson {
  return { subject: subjectOf(username, '178', 17), username };
}
