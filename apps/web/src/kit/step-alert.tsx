import { Alert, type AlertProps } from '@hafi/ui/alert/alert';
import { useEffect, useRef } from 'react';

/** An alert that an act leads to, in place of its control: takes the focus when it appears. */
export function StepAlert({
  first = false,
  ...alert
}: Omit<AlertProps, 'ref' | 'tabIndex'> & {
  /** Set when it appears together with its page, which places the focus elsewhere. */
  first?: boolean;
}) {
  const words = useRef<HTMLDivElement>(null);
  const isFirst = useRef(first);
  useEffect(() => {
    if (!isFirst.current) words.current?.focus();
  }, []);
  return <Alert {...alert} ref={words} tabIndex={-1} />;
}
