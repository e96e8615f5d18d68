import type { Medication, MedicationChange } from '@hafi/contract/medications/medication.schemas';
import { formatDateTime } from '@hafi/i18n/dates';
import { Accordion, AccordionItem } from '@hafi/ui/accordion/accordion';
import { Quiet } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Timeline, TimelineItem } from '@hafi/ui/timeline/timeline';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import { useMedicationChanges } from './medications.queries.ts';

/** The history of a medicine; fetched once it is opened. */
export function MedicineHistory(props: { elderId: string; medication: Medication }) {
  const { elderId, medication } = props;
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const changes = useMedicationChanges(elderId, medication.id, open);
  return (
    <Accordion>
      <AccordionItem
        title={
          <>
            <Trans>History</Trans>
            <SrOnly> ({medication.name})</SrOnly>
          </>
        }
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        {open ? (
          <QueryState
            query={changes}
            label={t`Loading the history`}
            failed={t`The history did not arrive`}
            rows={2}
          >
            {(all) => (
              <Timeline>
                {all.map((change) => (
                  <Change key={change.id} change={change} />
                ))}
              </Timeline>
            )}
          </QueryState>
        ) : null}
      </AccordionItem>
    </Accordion>
  );
}

const tones = { begun: 'leaf', changed: 'earth', refilled: 'quiet', stopped: 'sun' } as const;

function Change({ change: { at, by, kind, lines, title } }: { change: MedicationChange }) {
  const locale = useLocale();
  return (
    <TimelineItem
      tone={tones[kind]}
      when={
        <>
          <time dateTime={at}>{formatDateTime(new Date(at), locale)}</time>
          {by ? ` · ${by}` : null}
        </>
      }
    >
      <strong>{title}</strong>
      {lines.map((line) => (
        <Quiet key={line}>{line}</Quiet>
      ))}
    </TimelineItem>
  );
}
