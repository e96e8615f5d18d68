import type { Answer } from '@hafi/contract/core/endpoint';
import * as contract from '@hafi/contract/volunteering/volunteering.contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { answers } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { sampleOf } from '../../../test/sample-of.ts';

const list = sampleOf(contract.listHelpRequests.output, { items: 1 }) as Answer<
  typeof contract.listHelpRequests
>;

beforeAll(loadAllParts, 120_000);

it('a family confirms, for whichever elder, that the help was done', async () => {
  const data = list.data.map((request) => ({
    ...request,
    state: 'to-confirm' as const,
    can: { ...request.can, confirm: true },
  }));
  const { api } = await renderPage('/volunteering/open', {
    as: ['FAMILY'],
    answers: [answers(contract.listHelpRequests, { ...list, data })],
  });
  fireEvent.click(screen.getByRole('button', { name: 'It is done' }));
  await waitFor(() => expect(api.requested).toContain(contract.confirmHelp));
});
