import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { ErrorSummary } from '@hafi/ui/error-summary/error-summary';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { useHafiForm } from '../lib/form/form.ts';

type FormState = Pick<
  ReturnType<typeof useHafiForm>,
  'attempt' | 'busy' | 'errors' | 'failure' | 'onSubmit'
>;

/** The frame of a form of the record: problems above, save and cancel below. */
export function EntryForm(props: { state: FormState; onCancel: () => void; children: ReactNode }) {
  const { t } = useLingui();
  const { attempt, busy, errors, failure, onSubmit } = props.state;
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack fill>
        <ErrorSummary title={t`Some answers need a look`} errors={errors} attempt={attempt} />
        {failure && errors.length === 0 ? (
          <Alert tone="error" live="assertive">
            {failure}
          </Alert>
        ) : null}
        {props.children}
        <Row>
          <Button type="submit" busy={busy} busyLabel={t`Please wait`}>
            <Trans>Save</Trans>
          </Button>
          <Button variant="second" onClick={props.onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
