import type { Answer } from '@hafi/contract/core/endpoint';
import * as contract from '@hafi/contract/vetting/vetting.contract';
import type { OwnVetting } from '@hafi/contract/vetting/vetting.schemas';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { fails } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { expectSaid, press, pressAndConfirm } from '../../../test/said.ts';
import { sampleOf } from '../../../test/sample-of.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const { data: sample } = sampleOf(contract.getOwnVetting.output, { items: 1 }) as Answer<
  typeof contract.getOwnVetting
>;
const json = (data: unknown) => new Response(JSON.stringify({ data }));

/** The own papers, as they are and as the act leaves them. */
function show(now: Partial<OwnVetting>, then: Partial<OwnVetting>) {
  let own: OwnVetting = {
    ...sample,
    role: 'VOLUNTEER',
    licenceUntil: null,
    renewing: false,
    nameCheck: null,
    otherName: null,
    ...now,
  };
  const acts = [contract.answerVetting, contract.sendVetting, contract.removePaper];
  return renderPage('/papers', {
    as: ['VOLUNTEER'],
    answers: [
      { endpoint: contract.getOwnVetting, answer: () => json(own) },
      ...acts.map((endpoint) => ({
        endpoint,
        answer: () => {
          own = { ...own, ...then };
          return json(endpoint === contract.removePaper ? null : own);
        },
      })),
    ],
  });
}

it('says of a confirmation without papers that it counts all the same', async () => {
  await show({ state: 'confirmed', papers: [] }, {});
  expect(screen.getByText(/No paper of this check is kept here/)).toBeTruthy();
});

it('says that a paper is deleted when its row is gone', async () => {
  await show({ state: 'none' as never }, { papers: [] });
  await pressAndConfirm(/^Delete/, 'Delete');
  await expectSaid('The paper is deleted.');
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
});

it('says that the answer is sent when its form is gone', async () => {
  await show({ state: 'asked' }, { state: 'waiting' });
  const words = screen.getByRole('textbox', { name: /^Your answer/ });
  fireEvent.input(words, { target: { value: 'In Huye, in 2019.' } });
  await press('Send the answer');
  await expectSaid('Your answer is sent.');
  expect(screen.queryByRole('button', { name: 'Send the answer' })).toBeNull();
});

it('lets a doctor correct in the answer what the question is about', async () => {
  const { api } = await show(
    { role: 'DOCTOR', state: 'asked', licenceNumber: 'RMDC 1', licenceUntil: '2099-01-01' },
    { state: 'waiting' },
  );
  const type = (name: RegExp, value: string) =>
    fireEvent.input(screen.getByLabelText(name), { target: { value } });
  type(/^Your answer/, 'I had a slip.');
  type(/^Number of your licence/, 'RMDC 7');
  type(/^Licence valid until/, '2099-06-30');
  await press('Send the answer');
  await expectSaid('Your answer is sent.');
  const sent = api.bodies[api.requested.indexOf(contract.answerVetting)];
  expect(JSON.parse(String(sent))).toEqual({
    text: 'I had a slip.',
    licenceNumber: 'RMDC 7',
    licenceUntil: '2099-06-30',
  });
});

it('says beside its button that the papers are sent', async () => {
  await show({ state: 'refused' }, { state: 'waiting' });
  await press('Send to be checked');
  await expectSaid('Your papers are sent.');
});

it('says nothing sent that was refused', async () => {
  await renderPage('/papers', {
    as: ['VOLUNTEER'],
    answers: [
      {
        endpoint: contract.getOwnVetting,
        answer: () =>
          json({
            ...sample,
            role: 'VOLUNTEER',
            state: 'refused',
            licenceUntil: null,
            renewing: false,
            nameCheck: null,
            otherName: null,
          }),
      },
      fails(contract.sendVetting, 409),
    ],
  });
  await press('Send to be checked');
  await screen.findByText('It did not work.');
  expect(screen.queryByText('Your papers are sent.')).toBeNull();
});
