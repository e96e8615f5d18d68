import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Pair, Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { RemoveEntry } from '../../kit/remove-entry.tsx';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { PartLoading } from '../../lib/part-loading.tsx';
import { SlowPart } from '../../lib/slow-part.tsx';

/** One entry: its name, and the details below. */
export interface EntryLine {
  readonly id: string;
  readonly name: string;
  readonly details: readonly string[];
}

/** A section of the record: its entries, with buttons to add, change and remove where permitted. */
export function RecordPart(props: {
  title: string;
  empty: string;
  addLabel: string;
  entries: readonly EntryLine[];
  mayWrite: boolean;
  /** The form of an entry, or of a new one (null), which may be lazy; calls `close` when done. */
  form: (id: string | null, close: () => void) => ReactNode;
  /** Removes an entry; absent where `withdraw` asks for a reason. */
  remove?: (id: string) => Promise<unknown>;
  /** The question before an entry is withdrawn. */
  withdraw?: (entry: EntryLine, close: () => void) => ReactNode;
}) {
  const { title, empty, addLabel, entries, mayWrite, form, remove, withdraw } = props;
  const { t } = useLingui();
  const [open, setOpen] = useState<{ id: string | null } | null>(null);
  const [removing, setRemoving] = useState<EntryLine | null>(null);
  const close = () => setOpen(null);
  const formOf = (id: string | null) => (
    <Suspense fallback={<PartLoading label={t`Loading the form`} />}>{form(id, close)}</Suspense>
  );
  const edit = (id: string | null) => setOpen({ id });
  return (
    <Stack as="section" fill>
      <h2>{title}</h2>
      <OutcomePlace>
        {entries.length > 0 ? (
          <Card as="ul" lines>
            {entries.map((entry) => (
              <li key={entry.id}>
                {open?.id === entry.id ? (
                  formOf(entry.id)
                ) : (
                  <Pair>
                    <div>
                      <b>{entry.name}</b>
                      {entry.details.map((detail) => (
                        <Quiet key={detail}>{detail}</Quiet>
                      ))}
                    </div>
                    {mayWrite ? (
                      <Row>
                        <Button variant="second" icon={Pencil} onClick={() => edit(entry.id)}>
                          <Trans>Change</Trans>
                          <SrOnly> ({entry.name})</SrOnly>
                        </Button>
                        <Button variant="danger" icon={Trash2} onClick={() => setRemoving(entry)}>
                          <Trans>Take out</Trans>
                          <SrOnly> ({entry.name})</SrOnly>
                        </Button>
                      </Row>
                    ) : null}
                  </Pair>
                )}
              </li>
            ))}
          </Card>
        ) : (
          <Quiet>{empty}</Quiet>
        )}
        {open && open.id === null ? <Card matter="well">{formOf(null)}</Card> : null}
        {mayWrite && !open ? (
          <div>
            <Button variant="second" icon={Plus} onClick={() => edit(null)}>
              {addLabel}
            </Button>
          </div>
        ) : null}
        {removing && withdraw ? (
          <Suspense fallback={<SlowPart />}>{withdraw(removing, () => setRemoving(null))}</Suspense>
        ) : null}
        {removing && remove ? (
          <RemoveEntry
            name={removing.name}
            remove={() => remove(removing.id)}
            onClose={() => setRemoving(null)}
          />
        ) : null}
      </OutcomePlace>
    </Stack>
  );
}
