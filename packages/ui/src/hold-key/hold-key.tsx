import type { LucideIcon } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Ring } from '../ring/ring.tsx';
import styles from './hold-key.module.css';

const stitches = 30;

export type HoldKeyProps = Omit<ComponentProps<'button'>, 'children' | 'onClick'> & {
  icon: LucideIcon;
  /** What it does, in two or three words. */
  children: ReactNode;
  /** How long it is held, in milliseconds; 0 for a key that is only tapped. */
  holdMs: number;
  /** It was held to the end. */
  onHeld: () => void;
  /** It was tapped where it need not be held, or pressed by assistive technology, which cannot hold. */
  onTap: () => void;
  /** A hold begins: something that takes time may begin with it. */
  onBegin?: () => void;
};

/** Counts the stitches of a hold while it lasts. */
function useHold(holdMs: number, onHeld: () => void) {
  const [sewn, setSewn] = useState(0);
  const timer = useRef<ReturnType<typeof setInterval> | undefined>(undefined);
  const release = () => {
    clearInterval(timer.current);
    timer.current = undefined;
    setSewn(0);
  };
  const begin = () => {
    if (timer.current !== undefined) return;
    const from = Date.now();
    timer.current = setInterval(() => {
      const held = Date.now() - from;
      setSewn(Math.min(stitches, Math.floor((held / holdMs) * stitches)));
      if (held < holdMs) return;
      release();
      onHeld();
    }, holdMs / stitches);
  };
  useEffect(() => () => clearInterval(timer.current), []);
  return { sewn, begin, release };
}

const holdsBy = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';

/**
 * A round key that acts only when it is held, by a finger, a mouse, Space or Enter; a ring fills
 * meanwhile. A click without a press before it comes from assistive technology, which cannot hold.
 */
export function HoldKey(props: HoldKeyProps) {
  const { icon, children, holdMs, onHeld, onTap, onBegin, className, ...rest } = props;
  const { sewn, begin, release } = useHold(holdMs, onHeld);
  const [down, setDown] = useState(false);
  const pressed = useRef(false);
  const press = () => {
    pressed.current = true;
    setDown(true);
    onBegin?.();
    if (holdMs > 0) begin();
  };
  const lift = () => {
    setDown(false);
    release();
  };
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    press();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!holdsBy(event)) return;
    // The browser's own click would follow.
    event.preventDefault();
    if (!event.repeat) press();
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (!holdsBy(event)) return;
    event.preventDefault();
    lift();
    if (pressed.current && holdMs === 0) onTap();
    pressed.current = false;
  };
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    const wasPressed = pressed.current;
    pressed.current = false;
    if (holdMs === 0 || !wasPressed) onTap();
  };
  return (
    <button
      type="button"
      {...rest}
      onPointerDown={onPointerDown}
      onPointerUp={lift}
      onPointerCancel={lift}
      onLostPointerCapture={lift}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      onBlur={lift}
      onClick={onClick}
      // A long press would open the browser's menu.
      onContextMenu={(event) => event.preventDefault()}
      className={classNames(styles.hold, down && styles.down, className)}
    >
      <Ring count={stitches} done={sewn} tone="alarm" thread={10} className={styles.ring} />
      <span className={styles.disc}>
        <Icon of={icon} />
        <span className={styles.words}>{children}</span>
      </span>
    </button>
  );
}
