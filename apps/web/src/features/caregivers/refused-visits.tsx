import { formatDateTime } from '@hafi/i18n/dates';
import { Alert, Status } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Trans } from '@lingui/react/macro';
import { useLocale } from '../../lib/locale.ts';
import { dismiss } from '../../lib/outbox.ts';
import type { OutboxEntry } from '../../lib/outbox-entry.ts';

/** What was said of visits without network and the server would not take, with its reason. */
export function RefusedVisits({ refused }: { refused: readonly OutboxEntry[] }) {
  const locale = useLocale();
  return (
    <Status>
      {refused.map((entry) => (
        <Alert
          key={entry.id}
          tone="error"
          title={<Trans>What you entered about a visit was not taken.</Trans>}
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
