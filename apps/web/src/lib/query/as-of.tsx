import { minuteInMs } from '@hafi/base/time';
import { formatTime } from '@hafi/i18n/dates';
import { formatRelativeTime } from '@hafi/i18n/relative-time';
import { Quiet } from '@hafi/ui/layout/layout';
import { Offline } from '@hafi/ui/list-state/list-state';
import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, use } from 'react';
import { correctedTime } from '../clock/server-clock.ts';
import { useNow } from '../clock/use-now.ts';
import { useOnline } from '../online.ts';
import { useLocale } from '../words/locale.ts';
import { dataOf, type GuardedQuery } from './guarded-query.ts';

/** What the server said before this moment comes from the device's storage. */
const opened = Date.now();

function FromBefore({ at, within, online }: { at: Date; within: boolean; online: boolean }) {
  const { t } = useLingui();
  const now = useNow();
  const locale = useLocale();
  const age = `${formatTime(at)} (${formatRelativeTime(at, now, locale)})`;
  const words = t`What you see is from: ${age}.`;
  // The page has said that it is not up to date: a part of another age says that alone.
  if (within) return <Quiet>{words}</Quiet>;
  return (
    <Offline
      title={online ? t`Not up to date.` : t`No internet.`}
      data-says-offline={online ? undefined : ''}
      // Where the room is short, the page shows this alone.
      data-says-age={formatRelativeTime(at, now, locale)}
    >
      {words}
    </Offline>
  );
}

/** When the data around a part is from, if that is said above it, in Unix milliseconds. */
const Said = createContext<number | null>(null);

const isFromBefore = ({ dataUpdatedAt, isError }: GuardedQuery<unknown>, online: boolean) =>
  !online || isError || dataUpdatedAt < opened;

/** Parts within data whose age is said do not say the same age again. */
export function WithinDated(props: { query: GuardedQuery<unknown>; children: ReactNode }) {
  const { query, children } = props;
  const online = useOnline();
  const said = use(Said);
  const isSaid = dataOf(query) !== undefined && isFromBefore(query, online);
  const here = isSaid ? query.dataUpdatedAt : null;
  return <Said value={said ?? here}>{children}</Said>;
}

/**
 * Says how old the data is when the server could not be reached since; otherwise renders nothing.
 */
export function AsOf({ query }: { query: GuardedQuery<unknown> }) {
  const online = useOnline();
  const said = use(Said);
  const { dataUpdatedAt } = query;
  if (dataOf(query) === undefined || !isFromBefore(query, online)) return null;
  // Within a minute it is the same answer, of which the time was said above.
  if (said !== null && Math.abs(dataUpdatedAt - said) < minuteInMs) return null;
  return <FromBefore at={correctedTime(dataUpdatedAt)} within={said !== null} online={online} />;
}

/**
 * When old data is from, as a time: for a line where `AsOf` would take too much room. Null where it
 * is up to date, or its age is said around it.
 */
export function useAge(query: GuardedQuery<unknown>): string | null {
  const online = useOnline();
  const said = use(Said);
  const { dataUpdatedAt } = query;
  if (dataOf(query) === undefined || !isFromBefore(query, online)) return null;
  if (said !== null && Math.abs(dataUpdatedAt - said) < minuteInMs) return null;
  return formatTime(correctedTime(dataUpdatedAt));
}

/**
 * A page of several parts: says once, by its main query, how old it is and that there is no
 * internet. A part says only an age of its own.
 */
export function DatedPage({
  query,
  children,
}: {
  query: GuardedQuery<unknown>;
  children: ReactNode;
}) {
  return (
    <>
      <AsOf query={query} />
      <WithinDated query={query}>{children}</WithinDated>
    </>
  );
}
