import { links } from '@hafi/contract/core/links';
import { formatRwf } from '@hafi/i18n/numbers';
import { Button } from '@hafi/ui/button/button';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ban, Check, Landmark } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { ResolveForm } from '../finance/resolve-form.tsx';
import { type UnsentLine, useBookCharge, useMatchSent, useSetLineAside } from './bank.queries.ts';
import { LineFacts } from './line-facts.tsx';
import { NotThisOne } from './not-this-one.tsx';
import { SentFacts } from './sent-facts.tsx';
import { Suggestion, Suggestions } from './suggestions.tsx';

/** Money of our books that the line may be. */
function MaybeSent(props: { line: UnsentLine; suggestion: UnsentLine['suggestions'][number] }) {
  const { line, suggestion } = props;
  const { t } = useLingui();
  const match = useMatchSent();
  const { because, sent } = suggestion;
  const { to } = sent;
  const choose = () =>
    match.mutate(
      { id: line.id, sentId: sent.id },
      { done: t`The line is what was paid to ${to}.` },
    );
  return (
    <Suggestion because={because} name={to} act={match} onChoose={choose}>
      {(why) => (
        <div>
          <SentFacts sent={sent} />
          {why}
        </div>
      )}
    </Suggestion>
  );
}

/** Books the line as a charge of the bank. */
function Charge({ line, name, sum }: { line: UnsentLine; name: string; sum: string }) {
  const { t } = useLingui();
  const book = useBookCharge();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="second" icon={Landmark} onClick={() => setAsks(true)}>
        <Trans>Bank charge</Trans>
        <SrOnly> ({name})</SrOnly>
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={name}
        message={t`Did the bank keep this as its charge? ${sum} is then booked as a charge of the bank. It can be taken out of the books again, under History.`}
        safe={t`Cancel`}
        yes={t`Book it as a charge`}
        act={() => book.mutateAsync(line.id)}
        done={t`${sum} is booked as a charge of the bank.`}
      />
    </>
  );
}

/** Keeps in words what the line is, or how it was resolved. */
function InWords({ line, name }: { line: UnsentLine; name: string }) {
  const aside = useSetLineAside();
  const [asks, setAsks] = useState(false);
  const isKnown = line.sent !== null;
  return (
    <>
      <Button variant="second" icon={isKnown ? Check : Ban} onClick={() => setAsks(true)}>
        {isKnown ? <Trans>Resolve</Trans> : <Trans>Something else</Trans>}
        <SrOnly> ({name})</SrOnly>
      </Button>
      {asks ? (
        <ResolveForm
          name={name}
          resolve={(note) => aside.mutateAsync({ id: line.id, note })}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </>
  );
}

function Line({ line }: { line: UnsentLine }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { amount, sent, suggestions, text } = line;
  const sum = formatRwf(0 - amount, locale);
  const name = `${sum}, ${text}`;
  const [our, their] = [sent ? formatRwf(sent.amount, locale) : '-', sum];
  return (
    <SheetRow title={sum}>
      <Stack fill gap="tight">
        <LineFacts line={line} bare />
        {sent ? (
          <>
            <SentFacts sent={sent} />
            <p>
              {t`The sums differ`}
              {'. '}
              <Trans>
                Ours: {our}, theirs: {their}
              </Trans>
            </p>
          </>
        ) : null}
        <Suggestions>
          {suggestions.map((each) => (
            <MaybeSent key={each.sent.id} line={line} suggestion={each} />
          ))}
        </Suggestions>
        <Row>
          {sent ? (
            <NotThisOne id={line.id} name={name} />
          ) : (
            <Charge line={line} name={name} sum={sum} />
          )}
          <InWords line={line} name={name} />
        </Row>
      </Stack>
    </SheetRow>
  );
}

/** Lines of money that left and that our books do not have, or with another sum. */
export function MoneyLeft({ lines }: { lines: readonly UnsentLine[] }) {
  return (
    <Sheet title={<Trans>Money that left</Trans>} count={lines.length}>
      <OutcomePlace>
        <SheetBody>
          {lines.length === 0 ? (
            <p>
              <Trans>No money left by the statements that is not in our books.</Trans>
            </p>
          ) : (
            <p>
              <Trans>
                The bank has it, our books do not. Was it sent to a doctor? Then{' '}
                <Link to={links.adminDoctors}>write it down with its reference</Link>. Was it paid
                back? Then <Link to={links.admin}>say so under the payments that hang</Link>. The
                line is then found by itself.
              </Trans>
            </p>
          )}
        </SheetBody>
        {lines.length > 0 ? (
          <SheetRows>
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </SheetRows>
        ) : null}
      </OutcomePlace>
    </Sheet>
  );
}
