import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { aMessage } from '../../../../test/chat-stage.ts';
import { loadAllParts } from '../../../../test/render-page.tsx';
import { press } from '../../../../test/said.ts';
import { forgetTalk, openTalk, served } from '../../../../test/talk-page.tsx';

beforeAll(loadAllParts, 120_000);
afterEach(async () => {
  vi.restoreAllMocks();
  await forgetTalk();
});

const file = {
  name: 'road.jpg',
  mediaType: 'image/jpeg',
  size: 90_000,
  width: 640,
  height: 480,
  seconds: null,
  waveform: [],
};
const photo = aMessage(1, { kind: 'image', content: '', file });
const name = 'Photo of Claudine Uwase: road.jpg';
const words = 'The photo did not arrive, or this browser cannot show it.';

it('a photo that does not arrive says so, can be saved, and is tried again', async () => {
  await openTalk(served({ messages: [photo] }));
  const small = await screen.findByRole('img', { name });
  expect(screen.queryByText(words)).toBeNull();
  fireEvent.error(small);
  await screen.findByText(words);
  screen.getByText('road.jpg');
  screen.getByRole('button', { name: 'Save the photo' });
  await press('Try again');
  await screen.findByRole('img', { name });
  expect(screen.queryByText(words)).toBeNull();
});

it('it is tried again by itself when the network is back', async () => {
  await openTalk(served({ messages: [photo] }));
  fireEvent.error(await screen.findByRole('img', { name }));
  await screen.findByText(words);
  let isOnline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  fireEvent(window, new Event('offline'));
  screen.getByText(words);
  isOnline = true;
  fireEvent(window, new Event('online'));
  await screen.findByRole('img', { name });
});

it('the whole photo says so too', async () => {
  await openTalk(served({ messages: [photo] }));
  fireEvent.click(await screen.findByRole('img', { name }));
  const dialog = await screen.findByRole('dialog');
  const full = dialog.querySelector('img');
  expect(full?.getAttribute('src')).not.toContain('small');
  if (full) fireEvent.error(full);
  expect(dialog.textContent).toContain(words);
});
