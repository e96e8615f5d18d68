import { formatRwf } from '@hafi/i18n/numbers';
import { Trans } from '@lingui/react/macro';
import { useLocale } from '../../../lib/words/locale.ts';

/** What providers kept, as far as they have said so: what is not known is never shown as nothing. */
export function KeptFee({ fee, feesUnknown }: { fee: number; feesUnknown: number }) {
  const known = formatRwf(fee, useLocale());
  if (feesUnknown === 0) return known;
  if (fee === 0) return <Trans>Not yet known</Trans>;
  return (
    <>
      {known}
      <br />
      <Trans>{feesUnknown} not yet known</Trans>
    </>
  );
}
