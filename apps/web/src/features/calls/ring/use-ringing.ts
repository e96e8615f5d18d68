import { useEffect } from 'react';
import { useTitleNews } from '../../../lib/page/page-head.ts';
import { inOneTab, startRinging } from './ring-tone.ts';

/** Rings in one tab of this browser, and stands in the title of each. */
export function useRinging(callId: string, words: string): void {
  useEffect(() => inOneTab(`hafi-ring-${callId}`, startRinging), [callId]);
  useTitleNews('call', words);
}
