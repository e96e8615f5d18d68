import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import {
  listLimit,
  type StatedMethod,
  statedMethods,
} from '@hafi/contract/payments/reconciliation.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { SelectField, TextField } from '@hafi/ui/field/text-field';
import { Grid, Row, Stack } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileUp } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { providerWords } from '../home/payment-words.ts';
import { useImportProviderStatement } from './reconciliation.queries.ts';

/** Of which provider and day a list is imported. */
export interface ListOf {
  readonly method: StatedMethod;
  readonly day: string;
}

/** Yesterday, of the provider that most pay by. */
export const lastList = (): ListOf => ({
  method: 'mtn',
  day: addDays(dayInKigali(clockNow()), -1),
});

/** Chooses provider, day and file, and compares it with our books. */
export function ImportList(props: {
  of: ListOf;
  change: (of: ListOf) => void;
  /** The button that chooses the file. */
  button: Ref<HTMLButtonElement>;
}) {
  const { button, change, of } = props;
  const { day, method } = of;
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const act = useImportProviderStatement();
  const [isTooLarge, setTooLarge] = useState(false);
  const provider = t(providerWords[method]);
  const choose = (file: File) => {
    setTooLarge(file.size > listLimit);
    if (file.size > listLimit) return;
    act.mutate(
      { day, file, method },
      {
        done: ({ open }) =>
          open === 0
            ? t`${provider} and our books say the same.`
            : t`${provider} and our books differ: look at what is open below.`,
      },
    );
  };
  return (
    <Sheet title={<Trans>Compare a day</Trans>}>
      <SheetBody>
        <Stack fill>
          <p>
            <Trans>
              Export the day's transactions as CSV from the provider's portal, at most 2 MB. A day
              can be imported again. The lists of Flutterwave (cards) are fetched by Hafi each
              morning.
            </Trans>
          </p>
          <Grid column="narrow">
            <SelectField
              label={t`Provider`}
              value={method}
              onChange={({ target }) =>
                change({
                  day,
                  method: statedMethods.find((each) => each === target.value) ?? 'mtn',
                })
              }
              options={statedMethods.map((value) => ({ value, label: t(providerWords[value]) }))}
            />
            <TextField
              label={t`Day`}
              type="date"
              value={day}
              onChange={({ target }) => change({ method, day: target.value })}
            />
          </Grid>
          <Row>
            <Button
              ref={button}
              variant="second"
              icon={FileUp}
              busy={act.isPending}
              disabled={!day}
              onClick={() => input.current?.click()}
            >
              <Trans>Choose the file</Trans>
            </Button>
          </Row>
          <input
            ref={input}
            hidden
            type="file"
            accept=".csv,text/csv,text/plain"
            aria-label={t`Choose the file`}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) choose(file);
              target.value = '';
            }}
          />
          {isTooLarge ? (
            <Alert tone="error" live="assertive">
              <Trans>This file is larger than 2 MB. Export one day at a time.</Trans>
            </Alert>
          ) : null}
          <ActFailure act={act} />
        </Stack>
      </SheetBody>
    </Sheet>
  );
}
