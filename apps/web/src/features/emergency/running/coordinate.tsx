import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { Button } from '@hafi/ui/button/button';

import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, NotebookPen, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { ConfirmWithReason } from '../../../kit/confirm-with-reason.tsx';
import styles from './running.module.css';
import { useEscalate, useNote, useResolve } from './running.queries.ts';

/** What a coordinator does: asks the next level, notes, closes. */
export function Coordinate({ view }: { view: EmergencyView }) {
  const { t } = useLingui();
  const { can, id, level } = view;
  const escalate = useEscalate(id);
  const note = useNote(id);
  const resolve = useResolve(id);
  const [asking, setAsking] = useState<'escalate' | 'note' | 'close' | null>(null);
  const close = () => setAsking(null);
  // What was seen when the question was asked: another may have had the next level asked since.
  const [askedAfter, setAskedAfter] = useState(level);
  const askNext = () => {
    setAskedAfter(level);
    setAsking('escalate');
  };
  if (!can.coordinate) return null;
  return (
    <section className={styles.part} aria-labelledby="coordinate">
      <h2 id="coordinate">
        <Trans>Coordination</Trans>
      </h2>
      {level === 'coordinators' ? null : (
        <Button variant="second" icon={UsersRound} wide onClick={askNext}>
          <Trans>Ask the next level now</Trans>
        </Button>
      )}
      <Button variant="second" icon={NotebookPen} wide onClick={() => setAsking('note')}>
        <Trans>Add a note</Trans>
      </Button>
      <Button variant="second" icon={CircleCheck} wide onClick={() => setAsking('close')}>
        <Trans>Close it</Trans>
      </Button>
      <ConfirmDialog
        open={asking === 'escalate'}
        onClose={close}
        title={<Trans>Ask the next level now?</Trans>}
        message={<Trans>More people are told at once.</Trans>}
        safe={<Trans>Not now</Trans>}
        yes={<Trans>Ask them</Trans>}
        act={() => escalate.mutateAsync(askedAfter)}
        done={t`The next level is being asked.`}
      />
      <ConfirmWithReason
        open={asking === 'note'}
        onClose={close}
        title={<Trans>Add a note</Trans>}
        message={<Trans>The circle reads it, under your name.</Trans>}
        safe={<Trans>Not now</Trans>}
        yes={<Trans>Add it</Trans>}
        why={t`Note`}
        longest={500}
        act={(written) => note.mutateAsync(written)}
        done={t`The note has been added.`}
      />
      <ConfirmWithReason
        open={asking === 'close'}
        onClose={close}
        title={<Trans>Close this emergency?</Trans>}
        message={<Trans>Everybody who was told is told that all is well again.</Trans>}
        safe={<Trans>No, help is needed</Trans>}
        yes={<Trans>Close it</Trans>}
        why={t`How did it end?`}
        longest={500}
        act={(written) => resolve.mutateAsync({ as: 'resolved', note: written || null })}
      />
    </section>
  );
}
