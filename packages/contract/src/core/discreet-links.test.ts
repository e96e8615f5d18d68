import { expect, it } from 'vitest';
import { discreetLink, discreetTab } from './discreet-links.ts';
import { links } from './links.ts';

/** Every link of the app, with something in the place of what it is about. */
const all = Object.values(links).map((link) =>
  typeof link === 'string' ? link : (link as (...of: string[]) => string)('1', '2', '3'),
);

it('no link in a mail names what of the health it is about', () => {
  const named = /medic|dose|vital|reading|record|document|allerg|illness/;
  expect(all.filter((link) => named.test(link)).length).toBeGreaterThan(3);
  expect(all.map(discreetLink).filter((link) => named.test(link))).toEqual([]);
});

it('leads to the same part, and leaves every other link as it is', () => {
  expect(discreetLink(links.medications('1'))).toBe('/healthcare?tab=m&elder=1');
  for (const tab of ['documents', 'medications', 'record', 'vitals']) {
    const code = discreetLink(`/healthcare?elder=1&tab=${tab}`).at(-1) ?? '';
    expect(discreetTab(code)).toBe(tab);
  }
  for (const link of [links.careVisits('1'), links.chat, links.papers]) {
    expect(discreetLink(link)).toBe(link);
  }
  expect([discreetTab(null), discreetTab('medications'), discreetTab('constructor')]).toEqual([
    null,
    null,
    null,
  ]);
});
