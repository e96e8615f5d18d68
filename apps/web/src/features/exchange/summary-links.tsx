import type { Elder } from '@hafi/contract/circle/circle.contract';
import { summaryLinkHours } from '@hafi/contract/exchange/summary.contract';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Eye, Link2 } from 'lucide-react';
import { useState } from 'react';
import { OpenLinks } from '../../kit/documents/open-links.tsx';
import { ShareDialog } from '../../kit/documents/share-dialog.tsx';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useEndSummaryLink, useMakeSummaryLink, useSummaryLinks } from './exchange.queries.ts';

function MakeLink({ elder, onClose }: { elder: Elder; onClose: () => void }) {
  const { t } = useLingui();
  const share = useMakeSummaryLink(elder.id);
  return (
    <ShareDialog
      thing={t`Page for the clinic`}
      title={<Trans>A link for the clinic</Trans>}
      says={
        <Trans>
          Whoever has the link sees what a clinic needs, as it is then, without an account, until
          the time is over; no phone number, home or notes for helpers. You see how often it was
          opened, and can end it at any time.
        </Trans>
      }
      hours={summaryLinkHours}
      share={share}
      onClose={onClose}
      beside={(link) => (
        <ButtonLink as="a" variant="second" href={link} target="_blank" icon={Eye}>
          <Trans>See it</Trans>
        </ButtonLink>
      )}
    />
  );
}

/** The open links to an elder's clinic summary: who made them, how often opened; make and end one. */
export function SummaryLinks({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const links = useSummaryLinks(elder.id);
  const end = useEndSummaryLink(elder.id);
  const [asks, setAsks] = useState(false);
  return (
    <Stack as="section" fill>
      <h3>
        <Trans>Links to the page for the clinic</Trans>
      </h3>
      <QueryState
        query={links}
        label={t`Loading the links`}
        failed={t`The links could not be loaded.`}
        rows={1}
      >
        {(open) =>
          open.length === 0 ? (
            <Quiet>
              <Trans>No link is open.</Trans>
            </Quiet>
          ) : (
            <OpenLinks title={t`Page for the clinic`} links={open} end={end} />
          )
        }
      </QueryState>
      <div>
        <Button variant="second" icon={Link2} onClick={() => setAsks(true)}>
          <Trans>Make a link</Trans>
        </Button>
      </div>
      {asks ? <MakeLink elder={elder} onClose={() => setAsks(false)} /> : null}
    </Stack>
  );
}
