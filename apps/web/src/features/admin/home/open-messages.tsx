import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { When } from '../../../kit/when.tsx';
import { paths } from '../../../lib/paths.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useOpenMessages } from './watch.queries.ts';

/** The messages to support that wait, the most urgent first. */
export function OpenMessages() {
  const { t } = useLingui();
  const query = useOpenMessages();
  return (
    <Sheet
      title={<Trans>Inbox</Trans>}
      count={dataOf(query)?.pages[0]?.open}
      aside={
        <Link to={paths.adminInbox}>
          <Trans>Open the inbox</Trans>
        </Link>
      }
    >
      <QueryState query={query} label={t`Loading...`} failed={t`The inbox did not arrive`}>
        {({ pages: [first] }) =>
          !first || first.data.length === 0 ? (
            <SheetBody>
              <p>
                <Trans>Nobody waits for an answer.</Trans>
              </p>
            </SheetBody>
          ) : (
            <SheetRows>
              {first.data.map(({ id, name, subject, timestamp }) => (
                <SheetRow
                  key={id}
                  title={<Link to={paths.adminMessage(id)}>{subject ?? t`(no subject)`}</Link>}
                  line={name}
                  end={<When at={timestamp} />}
                />
              ))}
            </SheetRows>
          )
        }
      </QueryState>
    </Sheet>
  );
}
