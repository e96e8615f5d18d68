import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { Button } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { useEndOnDevice } from './end-on-device.tsx';
import { EndQuestion } from './end-question.tsx';
import styles from './running.module.css';
import { useSayEnd } from './say-end.ts';

/** Ends it, after a question. */
export function AllClear({ view }: { view: EmergencyView }) {
  const { t } = useLingui();
  const sayEnd = useSayEnd(view);
  const { waiting } = useEndOnDevice(view.id);
  const [asking, setAsking] = useState<'well' | 'false-alarm' | 'otherwise' | null>(null);
  // Said already, as far as this phone knows: that stands at the top.
  if (!view.can.resolve || waiting) return null;
  return (
    <section className={styles.clear}>
      <p data-clip="emergency-all-clear">
        <Trans>All is well again? Everybody is told.</Trans>
      </p>
      <Button variant="second" icon={CircleCheck} wide onClick={() => setAsking('well')}>
        <Trans>All is well again</Trans>
      </Button>
      <Button variant="link" onClick={() => setAsking('false-alarm')}>
        <Trans>It was a false alarm</Trans>
      </Button>
      <Button variant="link" onClick={() => setAsking('otherwise')}>
        <Trans>It ended in another way</Trans>
      </Button>
      {asking === 'otherwise' ? <EndQuestion view={view} onClose={() => setAsking(null)} /> : null}
      <ConfirmDialog
        open={asking === 'well' || asking === 'false-alarm'}
        onClose={() => setAsking(null)}
        title={asking === 'false-alarm' ? t`Was it a false alarm?` : t`Is all well again?`}
        message={<Trans>Nobody comes any more. Everybody who was told is told so.</Trans>}
        safe={<Trans>No, help is needed</Trans>}
        yes={<Trans>Yes, tell everybody</Trans>}
        act={() => sayEnd({ outcome: asking === 'false-alarm' ? asking : 'well' })}
        // Said by the head of what has ended, or by what only this phone knows: sent is not notified.
        done={null}
      />
    </section>
  );
}
