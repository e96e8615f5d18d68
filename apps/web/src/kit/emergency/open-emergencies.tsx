import type { EmergencyLine } from '@hafi/contract/emergency/emergency.schemas';
import { Badge } from '@hafi/ui/badge/badge';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { beside } from '../../lib/query/known.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { When } from '../when.tsx';
import { useEmergencies } from './emergencies.queries.ts';
import { levelWords, stateWords } from './emergency-words.ts';

function Line({ emergency, number }: { emergency: EmergencyLine; number: number | null }) {
  const { t } = useLingui();
  const { drill, elder, id, level, sector, startedAt, state } = emergency;
  const asked = level ? t(levelWords[level]) : null;
  return (
    <SheetRow
      title={
        <>
          {number === null ? null : `${number}. `}
          <Link to={paths.runningEmergency(id, elder.id ?? '')}>{elder.name}</Link>
        </>
      }
      line={
        <>
          {sector ? `${sector.name}, ${sector.district}. ` : null}
          {t(stateWords[state])}
          {asked ? <Trans>, asked: {asked}</Trans> : null}
        </>
      }
      end={<When at={startedAt} />}
    >
      {drill ? (
        <Badge tone="sun">
          <Trans>Drill</Trans>
        </Badge>
      ) : null}
    </SheetRow>
  );
}

/** The emergencies that go on, the newest first, each with how it stands. */
export function OpenEmergencies(props: {
  aside?: ReactNode;
  /** With the numbers that they have on the map. */
  numbered?: boolean;
}) {
  const { aside, numbered = false } = props;
  const { t } = useLingui();
  const query = useEmergencies();
  return (
    <Sheet title={<Trans>Open emergencies</Trans>} count={beside(query)?.length} aside={aside}>
      <QueryState
        query={query}
        label={t`Loading...`}
        failed={t`The emergencies did not arrive. Call who may need you.`}
        rows={1}
        isEmpty={(lines) => lines.length === 0}
        empty={
          <SheetBody>
            <p>
              <Trans>Nobody calls for help now.</Trans>
            </p>
          </SheetBody>
        }
      >
        {(lines) => (
          <SheetRows>
            {lines.map((emergency, at) => (
              <Line key={emergency.id} emergency={emergency} number={numbered ? at + 1 : null} />
            ))}
          </SheetRows>
        )}
      </QueryState>
    </Sheet>
  );
}
