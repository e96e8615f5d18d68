import { Quiet } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './gate-image.module.css';

/** The photo of the gate, or that it did not arrive. */
export function GateImage({ src }: { src: string }) {
  const { t } = useLingui();
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === src) {
    return (
      <Quiet>
        <Trans>The photo of the gate did not arrive.</Trans>
      </Quiet>
    );
  }
  return (
    <img
      src={src}
      alt={t`The gate of the house`}
      className={styles.gate}
      onError={() => setFailed(src)}
    />
  );
}
