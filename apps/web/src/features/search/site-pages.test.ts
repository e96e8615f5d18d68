import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { paths } from '../../lib/paths.ts';
import { findEntries } from './find-entries.ts';
import { sitePages } from './site-pages.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it.each([null, paths.dashboard])(
  'finds the booking page by the word "booking" (%s)',
  (dashboard) => {
    const [first] = findEntries(sitePages(dashboard), {
      kind: 'pages',
      q: 'booking',
      most: 4,
      i18n,
    });
    expect(first?.link).toBe(paths.booking);
  },
);

it('finds where the own role is changed by "account type"', () => {
  const [first] = findEntries(sitePages(paths.dashboard), {
    kind: 'pages',
    q: 'account type',
    most: 4,
    i18n,
  });
  expect(first?.link).toBe(`${paths.settings}?tab=profile`);
});
