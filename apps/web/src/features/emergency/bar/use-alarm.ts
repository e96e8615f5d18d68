import type { EmergencyLine } from '@hafi/contract/emergency/emergency.schemas';
import { useEffect, useState } from 'react';
import { useAccount } from '../../../lib/session.ts';
import { notSilenced, silence, soundAlarm } from './sound-alarm.ts';

/** Somebody sees to it, comes or is there. */
const isAnswered = ({ state, yours }: EmergencyLine) => yours || state !== 'alerting';

/**
 * Sounds the alarm of the emergencies that ask the reader: until one opens it, silences it, or somebody
 * answers; a drill sounds once. Returns whether it sounds again, and how to silence it.
 */
export function useAlarm(lines: readonly EmergencyLine[]) {
  const { roles } = useAccount();
  const [, redraw] = useState(0);
  // Coordinators see all of them, and are asked last.
  const isRequested = ({ elder, level }: EmergencyLine) =>
    !elder.you && (level === 'coordinators' || !roles.includes('ADMIN'));
  const asking = lines.filter((line) => isRequested(line) && !isAnswered(line));
  const idsOf = (drill: boolean) =>
    notSilenced(asking.filter((line) => line.drill === drill).map(({ id }) => id)).join();
  const real = idsOf(false);
  const drills = idsOf(true);
  useEffect(() => (real ? soundAlarm({ repeats: true }) : undefined), [real]);
  useEffect(() => {
    if (!drills) return undefined;
    const stop = soundAlarm({ repeats: false });
    // Once in this tab.
    return () => {
      stop();
      silence(drills.split(','));
    };
  }, [drills]);
  return {
    sounds: real !== '',
    silence: () => {
      silence(real.split(','));
      redraw((times) => times + 1);
    },
  };
}
