import type { ReadStatement } from '@hafi/contract/payments/bank-statements.contract';
import { statementLimit } from '@hafi/contract/payments/statement-rules';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody } from '@hafi/ui/sheet/sheet';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FileUp, Upload, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { silent } from '../../../lib/query/use-work.ts';
import styles from './bank.module.css';
import { useImportStatement } from './bank.queries.ts';
import { LineFacts } from './line-facts.tsx';
import { type Decisions, DoubtfulLines, UnreadRows } from './rows-in-doubt.tsx';

/** What a file would add. */
function Preview({ read }: { read: ReadStatement }) {
  const { added, different, fitting, known, lines, out, unknown } = read;
  return (
    <Stack fill gap="tight">
      <p>
        <strong>
          <Plural value={added} one="# new line" other="# new lines" />
        </strong>
        {known > 0 ? (
          <>
            {', '}
            <Plural value={known} one="# is known already" other="# are known already" />
          </>
        ) : null}
        .
      </p>
      <ul>
        <li>
          <Trans>With a reference and the right sum: {fitting}</Trans>
        </li>
        <li>
          <Trans>With a reference and another sum: {different}</Trans>
        </li>
        <li>
          <Trans>Without a reference that we know: {unknown}</Trans>
        </li>
        <li>
          <Trans>Money that left: {out}</Trans>
        </li>
      </ul>
      <UnreadRows read={read} />
      {lines.length > 0 ? (
        <details>
          <summary>
            <Trans>Show what was read</Trans>
          </summary>
          <ul className={styles.lines}>
            {lines.map((line, at) => (
              // The lines of one file never change places.
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
              <li key={at}>
                <LineFacts line={line} />
                {line.reference ? (
                  <span translate="no">
                    {line.reference}
                    {line.fits ? ' ✓' : ''}
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Stack>
  );
}

/** Chooses a statement, says what it would add, and adds it when that is right. */
export function ImportStatement() {
  return (
    <Sheet title={<Trans>Import a statement</Trans>}>
      <OutcomePlace>
        <SheetBody>
          <Choose />
        </SheetBody>
      </OutcomePlace>
    </Sheet>
  );
}

function Choose() {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const act = useImportStatement();
  const [file, setFile] = useState<File | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const [read, setRead] = useState<ReadStatement | null>(null);
  const [decisions, setDecisions] = useState<Decisions>({});
  const [isAsking, setAsking] = useState(false);
  const forget = () => {
    setFile(null);
    setRead(null);
    setDecisions({});
    setAsking(false);
    act.reset();
  };
  const choose = (chosen: File) => {
    forget();
    setTooLarge(chosen.size > statementLimit);
    if (chosen.size > statementLimit) return;
    setFile(chosen);
    act.mutate({ file: chosen, dry: true }, { onSuccess: setRead, done: silent });
  };
  const name = file?.name ?? '';
  const asNew = Object.keys(decisions).filter((row) => decisions[Number(row)] === 'new');
  const isUndecided = (read?.doubtful ?? []).some(({ row }) => decisions[row] === undefined);
  const count = (read?.added ?? 0) + (read?.doubtfulCount ?? 0);
  const send = (chosen: File) => {
    setAsking(isUndecided);
    if (isUndecided) return;
    act.mutate(
      { file: chosen, dry: false, asNew: asNew.join(',') },
      { onSuccess: forget, done: t`The statement is imported.` },
    );
  };
  return (
    <Stack fill>
      <p>
        <Trans>
          A CSV file from the bank, at most 2 MB. Hafi first says what is in it. A line that was
          imported before is not added again.
        </Trans>
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`Choose a statement`}
        accept=".csv,.txt,text/csv,text/plain"
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0];
          // So that the same file can be chosen again after a failure.
          currentTarget.value = '';
          if (chosen) choose(chosen);
        }}
      />
      <Row>
        <Button
          variant="second"
          icon={FileUp}
          busy={act.isPending && read === null}
          onClick={() => input.current?.click()}
        >
          <Trans>Choose a statement</Trans>
        </Button>
      </Row>
      {isTooLarge ? (
        <Alert tone="error" live="assertive">
          <Trans>This file is larger than 2 MB. Import fewer days at once.</Trans>
        </Alert>
      ) : null}
      <ActFailure act={act} />
      {file && read ? (
        <div>
          <Stack fill>
            <strong translate="no">{name}</strong>
            <Preview read={read} />
            <DoubtfulLines read={read} decisions={decisions} decide={setDecisions} />
            {isAsking && isUndecided ? (
              <Alert tone="error" live="assertive">
                <Trans>Please say first of each line above whether it is another one.</Trans>
              </Alert>
            ) : null}
            <Row>
              {count > 0 ? (
                <Button icon={Upload} busy={act.isPending} onClick={() => send(file)}>
                  <Trans>Import it</Trans>
                </Button>
              ) : null}
              <Button variant="second" icon={X} onClick={forget}>
                {count > 0 ? <Trans>Do not import it</Trans> : <Trans>Close</Trans>}
              </Button>
            </Row>
          </Stack>
        </div>
      ) : null}
    </Stack>
  );
}
