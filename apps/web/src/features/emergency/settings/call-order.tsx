import { namedContact, orderPeopleToCall } from '@hafi/contract/emergency/call-order.contract';
import { type CallGroup, listPeopleToCall } from '@hafi/contract/emergency/emergency.contract';
import { Button } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { changeAnswer } from '../../../lib/query/change-answer.ts';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';
import styles from './call-order.module.css';

type Person = CallGroup['people'][number];

const keyOf = ({ id }: Person): string => id ?? namedContact;

/** Puts the one at `from` in the place of the one at `to`. */
function moved(people: readonly Person[], from: number, to: number): Person[] {
  const others = people.filter((_, at) => at !== from);
  return [...others.slice(0, to), ...people.slice(from, from + 1), ...others.slice(to)];
}

/** Draws the new order at once; a failure brings back what the server has. */
function drawOrder(elderId: string, people: readonly Person[]): void {
  changeAnswer(listPeopleToCall, {}, ({ data, ...rest }) => ({
    ...rest,
    data: data.map((group) => {
      if (group.elder.id !== elderId) return group;
      const own = group.people.filter(({ why }) => why === 'elder');
      return { ...group, people: [...own, ...people] };
    }),
  }));
}

/** The key that was pressed keeps the focus when its line moves, or the other where it is gone. */
function useKeptKey(people: readonly Person[]) {
  const order = people.map(({ phone }) => phone).join();
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<{ phone: string; way: 'up' | 'down' } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the lines have moved
  useEffect(() => {
    if (!pressed.current || !list.current) return;
    const { phone, way } = pressed.current;
    const { activeElement: now, body } = document;
    // Whoever has gone on to something else stays there.
    if (now !== null && now !== body && !list.current.contains(now)) return;
    const keys = [...list.current.querySelectorAll<HTMLElement>('[data-phone]')].filter(
      (key) => key.dataset.phone === phone,
    );
    (keys.find((key) => key.dataset.way === way) ?? keys[0])?.focus();
  }, [order]);
  return { list, pressed };
}

function Sorted({ elderId, people }: { elderId: string; people: readonly Person[] }) {
  const { t } = useLingui();
  const { list, pressed } = useKeptKey(people);
  const [news, setNews] = useState('');
  const params = { id: elderId };
  const save = useAct(
    orderPeopleToCall,
    (order: readonly Person[]) => ({ params, body: { people: order.map(keyOf) } }),
    { queue: `call-order-${elderId}` },
  );
  const move = (person: Person, from: number, way: 'up' | 'down') => {
    const to = way === 'up' ? from - 1 : from + 1;
    const order = moved(people, from, to);
    const { name, phone } = person;
    const place = to + 1;
    pressed.current = { phone, way };
    drawOrder(elderId, order);
    setNews(t`${name} is number ${place} now.`);
    // Said at once, and the focus stays on the key.
    save.mutate(order, { done: null });
  };
  return (
    <>
      <ol ref={list} className={styles.order}>
        {people.map((person, at) => (
          <li key={person.phone}>
            <b>{person.name}</b>
            <div>
              {at > 0 ? (
                <Button
                  variant="second"
                  icon={ArrowUp}
                  data-phone={person.phone}
                  data-way="up"
                  onClick={() => move(person, at, 'up')}
                >
                  <Trans>Up</Trans> <SrOnly>{person.name}</SrOnly>
                </Button>
              ) : null}
              {at < people.length - 1 ? (
                <Button
                  variant="second"
                  icon={ArrowDown}
                  data-phone={person.phone}
                  data-way="down"
                  onClick={() => move(person, at, 'down')}
                >
                  <Trans>Down</Trans> <SrOnly>{person.name}</SrOnly>
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
      <SrOnly role="status">{news}</SrOnly>
      <ActFailure act={save} />
    </>
  );
}

/** Who is called first: the order stands on the emergency page, and people are notified in it. */
export function CallOrder({ elderId }: { elderId: string }) {
  const state = statusOf(useAnswer(listPeopleToCall, {}));
  const group =
    state.status === 'answered' ? state.data.find(({ elder }) => elder.id === elderId) : undefined;
  const people = group?.people.filter(({ why }) => why !== 'elder') ?? [];
  if (people.length < 2) return null;
  return (
    <Stack fill gap="tight">
      <h3>
        <Trans>Who is called first</Trans>
      </h3>
      <Sorted elderId={elderId} people={people} />
    </Stack>
  );
}
