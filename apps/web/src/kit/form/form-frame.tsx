import { Button } from '@hafi/ui/button/button';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { useHafiForm } from '../../lib/form/form.ts';
import { StepHeading } from '../step-heading.tsx';
import { FormProblems } from './form-problems.tsx';

/** The state that a form passes to its frame, as `useHafiForm` returns it. */
export type FormState = Pick<
  ReturnType<typeof useHafiForm>,
  'attempt' | 'busy' | 'errors' | 'failure' | 'onSubmit'
>;

/** The frame of a form: a title that takes the focus, then problems, fields and buttons. */
export function FormFrame(props: {
  state: FormState;
  /** Absent when the form stands under an existing heading. */
  title?: ReactNode;
  titleAs?: 'h3' | 'h4' | undefined;
  /** Label of the submit button, if not "Save". */
  save?: ReactNode;
  icon?: LucideIcon;
  /** Leaves without saving; without it there is no Cancel button. */
  onCancel?: () => void;
  children: ReactNode;
}) {
  const { state, title, titleAs = 'h3', save, icon, onCancel, children } = props;
  const { attempt, busy, errors, failure, onSubmit } = state;
  const { t } = useLingui();
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack fill gap={title ? 'loose' : 'normal'}>
        {title ? <StepHeading as={titleAs}>{title}</StepHeading> : null}
        <FormProblems errors={errors} attempt={attempt} failure={failure} />
        {children}
        <Row>
          <Button type="submit" {...(icon ? { icon } : {})} busy={busy} busyLabel={t`Please wait`}>
            {save ?? <Trans>Save</Trans>}
          </Button>
          {onCancel ? (
            <Button variant="second" onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          ) : null}
        </Row>
      </Stack>
    </form>
  );
}
