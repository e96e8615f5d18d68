import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import type { Death } from '@hafi/contract/circle/circle.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { Trans } from '@lingui/react/macro';
import { useLocale } from '../../lib/words/locale.ts';

/** The one sentence that says that a death was recorded, on which day, and by whom. */
export function DeathSaid({
  death: { by, recordedAt },
  name,
}: {
  death: Pick<Death, 'by' | 'recordedAt'>;
  name: string;
}) {
  const day = formatDate(new Date(recordedAt), useLocale(), { timeZone: kigaliTimeZone });
  if (by === null) {
    return (
      <Trans>
        It was recorded on {day} that {name} has died.
      </Trans>
    );
  }
  return (
    <Trans>
      {by} recorded on {day} that {name} has died.
    </Trans>
  );
}
