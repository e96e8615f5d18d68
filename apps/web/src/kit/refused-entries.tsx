import { formatDateTime } from '@hafi/i18n/dates';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type EntryOf, entryKinds, type KindName } from '../lib/outbox/entry-kinds.ts';
import { outbox } from '../lib/outbox/own-outbox.ts';
import { useLocale } from '../lib/words/locale.ts';

/** What was entered without network and the server would not take, with its reason. */
export function RefusedEntries<K extends KindName>(props: {
  refused: readonly EntryOf<K>[];
  /** What was not taken, in words. */
  title: ReactNode;
  /** One entry in words; without it what it is and when it was entered. */
  words?: (entry: EntryOf<K>) => string;
}) {
  const { refused, title, words } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const said =
    words ??
    (({ at, kind }: EntryOf<K>) =>
      `${t(entryKinds[kind].words)}, ${formatDateTime(new Date(at), locale)}`);
  return refused.map((entry) => (
    <Alert
      key={entry.id}
      tone="error"
      title={title}
      action={
        <Button variant="second" onClick={() => void outbox.dismiss(entry.id)}>
          <Trans>I have read it</Trans>
        </Button>
      }
    >
      {said(entry)}: {entry.refusal?.message}
    </Alert>
  ));
}
