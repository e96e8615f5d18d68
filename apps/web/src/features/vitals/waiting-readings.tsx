import type { Elder } from '@hafi/contract/circle/circle.contract';
import { type EnteredValues, keptValues } from '@hafi/contract/vitals/kept-values';
import { vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import { formatDateTime } from '@hafi/i18n/dates';
import { Alert, Status } from '@hafi/ui/alert/alert';
import { Stack } from '@hafi/ui/layout/layout';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CloudUpload } from 'lucide-react';
import { RefusedEntries } from '../../kit/refused-entries.tsx';
import { showValues } from '../../kit/vitals/show-values.ts';
import { kindWords } from '../../kit/vitals/vital-words.ts';
import type { OutboxEntry } from '../../lib/outbox/outbox-entry.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { useLocale } from '../../lib/words/locale.ts';

/** An entry of the outbox as a reading in words; empty when it is none. */
function useEntryWords() {
  const { t } = useLingui();
  const locale = useLocale();
  return ({ body, at }: OutboxEntry) => {
    // What the form has let in, as it was written down then: no schema need come for it.
    const entered = body as EnteredValues & { takenAt?: string };
    const { kind, takenAt } = entered;
    const values = kind in vitalKinds ? keptValues(entered) : null;
    if (!values) return formatDateTime(new Date(at), locale);
    const when = formatDateTime(takenAt ? new Date(takenAt) : new Date(at), locale);
    const figure = `${showValues(kind, values, locale)} ${vitalKinds[kind].unit}`;
    return `${t(kindWords[kind].name)} ${figure}, ${when}`;
  };
}

/** Readings that the server does not have yet, and those that it would not take, with its reason. */
export function WaitingReadings({ elder }: { elder: Elder }) {
  const words = useEntryWords();
  const entries = useOutbox('health').filter(({ path }) => path.endsWith('/vitals'));
  const waiting = entries.filter(
    ({ params, refusal }) => refusal === null && params.id === elder.id,
  );
  // Of every elder: whoever lost the right to enter readings no longer finds that elder here.
  const refused = entries.filter(({ refusal }) => refusal !== null);
  if (waiting.length + refused.length === 0) return <Status />;
  return (
    <Status>
      <Stack fill>
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
        <RefusedEntries
          refused={refused}
          title={<Trans>This reading was not taken.</Trans>}
          words={words}
        />
      </Stack>
    </Status>
  );
}
