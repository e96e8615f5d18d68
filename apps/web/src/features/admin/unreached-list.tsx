import { formatPhone } from '@hafi/base/format-phone';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Phone } from 'lucide-react';
import { PagedList } from '../../kit/paged-list.tsx';
import { When } from '../../kit/when.tsx';
import { useMessageWords } from './failure-words.ts';
import { type Unreached, useCloseUnreached, useUnreached } from './failures.queries.ts';
import { Retried } from './retried.tsx';

function Line({ close, unreached }: { unreached: Unreached; close: (id: string) => void }) {
  const { id, name, phone, since, tried } = unreached;
  const { channelOf, reasonOf } = useMessageWords();
  const number = formatPhone(phone ?? '');
  return (
    <li>
      <Stack gap="tight">
        <strong>{name}</strong>
        <Quiet>
          <Trans>
            Written: <When at={since} />
          </Trans>
        </Quiet>
        {tried.map((message) => (
          <span key={message.channel}>
            {channelOf(message)}: {reasonOf(message)}
          </span>
        ))}
        {phone ? (
          <ButtonLink href={`tel:${phone}`} icon={Phone}>
            <Trans>Call {number}</Trans>
          </ButtonLink>
        ) : (
          <span>
            <Trans>There is no phone number. Ask the family.</Trans>
          </span>
        )}
        <Button variant="second" icon={Check} onClick={() => close(id)}>
          <Trans>I have seen to it</Trans>
          <SrOnly> ({name})</SrOnly>
        </Button>
      </Stack>
    </li>
  );
}

/** People whom an urgent message did not reach on any channel: whom a coordinator should call. */
export function UnreachedList() {
  const { t } = useLingui();
  const query = useUnreached();
  const close = useCloseUnreached();
  return (
    <Stack fill>
      <Retried act={close} done={<Trans>It is off the list.</Trans>} />
      <PagedList
        query={query}
        label={t`Loading...`}
        failed={t`The list did not arrive`}
        empty={
          <Empty title={t`Every urgent message reached somebody`}>
            {t`People whom an urgent message did not reach appear here, so that you can call them.`}
          </Empty>
        }
      >
        {(people) => (
          <Card as="ul" lines>
            {people.map((unreached) => (
              <Line key={unreached.id} unreached={unreached} close={close.mutate} />
            ))}
          </Card>
        )}
      </PagedList>
    </Stack>
  );
}
