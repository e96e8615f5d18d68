import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a step; takes the focus when the step is not the first thing on the page. */
export function StepHeading({ first, children }: { first?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!first) heading.current?.focus();
  }, [first]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
