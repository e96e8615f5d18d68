import { type PointerEvent, useEffect, useRef } from 'react';

/** How long a press is before it repeats, and how fast it repeats, in milliseconds. */
const beforeRepeat = 500;
const pace = 110;
/** After so many repetitions each is a larger step. */
const stepsBeforeLarge = 15;

/**
 * A press makes one step when it is let go, so that a finger that scrolls past changes nothing; a
 * long one repeats until then, faster after a while. `times` is how many steps at once.
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
    // A long press asks for a menu on phones.
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      stop();
      if (repeated.current === 0) act.current(1);
      repeated.current = 0;
    },
  };
}
