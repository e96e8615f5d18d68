import type { Elder } from '@hafi/contract/circle/circle.contract';
import { keptValues, vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import { formatDateTime } from '@hafi/i18n/dates';
import { Alert, Status } from '@hafi/ui/alert/alert';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CloudUpload } from 'lucide-react';
import { RefusedEntries } from '../../kit/refused-entries.tsx';
import { showValues } from '../../kit/vitals/show-values.ts';
import { kindWords } from '../../kit/vitals/vital-words.ts';
import type { EntryOf } from '../../lib/outbox/entry-kinds.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { useWaitingReadings } from './use-waiting-readings.ts';

/** An outbox reading as text. */
function useEntryWords() {
  const { t } = useLingui();
  const locale = useLocale();
  return ({ at, body }: EntryOf<'reading'>) => {
    const { kind, takenAt } = body;
    const when = formatDateTime(new Date(takenAt ?? at), locale);
    // A newer version of the app may have stored a vital that this one does not know.
    const values = kind in vitalKinds ? keptValues(body) : null;
    if (!values) return when;
    const figure = `${showValues(kind, values, locale)} ${vitalKinds[kind].unit}`;
    return `${t(kindWords[kind].name)} ${figure}, ${when}`;
  };
}

/** Readings that the server does not have yet, and refused ones with the reason. */
export function WaitingReadings({ elder }: { elder: Elder }) {
  const words = useEntryWords();
  const { refused, waiting } = useWaitingReadings(elder);
  return (
    <>
      <Status>
        {waiting.length > 0 ? (
          <Alert
            tone="warning"
            icon={CloudUpload}
            title={
              <Plural
                value={waiting.length}
                one="# reading is waiting to be sent."
                other="# readings are waiting to be sent."
              />
            }
          >
            <Trans>They are kept on this device and go by themselves with the internet.</Trans>
            <ul>
              {waiting.map((entry) => (
                <li key={entry.id}>{words(entry)}</li>
              ))}
            </ul>
          </Alert>
        ) : null}
      </Status>
      <RefusedEntries
        refused={refused}
        title={<Trans>This reading was not taken.</Trans>}
        words={words}
      />
    </>
  );
}
