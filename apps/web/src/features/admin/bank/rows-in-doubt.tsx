import type { ReadStatement } from '@hafi/contract/payments/bank-statements.contract';
import { Alert } from '@hafi/ui/alert/alert';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { Stack } from '@hafi/ui/layout/layout';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import styles from './bank.module.css';
import { LineFacts } from './line-facts.tsx';

type Why = ReadStatement['unreadable'][number]['why'];

const reasons: Readonly<Record<Why, MessageDescriptor>> = {
  cells: msg`It has more or fewer cells than the line that names the columns.`,
  quote: msg`A quotation mark is not closed.`,
  day: msg`The day cannot be read.`,
  future: msg`The day is still to come.`,
  old: msg`The day is long past.`,
  sum: msg`The sum cannot be read for certain.`,
  sign: msg`It does not say for certain whether the money came or left.`,
  currency: msg`It is not in Rwandan francs.`,
  both: msg`It has two sums: money that came and money that left.`,
};

/** The rows of a file that are not imported, each with its text and the reason. */
export function UnreadRows({ read }: { read: ReadStatement }) {
  const { t } = useLingui();
  const { unreadable, unreadableCount } = read;
  const more = unreadableCount - unreadable.length;
  if (unreadableCount === 0) return null;
  return (
    <Alert tone="warning" title={t`Some rows could not be read`}>
      <p>
        <Trans>These rows are left out. Compare each with the bank's own statement.</Trans>
      </p>
      <ul className={styles.lines}>
        {unreadable.map(({ row, text, why }) => (
          <li key={row} className={styles.line}>
            <b>
              <Trans>Row {row}</Trans>
            </b>
            {': '}
            {t(reasons[why])}
            <br />
            <span translate="no">{text}</span>
          </li>
        ))}
      </ul>
      {more > 0 ? <Plural value={more} one="And # more row." other="And # more rows." /> : null}
    </Alert>
  );
}

/** What a coordinator says of lines that are perhaps known, by row. */
export type Decisions = Readonly<Record<number, 'known' | 'new'>>;

/** Lines that are perhaps known in another dress: a coordinator decides each. */
export function DoubtfulLines({
  read,
  decisions,
  decide,
}: {
  read: ReadStatement;
  decisions: Decisions;
  decide: (decisions: Decisions) => void;
}) {
  const { doubtful, doubtfulCount } = read;
  const more = doubtfulCount - doubtful.length;
  if (doubtfulCount === 0) return null;
  return (
    <Stack fill>
      <p>
        <strong>
          <Plural value={doubtfulCount} one="# is perhaps known" other="# are perhaps known" />
        </strong>
        {'. '}
        <Trans>
          They look like lines that were imported before. Please say of each what it is.
        </Trans>
      </p>
      {doubtful.map((line) => {
        const { known, row } = line;
        return (
          <Stack key={row} fill gap="tight">
            <LineFacts line={line} />
            <Trans>Imported before:</Trans>
            <LineFacts line={known} />
            <RadioGroup
              legend={<Trans>Row {row}: is it the same money?</Trans>}
              variant="plain"
              value={decisions[row] ?? ''}
              options={[
                { value: 'known', label: <Trans>The same: leave it out</Trans> },
                { value: 'new', label: <Trans>Another one: add it</Trans> },
              ]}
              onChange={({ currentTarget }) => {
                const said = currentTarget.value === 'new' ? 'new' : 'known';
                decide({ ...decisions, [row]: said });
              }}
            />
          </Stack>
        );
      })}
      {more > 0 ? (
        <p>
          <Trans>There are more. Import the same file again afterwards to see them.</Trans>
        </p>
      ) : null}
    </Stack>
  );
}
