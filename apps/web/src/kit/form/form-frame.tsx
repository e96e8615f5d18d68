import { Button, type ButtonProps } from '@hafi/ui/button/button';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { useHafiForm } from '../../lib/form/form.ts';
import { useSayOutcome } from '../../lib/outcome/outcome-note.tsx';
import { useFocusBack } from '../../lib/outcome/use-focus-back.ts';
import { StepHeading } from '../step-heading.tsx';
import { FormProblems } from './form-problems.tsx';

/** The state that a form passes to its frame, as `useHafiForm` returns it. */
export type FormState = Pick<
  ReturnType<typeof useHafiForm>,
  'attempt' | 'busy' | 'errors' | 'failure' | 'onSubmit' | 'outcome'
>;

/** The frame of a form: a title that takes the focus, then problems, fields and buttons. */
export function FormFrame(props: {
  state: FormState;
  /** Absent when the form stands under an existing heading. */
  title?: ReactNode;
  titleAs?: 'h2' | 'h3' | 'h4' | undefined;
  /** Gap between the fields; `loose` by default under a title. */
  gap?: 'normal' | 'loose';
  /** Label of the submit button, if not "Save". */
  save?: ReactNode;
  icon?: LucideIcon;
  variant?: ButtonProps['variant'];
  /** Makes the submit button as wide as the form. */
  wide?: boolean;
  /** Leaves without saving; if absent, there is no cancel button. */
  onCancel?: () => void;
  /** Label of the cancel button, if not "Cancel". */
  cancel?: ReactNode;
  children: ReactNode;
}) {
  const { state, title, titleAs = 'h3', save, icon, variant, wide, onCancel, cancel } = props;
  const { attempt, busy, errors, failure, onSubmit, outcome } = state;
  const { gap = title ? 'loose' : 'normal', children } = props;
  const { t } = useLingui();
  const form = useFocusBack<HTMLFormElement>();
  const say = useSayOutcome();
  const isOpened = Boolean(title);
  useEffect(() => {
    // What was said of an earlier act stands beside no new form, and no failure.
    if (isOpened || attempt > 0) say(null);
  }, [attempt, isOpened, say]);
  const buttonStyle = { variant, wide, ...(icon ? { icon } : {}) };
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <Stack fill gap={gap}>
        {title ? <StepHeading as={titleAs}>{title}</StepHeading> : null}
        {children}
        <FormProblems errors={errors} attempt={attempt} failure={failure} />
        {outcome}
        <Row>
          <Button type="submit" {...buttonStyle} busy={busy} busyLabel={t`Please wait`}>
            {save ?? <Trans>Save</Trans>}
          </Button>
          {onCancel ? (
            <Button variant="second" onClick={onCancel}>
              {cancel ?? <Trans>Cancel</Trans>}
            </Button>
          ) : null}
        </Row>
      </Stack>
    </form>
  );
}
