import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { Button } from '@hafi/ui/button/button';

import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { ConfirmWithReason } from '../../../kit/confirm-with-reason.tsx';
import { AskMore } from './ask-more.tsx';
import { EndQuestion } from './end-question.tsx';
import styles from './running.module.css';
import { useNote } from './running.queries.ts';

/** What a coordinator does: asks the next level, notes, closes. */
export function Coordinate({ view }: { view: EmergencyView }) {
  const { t } = useLingui();
  const { can, id } = view;
  const note = useNote(id);
  const [asking, setAsking] = useState<'note' | 'close' | null>(null);
  const close = () => setAsking(null);
  if (!can.coordinate) return null;
  return (
    <section className={styles.part} aria-labelledby="coordinate">
      <h2 id="coordinate">
        <Trans>Coordination</Trans>
      </h2>
      <AskMore view={view} />
      <Button variant="second" icon={NotebookPen} wide onClick={() => setAsking('note')}>
        <Trans>Add a note</Trans>
      </Button>
      <Button variant="second" icon={CircleCheck} wide onClick={() => setAsking('close')}>
        <Trans>Close it</Trans>
      </Button>
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
      {asking === 'close' ? <EndQuestion view={view} onClose={close} /> : null}
    </section>
  );
}
