import { type ReactNode, useEffect, useRef } from 'react';

const nothing = Symbol('nothing');

/**
 * The heading of a step in a longer flow: takes the focus when it appears, so that screen readers
 * read it.
 */
export function StepHeading(props: {
  as?: 'h1' | 'h2' | 'h3' | 'h4';
  /** Identifies the step: when it changes, the heading takes the focus again. */
  of?: unknown;
  /**
   * Set when it appears together with its page, which places the focus elsewhere: only a change of
   * step moves it here.
   */
  first?: boolean;
  /** Set when the caller handles scrolling. */
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
