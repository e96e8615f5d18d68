import { dayInKigali, isValidDay } from '@hafi/base/kigali-time';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useElders } from '../../../kit/circle/elders.queries.ts';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { useAge, WithinDated } from '../../../lib/query/as-of.tsx';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useSearch } from '../../../lib/search.ts';
import { useAccount } from '../../../lib/session.ts';
import { isCared } from '../is-cared.ts';
import { useShownStops } from '../route/use-shown-stops.ts';
import type { ShownStop } from '../waiting-visits.ts';
import { GoneSheet } from './gone-sheet.tsx';
import { SheetAge } from './kept-line.tsx';
import type { SheetOf } from './kept-sheets.ts';
import { OpenSheet } from './open-sheet.tsx';
import { UnknownTop } from './plain-top.tsx';
import styles from './sheet.module.css';
import { useSheet } from './use-sheet.ts';

/** One visit on one screen: what is due, what was measured and done, and Done. */
export function CareVisitPage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const [search] = useSearch();
  const { id: person } = useAccount();
  const today = dayInKigali(clockNow());
  const requested = search.get('day') ?? '';
  const day = isValidDay(requested) ? requested : today;
  const known = useElders();
  const age = useAge(known);
  usePageTitle(t`Visit`);
  return (
    <div className={styles.page}>
      {dataOf(known) ? null : <UnknownTop />}
      {/* The sheet says the age in a line of its own: a box above would take the room of a part. */}
      <WithinDated query={known}>
        <QueryState query={known} label={t`Loading the visit`} failed={t`The visit did not arrive`}>
          {(elders) => (
            <SheetOfDay
              key={`${day} ${id}`}
              of={{ person, id, day }}
              elders={elders.filter(isCared)}
              age={age}
            />
          )}
        </QueryState>
      </WithinDated>
    </div>
  );
}

const isStop =
  (id: string, visitId: string) =>
  ({ calledOff, planned, visit }: ShownStop): boolean =>
    planned?.scheduleId === id ||
    calledOff?.scheduleId === id ||
    visit?.id === id ||
    visit?.id === visitId;

function SheetOfDay(props: {
  of: SheetOf;
  elders: readonly Elder[];
  /** From when the elders are, where they are not up to date. */
  age: string | null;
}) {
  const { elders, of } = props;
  const { t } = useLingui();
  const { query, stops } = useShownStops(elders, of.day);
  const sheet = useSheet(of);
  const { draft } = sheet;
  const age = useAge(query) ?? props.age;
  const [isSendingGone, setIsSendingGone] = useState(false);
  return (
    <>
      {dataOf(query) ? null : <UnknownTop />}
      <WithinDated query={query}>
        <SheetAge value={age}>
          <QueryState
            query={query}
            label={t`Loading the visit`}
            failed={t`The visit did not arrive`}
          >
            {() => {
              const stop = stops.find(isStop(of.id, draft.visitId));
              // What is being sent appears on the route by itself; a refusal is said where it was sent.
              if (stop && !isSendingGone) return <OpenSheet of={of} sheet={sheet} stop={stop} />;
              const elder = elders.find(({ id }) => id === draft.stop?.elder.id);
              return <GoneSheet of={of} sheet={sheet} elder={elder} onSending={setIsSendingGone} />;
            }}
          </QueryState>
        </SheetAge>
      </WithinDated>
    </>
  );
}
