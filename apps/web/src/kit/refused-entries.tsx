import { formatDateTime } from '@hafi/i18n/dates';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dismiss } from '../lib/outbox/outbox.ts';
import type { OutboxEntry } from '../lib/outbox/outbox-entry.ts';
import { useLocale } from '../lib/words/locale.ts';

/** What was said without network and the server would not take, with its reason. */
export function RefusedEntries(props: {
  refused: readonly OutboxEntry[];
  /** What was not taken, in words. */
  title: ReactNode;
  /** One entry in words; without it the time at which it was said. */
  words?: (entry: OutboxEntry) => string;
}) {
  const { refused, title, words } = props;
  const locale = useLocale();
  const said = words ?? (({ at }: OutboxEntry) => formatDateTime(new Date(at), locale));
  return refused.map((entry) => (
    <Alert
      key={entry.id}
      tone="error"
      title={title}
      action={
        <Button variant="second" onClick={() => void dismiss(entry)}>
          <Trans>I have read it</Trans>
        </Button>
      }
    >
      {said(entry)}: {entry.refusal?.message}
    </Alert>
  ));
}
