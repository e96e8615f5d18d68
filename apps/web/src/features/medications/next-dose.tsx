import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Card } from '@hafi/ui/card/card';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { DoseLine } from './dose-line.tsx';
import styles from './medications.module.css';
import { useMedications } from './medications.queries.ts';
import { RefusedDoses } from './refused-doses.tsx';
import { doseKey } from './todays-doses.tsx';
import { useShownDoses } from './use-shown-doses.ts';
import type { ShownDose } from './waiting-doses.ts';

/** The due doses, otherwise those of the next time. */
function nextOf(doses: readonly ShownDose[]): ShownDose[] {
  const due = doses.filter(({ state }) => state === 'due');
  if (due.length > 0) return due;
  const next = doses.find(({ state }) => state === 'upcoming');
  return next
    ? doses.filter(({ dueAt, state }) => dueAt === next.dueAt && state === 'upcoming')
    : [];
}

/**
 * The due doses, with one tap. Those answered here stay until the page is left, so that the answer
 * can be retracted.
 */
function DueDoses({ elder, doses }: { elder: Elder; doses: readonly ShownDose[] }) {
  const shown = useRef(new Set<string>());
  for (const dose of nextOf(doses)) if (dose.can.answer) shown.current.add(doseKey(dose));
  const next = new Set(nextOf(doses).map(doseKey));
  const lines = doses.filter((dose) => next.has(doseKey(dose)) || shown.current.has(doseKey(dose)));
  if (lines.length === 0) {
    return (
      <Quiet>
        <Trans>Nothing more is planned for today.</Trans>
      </Quiet>
    );
  }
  return (
    <Card
      as="ul"
      flush
      edge={lines.some(({ state }) => state === 'due') ? 'sun' : undefined}
      className={styles.doses}
    >
      {lines.map((dose) => (
        <DoseLine key={doseKey(dose)} dose={dose} elder={elder} />
      ))}
    </Card>
  );
}

/** The elder's next doses; nothing for who takes no medicines. */
export function NextDose({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const medications = useMedications(elder.id);
  const { doses, query } = useShownDoses(elder);
  const words = { label: t`Loading the next dose`, failed: t`The next dose did not arrive` };
  return (
    <QueryState query={medications} {...words} compact>
      {(list) =>
        list.some(({ status }) => status === 'active') ? (
          <Stack as="section" fill aria-labelledby="next-dose">
            <h2 id="next-dose" data-clip="dashboard-next-dose">
              <Trans>Next dose</Trans>
            </h2>
            <RefusedDoses />
            <QueryState query={query} {...words} compact>
              {() => <DueDoses elder={elder} doses={doses} />}
            </QueryState>
            <Link to={paths.medications(elder.id)}>
              <Trans>All medicines of today</Trans>
            </Link>
          </Stack>
        ) : null
      }
    </QueryState>
  );
}
