import { useLingui } from '@lingui/react/macro';
import type { FailedMessage } from './failures.queries.ts';

/** Describes a message that was given up. */
export function useMessageWords() {
  const { t } = useLingui();
  const channels: Record<FailedMessage['channel'], string> = {
    mail: t`Mail`,
    sms: t`SMS`,
    push: t`Notification on a device`,
  };
  return {
    channelOf: ({ channel }: Pick<FailedMessage, 'channel'>) => channels[channel],
    reasonOf: ({ failure }: Pick<FailedMessage, 'failure'>) => {
      if (failure === 'gone') return t`The address takes no messages any more.`;
      if (failure === 'not-set-up') return t`This channel is not set up.`;
      if (failure === 'timeout') return t`The provider did not answer in time.`;
      if (failure === 'undelivered') return t`The SMS did not reach the phone.`;
      if (/^(smtp|http|sms)-/.test(failure)) return t`The provider refused it (${failure}).`;
      return t`It could not be sent (${failure}).`;
    },
  };
}

/** Names a work by its feature; unknown ones keep their id. */
export function useWorkWords() {
  const { t } = useLingui();
  const works: Readonly<Record<string, string>> = {
    bookings: t`Reminders of appointments`,
    cron: t`Tidying up`,
    medications: t`Reminders of medicines`,
    notifications: t`Sending messages`,
    outbox: t`Sending messages`,
    payments: t`Payments and refunds`,
    volunteering: t`Help by volunteers`,
  };
  return (work: string) => works[work.split('.')[0] ?? ''] ?? work;
}
