import { expect, it } from 'vitest';
import { findQuestions } from './faq.ts';

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
