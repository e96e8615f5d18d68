import { useLingui } from '@lingui/react/macro';
import { issueText } from '../../../lib/form/issue-text.ts';
import type { SheetFault } from './sheet-faults.ts';
import { fieldId } from './sheet-measures.tsx';
import type { ReadingFault } from './sheet-readings.ts';
import type { TimeFault } from './visit-times.ts';

/** The faults of a sheet in words that say what to do. */
export function useSheetFaults() {
  const { i18n, t } = useLingui();
  return {
    ofReadings: (faults: readonly ReadingFault[]): SheetFault[] =>
      faults.map(({ code, field, values }) => ({
        field: fieldId(field),
        text: issueText({ code, values }, i18n),
      })),
    ofTimes: (faults: readonly TimeFault[]): SheetFault[] =>
      faults.map(({ code, field }) => {
        const came = field === 'arrivedAt';
        const missing = came
          ? t`Enter when you came, like 09:30.`
          : t`Enter when you left, like 10:30.`;
        const order = t`You left after you came: check both times.`;
        const own = { 'invalid-moment': missing, 'ends-before-start': order };
        return {
          field: fieldId(field),
          text: code === 'future-moment' ? issueText({ code }, i18n) : own[code],
        };
      }),
    nothingDone: (): SheetFault => ({
      field: fieldId('note'),
      text: t`Tick what you did, or write why nothing was done.`,
    }),
  };
}
