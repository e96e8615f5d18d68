import { Button } from '@hafi/ui/button/button';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { useHafiForm } from '../../lib/form/form.ts';
import { StepHeading } from '../step-heading.tsx';
import { FormProblems } from './form-problems.tsx';

/** What a form tells its frame; what `useHafiForm` answers has it. */
export type FormState = Pick<
  ReturnType<typeof useHafiForm>,
  'attempt' | 'busy' | 'errors' | 'failure' | 'onSubmit'
>;

/** The frame of a form: its title, which takes the focus, then problems, fields, and the buttons. */
export function FormFrame(props: {
  state: FormState;
  /** Without it the form stands under a title that was there before. */
  title?: ReactNode;
  titleAs?: 'h3' | 'h4' | undefined;
  /** What the button that sends says, when that is not "Save". */
  save?: ReactNode;
  icon?: LucideIcon;
  /** Leads back without saving; without it there is no such button. */
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
