import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n, loadWords, setLocale } from '../../../lib/words/words.ts';
import { VoicePlayer } from './voice-player.tsx';

let canPlay = 'maybe';
const received: { rate: number; at: number; isPlaying: boolean }[] = [];

/** Plays without sound. */
class FakeAudio {
  src: string;
  duration = 4;
  currentTime = 0;
  playbackRate = 1;
  error = null;
  onplay?: () => void;
  onpause?: () => void;
  onended?: () => void;
  ontimeupdate?: () => void;
  onerror?: () => void;
  set onloadedmetadata(tell: () => void) {
    queueMicrotask(tell);
  }
  constructor(src = '') {
    this.src = src;
  }
  canPlayType = () => canPlay;
  addEventListener() {}
  removeEventListener() {}
  async play() {
    received.push({ rate: this.playbackRate, at: this.currentTime, isPlaying: true });
    this.onplay?.();
  }
  pause() {
    this.onpause?.();
  }
}

beforeEach(async () => {
  await setLocale('en');
  await loadWords('messages');
  canPlay = 'maybe';
  received.length = 0;
  vi.stubGlobal('Audio', FakeAudio);
  URL.createObjectURL = () => 'blob:voice';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

const load = vi.fn(async () => new Blob(['abc']));
const onSave = vi.fn();
const show = () =>
  render(
    <I18nProvider i18n={i18n}>
      <VoicePlayer
        label="Voice"
        voice={{ load, mediaType: 'audio/webm', seconds: 4, waveform: [0.2, 1] }}
        onSave={onSave}
      />
    </I18nProvider>,
  );
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

it('is loaded at the first press, and plays from where one likes, as fast as one likes', async () => {
  show();
  expect(load).not.toHaveBeenCalled();
  await press('Speed: 1×');
  fireEvent.change(screen.getByRole('slider'), { target: { value: '2' } });
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('0:02 of 0:04');
  await press('Play');
  expect(received).toEqual([{ rate: 1.5, at: 2, isPlaying: true }]);
  await press('Pause');
  await press('Play');
  expect(load).toHaveBeenCalledTimes(1);
});

it('says that this browser cannot play it, and offers to save it', async () => {
  canPlay = '';
  show();
  await press('Play');
  await screen.findByText('This browser cannot play this recording.');
  await press('Save it');
  expect(onSave).toHaveBeenCalledTimes(1);
});

it('says that it did not arrive, and can be tried again', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  show();
  await press('Play');
  await screen.findByText('The recording did not arrive. Please try again.');
  await press('Play');
  expect(received).toHaveLength(1);
  expect(screen.queryByText(/did not arrive/)).toBeNull();
});
