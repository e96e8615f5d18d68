import type { Glance } from '@hafi/contract/alerts/glance.schemas';
import type { EmergencyLine } from '@hafi/contract/emergency/emergency.schemas';
import { ButtonLink } from '@hafi/ui/button/button';
import { Empty } from '@hafi/ui/list-state/list-state';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { Link } from 'react-router';
import { useEmergencies } from '../../kit/emergency/emergencies.queries.ts';
import { ZoneNote } from '../../kit/zone-note.tsx';
import { useNow } from '../../lib/clock/use-now.ts';
import { paths } from '../../lib/paths.ts';
import { statusOf } from '../../lib/query/guarded-query.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { DeathLine } from './death-line.tsx';
import { FamilyLine } from './family-line.tsx';
import styles from './family-lines.module.css';
import { useGlances } from './glances.queries.ts';
import { KnownPhones } from './known-phones.tsx';
import { type LineState, lineStateOf, lineStates, needsYou } from './line-state.ts';

/** So many elders leave room on a phone for a key in the line. */
const fewest = 2;

interface Line {
  readonly glance: Glance;
  readonly state: LineState;
  /** Their call for help that goes on. */
  readonly call: EmergencyLine | undefined;
}

/** The elders, the worst first: who calls for help, whatever else is known of them. */
const linesOf = (
  glances: readonly Glance[],
  calls: readonly EmergencyLine[],
  now: Date,
): readonly Line[] =>
  glances
    .map((glance) => {
      const call = calls.find(({ drill, elder }) => !drill && elder.id === glance.elder.id);
      return { glance, call, state: call ? ('urgent' as const) : lineStateOf(glance, now) };
    })
    // A drill that is still open says nothing of who has died.
    .filter(({ call, glance }) => !glance.death || call)
    // A stable sort: of two urgent ones the call for help comes first.
    .sort((one, other) => Number(!one.call) - Number(!other.call))
    .sort((one, other) => lineStates.indexOf(one.state) - lineStates.indexOf(other.state));

/** The answer to the page's one question. Nothing calm is said of whom nothing is known. */
function useTitle() {
  const { t } = useLingui();
  return (lines: readonly Line[]): string => {
    const all = lines.length;
    const needy = lines.filter(({ state }) => needsYou(state)).length;
    if (needy > 0) {
      return t`${plural(needy, {
        one: `# of ${all} needs you`,
        other: `# of ${all} need you`,
      })}`;
    }
    const well = lines.filter(({ state }) => state === 'well').length;
    if (well === all) return all === 1 ? t`All is well` : t`All ${all} are well`;
    return well === 0 ? t`How they are` : t`${well} of ${all} are well`;
  };
}

const isAlone = (lines: readonly Line[], { elder }: Glance) =>
  lines.filter(({ glance }) => glance.elder.firstName === elder.firstName).length === 1;

/** The elders whom the person cares for: one line each, the worst first. */
export function FamilyLines() {
  const { t } = useLingui();
  const now = useNow();
  const titleOf = useTitle();
  const query = useGlances();
  const known = statusOf(query);
  const calling = statusOf(useEmergencies());
  const calls = calling.status === 'answered' ? calling.data : [];
  const lines = known.status === 'answered' ? linesOf(known.data, calls, now) : [];
  const hasLines = lines.length > 0;
  const dead = known.status === 'answered' ? known.data.filter(({ death }) => death) : [];
  return (
    <div className={styles.part}>
      <header className={styles.head}>
        {/* Nothing calm where it is not known whether somebody calls for help. */}
        <h1>{hasLines && calling.status !== 'failed' ? titleOf(lines) : t`How they are`}</h1>
        {lines.some(({ glance }) => glance.phone) ? (
          <p aria-hidden="true">
            <Trans>Call</Trans>
          </p>
        ) : null}
      </header>
      <QueryState
        query={query}
        label={t`Loading how they are`}
        failed={t`How they are did not arrive`}
        isEmpty={(list) => list.length === 0}
        empty={
          <Empty
            title={t`You are in no circle yet`}
            titleAs="h2"
            action={
              <ButtonLink as={Link} to={paths.circle} icon={Users}>
                <Trans>Enter a code, or register an elder</Trans>
              </ButtonLink>
            }
          >
            {t`Ask the elder, or who helps them, to invite you: by SMS, e-mail or a code.`}
          </Empty>
        }
      >
        {() => (
          <>
            {hasLines ? (
              <ul className={styles.list} data-many={lines.length > fewest}>
                {lines.map(({ call, glance, state }) => (
                  <FamilyLine
                    key={glance.elder.id}
                    glance={glance}
                    call={call}
                    state={state}
                    isOnly={isAlone(lines, glance)}
                  />
                ))}
              </ul>
            ) : null}
            {dead.map(({ death, elder }) =>
              death ? <DeathLine key={elder.id} death={death} elder={elder} /> : null,
            )}
          </>
        )}
      </QueryState>
      {known.status === 'failed' ? <KnownPhones /> : null}
      {hasLines ? <ZoneNote /> : null}
    </div>
  );
}
