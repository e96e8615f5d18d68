import { formatRwf } from '@hafi/i18n/numbers';
import { Button } from '@hafi/ui/button/button';
import { TextField } from '@hafi/ui/field/text-field';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ban, Link2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { ConfirmWithReason } from '../../../kit/confirm-with-reason.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { type OpenLine, useMatchLine, useSetLineAside } from './bank.queries.ts';
import { LineFacts } from './line-facts.tsx';
import { Suggestion, Suggestions } from './suggestions.tsx';

/** A payment that the line may be for. */
function MaybePayment(props: { line: OpenLine; suggestion: OpenLine['suggestions'][number] }) {
  const { line, suggestion } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const match = useMatchLine();
  const { because, transfer } = suggestion;
  const { payer, reference } = transfer;
  const requested = formatRwf(transfer.amount, locale);
  const choose = () =>
    match.mutate(
      { id: line.id, reference },
      { done: t`The line is for ${payer.name}. It now waits to be confirmed.` },
    );
  return (
    <Suggestion because={because} name={payer.name} act={match} onChoose={choose}>
      {(why) => (
        <span>
          {payer.name}, {requested} <span translate="no">({reference})</span>: {why}
        </span>
      )}
    </Suggestion>
  );
}

/** Says by hand which payment a line is for. */
function MatchByHand({ line, name }: { line: OpenLine; name: string }) {
  const { t } = useLingui();
  const match = useMatchLine();
  const [asks, setAsks] = useState(false);
  const [reference, setReference] = useState('');
  return (
    <>
      <Button variant="second" icon={Link2} onClick={() => setAsks(true)}>
        <Trans>Enter the reference</Trans>
        <SrOnly> ({name})</SrOnly>
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={name}
        message={t`Which payment is it for? The payer finds the reference with the bank details, and you under Awaited.`}
        safe={t`Cancel`}
        yes={t`It is this one`}
        act={() => match.mutateAsync({ id: line.id, reference: reference.trim() || '-' })}
        done={t`The line now waits to be confirmed.`}
      >
        <TextField
          label={t`Reference`}
          value={reference}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setReference(event.target.value)}
        />
      </ConfirmDialog>
    </>
  );
}

/** Says that a line is no payment to us. */
function PutAside({ line, name }: { line: OpenLine; name: string }) {
  const { t } = useLingui();
  const aside = useSetLineAside();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="second" icon={Ban} onClick={() => setAsks(true)}>
        <Trans>No payment to us</Trans>
        <SrOnly> ({name})</SrOnly>
      </Button>
      <ConfirmWithReason
        open={asks}
        onClose={() => setAsks(false)}
        title={name}
        message={t`The line goes into the history. It can be taken back from there.`}
        why={t`What is it?`}
        longest={200}
        safe={t`Cancel`}
        yes={t`No payment to us`}
        act={(note) => aside.mutateAsync({ id: line.id, note })}
        done={t`${name} is put aside.`}
      />
    </>
  );
}

function Line({ line }: { line: OpenLine }) {
  const locale = useLocale();
  const sum = formatRwf(line.amount, locale);
  const name = `${sum}, ${line.text}`;
  return (
    <SheetRow title={sum}>
      <Stack fill gap="tight">
        <LineFacts line={line} bare />
        <Suggestions>
          {line.suggestions.map((each) => (
            <MaybePayment key={each.transfer.id} line={line} suggestion={each} />
          ))}
        </Suggestions>
        <Row>
          <MatchByHand line={line} name={name} />
          <PutAside line={line} name={name} />
        </Row>
      </Stack>
    </SheetRow>
  );
}

/** Lines of statements that name no payment. */
export function OpenLines({ lines }: { lines: readonly OpenLine[] }) {
  return (
    <Sheet title={<Trans>Lines to look at</Trans>} count={lines.length}>
      <OutcomePlace>
        {lines.length === 0 ? (
          <SheetBody>
            <p>
              <Trans>No line waits to be looked at.</Trans>
            </p>
          </SheetBody>
        ) : (
          <SheetRows>
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </SheetRows>
        )}
      </OutcomePlace>
    </Sheet>
  );
}
