import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Lost } from '../lib/lost-at-sign-out.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** How much of a message is shown, in letters. */
const shown = 60;

const cut = (text: string) => (text.length > shown ? `${text.slice(0, shown)}…` : text);

/** Asks before an act that would lose what was begun and not sent. */
export function LossQuestion(props: {
  lost: Lost;
  onStay: () => void;
  /** The act, as its key names it. */
  yes: ReactNode;
  onLeave: () => Promise<void>;
}) {
  const { lost, onLeave, onStay, yes } = props;
  const { forms, messages, notes, recordings } = lost;
  const { t } = useLingui();
  const [first] = messages;
  return (
    <ConfirmDialog
      open
      onClose={onStay}
      title={t`Something was not sent`}
      message={
        <>
          {first === undefined ? null : (
            <p>
              <Plural
                value={messages.length}
                one="You have # message that was not sent:"
                other="You have # messages that were not sent:"
              />{' '}
              <q>{cut(first)}</q>
            </p>
          )}
          {recordings > 0 ? (
            <p>
              <Plural
                value={recordings}
                one="You have # recording that was not sent."
                other="You have # recordings that were not sent."
              />
            </p>
          ) : null}
          {notes > 0 ? (
            <p>
              <Plural
                value={notes}
                one="You have # note that was begun and not saved."
                other="You have # notes that were begun and not saved."
              />
            </p>
          ) : null}
          {forms > 0 ? (
            <p>
              <Plural
                value={forms}
                one="You have # form that was begun and not saved."
                other="You have # forms that were begun and not saved."
              />
            </p>
          ) : null}
        </>
      }
      safe={<Trans>Stay</Trans>}
      yes={yes}
      variant="danger"
      act={onLeave}
      // The next page is that of nobody.
      done={null}
    />
  );
}
