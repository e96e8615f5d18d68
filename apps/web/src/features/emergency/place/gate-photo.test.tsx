import {
  getEmergency,
  getEmergencyByLink,
  getEmergencySettings,
} from '@hafi/contract/emergency/emergencies.contract';
import { changeGatePhoto, removeGatePhoto } from '@hafi/contract/emergency/gate-photo.contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { anEmergency, emergencyId } from '../../../../test/an-emergency.ts';
import { answers, type FakeAnswer } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const responds = { ...anEmergency().can, respond: true };
const view = (gatePhoto: boolean) =>
  anEmergency({
    can: responds,
    elder: { ...anEmergency().elder, you: false },
    place: { home: null, landmarks: null, gatePhoto, position: null },
  });

test.each([
  ['in the app', `/emergency/${emergencyId}`, `/api/emergencies/${emergencyId}/gate-photo`],
  ['by the link', '/e/secret', '/api/emergency-links/secret/gate-photo'],
])('whoever comes sees the gate %s, or that its photo did not arrive', async (_how, path, src) => {
  const replies = [getEmergency, getEmergencyByLink].map((endpoint) =>
    answers(endpoint, { data: view(true) }),
  );
  await renderPage(path, { as: path.startsWith('/e/') ? 'visitor' : ['FAMILY'], answers: replies });
  const gate = screen.getByRole('img', { name: 'The gate of the house' });
  expect(gate.getAttribute('src')).toBe(src);
  fireEvent.error(gate);
  screen.getByText('The photo of the gate did not arrive.');
});

test('nothing is drawn where there is none', async () => {
  const replies = [answers(getEmergency, { data: view(false) })];
  await renderPage(`/emergency/${emergencyId}`, { as: ['FAMILY'], answers: replies });
  expect(screen.queryByRole('img', { name: 'The gate of the house' })).toBeNull();
});

test('the elder chooses one, and takes it away again', async () => {
  let gatePhoto = false;
  const settings: FakeAnswer = {
    endpoint: getEmergencySettings,
    answer: () =>
      answers(getEmergencySettings, {
        data: { landmarks: null, sharesCard: true, simplePress: false, gatePhoto },
      }).answer(),
  };
  const put = (endpoint: typeof changeGatePhoto | typeof removeGatePhoto, then: boolean) => ({
    endpoint,
    answer: () => {
      gatePhoto = then;
      return answers(endpoint, { data: null }).answer();
    },
  });
  const { api, container } = await renderPage('/emergency', {
    as: ['PATIENT'],
    answers: [settings, put(changeGatePhoto, true), put(removeGatePhoto, false)],
  });
  const before = await screen.findByText('Before it happens');
  await act(async () => void fireEvent.click(before));
  await screen.findByRole('button', { name: 'Take or choose a photo' });
  const input = container.ownerDocument.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('a file can be chosen');
  const notOne = new File(['text'], 'gate.jpg', { type: 'image/jpeg' });
  fireEvent.change(input, { target: { files: [notOne] } });
  await screen.findByText(/This is not a JPG, GIF or PNG picture/);
  expect(api.requested).not.toContain(changeGatePhoto);
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
  fireEvent.change(input, { target: { files: [new File([bytes], 'gate.jpg')] } });
  await screen.findByRole('img', { name: 'The gate of the house' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove the photo' }));
  await waitFor(() => expect(screen.queryByRole('img', { name: /The gate/ })).toBeNull());
});
