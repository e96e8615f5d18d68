import { messageLimits } from '@hafi/contract/messages/message-terms';

/** Quieter than this is the noise of the device, and no voice. */
const floor = 0.02;

/**
 * The heights of a waveform from the loudness over time: the loudest of each stretch, the loudest of
 * all being 1. All are 0 where nothing was said.
 */
export function heightsOf(levels: readonly number[], count: number = messageLimits.waveform) {
  const bars = Math.min(count, levels.length);
  const loudest = Math.max(floor, ...levels);
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / bars);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * levels.length) / bars));
    const height = Math.max(...levels.slice(from, to)) / loudest;
    return Math.round(height * 100) / 100;
  });
}
