import { districtCount } from '@hafi/contract/support/network';
import { Quiet, Split, Stack } from '@hafi/ui/layout/layout';
import { Ledger } from '@hafi/ui/ledger/ledger';
import { useLingui } from '@lingui/react/macro';
import { FiguresRoom } from '../figures/figures-room.tsx';
import { useFigures } from '../figures/use-figures.ts';

/** The network in numbers: what the service counts, and in a demo samples. */
export function InNumbers() {
  const { t } = useLingui();
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
  return (
    <Split>
      <Ledger lines={[{ figure: String(districtCount), label: t`districts: all of Rwanda` }]} />
      {figures === null ? null : (
        <FiguresRoom figures={figures} words={words}>
          {(lines, note) => (
            <Stack fill>
              {lines.length > 0 ? <Ledger lines={lines} /> : null}
              {note ? <Quiet>{note}</Quiet> : null}
            </Stack>
          )}
        </FiguresRoom>
      )}
    </Split>
  );
}
