import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import type { Lost } from '../../lib/lost-at-sign-out.ts';

/** How much of a message is shown, in letters. */
const shown = 60;

const cut = (text: string) => (text.length > shown ? `${text.slice(0, shown)}…` : text);

/** Asks before a sign-out that would lose what was begun and not sent. */
export function LossQuestion(props: {
  lost: Lost;
  onStay: () => void;
  onLeave: () => Promise<void>;
}) {
  const { lost, onLeave, onStay } = props;
  const { messages, notes, recordings } = lost;
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
        </>
      }
      safe={<Trans>Stay</Trans>}
      yes={<Trans>Log out and lose it</Trans>}
      variant="danger"
      act={onLeave}
      // The next page is that of nobody.
      done={null}
    />
  );
}
