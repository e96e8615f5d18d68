import { listElders } from '@hafi/contract/circle/circle.contract';
import type { Answer, Endpoint } from '@hafi/contract/core/endpoint';
import * as contract from '@hafi/contract/volunteering/volunteering.contract';
import type { HelpRequest } from '@hafi/contract/volunteering/volunteering.schemas';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, fails } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { expectSaid, press, pressAndConfirm } from '../../../test/said.ts';
import { sampleOf } from '../../../test/sample-of.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const taken = sampleOf(contract.listTakenRequests.output, { items: 1 }) as Answer<
  typeof contract.listTakenRequests
>;
const near = sampleOf(contract.listNearRequests.output, { items: 1 }) as Answer<
  typeof contract.listNearRequests
>;
const elders = sampleOf(listElders.output, { items: 1 }) as Answer<typeof listElders>;
const [sample] = taken.data;
if (!sample?.volunteer) throw new Error('no sample');
const nothing = Object.fromEntries(Object.keys(sample.can).map((can) => [can, false]));
const request: HelpRequest = {
  ...sample,
  kind: 'errand',
  state: 'accepted',
  firstName: 'Rose',
  volunteer: { ...sample.volunteer, firstName: 'Vincent' },
  rating: null,
};
const json = (data: object) => new Response(JSON.stringify(data));

/** A page with one request, which leaves its list with the act. */
function show(path: string, what: Partial<HelpRequest>, can: Partial<HelpRequest['can']>) {
  const one = { ...request, ...what, can: { ...nothing, ...can } as HelpRequest['can'] };
  let list = [one];
  const page = () => json({ ...taken, data: list, nextCursor: null });
  const acts = Object.values<Endpoint>(contract).filter(({ method }) => method === 'POST');
  const own = elders.data.map((elder) => ({ ...elder, by: 'self' as const }));
  return renderPage(path, {
    as: [path.startsWith('/volunteer-') ? 'VOLUNTEER' : 'PATIENT'],
    answers: [
      answers(listElders, { ...elders, data: own }),
      {
        endpoint: contract.listNearRequests,
        answer: () => json({ ...near, mayAccept: true, nextCursor: null }),
      },
      { endpoint: contract.listHelpRequests, answer: page },
      { endpoint: contract.listTakenRequests, answer: page },
      ...acts.map((endpoint) => ({
        endpoint,
        answer: () => {
          list = [];
          return json({ data: endpoint === contract.giveBackHelpRequest ? null : one });
        },
      })),
    ],
  });
}

type Case = [string, string, Partial<HelpRequest>, Partial<HelpRequest['can']>, string, string];
it.each([
  [
    '/volunteering',
    'It is done',
    { state: 'to-confirm' },
    { confirm: true },
    '',
    'Thank you. Vincent is told that it is done.',
  ],
  [
    '/volunteering/open',
    'It is done',
    { state: 'to-confirm' },
    { confirm: true },
    '',
    'Thank you. Vincent is told that it is done.',
  ],
  [
    '/volunteering',
    'Cancel the request',
    {},
    { cancel: true },
    'Cancel the request',
    'Your request is cancelled (An errand). Vincent is told.',
  ],
  [
    '/volunteering',
    'Cancel the request',
    { volunteer: null },
    { cancel: true },
    'Cancel the request',
    'Your request is cancelled (An errand).',
  ],
  [
    '/volunteering',
    'Rather somebody else',
    {},
    { decline: true },
    'Ask somebody else',
    'Somebody else is asked now. Vincent is told.',
  ],
  [
    '/volunteer-dashboard/promised',
    'It is done',
    {},
    { sayDone: true },
    '',
    'Noted. Rose is asked to confirm that it is done.',
  ],
  [
    '/volunteer-dashboard',
    'It is done',
    {},
    { sayDone: true },
    '',
    'Noted. Rose is asked to confirm that it is done.',
  ],
  [
    '/volunteer-dashboard/promised',
    'I cannot come',
    {},
    { giveBack: true },
    'I cannot come',
    'Rose is told that you cannot come. Other volunteers see the request again.',
  ],
] as Case[])(
  '%s, “%s”: says what came of it when the card is gone',
  async (path, button, what, can, yes, said) => {
    await show(path, what, can);
    if (yes) await pressAndConfirm(button, yes);
    else await press(button);
    await expectSaid(said);
    expect(screen.queryByRole('button', { name: button })).toBeNull();
  },
);

it('thanks for the word about the help when its form is gone', async () => {
  await show('/volunteering', { state: 'done' }, { rate: true });
  fireEvent.click(screen.getAllByLabelText('Very good')[0] as HTMLElement);
  await press('Send');
  await expectSaid('Thank you. Vincent can read it now.');
});

it('says beside the button of the form that volunteers were asked, and empties it', async () => {
  await show('/volunteering', {}, {});
  const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
  choose(/^An errand/);
  choose(/^Tomorrow/);
  choose(/^Morning/);
  await press('Ask volunteers');
  await expectSaid('Volunteers nearby see it now. We tell you as soon as somebody comes.');
  expect((screen.getByRole('radio', { name: /^An errand/ }) as HTMLInputElement).checked).toBe(
    false,
  );
});

it('says whom the volunteer will help, or who was quicker, when the card is gone', async () => {
  const given = near.data.map((each) => ({ ...each, firstName: 'Rose' }));
  let list = given;
  const lists = {
    endpoint: contract.listNearRequests,
    answer: () => json({ ...near, data: list, mayAccept: true, nextCursor: null }),
  };
  const take = (then: () => Response) => ({
    endpoint: contract.acceptHelpRequest,
    answer: () => {
      list = [];
      return then();
    },
  });
  const { unmount } = await renderPage('/volunteer-dashboard', {
    as: ['VOLUNTEER'],
    answers: [lists, take(() => json({ data: request }))],
  });
  await press(/^I will come/);
  await expectSaid(/^Thank you: you will help Rose\./);
  unmount();
  list = given;
  await renderPage('/volunteer-dashboard', {
    as: ['VOLUNTEER'],
    answers: [lists, take(() => fails(contract.acceptHelpRequest, 409).answer() as Response)],
  });
  await press(/^I will come/);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('It did not work.'));
});
