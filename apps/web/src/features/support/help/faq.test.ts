import { expect, it } from 'vitest';
import { i18n, loadWords, setLocale } from '../../../lib/words/words.ts';
import { faq, findQuestions } from './faq.ts';

const questions = [
  { question: 'Comment réserver ?', answer: 'Ouvrez Rendez-vous.' },
  { question: 'Que faire en cas d’urgence ?', answer: 'Appelez le 912.' },
];

it.each([
  ['', 2],
  ['  ', 2],
  ['RESERVER', 1],
  ['912', 1],
  ['rendez-vous ', 1],
  ['camions', 0],
])('%j is in %i questions', (query, found) => {
  expect(findQuestions(questions, query)).toHaveLength(found);
});

it.each([
  ['en', 'account type'],
  ['fr', 'type de compte'],
  ['rw', 'ubwoko bwa konti'],
] as const)('finds in %s how a role is changed, by "%s"', async (locale, query) => {
  await loadWords('core', 'app', 'help');
  await setLocale(locale);
  const questions = faq.map(({ answer, question }) => ({
    question: i18n._(question),
    answer: i18n._(answer),
  }));
  expect(findQuestions(questions, query)).toHaveLength(1);
});
