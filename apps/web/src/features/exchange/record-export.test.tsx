import { confirmIdentity, getConfirmation } from '@hafi/contract/accounts/own-data.contract';
import { type Elder, listElders } from '@hafi/contract/circle/circle.contract';
import { permissions } from '@hafi/contract/circle/circle-terms';
import { exportFhir, importFhir } from '@hafi/contract/exchange/fhir.contract';
import { previewSummary } from '@hafi/contract/exchange/shared-summary.contract';
import {
  endSummaryLink,
  listSummaryLinks,
  makeSummaryLink,
} from '@hafi/contract/exchange/summary.contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, type FakeAnswer, fails } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';

const id = '019aa000-0000-7000-8000-00000000000a';
const linkId = '019aa000-0000-7000-8000-0000000000b1';
const elder: Elder = {
  id,
  name: 'Vestine Uwera',
  firstName: 'Vestine',
  photo: null,
  by: 'self',
  relation: null,
  decidesAs: null,
  permissions: [...permissions],
};
const link = {
  id: linkId,
  sharedBy: 'Odette Uwera',
  own: false,
  createdAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-11-27T08:00:00.000Z',
  opens: 3,
  lastOpenedAt: '2026-11-21T08:00:00.000Z',
};
const made = {
  ...link,
  opens: 0,
  lastOpenedAt: null,
  link: 'https://hafi.rw/shared?summary=s3',
};
const show = (...more: FakeAnswer[]) =>
  renderPage('/healthcare?tab=record', {
    as: ['PATIENT'],
    answers: [answers(listElders, { data: [elder] }), ...more],
  });
const noLinks = answers(listSummaryLinks, { data: [] });

/** The dialog is loaded when it is first opened. */
async function pressMake(): Promise<void> {
  const make = await screen.findByRole('button', { name: 'Make a link' });
  await act(async () => fireEvent.click(make));
}

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

it('lists the open links with who made them and how often they were opened, and ends one', async () => {
  const { api } = await show(
    answers(listSummaryLinks, { data: [link] }),
    answers(endSummaryLink, { data: null }),
  );
  await screen.findByText(/From Odette Uwera\./);
  screen.getByText(/Opened 3 times\./);
  fireEvent.click(screen.getByRole('button', { name: /^End the link \(Page/ }));
  await vi.waitFor(() => expect(api.requested).toContain(endSummaryLink));
});

it('says when the links did not arrive, which is not that there are none', async () => {
  await show(fails(listSummaryLinks));
  await screen.findByText('The links could not be loaded.');
  expect(screen.queryByText('No link is open.')).toBeNull();
});

it('shows a new link once, and why there is none', async () => {
  await show(noLinks, answers(makeSummaryLink, { data: made }));
  await screen.findByText('No link is open.');
  await pressMake();
  fireEvent.click(await screen.findByLabelText('7 days'));
  fireEvent.click(screen.getByText('Make the link'));
  const field = await screen.findByLabelText<HTMLInputElement>('Link');
  expect(field.value).toBe(made.link);
  expect(screen.getByText('See it').closest('a')?.getAttribute('href')).toBe(made.link);
});

it('says why no link was made', async () => {
  await show(noLinks, fails(makeSummaryLink, 409, 'summary-links-full'));
  await pressMake();
  fireEvent.click(await screen.findByText('Make the link'));
  await screen.findByText(/It did not work/);
});

it('asks for the password again before the record is saved', async () => {
  const fails403 = fails(exportFhir, 403, 'confirm-first');
  let first = true;
  const { api } = await show(
    noLinks,
    {
      endpoint: exportFhir,
      answer: () => {
        const answer = first ? fails403.answer() : new Response('{}');
        first = false;
        return answer;
      },
    },
    answers(getConfirmation, { data: { by: 'password', until: null } }),
    answers(confirmIdentity, { data: { by: 'password', until: made.expiresAt } }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  fireEvent.click(await screen.findByRole('button', { name: 'Save the file (For other systems)' }));
  await screen.findByText('Is it you?');
  fireEvent.change(await screen.findByLabelText(/^Your password/), {
    target: { value: 'Agaseke-8' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText(/Your file is downloaded/);
  expect(api.requested.filter((each) => each === exportFhir)).toHaveLength(2);
  vi.restoreAllMocks();
});

it('opens a link without an account, and says when it is over', async () => {
  const { unmount } = await renderPage('/shared?summary=s3', {
    answers: [
      answers(previewSummary, {
        data: { sharedBy: 'Odette Uwera', expiresAt: '2026-11-27T08:00:00.000Z' },
      }),
    ],
  });
  await screen.findByText(/Shared by Odette Uwera until/);
  const open = screen.getByRole('link', { name: /Open the page/ });
  expect(open.getAttribute('href')).toBe('/api/summaries/s3/page?locale=en');
  unmount();
  await renderPage('/shared?summary=s3', {
    answers: [fails(previewSummary, 404, 'summary-link-over')],
  });
  await screen.findByText('This link opens nothing');
  expect(screen.queryByRole('link', { name: /Open the page/ })).toBeNull();
});

it('asks whether a patient of the file is the elder, and sends the answer along', async () => {
  const counts = { repeated: 0, replaced: 0, removed: 0, skipped: [] };
  const requested = {
    reference: 'https://ehr.example/Patient/7',
    name: 'V. Uwera',
    birthdate: '1950-01-01',
    entries: 3,
  };
  let isAnswered = false;
  const { api, container } = await show(noLinks, {
    endpoint: importFhir,
    answer: () => {
      const data = isAnswered
        ? { ...counts, imported: 3, patients: [] }
        : { ...counts, imported: 0, patients: [requested] };
      isAnswered = true;
      return Response.json({ data });
    },
  });
  await screen.findByRole('button', { name: 'Choose a file' });
  const bundle = { resourceType: 'Bundle', entry: [] };
  const input = container.querySelector<HTMLInputElement>('input[type=file][accept*=fhir]');
  if (!input) throw new Error('there is no field for the file');
  fireEvent.change(input, { target: { files: [new File([JSON.stringify(bundle)], 'a.json')] } });
  await screen.findByText('Is this Vestine?');
  screen.getByText(/In the file: V. Uwera, born/);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, V. Uwera is Vestine Uwera' }));
  await screen.findByText(/3 new readings were taken over/);
  expect(screen.queryByText('Is this Vestine?')).toBeNull();
  const sent = api.bodies.filter((_, index) => api.requested[index] === importFhir);
  expect(sent.map((body) => JSON.parse(String(body)))).toEqual([
    bundle,
    {
      resourceType: 'Parameters',
      parameter: [
        { name: 'patient', valueString: requested.reference },
        { name: 'resource', resource: bundle },
      ],
    },
  ]);
});
