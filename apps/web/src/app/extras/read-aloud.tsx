import { formatNumber } from '@hafi/i18n/numbers';
import { Button } from '@hafi/ui/button/button';
import { ChipLink } from '@hafi/ui/chip-link/chip-link';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pause, Play, Square, Volume2 } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useLocale } from '../../lib/words/locale.ts';
import { usePageTools } from '../page-tools.tsx';
import styles from './extras.module.css';
import { useReadAloud } from './use-read-aloud.ts';

const rates = [0.75, 1, 1.25];
const nextRate = (rate: number) => rates[(rates.indexOf(rate) + 1) % rates.length] ?? 1;

/**
 * Reads the main part of the page aloud, by the device's voice or recorded clips. Absent where the
 * device has neither for the page's language.
 */
export function ReadAloud() {
  const { t } = useLingui();
  const { available, how, rate, start, pause, resume, stop, setRate } = useReadAloud();
  const tools = usePageTools();
  const locale = useLocale();
  if (!available) return null;
  const playing = how !== 'silent';
  const chip =
    tools === null
      ? null
      : createPortal(
          <ChipLink
            as="button"
            type="button"
            icon={Volume2}
            onClick={playing ? stop : start}
            aria-pressed={playing}
          >
            <Trans>Listen</Trans>
          </ChipLink>,
          tools,
        );
  if (!playing) return chip;
  return (
    <>
      {chip}
      <section
        aria-label={t`Read aloud`}
        className={styles.player}
        onKeyDown={({ key }) => key === 'Escape' && stop()}
      >
        {how === 'speaking' ? (
          <Button key="toggle" icon={Pause} onClick={pause}>
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
        <Button variant="second" onClick={() => setRate(nextRate(rate))}>
          <SrOnly>
            <Trans>Speed</Trans>{' '}
          </SrOnly>
          {formatNumber(rate, locale)}×
        </Button>
      </section>
    </>
  );
}
