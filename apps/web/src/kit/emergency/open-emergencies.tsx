import type { EmergencyLine } from '@hafi/contract/emergency/emergency.schemas';
import { Badge } from '@hafi/ui/badge/badge';
import { ButtonLink } from '@hafi/ui/button/button';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/query/guarded-query.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { CallStands } from './call-stands.tsx';
import { useEmergencies } from './emergencies.queries.ts';
import { levelWords } from './emergency-words.ts';
import styles from './open-emergencies.module.css';
import { Since } from './since.tsx';

interface LineProps {
  readonly emergency: EmergencyLine;
  readonly number: number | null;
  /** Where its name leads. */
  readonly to: string;
  /** Whether it is shown beside the list. */
  readonly shown: boolean;
}

function Line({ emergency, number, shown, to }: LineProps) {
  const { t } = useLingui();
  const { drill, elder, level, phone, sector, startedAt } = emergency;
  const asked = level ? t(levelWords[level]) : null;
  const { firstName } = elder;
  return (
    <SheetRow
      marked={shown}
      title={
        <>
          {number === null ? null : `${number}. `}
          <Link to={to} aria-current={shown || undefined}>
            {elder.name}
          </Link>
        </>
      }
      line={
        <>
          {sector ? `${sector.name}, ${sector.district}. ` : null}
          <CallStands call={emergency} />
          {asked ? <Trans>, asked: {asked}</Trans> : null}
        </>
      }
      end={
        <div className={styles.end}>
          <Since at={startedAt} />
          {phone ? (
            <ButtonLink href={`tel:${phone}`} variant="second" icon={Phone}>
              {t`Call ${firstName}`}
            </ButtonLink>
          ) : null}
        </div>
      }
    >
      {drill ? (
        <Badge tone="sun">
          <Trans>Drill</Trans>
        </Badge>
      ) : null}
    </SheetRow>
  );
}

const ownPage = ({ elder, id }: EmergencyLine) => paths.runningEmergency(id, elder.id ?? '');

/** The emergencies that go on, the newest first, each with how it stands. */
export function OpenEmergencies(props: {
  aside?: ReactNode;
  /** With the numbers that they have on the map. */
  numbered?: boolean;
  /** The one that is shown beside the list. */
  shown?: string | null;
  /** Where the name of one leads; default: its own page. */
  toCase?: (line: EmergencyLine) => string;
}) {
  const { aside, numbered = false, shown = null, toCase = ownPage } = props;
  const { t } = useLingui();
  const query = useEmergencies();
  return (
    <Sheet title={<Trans>Open emergencies</Trans>} count={dataOf(query)?.length} aside={aside}>
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
              <Line
                key={emergency.id}
                emergency={emergency}
                number={numbered ? at + 1 : null}
                to={toCase(emergency)}
                shown={emergency.id === shown}
              />
            ))}
          </SheetRows>
        )}
      </QueryState>
    </Sheet>
  );
}
