import { formatPhone } from '@hafi/base/format-phone';
import { Alert } from '@hafi/ui/alert/alert';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Phone } from 'lucide-react';
import { PagedList } from '../../../kit/paged-list.tsx';
import { When } from '../../../kit/when.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { problemText } from '../../../lib/words/problem-text.ts';
import styles from './admin.module.css';
import { useMessageWords } from './failure-words.ts';
import { type Unreached, useCloseUnreached, useUnreached } from './failures.queries.ts';

function Line({ unreached }: { unreached: Unreached }) {
  const { i18n, t } = useLingui();
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
      {close.isError ? (
        <Alert tone="error" live="assertive">
          {problemText(close.error, i18n)}
        </Alert>
      ) : null}
    </SheetRow>
  );
}

/** People whom an urgent message did not reach on any channel: whom a coordinator should call. */
export function UnreachedList() {
  const { t } = useLingui();
  const query = useUnreached();
  return (
    <Sheet title={<Trans>Urgent messages that reached nobody</Trans>}>
      <OutcomePlace>
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
                <Line key={unreached.id} unreached={unreached} />
              ))}
            </SheetRows>
          )}
        </PagedList>
      </OutcomePlace>
    </Sheet>
  );
}
