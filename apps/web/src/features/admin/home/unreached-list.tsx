import { formatPhone } from '@hafi/base/format-phone';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Phone } from 'lucide-react';
import { PagedList } from '../../../kit/paged-list.tsx';
import { When } from '../../../kit/when.tsx';
import styles from './admin.module.css';
import { useMessageWords } from './failure-words.ts';
import { type Unreached, useCloseUnreached, useUnreached } from './failures.queries.ts';
import { Retried } from './retried.tsx';

function Line({ close, unreached }: { unreached: Unreached; close: (id: string) => void }) {
  const { id, name, phone, since, tried } = unreached;
  const { channelOf, reasonOf } = useMessageWords();
  const number = formatPhone(phone ?? '');
  return (
    <SheetRow
      title={name}
      line={
        <Trans>
          Written: <When at={since} />
        </Trans>
      }
      end={
        <div className={styles.acts}>
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
        </div>
      }
    >
      {tried.map((message) => (
        <div key={message.channel}>
          {channelOf(message)}: {reasonOf(message)}
        </div>
      ))}
    </SheetRow>
  );
}

/** People whom an urgent message did not reach on any channel: whom a coordinator should call. */
export function UnreachedList() {
  const { t } = useLingui();
  const query = useUnreached();
  const close = useCloseUnreached();
  return (
    <Sheet title={<Trans>Urgent messages that reached nobody</Trans>}>
      <Retried act={close} done={<Trans>It is off the list.</Trans>} />
      <PagedList
        query={query}
        label={t`Loading...`}
        failed={t`The list did not arrive`}
        empty={
          <SheetBody>
            <p>
              <Trans>Every urgent message reached somebody</Trans>
            </p>
          </SheetBody>
        }
      >
        {(people) => (
          <SheetRows>
            {people.map((unreached) => (
              <Line key={unreached.id} unreached={unreached} close={close.mutate} />
            ))}
          </SheetRows>
        )}
      </PagedList>
    </Sheet>
  );
}
