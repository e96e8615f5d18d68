import { listClaims } from '@hafi/contract/circle/representative.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { listVettings } from '@hafi/contract/vetting/vetting.contract';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { sampleOf } from '../../../../test/sample-of.ts';
import { queryClient } from '../../../lib/query/query-client.ts';
import { i18n, loadWords, setLocale } from '../../../lib/words/words.ts';
import { RepresentativeVerdict } from './representative-verdict.tsx';
import { VettingVerdict } from './vetting-verdict.tsx';

const claims = sampleOf(listClaims.output, { items: 1 }) as Answer<typeof listClaims>;
const vettings = sampleOf(listVettings.output, { items: 1 }) as Answer<typeof listVettings>;
const nothing = () => undefined;

beforeAll(loadAllParts, 120_000);
beforeAll(async () => {
  await loadWords('core', 'app', 'admin');
  await setLocale('en');
});

const words = (dialog: ReactNode) => {
  render(
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>{dialog}</I18nProvider>
    </QueryClientProvider>,
  );
  return screen.getByRole('alertdialog').textContent;
};

// Nothing in Hafi shows an audit log yet: the dialogs say only that the decision is recorded.
const recorded = 'A record of your decision is kept.';

it.each(['DOCTOR', 'VOLUNTEER', 'CAREGIVER'] as const)(
  'promises no log where the papers of a %s are confirmed',
  (role) => {
    const one = vettings.data.map((each) => ({ ...each, role }))[0];
    if (!one) throw new Error('no sample');
    const said = words(<VettingVerdict requested={{ what: 'confirm', one }} onClose={nothing} />);
    expect(said).toContain(recorded);
    expect(said).not.toContain('audit log');
  },
);

it('promises no log where a representative is confirmed, or a message read', async () => {
  const [claim] = claims.data;
  if (!claim) throw new Error('no sample');
  const said = words(
    <RepresentativeVerdict requested={{ what: 'confirm', claim }} onClose={nothing} />,
  );
  expect(said).toContain(recorded);
  expect(said).not.toContain('audit log');
  const { container } = await renderPage('/admin/inbox/019aa000-0000-7000-8000-000000000001', {
    as: ['ADMIN'],
  });
  expect(container.textContent).toContain('A record is kept of who reads and answers.');
  expect(container.textContent).not.toContain('audit log');
});
