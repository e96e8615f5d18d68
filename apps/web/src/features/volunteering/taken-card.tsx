import type { HelpRequest } from '@hafi/contract/volunteering/volunteering.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { problemText } from '../../lib/words/problem-text.ts';
import { CallButton } from './call-button.tsx';
import { GiveBack } from './give-back.tsx';
import { HelpHead } from './help-head.tsx';
import { ReportProblem } from './report-problem.tsx';
import { Stars } from './stars.tsx';
import { StateBadge } from './state-badge.tsx';
import { useHelpStep } from './volunteering.queries.ts';

function Acts({ request }: { request: HelpRequest }) {
  const { i18n, t } = useLingui();
  const [leaving, setLeaving] = useState(false);
  const done = useHelpStep('sayDone');
  const { can, firstName, id, state } = request;
  return (
    <>
      {state === 'accepted' && !can.sayDone ? (
        <Quiet>
          <Trans>Once the time has begun, you can say here that it is done.</Trans>
        </Quiet>
      ) : null}
      <Row>
        {can.sayDone ? (
          <Button
            icon={Check}
            busy={done.isPending}
            busyLabel={t`Please wait`}
            onClick={() =>
              done.mutate(id, { done: t`Noted. ${firstName} is asked to confirm that it is done.` })
            }
          >
            <Trans>It is done</Trans>
          </Button>
        ) : null}
        {can.giveBack ? (
          <Button variant="second" onClick={() => setLeaving(true)}>
            <Trans>I cannot come</Trans>
          </Button>
        ) : null}
        <ReportProblem />
      </Row>
      {done.error ? (
        <Alert tone="error" live="assertive">
          {problemText(done.error, i18n)}
        </Alert>
      ) : null}
      <GiveBack
        requestId={id}
        firstName={firstName}
        open={leaving}
        onClose={() => setLeaving(false)}
      />
    </>
  );
}

/** A request that the volunteer has taken: elder, place, contact and state. */
export function TakenCard({ request }: { request: HelpRequest }) {
  const { contact, firstName, rating, sector } = request;
  const place = [contact?.village, contact?.cell, sector.name].filter(Boolean).join(', ');
  return (
    <Card as="li">
      <Stack fill>
        <HelpHead wanted={request} title={<h3>{contact?.name ?? firstName}</h3>}>
          <span>{place}</span>
          <StateBadge request={request} />
        </HelpHead>
        {contact?.phone ? (
          <CallButton phone={contact.phone}>
            <Trans>Call {contact.phoneOf ?? firstName}</Trans>
          </CallButton>
        ) : null}
        {rating ? <Stars rating={rating} /> : null}
        <Acts request={request} />
      </Stack>
    </Card>
  );
}
