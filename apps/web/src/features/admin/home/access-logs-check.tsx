import { Alert } from '@hafi/ui/alert/alert';
import { Quiet } from '@hafi/ui/layout/layout';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { When } from '../../../kit/when.tsx';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { type LogsCheck, useOverview } from './overview.queries.ts';

/** What the last check found: calm only when it ran in the last night and found every log whole. */
function Result({ check }: { check: LogsCheck }) {
  const { altered, checked, checkedAt, overdue } = check;
  return (
    <>
      {altered > 0 ? (
        <Alert tone="error">
          <Plural
            value={altered}
            one="# log does not fit its seal: somebody has changed it past Hafi. Ask whoever runs the database at once."
            other="# logs do not fit their seals: somebody has changed them past Hafi. Ask whoever runs the database at once."
          />
        </Alert>
      ) : null}
      {overdue ? (
        <Alert tone="warning">
          <Trans>
            The check should have run since. Until it does, nobody knows whether they are unaltered.
          </Trans>
        </Alert>
      ) : null}
      {altered === 0 && !overdue ? (
        <p>
          <Plural value={checked} one="# log, unaltered" other="# logs, all unaltered" />
        </p>
      ) : null}
      <Quiet>
        <Trans>
          Last checked: <When at={checkedAt} />
        </Trans>
      </Quiet>
    </>
  );
}

/** Whether the logs of who looked at elders' health are unaltered, by the nightly check. */
export function AccessLogsCheck() {
  const { t } = useLingui();
  const query = useOverview();
  return (
    <QueryState query={query} label={t`Loading...`} failed={t`The check did not arrive`}>
      {({ accessLogs }) =>
        accessLogs ? (
          <Result check={accessLogs} />
        ) : (
          <p>
            <Trans>No log was checked yet. It happens every night.</Trans>
          </p>
        )
      }
    </QueryState>
  );
}
