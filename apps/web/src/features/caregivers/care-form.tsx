import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { ErrorSummary } from '@hafi/ui/error-summary/error-summary';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import type { useHafiForm } from '../../lib/form/form.ts';

type FormState = Pick<
  ReturnType<typeof useHafiForm>,
  'attempt' | 'busy' | 'errors' | 'failure' | 'onSubmit'
>;

/** The frame of a form about visits: its heading takes the focus. */
export function CareForm(props: {
  title: ReactNode;
  titleAs?: 'h3' | 'h4';
  state: FormState;
  save: ReactNode;
  onCancel: () => void;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const { attempt, busy, errors, failure, onSubmit } = props.state;
  const { titleAs: Title = 'h3' } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack fill gap="loose">
        <Title ref={heading} tabIndex={-1}>
          {props.title}
        </Title>
        <ErrorSummary title={t`Some answers need a look`} errors={errors} attempt={attempt} />
        {failure && errors.length === 0 ? (
          <Alert key={attempt} tone="error" live="assertive">
            {failure}
          </Alert>
        ) : null}
        {props.children}
        <Row>
          <Button type="submit" busy={busy} busyLabel={t`Please wait`}>
            {props.save}
          </Button>
          <Button variant="second" onClick={props.onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
