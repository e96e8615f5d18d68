import type { CallEntry } from '@hafi/contract/calls/call.schemas';
import { listCalls } from '@hafi/contract/calls/calls.contract';
import { formatNumber } from '@hafi/i18n/numbers';
import { ButtonLink } from '@hafi/ui/button/button';
import { noMessages } from '@hafi/ui/drawing/special-shapes';
import { Icon } from '@hafi/ui/icon/icon';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone, PhoneIncoming, PhoneMissed, PhoneOutgoing, Video } from 'lucide-react';
import { Link } from 'react-router';
import { PagedList } from '../../../kit/paged-list.tsx';
import { When } from '../../../kit/when.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { usePages } from '../../../lib/query/use-pages.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { clockOf } from '../live/call-names.ts';
import styles from './calls.module.css';

const isMissed = ({ isOwn, state }: CallEntry) =>
  !isOwn && (state === 'missed' || state === 'busy');

/** What became of a call, in a few words. */
function useEntryWords(): (entry: CallEntry) => string {
  const { t } = useLingui();
  return (entry) => {
    const { isOwn, outcome, seconds } = entry;
    if (isMissed(entry)) return t`Missed call`;
    if (seconds !== null) {
      const clock = clockOf(seconds * 1000);
      return isOwn ? t`You called, ${clock}` : t`Called you, ${clock}`;
    }
    if (!isOwn) return t`You declined`;
    if (outcome === 'declined') return t`You called, could not speak`;
    if (outcome === 'busy') return t`You called, was in another call`;
    return outcome === 'failed' ? t`You called, no connection` : t`You called, no answer`;
  };
}

function Entry({ entry }: { entry: CallEntry }) {
  const { t } = useLingui();
  const locale = useLocale();
  const words = useEntryWords()(entry);
  const { bookingId, bytes, conversationId, isOwn, media, people, startedAt } = entry;
  const names = people.map(({ name }) => name).join(', ') || t`Somebody who has left Hafi`;
  const megabytes = formatNumber(bytes / 1_000_000, locale, 1);
  const missed = isMissed(entry);
  return (
    <li className={styles.entry}>
      <Icon of={missed ? PhoneMissed : isOwn ? PhoneOutgoing : PhoneIncoming} />
      <div className={styles.words}>
        <b>{names}</b>
        <span className={missed ? `${styles.what} ${styles.missed}` : styles.what}>
          {media === 'video' ? <Icon of={Video} size="text" /> : null}
          <span>{words}</span>
        </span>
        <Quiet as="span">
          <When at={startedAt} />
          {bytes > 0 ? t`, ${megabytes} MB` : null}
        </Quiet>
      </div>
      {bookingId ? (
        <ButtonLink as={Link} to={paths.bookingDetails(bookingId)} variant="link">
          <Trans>Appointment</Trans>
        </ButtonLink>
      ) : conversationId ? (
        <ButtonLink as={Link} to={paths.newCall(conversationId)} variant="link" icon={Phone}>
          <Trans>Call</Trans>
        </ButtonLink>
      ) : null}
    </li>
  );
}

/** The own calls that have ended, the latest first. */
export function CallsPage() {
  const { t } = useLingui();
  usePageTitle(t`Calls`);
  const query = usePages(listCalls, { query: {} });
  return (
    <Stack>
      <h1>
        <Trans>Calls</Trans>
      </h1>
      <PagedList
        query={query}
        label={t`Loading the calls`}
        failed={t`The calls did not arrive`}
        empty={
          <Empty drawing={noMessages} title={t`No calls yet`}>
            {t`Open a conversation and press Call.`}
          </Empty>
        }
      >
        {(entries) => (
          <ul className={styles.list}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </PagedList>
    </Stack>
  );
}
