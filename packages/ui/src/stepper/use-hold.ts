import { type PointerEvent, useEffect, useRef } from 'react';

/** Length of a press before it repeats, and the intervals of repetition, in milliseconds. */
const beforeRepeat = 500;
const pace = 110;
/** After this many repetitions each is a larger step. */
const stepsBeforeLarge = 15;

/**
 * A press makes one step on release, so that scrolling with a finger changes nothing; a long press
 * repeats, faster after a while. `times` is the number of steps at once.
 */
export function useHold(step: (times: number) => void, largeTimes: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const repeated = useRef(0);
  const act = useRef(step);
  useEffect(() => {
    act.current = step;
  }, [step]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => clearTimeout(timer.current);
  const repeat = () => {
    repeated.current += 1;
    act.current(repeated.current > stepsBeforeLarge ? largeTimes : 1);
    timer.current = setTimeout(repeat, pace);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return;
      repeated.current = 0;
      stop();
      timer.current = setTimeout(repeat, beforeRepeat);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // On phones a long press would open the context menu.
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      stop();
      if (repeated.current === 0) act.current(1);
      repeated.current = 0;
    },
  };
}
