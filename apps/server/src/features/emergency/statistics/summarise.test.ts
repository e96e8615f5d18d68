import { describe, expect, it } from 'vitest';
import { summarise, type Timed } from './summarise.ts';

const from = new Date('2026-11-01T00:00:00Z');
const until = new Date('2026-12-01T00:00:00Z');
const firedAt = new Date('2026-11-10T08:00:00Z');
const after = (seconds: number) => new Date(firedAt.getTime() + seconds * 1000);
const one = (change: Partial<Timed> = {}): Timed => ({
  firedAt,
  isFalseAlarm: false,
  isOpen: false,
  noticedAt: null,
  answeredAt: null,
  arrivedAt: null,
  ...change,
});
const of = (...all: Timed[]) => summarise(all, { from, until });

describe('the times', () => {
  it('are the median and the 90th percentile of what has happened', () => {
    const all = [9, 1, 2, 3, 4, 5, 6, 7, 8, 100].map((each) => one({ noticedAt: after(each) }));
    expect(of(...all).toNotice).toEqual({ count: 10, median: 5, ninetieth: 9 });
    const three = [30, 600, 60].map((each) => one({ answeredAt: after(each) }));
    expect(of(...three).toAnswer).toEqual({ count: 3, median: 60, ninetieth: 600 });
  });

  it('leave out what has not happened, and are not told of fewer than three', () => {
    const answered = [10, 20].map((each) => one({ answeredAt: after(each) }));
    const { toAnswer, toArrival } = of(...answered, one(), one({ isOpen: true }));
    expect(toAnswer).toEqual({ count: 2, median: null, ninetieth: null });
    expect(toArrival).toEqual({ count: 0, median: null, ninetieth: null });
  });

  it('leave out false alarms, which are counted', () => {
    const real = [10, 20, 30].map((each) => one({ arrivedAt: after(each), answeredAt: after(5) }));
    const alarm = one({ isFalseAlarm: true, arrivedAt: after(9_000), answeredAt: after(9_000) });
    expect(of(...real, alarm)).toMatchObject({
      emergencies: 3,
      falseAlarms: 1,
      neverAnswered: 0,
      toArrival: { count: 3, median: 20, ninetieth: 30 },
    });
  });
});

it('counts those that ended unanswered, not those that still go on', () => {
  const all = [one(), one({ isOpen: true }), one({ answeredAt: after(5), isOpen: true })];
  expect(of(...all)).toMatchObject({ emergencies: 3, open: 2, neverAnswered: 1 });
});

it('takes what fired in the span, its end not included', () => {
  const days = [from, new Date(from.getTime() - 1), until, new Date(until.getTime() - 1)];
  expect(of(...days.map((day) => one({ firedAt: day }))).emergencies).toBe(2);
});
