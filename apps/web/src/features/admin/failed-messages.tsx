import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { PagedList } from '../../kit/paged-list.tsx';
import { When } from '../../kit/when.tsx';
import { useMessageWords } from './failure-words.ts';
import { type FailedMessage, useFailedMessages, useRetryMessage } from './failures.queries.ts';
import { Retried } from './retried.tsx';

function Line({ message, retry }: { message: FailedMessage; retry: (id: string) => void }) {
  const { failedAt, id, to } = message;
  const { channelOf, reasonOf } = useMessageWords();
  const title = to ? `${channelOf(message)}: ${to}` : channelOf(message);
  return (
    <li>
      <Stack gap="tight">
        <strong>{title}</strong>
        <span>{reasonOf(message)}</span>
        <Quiet>
          <Trans>
            Given up: <When at={failedAt} />
          </Trans>
        </Quiet>
        {message.canRetry ? (
          <Button variant="second" icon={RotateCw} onClick={() => retry(id)}>
            <Trans>Try again</Trans>
            <SrOnly> ({title})</SrOnly>
          </Button>
        ) : (
          <Quiet>
            <Trans>It held a code that is good no more.</Trans>
          </Quiet>
        )}
      </Stack>
    </li>
  );
}

/** Mail, SMS and push messages that were not delivered, each with a retry button. */
export function FailedMessages() {
  const { t } = useLingui();
  const query = useFailedMessages();
  const retry = useRetryMessage();
  return (
    <Stack fill>
      <Retried act={retry} done={<Trans>The message is sent once more.</Trans>} />
      <PagedList
        query={query}
        label={t`Loading...`}
        failed={t`The list did not arrive`}
        empty={
          <Empty title={t`No message was given up`}>
            {t`Mails, SMS and notifications that could not be delivered appear here.`}
          </Empty>
        }
      >
        {(messages) => (
          <Card as="ul" lines>
            {messages.map((message) => (
              <Line key={message.id} message={message} retry={retry.mutate} />
            ))}
          </Card>
        )}
      </PagedList>
    </Stack>
  );
}
