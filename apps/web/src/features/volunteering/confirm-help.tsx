import type { HelpRequest } from '@hafi/contract/volunteering/volunteering.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useLocale } from '../../lib/words/locale.ts';
import { problemText } from '../../lib/words/problem-text.ts';
import { ReportProblem } from './report-problem.tsx';
import { useHelpStep } from './volunteering.queries.ts';

/** What the volunteer says, and until when it can be contradicted. */
export function SaidDone({ request: { closesAt, volunteer } }: { request: HelpRequest }) {
  const locale = useLocale();
  if (!closesAt || !volunteer) return null;
  const day = formatDate(new Date(closesAt), locale, { style: 'weekday', within: true });
  return (
    <p>
      <Trans>
        {volunteer.firstName} says that it is done. Please confirm it; without a word it counts as
        done on {day}.
      </Trans>
    </p>
  );
}

/** What is said once the help is confirmed; the name is unknown when the volunteer has left. */
export function useConfirmedWords() {
  const { t } = useLingui();
  return (firstName: string | undefined) =>
    firstName
      ? t`Thank you. ${firstName} is told that it is done.`
      : t`Thank you. You have confirmed that it is done.`;
}

/** Asks whether the help was done: yes, or what went wrong. */
export function ConfirmHelp({ request }: { request: HelpRequest }) {
  const { i18n, t } = useLingui();
  const confirm = useHelpStep('confirm');
  const confirmed = useConfirmedWords();
  return (
    <Stack fill>
      <SaidDone request={request} />
      <Row>
        {request.can.confirm ? (
          <Button
            icon={Check}
            busy={confirm.isPending}
            busyLabel={t`Please wait`}
            onClick={() =>
              confirm.mutate(request.id, { done: confirmed(request.volunteer?.firstName) })
            }
          >
            <Trans>It is done</Trans>
          </Button>
        ) : null}
        <ReportProblem />
      </Row>
      {confirm.error ? (
        <Alert tone="error" live="assertive">
          {problemText(confirm.error, i18n)}
        </Alert>
      ) : null}
    </Stack>
  );
}
