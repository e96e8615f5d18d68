import { Status } from '@hafi/ui/alert/alert';
import { Count } from '@hafi/ui/badge/badge';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Disclosure } from '@hafi/ui/disclosure/disclosure';
import { Icon } from '@hafi/ui/icon/icon';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bell as BellIcon, CheckCheck, History, X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCatchFocus } from '../../lib/outcome/use-catch-focus.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/query/guarded-query.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import styles from './bell.module.css';
import { type Notice, NoticeWords } from './notice-words.tsx';
import { useNotificationActs, useNotifications } from './notifications.queries.ts';

/** So many notices fill the panel on any phone. */
const panelful = 6;

/** The notices in the bell's panel. */
function NoticeList({
  clear,
  close,
  notices,
  onSaid,
}: {
  /** From the bell, which stays when the last notice goes and so hears the answer. */
  clear: ReturnType<typeof useNotificationActs>['clear'];
  close: () => void;
  notices: readonly Notice[];
  onSaid: (words: string) => void;
}) {
  const { t } = useLingui();
  const navigate = useNavigate();
  // Twenty at once took a slow phone up to 0.2 s from the press. Only as it opens: a notice that went
  // later than the rest changed would take the focus with it.
  const isDrawn = useDeferredValue(true, false);
  const shown = isDrawn ? notices : notices.slice(0, panelful);
  return (
    <ul className={styles.list}>
      {shown.map((notice) => {
        const { id, isRead, link, title } = notice;
        return (
          <li key={id} className={styles.item} data-unread={!isRead}>
            <button
              type="button"
              className={styles.open}
              onClick={() => {
                clear.mutate(id, { done: null });
                close();
                if (link) void navigate(link);
              }}
            >
              <NoticeWords notice={notice} />
            </button>
            <Button
              variant="link"
              icon={X}
              onClick={() =>
                clear.mutate(id, {
                  done: null,
                  onSuccess: () => onSaid(t`Removed from the bell: ${title}`),
                })
              }
            >
              <SrOnly>
                <Trans>Remove: {title}</Trans>
              </SrOnly>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** The bell in the header: the number of unread notifications, and their list. */
export function Bell() {
  const { t } = useLingui();
  const query = useNotifications();
  const { clear, readAll } = useNotificationActs();
  const known = dataOf(query);
  const unread = known?.unread ?? 0;
  const [said, setSaid] = useState<string | null>(null);
  const heading = useCatchFocus<HTMLHeadingElement>(
    `${unread} ${known?.data.length} ${said}`,
    said !== null,
  );
  return (
    <Disclosure
      panelLabel={t`Notifications`}
      onOpen={() => {
        setSaid(null);
        void query.refetch();
      }}
      label={
        <>
          <Icon of={BellIcon} />
          <SrOnly>
            <Trans>Notifications</Trans>
          </SrOnly>
          <Count value={unread} label={t`unread`} />
        </>
      }
    >
      {(close) => (
        <Stack fill>
          <Row apart>
            <h2 ref={heading} tabIndex={-1} className={styles.title}>
              <Trans>Notifications</Trans>
            </h2>
            <Row className={styles.acts}>
              <ButtonLink
                as={Link}
                to={paths.notifications}
                variant="link"
                icon={History}
                onClick={close}
              >
                <Trans>See all</Trans>
              </ButtonLink>
              {unread > 0 ? (
                <Button
                  variant="link"
                  icon={CheckCheck}
                  onClick={() =>
                    readAll.mutate(undefined, {
                      done: null,
                      onSuccess: () => setSaid(t`All are marked as read.`),
                    })
                  }
                >
                  <Trans>Mark all read</Trans>
                </Button>
              ) : null}
            </Row>
          </Row>
          <Status>{said ? <Quiet>{said}</Quiet> : null}</Status>
          <QueryState
            query={query}
            label={t`Loading notifications`}
            failed={t`Notifications did not arrive`}
            isEmpty={({ data }) => data.length === 0}
            empty={
              <Empty title={t`No notifications`}>{t`News about you will be kept here.`}</Empty>
            }
          >
            {({ data }) => (
              <NoticeList notices={data} clear={clear} close={close} onSaid={setSaid} />
            )}
          </QueryState>
        </Stack>
      )}
    </Disclosure>
  );
}
