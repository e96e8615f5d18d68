import { useLingui } from '@lingui/react/macro';
import { WatchMessages } from '../../features/messages/live/watch-messages.tsx';
import { announce } from '../../lib/announce.ts';
import { Announcements } from './announcements.tsx';
import { UrgentWatch } from './urgent-watch.tsx';

/** What is watched for a signed-in person on whatever page, and read out. */
export function Watches() {
  const { t } = useLingui();
  return (
    <>
      <Announcements />
      <UrgentWatch />
      <WatchMessages onNews={(who) => announce('polite', t`New message from ${who}`)} />
    </>
  );
}
