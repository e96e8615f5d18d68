import { formatTime } from '@hafi/i18n/dates';
import { formatRelativeTime } from '@hafi/i18n/relative-time';
import { Offline } from '@hafi/ui/list-state/list-state';
import { useLingui } from '@lingui/react/macro';
import { correctedTime } from '../clock/server-clock.ts';
import { useNow } from '../clock/use-now.ts';
import { useOnline } from '../online.ts';
import { useLocale } from '../words/locale.ts';
import type { Known } from './use-answer.ts';

/** What the server said before this moment comes from the device's storage. */
const opened = Date.now();

function FromBefore({ at, online }: { at: Date; online: boolean }) {
  const { t } = useLingui();
  const age = `${formatTime(at)} (${formatRelativeTime(at, useNow(), useLocale())})`;
  return (
    <Offline title={online ? t`Not up to date.` : t`No internet.`}>
      {t`What you see is from: ${age}.`}
    </Offline>
  );
}

/**
 * Says how old the data is when the server could not be reached since; otherwise renders nothing.
 */
export function AsOf({ query }: { query: Known<unknown> }) {
  const online = useOnline();
  const { data, dataUpdatedAt, isError } = query;
  if (data === undefined || (online && !isError && dataUpdatedAt >= opened)) return null;
  return <FromBefore at={correctedTime(dataUpdatedAt)} online={online} />;
}
