import type { Call } from '@hafi/contract/calls/call.schemas';
import { getCall } from '@hafi/contract/calls/calls.contract';
import { act, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { answers } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { sampleOf } from '../../../../test/sample-of.ts';
import { noteCall } from '../live/known-calls.ts';

beforeAll(loadAllParts, 120_000);

test('the heading of a call that ended takes the focus of the key that has gone with it', async () => {
  const { data } = sampleOf(getCall.output, { items: 1 }) as { data: Call };
  const running: Call = {
    ...data,
    kind: 'direct',
    bookingId: null,
    answeredAt: data.startedAt,
    endedAt: null,
    outcome: null,
    people: data.people.map((person) => ({ ...person, state: 'joined' as const })),
  };
  await renderPage(`/calls/${running.id}`, {
    as: ['PATIENT'],
    answers: [answers(getCall, { data: running })],
  });
  const key = await screen.findByRole('button', { name: /^(Join|Speak by this device)$/ });
  key.focus();
  const ended: Call = {
    ...running,
    endedAt: data.startedAt,
    outcome: 'answered',
    change: running.change + 1,
  };
  await act(async () => noteCall(ended));
  const heading = screen.getByRole('heading', { level: 1, name: 'The call has ended' });
  expect(document.activeElement).toBe(heading);
});
