import type { Reading } from '@hafi/contract/vitals/vital.schemas';
import { vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import { formatDateTime } from '@hafi/i18n/dates';
import { Alert } from '@hafi/ui/alert/alert';
import { Trans } from '@lingui/react/macro';
import { showValues } from '../../../kit/vitals/show-values.ts';
import { useLocale } from '../../../lib/words/locale.ts';

/** Says which reading is being corrected, and that it will be marked as wrong. */
export function CorrectionNote({ wrong }: { wrong: Reading }) {
  const locale = useLocale();
  const value = `${showValues(wrong.kind, wrong.values, locale)} ${vitalKinds[wrong.kind].unit}`;
  const when = formatDateTime(new Date(wrong.takenAt), locale);
  return (
    <Alert title={<Trans>You correct {value}</Trans>}>
      <Trans>
        It was taken on {when}. It stays in the list, struck through, and no longer counts.
      </Trans>
    </Alert>
  );
}
