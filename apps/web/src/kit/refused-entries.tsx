import { formatDateTime } from '@hafi/i18n/dates';
import { Alert, Status } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type EntryOf, entryKinds, type KindName } from '../lib/outbox/entry-kinds.ts';
import { outbox } from '../lib/outbox/own-outbox.ts';
import { useOutcomeNote } from '../lib/outcome/outcome-note.tsx';
import { useLocale } from '../lib/words/locale.ts';
import { CopyText } from './copy-text.tsx';

/** Entries made offline that the server refused, each with its reason. */
export function RefusedEntries<K extends KindName>(props: {
  refused: readonly EntryOf<K>[];
  /** Says what was refused. */
  title: ReactNode;
  /** Describes one entry; by default its kind and when it was made. */
  words?: (entry: EntryOf<K>) => string;
}) {
  const { refused, title, words } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const { note, say } = useOutcomeNote();
  const dismiss = async (id: string) => {
    await outbox.dismiss(id);
    say(t`It is put away. It was not taken.`);
  };
  const said =
    words ??
    (({ at, kind, said: own }: EntryOf<K>) =>
      own ?? `${t(entryKinds[kind].words)}, ${formatDateTime(new Date(at), locale)}`);
  const list = refused.map((entry) => (
    <Alert
      key={entry.id}
      tone="error"
      title={title}
      action={
        <>
          {entry.said ? <CopyText text={entry.said} /> : null}
          <Button variant="second" onClick={() => void dismiss(entry.id)}>
            <Trans>I have read it</Trans>
          </Button>
        </>
      }
    >
      {said(entry)}: {entry.refusal?.message}
    </Alert>
  ));
  return (
    <>
      {note}
      <Status>{list}</Status>
    </>
  );
}
