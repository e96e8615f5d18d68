import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Staircase } from '@hafi/ui/staircase/staircase';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../../lib/words/locale.ts';
import { figureLines } from '../figures/figure-lines.ts';
import { FiguresRoom } from '../figures/figures-room.tsx';
import { useFigures } from '../figures/use-figures.ts';
import styles from './strip.module.css';
import { Strip, Title } from './strip.tsx';

/** The network's own numbers; nothing where nobody counts, or when they do not arrive. */
export function Impact() {
  const { t } = useLingui();
  const locale = useLocale();
  const figures = useFigures();
  const words = {
    samples: {
      family: t`family members who see that all is well`,
      elders: t`active elders`,
      volunteers: t`verified volunteers`,
      partners: t`healthcare partners`,
    },
    counts: {
      family: t`relatives in a care circle`,
      elders: t`elders with an account`,
      doctors: t`doctors whose licence was checked`,
    },
    rating: t`is how families rate us`,
    note: t`Sample numbers of a demo: nobody counted them.`,
  };
  if (figures !== undefined && figureLines(figures, words, locale).length === 0) return null;
  return (
    // Without scripts nothing would ever fill it.
    <div className={styles.needsScript}>
      <Strip matter="night">
        <Stack fill gap="section">
          <Title>
            <Trans>Already near</Trans>
          </Title>
          <FiguresRoom figures={figures} words={words}>
            {(steps, note) => (
              <Stack fill gap="section">
                <Staircase steps={steps} />
                {note ? <Lead>{note}</Lead> : null}
              </Stack>
            )}
          </FiguresRoom>
        </Stack>
      </Strip>
    </div>
  );
}
