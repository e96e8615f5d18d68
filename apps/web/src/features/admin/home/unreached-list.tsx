import { formatPhone } from '@hafi/base/format-phone';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { SheetRow } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Phone } from 'lucide-react';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { When } from '../../../kit/when.tsx';
import styles from './admin.module.css';
import { useMessageWords } from './failure-words.ts';
import { type Unreached, useCloseUnreached, useUnreached } from './failures.queries.ts';
import { WatchedList } from './watched-list.tsx';

function Line({ unreached }: { unreached: Unreached }) {
  const { t } = useLingui();
  const close = useCloseUnreached();
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
          <Button
            variant="second"
            icon={Check}
            busy={close.isPending}
            onClick={() => close.mutate(id, { done: t`${name} is off the list.` })}
          >
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
      <ActFailure act={close} />
    </SheetRow>
  );
}

/** People whom an urgent message did not reach on any channel: whom a coordinator should call. */
export function UnreachedList() {
  return (
    <WatchedList
      title={<Trans>Urgent messages that reached nobody</Trans>}
      query={useUnreached()}
      empty={<Trans>Every urgent message reached somebody</Trans>}
      row={(unreached) => <Line key={unreached.id} unreached={unreached} />}
    />
  );
}
