import type { EmergencyLine } from '@hafi/contract/emergency/emergency.schemas';
import { Quiet } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEmergencies } from '../../../kit/emergency/emergencies.queries.ts';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { MapKey } from './rwanda-map.tsx';
import { StreetsOrSectors } from './streets-or-sectors.tsx';

/** Somebody is on the way, or there. */
const isHelped = ({ state }: EmergencyLine) => state === 'on-the-way' || state === 'arrived';

/** Where the open emergencies are, by the numbers of the list; nothing while none is known. */
export function EmergenciesMap() {
  const { t } = useLingui();
  const known = statusOf(useEmergencies());
  // The list says that they load, or did not arrive.
  const lines = known.status === 'answered' ? known.data : [];
  const marks = lines.flatMap((line, at) =>
    line.sector
      ? [{ number: at + 1, sector: line.sector, position: line.position, helped: isHelped(line) }]
      : [],
  );
  if (marks.length === 0) return null;
  const unknown = lines.length - marks.length;
  const places = marks.map(({ number, sector }) => `${number}: ${sector.name}`).join(', ');
  return (
    <Sheet title={<Trans>Where they are</Trans>}>
      <SheetBody>
        <StreetsOrSectors label={t`Map of Rwanda. ${places}`} marks={marks} />
        <p>
          <MapKey /> <Trans>Nobody is on the way</Trans> <MapKey helped />{' '}
          <Trans>Somebody is on the way or there</Trans>
        </p>
        <Quiet>
          <Trans>
            By the position of the phone, else by the home. The sectors are drawn around their
            centres, not by their true borders.
          </Trans>{' '}
          {unknown > 0 ? (
            <Trans>Some have no known place: they stand in the list alone.</Trans>
          ) : null}
        </Quiet>
      </SheetBody>
    </Sheet>
  );
}
