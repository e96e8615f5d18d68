import { countdownSeconds } from '@hafi/contract/emergency/emergency-terms';
import { useEffect, useState } from 'react';

/** How many whole seconds are left until an instant of the device's clock; never below 0. */
export function useSecondsLeft(at: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 200);
    return () => clearInterval(timer);
  }, []);
  return Math.min(countdownSeconds, Math.max(0, Math.ceil((at - now) / 1_000)));
}
