import { type ReactNode, useEffect, useRef } from 'react';

const nothing = Symbol('nothing');

/** The heading of a step: takes the focus when it comes, so that it is read out. */
export function StepHeading(props: {
  as?: 'h1' | 'h2' | 'h3' | 'h4';
  /** What it stands for: when that changes it takes the focus again. */
  of?: unknown;
  /** It comes with its page, where the focus begins elsewhere: only a change moves it here. */
  first?: boolean;
  /** Whoever draws it scrolls by itself. */
  preventScroll?: boolean;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { as: Heading = 'h1', of, first = false, preventScroll = false, ...rest } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(first ? of : nothing);
  useEffect(() => {
    if (shown.current === of) return;
    shown.current = of;
    heading.current?.focus({ preventScroll });
  }, [of, preventScroll]);
  return <Heading {...rest} ref={heading} tabIndex={-1} />;
}
