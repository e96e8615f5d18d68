import { Button } from '@hafi/ui/button/button';
import { Quiet } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { PagedList } from '../../../kit/paged-list.tsx';
import { When } from '../../../kit/when.tsx';
import { useMessageWords } from './failure-words.ts';
import { type FailedMessage, useFailedMessages, useRetryMessage } from './failures.queries.ts';
import { Retried } from './retried.tsx';

function Line({ message, retry }: { message: FailedMessage; retry: (id: string) => void }) {
  const { failedAt, id, to } = message;
  const { channelOf, reasonOf } = useMessageWords();
  const title = to ? `${channelOf(message)}: ${to}` : channelOf(message);
  return (
    <SheetRow
      title={title}
      line={
        <Trans>
          Given up: <When at={failedAt} />
        </Trans>
      }
      end={
        message.canRetry ? (
          <Button variant="second" icon={RotateCw} onClick={() => retry(id)}>
            <Trans>Try again</Trans>
            <SrOnly> ({title})</SrOnly>
          </Button>
        ) : null
      }
    >
      <span>{reasonOf(message)}</span>
      {message.canRetry ? null : (
        <Quiet>
          <Trans>It held a code that is good no more.</Trans>
        </Quiet>
      )}
    </SheetRow>
  );
}

/** Mail, SMS and push messages that were not delivered, each with a retry button. */
export function FailedMessages() {
  const { t } = useLingui();
  const query = useFailedMessages();
  const retry = useRetryMessage();
  return (
    <Sheet title={<Trans>Messages that were given up</Trans>}>
      <Retried act={retry} done={<Trans>The message is sent once more.</Trans>} />
      <PagedList
        query={query}
        label={t`Loading...`}
        failed={t`The list did not arrive`}
        empty={
          <SheetBody>
            <p>
              <Trans>No message was given up</Trans>
            </p>
          </SheetBody>
        }
      >
        {(messages) => (
          <SheetRows>
            {messages.map((message) => (
              <Line key={message.id} message={message} retry={retry.mutate} />
            ))}
          </SheetRows>
        )}
      </PagedList>
    </Sheet>
  );
}
