import { acknowledgeAlert, listOpenAlerts } from '@hafi/contract/alerts/alerts.contract';
import { type Elder, listElders } from '@hafi/contract/circle/circle.contract';
import { listInvitations, withdrawInvitation } from '@hafi/contract/circle/invitations.contract';
import { getCircle, revokeMember } from '@hafi/contract/circle/members.contract';
import type { Answer, Endpoint } from '@hafi/contract/core/endpoint';
import { listDocuments, removeDocument } from '@hafi/contract/documents/documents.contract';
import { endSummaryLink, listSummaryLinks } from '@hafi/contract/exchange/summary.contract';
import { listMedications, stopMedication } from '@hafi/contract/medications/medications.contract';
import { discardNote, listNotes } from '@hafi/contract/notes/notes.contract';
import { getRecord, removeCoverage } from '@hafi/contract/record/record.contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, answersSample, type FakeAnswer, fails } from './fake-api.ts';
import { loadAllParts, renderPage, type Viewer } from './render-page.tsx';
import { sampleOf } from './sample-of.ts';

const id = '019aa000-0000-7000-8000-000000000001';
const elderOf = (by: Elder['by']): Elder => ({
  id,
  name: 'Espérance Mukamana',
  firstName: 'Espérance',
  photo: null,
  by,
  relation: null,
  decidesAs: null,
  permissions: ['health:read', 'health:write', 'bookings:manage'],
});

/** A list that is empty once the act is done: the pressed control goes with the answer. */
function emptiedBy(
  deed: Endpoint,
  list: Endpoint,
  before = answersSample(list, 1),
): readonly FakeAnswer[] {
  let isDone = false;
  return [
    {
      endpoint: deed,
      answer: () => {
        isDone = true;
        return answersSample(deed, 1).answer();
      },
    },
    { endpoint: list, answer: () => (isDone ? answersSample(list, 0) : before).answer() },
  ];
}

const own = answers(listElders, { data: [elderOf('self')] });

/** Presses the first button of this name, as the keyboard does: it has the focus. */
async function press(name: string | RegExp, at = screen.getAllByRole('button', { name })[0]) {
  if (!at) throw new Error(`no button ${name}`);
  at.focus();
  await act(async () => void fireEvent.click(at));
}

/** Answers the open question with yes. */
const confirm = (name: string) =>
  press(name, within(screen.getByRole('alertdialog')).getByRole('button', { name }));

/** One act, and what is said of it where it was done. */
interface Row {
  readonly what: string;
  readonly path: string;
  readonly as: Viewer;
  /** Anew in each test: a list is emptied by the act. */
  readonly answers: () => readonly FakeAnswer[];
  readonly does: () => Promise<void>;
  readonly says: string;
}

const circle: readonly Row[] = [
  {
    what: 'taking somebody out of the circle',
    path: '/circle',
    as: ['PATIENT'],
    answers: () => [own, ...emptiedBy(revokeMember, getCircle)],
    does: async () => {
      await press(/^What may .* see/);
      await press(/^Take out/);
      await confirm('Take out');
    },
    says: 'Umva was taken out of the circle.',
  },
  {
    what: 'changing what somebody may see',
    path: '/circle',
    as: ['PATIENT'],
    answers: () => [own],
    does: async () => {
      await press(/^What may .* see/);
      await press('I agree, save');
    },
    says: 'What Umva may do is saved.',
  },
  {
    what: 'withdrawing an invitation',
    path: '/circle',
    as: ['PATIENT'],
    answers: () => [own, ...emptiedBy(withdrawInvitation, listInvitations)],
    does: () => press('Withdraw'),
    says: 'The invitation to Umva is withdrawn.',
  },
  {
    what: 'leaving a circle',
    path: `/circle?elder=${id}`,
    as: ['FAMILY'],
    answers: () => [answers(listElders, { data: [elderOf('circle')] })],
    does: async () => {
      await press('Leave this circle');
      await confirm('Leave');
    },
    says: 'You have left the circle of Umva.',
  },
];

const documents: readonly Row[] = [
  {
    what: 'deleting a document',
    path: '/healthcare?tab=documents',
    as: ['PATIENT'],
    answers: () => [own, ...emptiedBy(removeDocument, listDocuments)],
    does: async () => {
      await press(/^Delete/);
      await confirm('Delete');
    },
    says: '"Umva" is deleted.',
  },
  {
    what: 'ending a link to a document',
    path: '/healthcare?tab=documents',
    as: ['PATIENT'],
    answers: () => [own],
    does: () => press(/^End the link/),
    says: 'The link to Umva is ended.',
  },
];

const medicines: readonly Row[] = [
  {
    what: 'a refill',
    path: '/healthcare?tab=medications',
    as: ['PATIENT'],
    answers: () => [own],
    does: async () => {
      await press(/^Refill/);
      await press('Add to what is left');
    },
    says: 'Umva: 30 tablets added to what is left.',
  },
  {
    what: 'stopping a medicine',
    path: '/healthcare?tab=medications',
    as: ['PATIENT'],
    answers: () => [own, ...emptiedBy(stopMedication, listMedications)],
    does: async () => {
      await press(/^Stop/);
      await confirm('Stop it');
    },
    says: 'Umva is stopped.',
  },
];

const patient = answers(listElders, { data: [{ ...elderOf('visit'), relation: 'doctor' }] });

const health: readonly Row[] = [
  {
    what: 'taking an insurance out of the record',
    path: '/healthcare?tab=record',
    as: ['PATIENT'],
    answers: () => [own, ...emptiedBy(removeCoverage, getRecord)],
    does: async () => {
      const [first] = screen.getAllByRole('button', { name: /^Take out/ }).slice(-1);
      await press('', first);
      await confirm('Take out');
    },
    says: '"Umva" is taken out of the record.',
  },
  {
    what: 'an allergy that is changed',
    path: '/healthcare?tab=record',
    as: ['PATIENT'],
    answers: () => [own],
    does: async () => {
      await press(/^Change/);
      await press('Save');
    },
    says: 'Umva: the changes are saved.',
  },
  {
    what: 'a reading that was a mistake',
    path: '/healthcare?tab=vitals',
    as: ['PATIENT'],
    answers: () => [own],
    does: async () => {
      await press(/^This is a mistake/);
      await confirm('Yes, it was a mistake');
    },
    says: 'Heart Rate 5 bpm no longer counts.',
  },
  {
    what: 'a note that is thrown away',
    path: `/patients/${id}?tab=record`,
    as: ['DOCTOR'],
    answers: () => [patient, ...emptiedBy(discardNote, listNotes)],
    does: async () => {
      await press('Throw away');
      await confirm('Take out');
    },
    says: '"Draft" is taken out of the record.',
  },
  {
    what: 'a note that is signed',
    path: `/patients/${id}?tab=record`,
    as: ['DOCTOR'],
    answers: () => [patient],
    does: async () => {
      await press('Sign');
      await confirm('Sign now');
    },
    says: 'The note is signed.',
  },
  {
    what: 'ending a link to the summary',
    path: '/healthcare?tab=record',
    as: ['PATIENT'],
    answers: () => [own, ...emptiedBy(endSummaryLink, listSummaryLinks)],
    does: () => press(/^End the link/),
    says: 'The link to Page for the clinic is ended.',
  },
];

const [sampleAlert] = (
  sampleOf(listOpenAlerts.output, { items: 1 }) as Answer<typeof listOpenAlerts>
).data;
const unseen = answers(listOpenAlerts, {
  data: [{ ...sampleAlert, acknowledgedAt: null, acknowledgedBy: null }],
} as Answer<typeof listOpenAlerts>);

const alerts: readonly Row[] = [
  {
    what: 'having seen an alert',
    path: '/healthcare?tab=vitals',
    as: ['PATIENT'],
    answers: () => [own, ...emptiedBy(acknowledgeAlert, listOpenAlerts, unseen)],
    does: () => press(/^I have seen it/),
    says: 'Heart Rate: you have said that you have seen it.',
  },
];

const rows: readonly Row[] = [...circle, ...documents, ...medicines, ...health, ...alerts];

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

it.each(rows)('$what is said, with the focus', async ({ answers: given, as, does, path, says }) => {
  await renderPage(path, { as, answers: given() });
  await does();
  const note = await screen.findByText(says);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(says));
  expect(note.closest('[role=status]')).not.toBeNull();
});

it.each(rows)('$what is not said when it failed, which is', async (row) => {
  const { answers: given, as, does, path, says } = row;
  await renderPage(path, {
    as,
    answers: given().filter(({ endpoint }) => endpoint.method === 'GET'),
    otherwise: (endpoint) =>
      endpoint.method === 'GET' ? answersSample(endpoint, 2) : fails(endpoint, 409, 'conflict'),
  });
  await does();
  await screen.findByText('It did not work.');
  expect(screen.queryByText(says)).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
});
