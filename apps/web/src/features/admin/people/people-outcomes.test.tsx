import * as people from '@hafi/contract/admin/people.contract';
import * as claims from '@hafi/contract/circle/representative.contract';
import type { Answer, Endpoint } from '@hafi/contract/core/endpoint';
import * as vetting from '@hafi/contract/vetting/vetting.contract';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, type FakeAnswer } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { expectSaid, press } from '../../../../test/said.ts';
import { sampleOf } from '../../../../test/sample-of.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const json = (body: object) => new Response(JSON.stringify(body));
const vettings = sampleOf(vetting.listVettings.output, { items: 1 }) as Answer<
  typeof vetting.listVettings
>;
const list = sampleOf(claims.listClaims.output, { items: 1 }) as Answer<typeof claims.listClaims>;
const { data: read } = sampleOf(people.readPerson.output, { items: 1 }) as Answer<
  typeof people.readPerson
>;

const acts: readonly Endpoint[] = [
  people.suspendPerson,
  people.liftSuspension,
  people.changeRoles,
  claims.confirmClaim,
  claims.refuseClaim,
  claims.endRepresentation,
  vetting.confirmVetting,
  vetting.askVetting,
  vetting.refuseVetting,
  vetting.endVetting,
  vetting.endConfirmation,
];

/** The page of people; an act empties the lists of those who wait. */
function show(
  path: string,
  state: 'waiting' | 'confirmed',
  person: object = {},
  more: readonly FakeAnswer[] = [],
) {
  let acted = false;
  const one = vettings.data.map((each) => ({
    ...each,
    name: 'Eric Nshuti',
    state,
    papers: [],
    renewing: false,
    nameCheck: null,
    otherName: null,
    badge: null,
    role: 'VOLUNTEER',
  }));
  const claim = list.data.map((each) => ({ ...each, claimant: 'Jean Uwimana', status: state }));
  return renderPage(path, {
    as: ['ADMIN'],
    answers: [
      ...more,
      {
        endpoint: vetting.listVettings,
        answer: () => json({ ...vettings, nextCursor: null, data: acted ? [] : one }),
      },
      { endpoint: claims.listClaims, answer: () => json({ data: acted ? [] : claim }) },
      {
        endpoint: people.readPerson,
        answer: () =>
          json({
            data: { ...read, name: 'Eric Nshuti', canChange: true, suspension: null, ...person },
          }),
      },
      ...acts.map((endpoint) => ({
        endpoint,
        answer: () => {
          acted = true;
          return json({ data: null });
        },
      })),
    ],
  });
}

async function decide(button: string | RegExp, yes: string, why?: string) {
  await press(button);
  const dialog = await screen.findByRole('alertdialog');
  const words = dialog.querySelector('textarea');
  if (words && why) fireEvent.input(words, { target: { value: why } });
  await press(yes, dialog);
}

const eric = `/admin/people?person=${read.id}`;
it.each([
  [
    '/admin/people?tab=waiting',
    /^Confirm/,
    'Yes, I have compared the papers',
    '',
    'Eric Nshuti is confirmed.',
  ],
  [
    '/admin/people?tab=waiting',
    /^Ask a question/,
    'Ask',
    'Which school?',
    'Eric Nshuti was asked, and answers on the own page.',
  ],
  [
    '/admin/people?tab=waiting',
    /^Do not accept/,
    'Do not accept',
    'It cannot be read.',
    'The papers of Eric Nshuti were not accepted.',
  ],
  [
    '/admin/people?tab=confirmed',
    /^End the confirmation/,
    'End it',
    'It has run out.',
    'Eric Nshuti is no longer confirmed.',
  ],
  [
    '/admin/people?tab=representatives',
    /^Confirm \(/,
    'Yes, the document was checked',
    '',
    'Jean Uwimana is a legal representative now.',
  ],
  [
    '/admin/people?tab=representatives',
    /^Refuse/,
    'Refuse',
    'Another name.',
    'The claim of Jean Uwimana is refused.',
  ],
  [eric, 'Suspend', 'Suspend', 'False papers.', 'Eric Nshuti is suspended.'],
  [eric, 'Change role', 'Change the roles', 'He asked.', 'The roles of Eric Nshuti are changed.'],
] as [string, string | RegExp, string, string, string][])(
  '%s, %s: says what was decided about whom',
  async (path, button, yes, why, said) => {
    await show(path, path.includes('confirmed') ? 'confirmed' : 'waiting');
    await decide(button, yes, why);
    await expectSaid(said);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);

it('says before the end of a confirmation whom it hits, and ends what was read', async () => {
  const { api } = await show(eric, 'confirmed', { roles: ['VOLUNTEER'], verified: true }, [
    answers(vetting.readPromises, {
      data: {
        version: 'v1',
        lines: [
          { kind: 'appointments', name: 'Odette Mukeshimana', count: 5 },
          { kind: 'home-visits', name: 'Espérance Mukamana', count: 12 },
        ],
        refund: 17_000,
      },
    }),
  ]);
  await press('End the confirmation');
  const dialog = await screen.findByRole('alertdialog');
  await screen.findByText('5 appointments of Odette Mukeshimana');
  expect(dialog.textContent).toContain('12 home visits with Espérance Mukamana');
  expect(dialog.textContent).toMatch(/RWF\s17,000 go back|17,000\sRWF go back/);
  const words = dialog.querySelector('textarea');
  if (words) fireEvent.input(words, { target: { value: 'Forged.' } });
  await press('End it', dialog);
  await expectSaid('Eric Nshuti is no longer confirmed.');
  const sent = api.bodies[api.requested.indexOf(vetting.endConfirmation)];
  expect(JSON.parse(String(sent))).toEqual({ text: 'Forged.', agreed: 'v1' });
});
