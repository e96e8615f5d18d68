import type { CareStop } from '@hafi/contract/caregivers/caregivers.contract';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Status } from '@hafi/ui/alert/alert';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Pair, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, NotebookPen } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { RefusedEntries } from '../../kit/refused-entries.tsx';
import { newId } from '../../lib/outbox/outbox-id.ts';
import { paths } from '../../lib/paths.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useLogVisit } from './caregivers.queries.ts';
import { StopCard } from './stop-card.tsx';
import { useShownStops } from './use-shown-stops.ts';
import { entryOf } from './visit-draft.ts';
import { VisitForm } from './visit-form.tsx';

/** Whether the caller is a caregiver in the elder's circle. */
const isCared = ({ by, relation }: Elder) => by === 'circle' && relation === 'caregiver';

/** Logs an unscheduled visit afterwards. */
function OtherVisit({ elders, onDone }: { elders: readonly Elder[]; onDone: () => void }) {
  const say = useLogVisit();
  return (
    <Card>
      <VisitForm
        title={<Trans>A visit that was not planned</Trans>}
        save={<Trans>Write the visit down</Trans>}
        draftKey="visit-unplanned"
        start={{ arrivedAt: null, leftAt: null }}
        elders={elders}
        askDay
        onCancel={onDone}
        onSave={async (draft, exactly) => {
          const about = { id: newId(), visitId: newId(), planned: null };
          const entry = entryOf(draft, exactly, about);
          await say.mutateAsync({ elderId: draft.elderId, entry });
          onDone();
        }}
      />
    </Card>
  );
}

/**
 * A caregiver's visits of today in order of time, each with its next action. With one elder in
 * `elders`, only the visits to that elder.
 */
export function TodaysRoute(props: {
  title: string;
  elders: readonly Elder[];
  /** Renders an elder's health. */
  health?: (health: NonNullable<CareStop['health']>) => ReactNode;
  empty: string;
}) {
  const { empty, health, title } = props;
  const { t } = useLingui();
  const elders = props.elders.filter(isCared);
  const { query, refused, stops } = useShownStops(elders);
  const [writing, setWriting] = useState(false);
  const write = useRef<HTMLButtonElement>(null);
  const [first] = elders;
  const own = stops.filter(({ elder }) => elders.some(({ id }) => id === elder.id));
  const done = () => {
    setWriting(false);
    requestAnimationFrame(() => write.current?.focus());
  };
  return (
    <Stack as="section" fill>
      <Pair>
        <h2>{title}</h2>
        {first && !writing ? (
          <Button ref={write} variant="second" icon={NotebookPen} onClick={() => setWriting(true)}>
            <Trans>Write down another visit</Trans>
          </Button>
        ) : null}
      </Pair>
      <Status>
        <RefusedEntries
          refused={refused}
          title={<Trans>What you entered about a visit was not taken.</Trans>}
        />
      </Status>
      {writing ? <OtherVisit elders={elders} onDone={done} /> : null}
      <QueryState
        query={query}
        label={t`Loading today's visits`}
        failed={t`Today's visits did not arrive`}
        isEmpty={() => own.length === 0}
        empty={
          <Empty
            title={t`No visit is planned for today`}
            titleAs="h3"
            action={
              first ? (
                <ButtonLink as={Link} to={paths.careVisits(first.id)} icon={CalendarPlus}>
                  <Trans>Plan visits</Trans>
                </ButtonLink>
              ) : undefined
            }
          >
            {empty}
          </Empty>
        }
      >
        {() => (
          <Stack as="ul" fill>
            {own.map((stop) => (
              <StopCard
                key={
                  stop.planned ? `${stop.planned.scheduleId} ${stop.planned.day}` : stop.visit?.id
                }
                stop={stop}
                health={stop.health ? health?.(stop.health) : null}
              />
            ))}
          </Stack>
        )}
      </QueryState>
    </Stack>
  );
}
