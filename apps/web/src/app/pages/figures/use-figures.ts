import { type Figures, getFigures } from '@hafi/contract/support/figures.contract';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';

/**
 * The network in numbers, asked for once the page is shown. Null until then, and when they do not
 * arrive: they decorate a page, so nothing is said about a failure.
 */
export function useFigures(): Figures | null {
  const [figures, setFigures] = useState<Figures | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    call(getFigures, { signal: asking.signal }).then(
      ({ data }) => setFigures(data),
      () => undefined,
    );
    return () => asking.abort();
  }, []);
  return figures;
}
