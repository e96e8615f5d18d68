import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { ErrorSummary } from '@hafi/ui/error-summary/error-summary';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ElementType, type ReactNode, useEffect, useRef } from 'react';
import type { useHafiForm } from '../../lib/form/form.ts';
import styles from './circle.module.css';
import { ConsentNote } from './consent-note.tsx';

type FormState = Pick<
  ReturnType<typeof useHafiForm>,
  'attempt' | 'busy' | 'errors' | 'failure' | 'onSubmit'
>;

/** A form that says yes to something: its heading takes the focus, the consent stands at its end. */
export function FormFrame(props: {
  title: ReactNode;
  state: FormState;
  /** What the button says: the yes itself. */
  agree: ReactNode;
  onCancel: () => void;
  /** The words of the consent are left out: nothing is let to anybody here. */
  withoutConsent?: boolean;
  /** Inside a card already. */
  inside?: boolean;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const { agree, inside, onCancel, title, withoutConsent } = props;
  const { attempt, busy, errors, failure, onSubmit } = props.state;
  const Frame: ElementType = inside ? 'div' : Card;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Frame className={styles.form}>
      <form noValidate onSubmit={onSubmit}>
        <Stack fill gap="loose">
          <h3 ref={heading} tabIndex={-1}>
            {title}
          </h3>
          {errors.length > 0 && attempt > 0 ? (
            <ErrorSummary title={t`Some answers need a look`} errors={errors} attempt={attempt} />
          ) : null}
          {failure && errors.length === 0 ? (
            <Alert key={attempt} tone="error" live="assertive">
              {failure}
            </Alert>
          ) : null}
          {props.children}
          {withoutConsent ? null : <ConsentNote />}
          <Row>
            <Button type="submit" busy={busy} busyLabel={t`Please wait`}>
              {agree}
            </Button>
            <Button variant="second" onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          </Row>
        </Stack>
      </form>
    </Frame>
  );
}
