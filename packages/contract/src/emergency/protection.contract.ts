import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { protectionErrors } from './protection.errors.ts';
import { agreement, contactQuestion, newQuestion, protection } from './protection.schemas.ts';

const elderParams = z.object({ id });
const dependsOn = ['emergencies', 'accounts', 'circle', 'checkins'] as const;
const changes = ['emergencies', 'notifications'] as const;

export const getProtection = endpoint({
  method: 'GET',
  path: '/api/elders/:id/protection',
  access: 'signed-in',
  topics: dependsOn,
  summary:
    'Whether an elder who calls for help is heard, and who has agreed to be called; for the elder and who is told of alerts.',
  params: elderParams,
  output: dataOf(protection),
});

export const listProtection = endpoint({
  method: 'GET',
  path: '/api/protection',
  access: 'signed-in',
  topics: dependsOn,
  summary: 'The same of oneself and of every elder of whose alerts the caller is told.',
  output: dataOf(z.array(protection)),
});

export const askContact = endpoint({
  method: 'POST',
  path: '/api/elders/:id/protection/questions',
  access: 'signed-in',
  topics: changes,
  summary:
    'Asks a contact whether they can be reached, as the elder or as who decides for them: a notice, or an SMS with a link to who has no account. At most once a day each.',
  params: elderParams,
  body: newQuestion,
  output: dataOf(protection),
  errors: [protectionErrors['contact-asked-today']],
});

export const answerAsMember = endpoint({
  method: 'POST',
  path: '/api/elders/:id/protection/answer',
  access: 'signed-in',
  topics: changes,
  summary: 'Says whether one can be reached, as a member who is told of alerts.',
  params: elderParams,
  body: agreement,
  output: dataOf(protection),
});

/** The secret of a link that was sent to one contact. */
const linkParams = z.object({ token: z.string().check(z.maxLength(100)) });

export const getContactQuestion = endpoint({
  method: 'GET',
  path: '/api/contact-questions/:token',
  access: 'public',
  topics: ['emergencies'],
  summary: 'Whether one can be reached, for whoever was sent the link of the question.',
  params: linkParams,
  output: dataOf(contactQuestion),
});

export const answerContactQuestion = endpoint({
  method: 'POST',
  path: '/api/contact-questions/:token/answer',
  access: 'public',
  topics: ['emergencies'],
  summary: 'Answers it. As long as the link lives, the answer may be changed.',
  params: linkParams,
  body: agreement,
  output: dataOf(contactQuestion),
});
