import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Staircase } from '@hafi/ui/staircase/staircase';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../../lib/words/locale.ts';
import { figureLines } from '../figures/figure-lines.ts';
import { useFigures } from '../figures/use-figures.ts';
import { Strip, Title } from './strip.tsx';

/** The network's own numbers, once the server has told them; nothing where nobody counts. */
export function Impact() {
  const { t } = useLingui();
  const figures = useFigures();
  const lines = figureLines(
    figures,
    {
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
    },
    useLocale(),
  );
  if (lines.length === 0) return null;
  return (
    <Strip matter="night">
      <Stack fill gap="section">
        <Title>
          <Trans>Already near</Trans>
        </Title>
        <Staircase steps={lines} />
        {figures?.sample ? (
          <Lead>
            <Trans>Sample numbers of a demo: nobody counted them.</Trans>
          </Lead>
        ) : null}
      </Stack>
    </Strip>
  );
}
