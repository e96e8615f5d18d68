import { Alert } from '@hafi/ui/alert/alert';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { showValues } from '../../../kit/vitals/show-values.ts';
import { adviceForOthers } from '../../../kit/vitals/vital-words.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import type { SheetReading } from './sheet-readings.ts';
import { measureWords } from './use-sheet-words.ts';

/** Asks once more about values far from usual, and says what to do about them. */
export function FarFromUsual(props: {
  readings: readonly SheetReading[];
  /** Takes the focus whenever this changes. */
  attempt: number;
  onSure: () => void;
}) {
  const { attempt, onSure, readings } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const isRequested = readings.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt must take the focus again
  useEffect(() => {
    if (isRequested) box.current?.focus();
  }, [isRequested, attempt]);
  if (!isRequested) return null;
  const said = readings
    .map(({ kind, values }) => `${t(measureWords[kind])} ${showValues(kind, values, locale)}`)
    .join(', ');
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      tone="error"
      live="assertive"
      title={<Trans>{said} is far from usual.</Trans>}
      action={
        <Row>
          <Button icon={Check} onClick={onSure}>
            <Trans>It is right, send it</Trans>
          </Button>
          <ButtonLink href="tel:912" variant="alarm" icon={Phone}>
            <Trans>Call 912</Trans>
          </ButtonLink>
        </Row>
      }
    >
      <Trans>Look at the number again, or measure again.</Trans> {t(adviceForOthers.urgent)}
    </Alert>
  );
}
