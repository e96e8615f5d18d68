import type { Message } from '@hafi/contract/messages/message.schemas';
import { useLingui } from '@lingui/react/macro';
import { type LucideIcon, PhoneCall, PhoneMissed, Video } from 'lucide-react';

export type LoggedCall = NonNullable<Message['call']>;

const two = (value: number) => String(value).padStart(2, '0');
const clockOf = (seconds: number) => `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;

/** What became of a call, to who made it and to who was called. */
export function useCallWords(): (call: LoggedCall, isOwn: boolean) => string {
  const { t } = useLingui();
  return ({ outcome, seconds }, isOwn) => {
    switch (outcome) {
      case null:
        return t`A call goes on`;
      case 'answered': {
        const clock = clockOf(seconds ?? 0);
        return t`Call, ${clock}`;
      }
      case 'declined':
        return isOwn ? t`You called, could not speak` : t`You declined a call`;
      case 'busy':
        return isOwn ? t`You called, was in another call` : t`Missed call`;
      case 'failed':
        return t`No connection came about`;
      default:
        return isOwn ? t`You called, no answer` : t`Missed call`;
    }
  };
}

/** The sign of a call, by what became of it and who made it. */
export function callIcon({ media, outcome }: LoggedCall, isOwn: boolean): LucideIcon {
  if (outcome !== null && outcome !== 'answered' && !isOwn) return PhoneMissed;
  return media === 'video' ? Video : PhoneCall;
}
