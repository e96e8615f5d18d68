import type { PointerEvent } from 'react';
import { useEffect, useState } from 'react';
import type { Target } from './move-bar.tsx';
import { halfOf, timeOf } from './slot-times.ts';

interface Span {
  readonly date: string;
  /** Half hours since midnight: where the mouse was pressed, and where it is. */
  readonly from: number;
  readonly to: number;
}

/**
 * A stretch of free half hours of one day, drawn with the mouse. `isFree` says which of them can be
 * in it; `onDrawn` is told where it begins and how long it is. One half hour alone is a press, which
 * its button hears itself.
 */
export function useDragSpan(
  isFree: (target: Target) => boolean,
  onDrawn: (target: Target, minutes: number) => void,
) {
  const [span, setSpan] = useState<Span | null>(null);
  useEffect(() => {
    if (!span) return;
    const end = () => {
      setSpan(null);
      const { date, from, to } = span;
      if (from === to) return;
      onDrawn({ date, time: timeOf(Math.min(from, to)) }, (Math.abs(to - from) + 1) * 30);
    };
    const stop = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setSpan(null);
    };
    addEventListener('pointerup', end);
    addEventListener('keydown', stop);
    return () => {
      removeEventListener('pointerup', end);
      removeEventListener('keydown', stop);
    };
  }, [span, onDrawn]);
  const reach = ({ date, time }: Target) => {
    if (span?.date !== date) return;
    const to = halfOf(time);
    const [first, last] = [Math.min(span.from, to), Math.max(span.from, to)];
    for (let half = first; half <= last; half += 1) {
      if (!isFree({ date, time: timeOf(half) })) return;
    }
    setSpan({ date, from: span.from, to });
  };
  return {
    /** Whether a half hour lies in what is being drawn. */
    has: ({ date, time }: Target) =>
      span?.date === date &&
      span.from !== span.to &&
      Math.min(span.from, span.to) <= halfOf(time) &&
      halfOf(time) <= Math.max(span.from, span.to),
    /** What the button of a free half hour listens to. A finger scrolls instead. */
    listenersOf: (target: Target) => ({
      onPointerDown: ({ button, pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse' || button !== 0) return;
        const from = halfOf(target.time);
        setSpan({ date: target.date, from, to: from });
      },
      onPointerEnter: () => reach(target),
    }),
  };
}
