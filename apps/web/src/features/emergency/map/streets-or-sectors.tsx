import { getStreetTiles } from '@hafi/contract/emergency/emergencies.contract';
import type { EmergencyLine } from '@hafi/contract/emergency/emergency.schemas';
import { Quiet } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { type ComponentProps, Suspense, useCallback, useEffect, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';
import { RwandaMap } from './rwanda-map.tsx';
import type { StreetMap, StreetMark } from './street-map.tsx';

type StreetsProps = ComponentProps<typeof StreetMap>;

/** In place of what did not load: the page around it has the list, and must stay. */
function NoStreets({ onFail }: StreetsProps) {
  useEffect(onFail, [onFail]);
  return null;
}

const Streets = lazyPart<StreetsProps>(() =>
  import('./street-map.tsx').then(
    (loaded) => loaded.StreetMap,
    () => NoStreets,
  ),
);

/** An open emergency whose place is known, if only by its sector. */
export interface KnownPlace {
  readonly number: number;
  readonly helped: boolean;
  readonly sector: NonNullable<EmergencyLine['sector']>;
  readonly position: EmergencyLine['position'];
}

/** Half the way across a sector of ordinary size, in metres: 416 share 26,338 km². */
const sectorRadius = 4_500;

const onStreets = ({ helped, number, position, sector }: KnownPlace): StreetMark =>
  position
    ? {
        number,
        helped,
        at: [position.latitude, position.longitude],
        within: position.accuracy,
        exact: true,
      }
    : {
        number,
        helped,
        at: [sector.latitude, sector.longitude],
        within: sectorRadius,
        exact: false,
      };

/**
 * Where the emergencies are: on streets, where the operator has set a provider of tiles and it
 * answers, else on the drawing of the sectors, which needs none.
 */
export function StreetsOrSectors(props: { label: string; marks: readonly KnownPlace[] }) {
  const { label, marks } = props;
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const known = statusOf(useAnswer(getStreetTiles, {}, { staleTime: Number.POSITIVE_INFINITY }));
  const tiles = known.status === 'answered' ? known.data : null;
  const drawing = (
    <RwandaMap
      label={label}
      marks={marks.map(({ helped, number, sector }) => ({ number, helped, sector: sector.code }))}
    />
  );
  if (!tiles || failed) {
    return (
      <>
        {drawing}
        {failed ? (
          <Quiet>
            <Trans>The streets did not arrive: the map shows the sectors.</Trans>
          </Quiet>
        ) : null}
      </>
    );
  }
  return (
    <Suspense fallback={drawing}>
      <Streets label={label} marks={marks.map(onStreets)} url={tiles.url} onFail={fail} />
      <Quiet>
        <Trans>A dashed ring: only the sector is known. Streets: {tiles.attribution}</Trans>
      </Quiet>
    </Suspense>
  );
}
