import type { Elder } from '@hafi/contract/circle/circle.contract';
import { listPeopleToCall } from '@hafi/contract/emergency/emergency.contract';
import { AlarmCard } from '@hafi/ui/alarm-card/alarm-card';
import { ButtonLink } from '@hafi/ui/button/button';
import { Quiet } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageSquare, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { statusOf } from '../../lib/query/guarded-query.ts';
import { keptCalls } from '../../lib/query/kept/kept-calls.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';
import { useAccount } from '../../lib/session.ts';

/** Somebody to call, by the name they are known by. */
export interface Callee {
  readonly firstName: string;
  readonly phone: string;
}

/** What became of the reading: the server has it, does not have it yet, or will not take it. */
export type ReadingFate = 'taken' | 'waiting' | 'refused';

/** As many people stand on the first screen. */
const shown = 2;

/** Whom to call about an elder, as the server says now or as this device keeps it. */
function useCallees(elderId: string): readonly Callee[] {
  const { id } = useAccount();
  const state = statusOf(useAnswer(listPeopleToCall, {}));
  const groups = state.status === 'answered' ? state.data : (keptCalls(id)?.groups ?? []);
  return groups.find(({ elder }) => elder.id === elderId)?.people ?? [];
}

/**
 * The first screen after a reading that threatens a life: the number, what to do now, the ambulance and
 * the elder's people. Whoever wrote it for somebody else reads words for them, and without network
 * finds an SMS ready.
 */
export function UrgentCard(props: {
  elder: Elder;
  /** Whom to call where the reader is not who decides for the elder. */
  calls?: readonly Callee[] | undefined;
  head: string;
  value: string;
  /** Unless it is taken, nobody else knows. */
  fate: ReadingFate;
  children?: ReactNode;
}) {
  const { calls, children, elder, fate, head, value } = props;
  const { t } = useLingui();
  const own = useCallees(elder.id);
  const people = own.length > 0 ? own : (calls ?? []);
  const isOwn = elder.by === 'self';
  const name = elder.firstName;
  const sms = isOwn
    ? t`I need you now. Please call me.`
    : t`${elder.name} needs you now. Please call.`;
  const numbers = people.map(({ phone }) => phone).join(',');
  return (
    <AlarmCard head={<h2>{head}</h2>} value={value}>
      <p>
        <b>
          {isOwn ? <Trans>Sit down. Call now.</Trans> : <Trans>Stay with {name}. Call now.</Trans>}
        </b>
      </p>
      <ButtonLink href="tel:912" variant="alarm" icon={Phone} wide>
        <Trans>Call 912</Trans>
      </ButtonLink>
      {people.slice(0, shown).map(({ firstName, phone }) => (
        <ButtonLink key={phone} href={`tel:${phone}`} variant="second" icon={Phone} wide>
          <Trans>Call {firstName}</Trans>
        </ButtonLink>
      ))}
      {fate === 'taken' ? (
        <Quiet>
          <Trans>The people who are told of alerts are told now.</Trans>
        </Quiet>
      ) : (
        <>
          <p>
            {fate === 'refused' ? (
              <Trans>It was not taken: nobody was told by Hafi. Call.</Trans>
            ) : (
              <Trans>Nobody knows of {value} yet: it goes out when there is network.</Trans>
            )}
          </p>
          <ButtonLink
            href={`sms:${numbers}?body=${encodeURIComponent(sms)}`}
            variant="second"
            icon={MessageSquare}
            wide
          >
            <Trans>Tell the others by SMS</Trans>
          </ButtonLink>
        </>
      )}
      {children}
    </AlarmCard>
  );
}
