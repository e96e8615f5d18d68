import { Button } from '@hafi/ui/button/button';
import { HealthStatus } from '@hafi/ui/health-status/health-status';
import { Quiet } from '@hafi/ui/layout/layout';
import { SheetRow } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { Link } from 'react-router';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { When } from '../../../kit/when.tsx';
import { paths } from '../../../lib/paths.ts';
import { useMessageWords } from './failure-words.ts';
import { type FailedMessage, useFailedMessages, useRetryMessage } from './failures.queries.ts';
import { WatchedList } from './watched-list.tsx';

function Line({ message }: { message: FailedMessage }) {
  const { t } = useLingui();
  const retry = useRetryMessage();
  const { failedAt, id, to } = message;
  const { channelOf, reasonOf } = useMessageWords();
  const { call } = message;
  const { elder = '', person = '' } = call ?? {};
  const address = to ? `${channelOf(message)}: ${to}` : channelOf(message);
  const title = call?.goesOn ? t`Call for help of ${elder}: ${person} was not told` : address;
  return (
    <SheetRow
      title={title}
      line={
        <>
          {call ? `${address}. ` : null}
          <Trans>
            Given up: <When at={failedAt} />
          </Trans>
        </>
      }
      end={
        message.canRetry ? (
          <Button
            variant="second"
            icon={RotateCw}
            busy={retry.isPending}
            onClick={() => retry.mutate(id, { done: t`The message is sent once more: ${title}.` })}
          >
            <Trans>Try again</Trans>
            <SrOnly> ({title})</SrOnly>
          </Button>
        ) : null
      }
    >
      <span>{reasonOf(message)}</span>
      {call ? (
        <>
          <HealthStatus level={call.goesOn ? 'urgent' : 'none'}>
            {call.goesOn ? t`The call goes on` : t`The call of ${elder} is over`}
          </HealthStatus>
          <Link to={paths.runningEmergency(call.emergencyId, call.elderId)}>
            <Trans>Open the call for help</Trans>
          </Link>
        </>
      ) : message.canRetry ? null : (
        <Quiet>
          <Trans>It held a code that is good no more.</Trans>
        </Quiet>
      )}
      <ActFailure act={retry} />
    </SheetRow>
  );
}

/** Mail, SMS and push messages that were not delivered, each with a retry button. */
export function FailedMessages() {
  return (
    <WatchedList
      title={<Trans>Messages that were given up</Trans>}
      query={useFailedMessages()}
      empty={<Trans>No message was given up</Trans>}
      row={(message) => <Line key={message.id} message={message} />}
    />
  );
}
