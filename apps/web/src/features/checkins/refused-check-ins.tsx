import { formatDateTime } from '@hafi/i18n/dates';
import { Alert, Status } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Trans } from '@lingui/react/macro';
import { useLocale } from '../../lib/locale.ts';
import { dismiss } from '../../lib/outbox.ts';
import { useWaitingCheckIns } from './checkins.queries.ts';

/** What was said without network and the server would not take, with its reason. */
export function RefusedCheckIns() {
  const locale = useLocale();
  const { refused } = useWaitingCheckIns();
  return (
    <Status>
      {refused.map((entry) => (
        <Alert
          key={entry.id}
          tone="error"
          title={<Trans>A check-in was not taken.</Trans>}
          action={
            <Button variant="second" onClick={() => void dismiss(entry)}>
              <Trans>I have read it</Trans>
            </Button>
          }
        >
          {formatDateTime(new Date(entry.at), locale)}: {entry.refusal?.message}
        </Alert>
      ))}
    </Status>
  );
}
