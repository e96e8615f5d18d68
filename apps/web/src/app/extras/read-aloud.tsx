import { Button } from '@hafi/ui/button/button';
import { SelectField } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pause, Play, Square, Volume2 } from 'lucide-react';
import styles from './extras.module.css';
import { useReadAloud } from './use-read-aloud.ts';

/**
 * Reads the main part of the page aloud, with the device's voice or with recorded clips. It is not
 * there where the device has neither for the page's language.
 */
export function ReadAloud() {
  const { t } = useLingui();
  const { available, how, rate, start, pause, resume, stop, setRate } = useReadAloud();
  if (!available) return null;
  if (how === 'silent') {
    return (
      <Button variant="second" icon={Volume2} className={styles.listen} onClick={start}>
        <Trans>Listen</Trans>
      </Button>
    );
  }
  return (
    <section
      aria-label={t`Read aloud`}
      className={styles.player}
      onKeyDown={({ key }) => key === 'Escape' && stop()}
    >
      {how === 'speaking' ? (
        <Button key="toggle" icon={Pause} onClick={pause} autoFocus>
          <Trans>Pause</Trans>
        </Button>
      ) : (
        <Button key="toggle" icon={Play} onClick={resume}>
          <Trans>Go on</Trans>
        </Button>
      )}
      <Button variant="second" icon={Square} onClick={stop}>
        <Trans>Stop</Trans>
      </Button>
      <SelectField
        label={t`Speed`}
        value={String(rate)}
        onChange={({ currentTarget }) => setRate(Number(currentTarget.value))}
        options={[
          { value: '0.75', label: t`Slow` },
          { value: '1', label: t`Normal` },
          { value: '1.25', label: t`Fast` },
        ]}
      />
    </section>
  );
}
