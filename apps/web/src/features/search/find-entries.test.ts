import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { findEntries } from './find-entries.ts';
import type { SiteEntry } from './site-index.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const entry = (kind: SiteEntry['kind'], link: string, title: string, words: string): SiteEntry => ({
  kind,
  link,
  title: { id: title, message: title },
  words: { id: words, message: words },
});

const entries = [
  entry('pages', '/services', 'Services', 'what pricing means'),
  entry('pages', '/pricing', 'Pricing', 'cost money plan'),
  entry('help', '/help', 'How do I pay?', 'See the pricing page.'),
];
const links = (q: string, kind: SiteEntry['kind'] = 'pages', most = 5) =>
  findEntries(entries, { kind, q, most, i18n }).map(({ link }) => link);

it('ranks titles before other words, and tolerates a typing error', () => {
  expect(links('pricing')).toEqual(['/pricing', '/services']);
  expect(links('prcing')).toEqual(['/pricing', '/services']);
  expect(links('money plan')).toEqual(['/pricing']);
  expect(links('nothing')).toEqual([]);
  expect(links('pricing', 'pages', 1)).toEqual(['/pricing']);
});

it('returns the answer of a question, and links to that question', () => {
  expect(findEntries(entries, { kind: 'help', q: 'pay', most: 5, i18n })).toEqual([
    {
      id: 'help-0',
      title: 'How do I pay?',
      detail: 'See the pricing page.',
      link: '/help?q=How+do+I+pay%3F',
    },
  ]);
});
