import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSpoken } from './spoken.ts';

const played: string[] = [];
const paused = vi.fn();
class Sound {
  readonly url: string;
  constructor(url: string) {
    this.url = url;
  }
  play() {
    played.push(this.url);
    return Promise.resolve();
  }
  pause = paused;
}
const spoken = vi.fn();
const aVoice = (lang: string) =>
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang, name: lang, localService: true }],
    cancel: () => undefined,
    speak: spoken,
  });

afterEach(() => vi.unstubAllGlobals());

it('plays the recorded clip where the device has no voice, and stops with the screen', async () => {
  aVoice('fi-FI');
  vi.stubGlobal('Audio', Sound);
  const manifest = { en: { 'emergency-waiting': 'waiting.opus' } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(manifest)));
  const { unmount } = renderHook(() => useSpoken('Nobody has been told yet.', 'emergency-waiting'));
  await waitFor(() => expect(played).toEqual(['/clips/en/waiting.opus']));
  expect(spoken).not.toHaveBeenCalled();
  unmount();
  expect(paused).toHaveBeenCalled();
});

it('reads it with the voice where there is one', () => {
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  aVoice('en-GB');
  played.length = 0;
  const { unmount } = renderHook(() => useSpoken('Nobody has been told yet.', 'emergency-waiting'));
  expect(spoken).toHaveBeenCalledWith(
    expect.objectContaining({ text: 'Nobody has been told yet.' }),
  );
  expect(played).toEqual([]);
  unmount();
});
