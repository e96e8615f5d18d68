import { minuteInMs } from '@hafi/base/time';
import type { EmergencyLine } from '@hafi/contract/emergency/emergency.schemas';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNow } from '../../lib/clock/use-now.ts';
import { useKigaliWhen } from '../use-kigali-when.ts';
import { stateWords } from './emergency-words.ts';

const minutesOf = (ms: number) => Math.ceil(ms / minuteInMs);

/** Who is nearest to helping, and when they said that they are there. */
function Nearest({ nearest }: { nearest: NonNullable<EmergencyLine['nearest']> }) {
  const { t } = useLingui();
  const now = useNow(10_000);
  const { dueAt, knows, name } = nearest;
  if (knows === 'arrived') return <>{t`${name} is there`}</>;
  if (knows !== 'coming') return <>{t`${name} sees to it`}</>;
  const left = dueAt ? minutesOf(Date.parse(dueAt) - now.getTime()) : null;
  if (left === null) return <>{t`${name} is coming`}</>;
  if (left <= 0) return <>{t`${name} was to be there by now`}</>;
  return <>{t`${name} is there in ${plural(left, { one: '# minute', other: '# minutes' })}`}</>;
}

/**
 * How a call for help stands: who is nearest to helping, else that nobody has answered. Whoever has
 * answered and did not come is not counted on once others are asked.
 */
export function CallStands({ call }: { call: EmergencyLine }) {
  const { t } = useLingui();
  const time = useKigaliWhen();
  const { ambulance, nearest, state } = call;
  const name = ambulance?.name;
  const at = ambulance ? time(ambulance.at) : '';
  return (
    <>
      {ambulance ? <b>{t`${name} called 912 at ${at}.`} </b> : null}
      {nearest && state !== 'alerting' ? <Nearest nearest={nearest} /> : t(stateWords[state])}
    </>
  );
}
