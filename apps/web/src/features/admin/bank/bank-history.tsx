import { formatRwf } from '@hafi/i18n/numbers';
import { Badge } from '@hafi/ui/badge/badge';
import { Button } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Sheet, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { When } from '../../../kit/when.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { type HistoryLine, useBankHistory, useSetLineAside } from './bank.queries.ts';
import { stateWords } from './bank-words.ts';
import { ChargeReversal } from './charge-reversal.tsx';
import { LineFacts } from './line-facts.tsx';
import { NotThisOne } from './not-this-one.tsx';
import { SentFacts } from './sent-facts.tsx';

/** Takes back that a line is no payment to us. */
function TakeBack({ line, name }: { line: HistoryLine; name: string }) {
  const { t } = useLingui();
  const aside = useSetLineAside();
  return (
    <>
      <Button
        variant="link"
        icon={Undo2}
        busy={aside.isPending}
        onClick={() =>
          aside.mutate(
            { id: line.id, note: null },
            { done: t`The line is among those to look at.` },
          )
        }
      >
        <Trans>Take back</Trans>
        <SrOnly> ({name})</SrOnly>
      </Button>
      <ActFailure act={aside} />
    </>
  );
}

function Line({ line }: { line: HistoryLine }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { amount, at, by, id, note, payer, reference, state, to } = line;
  const who = payer ?? to;
  const sum = formatRwf(amount, locale);
  const names = by.join(', ');
  return (
    <SheetRow title={who ? `${who}, ${sum}` : sum} end={<Badge>{t(stateWords[state])}</Badge>}>
      <LineFacts line={line} bare />
      {reference ? <p translate="no">{reference}</p> : null}
      {note ? <p>{note}</p> : null}
      {names && at ? (
        <p>
          <Trans>
            By {names}, <When at={at} />
          </Trans>
        </p>
      ) : null}
      {state === 'other' ? <TakeBack line={line} name={sum} /> : null}
      {state === 'sent' ? <NotThisOne id={id} name={sum} /> : null}
      {state === 'charge' ? <ChargeReversal id={id} name={`${sum}, ${line.text}`} /> : null}
    </SheetRow>
  );
}

/** The last lines of statements with what came of each, and the last imports. */
export function BankHistory() {
  const { t } = useLingui();
  const query = useBankHistory();
  return (
    <QueryState query={query} label={t`Loading...`} failed={t`The history did not arrive`}>
      {({ imports, lines, resolved }) => (
        <Stack fill>
          <Sheet title={<Trans>The last lines</Trans>}>
            <OutcomePlace>
              {lines.length === 0 ? (
                <Empty title={t`No statement was imported yet`}>
                  {t`The lines of statements stand here with what came of each.`}
                </Empty>
              ) : (
                <SheetRows>
                  {lines.map((line) => (
                    <Line key={line.id} line={line} />
                  ))}
                </SheetRows>
              )}
            </OutcomePlace>
          </Sheet>
          {resolved.length > 0 ? (
            <Sheet title={<Trans>Resolved: sent by our books, in no statement</Trans>}>
              <SheetRows>
                {resolved.map(({ at, by: names, note, sent }) => (
                  <SheetRow key={sent.id} title={sent.to}>
                    <SentFacts sent={sent} />
                    <p>{note}</p>
                    <p>
                      <Trans>
                        By {names}, <When at={at} />
                      </Trans>
                    </p>
                  </SheetRow>
                ))}
              </SheetRows>
            </Sheet>
          ) : null}
          {imports.length > 0 ? (
            <Sheet title={<Trans>The last imports</Trans>}>
              <SheetRows>
                {imports.map(({ added, at, by, id, name }) => (
                  <SheetRow
                    key={id}
                    title={<span translate="no">{name}</span>}
                    line={
                      <>
                        {by}, <When at={at} />,{' '}
                        <Plural value={added} one="# new line" other="# new lines" />
                      </>
                    }
                  />
                ))}
              </SheetRows>
            </Sheet>
          ) : null}
        </Stack>
      )}
    </QueryState>
  );
}
