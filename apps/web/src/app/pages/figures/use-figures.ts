import { type Figures, getFigures } from '@hafi/contract/support/figures.contract';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';

/**
 * The network in numbers, asked for once the page is shown. Undefined until then, null when they do
 * not arrive: they decorate a page, so nothing is said about a failure.
 */
export function useFigures(): Figures | null | undefined {
  const [figures, setFigures] = useState<Figures | null>();
  useEffect(() => {
    const asking = new AbortController();
    call(getFigures, { signal: asking.signal }).then(
      ({ data }) => setFigures(data),
      () => asking.signal.aborted || setFigures(null),
    );
    return () => asking.abort();
  }, []);
  return figures;
}
