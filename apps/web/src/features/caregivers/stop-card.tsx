import { formatPhone } from '@hafi/base/format-phone';
import { timeInKigali } from '@hafi/base/kigali-time';
import { Alert } from '@hafi/ui/alert/alert';
import { Badge } from '@hafi/ui/badge/badge';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Person } from '@hafi/ui/person/person';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, HeartPulse, MapPinCheck, Phone, Pill } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { WaitingNote } from '../../kit/waiting-note.tsx';
import { clockNow } from '../../lib/clock/server-clock.ts';
import { newId } from '../../lib/outbox/outbox-id.ts';
import { paths } from '../../lib/paths.ts';
import { problemText } from '../../lib/words/problem-text.ts';
import { stateWords } from './care-words.ts';
import { useLogVisit } from './caregivers.queries.ts';
import { StopFacts } from './stop-facts.tsx';
import { entryOf } from './visit-draft.ts';
import { VisitForm } from './visit-form.tsx';
import type { ShownStop } from './waiting-visits.ts';

const tones = { planned: 'pending', arrived: 'sun', done: 'confirmed', missed: 'alarm' } as const;
const edges = { planned: 'earth', arrived: 'sun', done: 'leaf', missed: 'alarm' } as const;

const clock = (instant: string) => timeInKigali(new Date(instant));

/** Start and end of a visit: the logged times, otherwise the scheduled ones. */
function useSpan() {
  const { t } = useLingui();
  return ({ planned, visit }: ShownStop): string => {
    const from = clock(visit?.arrivedAt ?? planned?.startsAt ?? '');
    const to = visit ? visit.leftAt : planned?.endsAt;
    return to ? `${from}–${clock(to)}` : t`since ${from}`;
  };
}

/** One visit of the day, with its next action. */
export function StopCard({ stop, health }: { stop: ShownStop; health?: ReactNode }) {
  const { t } = useLingui();
  const span = useSpan();
  const { elder, state, waiting } = stop;
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="li" edge={edges[state]}>
      <Stack fill>
        <Row apart>
          <b>{span(stop)}</b>
          <span role="status">
            <Badge tone={tones[state]} icon={state === 'done' ? Check : undefined}>
              {t(stateWords[state])}
            </Badge>
          </span>
        </Row>
        <Person
          personId={elder.id}
          name={elder.name}
          photo={elder.photo}
          heading={
            <h3 ref={title} tabIndex={-1}>
              {elder.name}
            </h3>
          }
        />
        <StopFacts stop={stop} />
        {state === 'done' ? null : health}
        {waiting ? <WaitingNote /> : null}
        <StopActs stop={stop} onClosed={() => title.current?.focus()} />
      </Stack>
    </Card>
  );
}

/** The actions at a stop: arrive, finish, and links to what is needed there. */
function StopActs({ stop, onClosed }: { stop: ShownStop; onClosed: () => void }) {
  const { i18n, t } = useLingui();
  const say = useLogVisit();
  const [finishing, setFinishing] = useState(false);
  const pressed = useRef(false);
  const finish = useRef<HTMLButtonElement>(null);
  const { elder, phone, planned, state, visit } = stop;
  const { name } = elder;
  const arrived = state === 'arrived';
  // The pressed button is gone; the focus moves to the next one.
  useEffect(() => {
    if (arrived && pressed.current) finish.current?.focus({ preventScroll: true });
    pressed.current = false;
  }, [arrived]);
  const about = {
    visitId: visit?.id ?? '',
    planned: planned ? { scheduleId: planned.scheduleId, day: planned.day } : null,
  };
  const arrive = () => {
    pressed.current = true;
    const now = clockNow().toISOString();
    const entry = { ...about, id: newId(), visitId: newId(), arrivedAt: now, leftAt: null };
    say.mutate({ elderId: elder.id, entry: { ...entry, tasks: [], condition: null, note: '' } });
  };
  const close = () => {
    setFinishing(false);
    onClosed();
  };
  if (finishing && visit) {
    return (
      <VisitForm
        title={<Trans>How was the visit?</Trans>}
        titleAs="h4"
        save={<Trans>The visit is done</Trans>}
        draftKey={`visit-${visit.id}`}
        start={{ arrivedAt: new Date(visit.arrivedAt), leftAt: clockNow() }}
        onCancel={close}
        onSave={async (draft, exactly) => {
          const entry = entryOf(draft, exactly, { ...about, id: newId() });
          await say.mutateAsync({ elderId: elder.id, entry });
          close();
        }}
      />
    );
  }
  return (
    <>
      {say.isError ? (
        <Alert tone="error" live="assertive">
          {problemText(say.error, i18n)}
        </Alert>
      ) : null}
      <Row>
        {visit ? null : (
          <Button
            icon={MapPinCheck}
            busy={say.isPending}
            busyLabel={t`Please wait`}
            onClick={arrive}
          >
            <Trans>I have arrived</Trans> <SrOnly>{elder.name}</SrOnly>
          </Button>
        )}
        {arrived ? (
          <Button ref={finish} icon={Check} onClick={() => setFinishing(true)}>
            <Trans>Finish the visit</Trans> <SrOnly>{elder.name}</SrOnly>
          </Button>
        ) : null}
        {elder.permissions.includes('health:write') && state !== 'done' ? (
          <ButtonLink as={Link} to={paths.measure(elder.id)} variant="second" icon={HeartPulse}>
            <Trans>Measure</Trans> <SrOnly>{elder.name}</SrOnly>
          </ButtonLink>
        ) : null}
        {elder.permissions.includes('health:read') && state !== 'done' ? (
          <ButtonLink as={Link} to={paths.medications(elder.id)} variant="second" icon={Pill}>
            <Trans>Medicines</Trans> <SrOnly>{elder.name}</SrOnly>
          </ButtonLink>
        ) : null}
        {phone && state !== 'done' ? (
          <ButtonLink href={`tel:${phone}`} variant="link" icon={Phone}>
            <SrOnly>
              <Trans>Call {name}</Trans>
            </SrOnly>{' '}
            {formatPhone(phone)}
          </ButtonLink>
        ) : null}
      </Row>
    </>
  );
}
