import { Wrap } from '@hafi/ui/layout/layout';
import { Spinner } from '@hafi/ui/spinner/spinner';
import { useLingui } from '@lingui/react/macro';
import { SlowPart } from '../lib/slow-part.tsx';

/** A skeleton of a whole screen. */
export function PageLoading() {
  const { t } = useLingui();
  return (
    <Wrap>
      <Spinner label={t`Loading...`} labelShown size="large" data-loading />
      <SlowPart />
    </Wrap>
  );
}
