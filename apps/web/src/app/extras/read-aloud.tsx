import { Button } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Gauge, Pause, Play, Square, Volume2 } from 'lucide-react';
import styles from './extras.module.css';
import { useReadAloud } from './use-read-aloud.ts';

const rates = [0.75, 1, 1.25];
const nextRate = (rate: number) => rates[(rates.indexOf(rate) + 1) % rates.length] ?? 1;

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
      <Button variant="second" icon={Gauge} onClick={() => setRate(nextRate(rate))}>
        {rate < 1 ? (
          <Trans>Speed: slow</Trans>
        ) : rate > 1 ? (
          <Trans>Speed: fast</Trans>
        ) : (
          <Trans>Speed: normal</Trans>
        )}
      </Button>
    </section>
  );
}
