import { districtCount } from '@hafi/contract/support/network';
import { Quiet, Split, Stack } from '@hafi/ui/layout/layout';
import { Ledger } from '@hafi/ui/ledger/ledger';
import { useLingui } from '@lingui/react/macro';
import { useLocale } from '../../../lib/words/locale.ts';
import { figureLines } from '../figures/figure-lines.ts';
import { useFigures } from '../figures/use-figures.ts';
import styles from './in-numbers.module.css';

/** As many lines as there may be. */
const expected = {
  sample: true,
  family: 0,
  elders: 0,
  doctors: 0,
  volunteers: 0,
  partners: 0,
  rating: 0,
};
/** The same words without a letter: they keep the room and claim nothing. */
const blank = (text: string) => text.replace(/\S/g, '\u2007');

/** The network in numbers: what the service counts, and in a demo samples. */
export function InNumbers() {
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
  };
  const lines = figureLines(figures, words, locale);
  const sampleWords = t`Sample numbers of a demo: nobody counted them.`;
  return (
    <Split>
      <Ledger lines={[{ figure: String(districtCount), label: t`districts: all of Rwanda` }]} />
      {figures === null ? null : (
        <div className={styles.room}>
          <Stack fill className={styles.expected} aria-hidden="true">
            <Ledger
              lines={figureLines(expected, words, locale).map(({ figure, label }) => ({
                figure: blank(figure),
                label: blank(label),
              }))}
            />
            <Quiet>{blank(sampleWords)}</Quiet>
          </Stack>
          <Stack fill>
            {lines.length > 0 ? <Ledger lines={lines} /> : null}
            {figures?.sample ? <Quiet>{sampleWords}</Quiet> : null}
          </Stack>
        </div>
      )}
    </Split>
  );
}
