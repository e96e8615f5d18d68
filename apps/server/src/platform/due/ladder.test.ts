import { expect, it } from 'vitest';
import { climb, type Rung } from './ladder.ts';

const at = (time: string) => new Date(`2026-11-23T${time}Z`);
type Step = 'first' | 'second' | 'others';
const minute = 60_000;
const rungs: readonly Rung<Step>[] = [
  { step: 'first', at: at('06:00:00'), until: at('07:00:00') },
  { step: 'second', at: at('07:00:00'), until: at('20:00:00') },
  { step: 'others', at: at('07:10:00'), afterLastMs: 8 * minute },
];

it('takes each step at its second, and says when the next is due', () => {
  expect(climb(rungs, null, at('05:59:59'))).toEqual({ take: null, nextAt: at('06:00:00') });
  expect(climb(rungs, null, at('06:00:00'))).toEqual({ take: 'first', nextAt: at('07:00:00') });
  const first = { step: 'first', at: at('06:00:00') } as const;
  expect(climb(rungs, first, at('06:59:59')).take).toBeNull();
  expect(climb(rungs, first, at('07:00:01'))).toEqual({ take: 'second', nextAt: at('07:10:00') });
  const second = { step: 'second', at: at('07:00:01') } as const;
  expect(climb(rungs, second, at('07:10:00'))).toEqual({ take: 'others', nextAt: null });
  const others = { step: 'others', at: at('07:10:00') } as const;
  expect(climb(rungs, others, at('09:00:00'))).toEqual({ take: null, nextAt: null });
});

it('leaves out what became worthless, and gives whoever is told late the time to act', () => {
  const late = climb(rungs, null, at('10:00:00'));
  expect(late).toEqual({ take: 'second', nextAt: at('10:08:00') });
  const second = { step: 'second', at: at('10:00:00') } as const;
  expect(climb(rungs, second, at('10:07:59')).take).toBeNull();
  expect(climb(rungs, second, at('10:08:00')).take).toBe('others');
  // Whatever has no end is never left out.
  expect(climb(rungs, null, at('23:00:00'))).toEqual({ take: 'others', nextAt: null });
});

it('does not add up how late steps are by seconds', () => {
  const rests: readonly Rung<Step>[] = [
    { step: 'second', at: at('07:00:00') },
    { step: 'others', at: at('07:08:00'), afterLastMs: 8 * minute },
  ];
  const taken = (time: string) => ({ step: 'second', at: at(time) }) as const;
  expect(climb(rests, null, at('07:00:29')).nextAt).toEqual(at('07:08:00'));
  expect(climb(rests, taken('07:00:30'), at('07:08:00')).take).toBe('others');
  expect(climb(rests, taken('07:00:31'), at('07:08:00')).nextAt).toEqual(at('07:08:31'));
});

it('counts a step that a clock took in the future as taken now', () => {
  const ahead = { step: 'second', at: at('19:00:00') } as const;
  expect(climb(rungs, ahead, at('07:05:00'))).toEqual({ take: null, nextAt: at('07:13:00') });
});
