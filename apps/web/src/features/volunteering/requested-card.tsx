import { supportContact } from '@hafi/contract/support/network';
import type { HelpRequest } from '@hafi/contract/volunteering/volunteering.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { problemText } from '../../lib/words/problem-text.ts';
import { AskQuestion } from './ask-question.tsx';
import { CallButton } from './call-button.tsx';
import { ComingVolunteer } from './coming-volunteer.tsx';
import { SaidDone, useConfirmedWords } from './confirm-help.tsx';
import { DeclineVolunteer } from './decline-volunteer.tsx';
import { HelpHead } from './help-head.tsx';
import { RateForm } from './rate-form.tsx';
import { ReportProblem } from './report-problem.tsx';
import { Stars } from './stars.tsx';
import { StateBadge } from './state-badge.tsx';
import { useHelpStep } from './volunteering.queries.ts';
import { kindWords } from './words/help-words.ts';

/** What to do instead, when nobody took a request in time. */
function Instead() {
  return (
    <Stack fill>
      <p>
        <Trans>Nobody could come. Please ask again for another day, or call a coordinator.</Trans>
      </p>
      <CallButton phone={supportContact.phone}>
        <Trans>Call a coordinator</Trans>
      </CallButton>
    </Stack>
  );
}

function Acts({ request }: { request: HelpRequest }) {
  const { i18n, t } = useLingui();
  const [cancelling, setCancelling] = useState(false);
  const confirm = useHelpStep('confirm');
  const { can, id, volunteer } = request;
  const confirmed = useConfirmedWords();
  const kind = t(kindWords[request.kind].name);
  return (
    <>
      <Row>
        {can.confirm ? (
          <Button
            icon={Check}
            busy={confirm.isPending}
            busyLabel={t`Please wait`}
            onClick={() => confirm.mutate(id, { done: confirmed(volunteer?.firstName) })}
          >
            <Trans>It is done</Trans>
          </Button>
        ) : null}
        {can.cancel ? (
          <Button variant="second" onClick={() => setCancelling(true)}>
            <Trans>Cancel the request</Trans>
          </Button>
        ) : null}
        {can.decline && volunteer ? (
          <DeclineVolunteer requestId={id} volunteer={volunteer} />
        ) : null}
        {volunteer ? <ReportProblem /> : null}
      </Row>
      {confirm.error ? (
        <Alert tone="error" live="assertive">
          {problemText(confirm.error, i18n)}
        </Alert>
      ) : null}
      <AskQuestion
        requestId={id}
        step="cancel"
        open={cancelling}
        onClose={() => setCancelling(false)}
        title={<Trans>Cancel this request?</Trans>}
        yes={<Trans>Cancel the request</Trans>}
        no={<Trans>Keep the request</Trans>}
        done={
          volunteer
            ? t`Your request is cancelled (${kind}). ${volunteer.firstName} is told.`
            : t`Your request is cancelled (${kind}).`
        }
      >
        {volunteer ? (
          <Trans>We tell {volunteer.firstName} that nobody needs to come.</Trans>
        ) : (
          <Trans>Volunteers will no longer see it.</Trans>
        )}
      </AskQuestion>
    </>
  );
}

/** A request for an elder: its state, the volunteer, and its actions. */
export function RequestedCard({ request }: { request: HelpRequest }) {
  const { askedBy, can, id, rating, state, volunteer } = request;
  return (
    <Card as="li" {...(state === 'to-confirm' ? { edge: 'sun' as const } : {})}>
      <Stack fill>
        <HelpHead wanted={request} title={<StateBadge request={request} />}>
          {askedBy ? (
            <Quiet>
              <Trans>Asked by {askedBy}</Trans>
            </Quiet>
          ) : null}
        </HelpHead>
        {volunteer ? <ComingVolunteer volunteer={volunteer} /> : null}
        <SaidDone request={request} />
        {state === 'lapsed' && !volunteer ? <Instead /> : null}
        {rating ? <Stars rating={rating} /> : null}
        {can.rate && volunteer ? <RateForm requestId={id} firstName={volunteer.firstName} /> : null}
        {can.confirm || can.cancel || volunteer ? <Acts request={request} /> : null}
      </Stack>
    </Card>
  );
}
