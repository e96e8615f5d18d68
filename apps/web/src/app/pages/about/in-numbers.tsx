import { districtCount } from '@hafi/contract/support/network';
import { Quiet, Split, Stack } from '@hafi/ui/layout/layout';
import { Ledger } from '@hafi/ui/ledger/ledger';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../../lib/words/locale.ts';
import { figureLines } from '../figures/figure-lines.ts';
import { useFigures } from '../figures/use-figures.ts';

/** The network in numbers: what the service counts, and in a demo samples. */
export function InNumbers() {
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
  return (
    <Stack fill>
      <Split>
        <Ledger lines={[{ figure: String(districtCount), label: t`districts: all of Rwanda` }]} />
        {lines.length > 0 ? <Ledger lines={lines} /> : null}
      </Split>
      {figures?.sample ? (
        <Quiet>
          <Trans>Sample numbers of a demo: nobody counted them.</Trans>
        </Quiet>
      ) : null}
    </Stack>
  );
}
