import { formatDateTime } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Pair, Quiet, Stack } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link2Off } from 'lucide-react';
import type { Act } from '../../lib/query/use-work.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { ActFailure } from '../act-failure.tsx';

/** A link that opens something about an elder's health for whoever has it. */
interface OpenLink {
  readonly id: string;
  readonly sharedBy: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly opens: number;
  readonly lastOpenedAt: string | null;
}

/**
 * Open links: who shared them, until when, how often they were opened, and a way to end each. `title`:
 * what they open.
 */
export function OpenLinks(props: {
  title: string;
  links: readonly OpenLink[];
  end: Act<unknown, string>;
}) {
  const { end, links, title } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const time = (at: string) => formatDateTime(new Date(at), locale);
  return (
    <>
      <Stack as="ul" fill>
        {links.map(({ createdAt, expiresAt, id, lastOpenedAt, opens, sharedBy }) => (
          <Pair as="li" key={id}>
            <div>
              <p>
                <Trans>Until {time(expiresAt)}</Trans>
              </p>
              <Quiet>
                {sharedBy ? <Trans>From {sharedBy}.</Trans> : null}{' '}
                <Trans>Made on {time(createdAt)}.</Trans>{' '}
                {lastOpenedAt ? (
                  <>
                    <Plural value={opens} one="Opened # time." other="Opened # times." />{' '}
                    <Trans>The last time on {time(lastOpenedAt)}.</Trans>
                  </>
                ) : (
                  <Trans>Not opened yet.</Trans>
                )}
              </Quiet>
            </div>
            <Button
              variant="second"
              icon={Link2Off}
              busy={end.isPending && end.variables === id}
              busyLabel={t`Please wait`}
              onClick={() => end.mutate(id, { done: t`The link to ${title} is ended.` })}
            >
              <Trans>End the link</Trans>
              <SrOnly> ({title})</SrOnly>
            </Button>
          </Pair>
        ))}
      </Stack>
      <ActFailure act={end} />
    </>
  );
}
