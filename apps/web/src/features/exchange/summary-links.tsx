import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Button } from '@hafi/ui/button/button';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link2 } from 'lucide-react';
import { type ComponentProps, Suspense, useState } from 'react';
import { OpenLinks } from '../../kit/documents/open-links.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { PartLoading } from '../../lib/part-loading.tsx';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useEndSummaryLink, useSummaryLinks } from './exchange.queries.ts';

/** Loaded when somebody makes a link: most who read the record do not. */
const MakeSummaryLink = lazyPart(
  async () => (await import('./make-summary-link.tsx')).MakeSummaryLink,
);

function Links(props: { elderId: string; links: ComponentProps<typeof OpenLinks>['links'] }) {
  const { elderId, links } = props;
  const { t } = useLingui();
  const end = useEndSummaryLink(elderId);
  return <OpenLinks title={t`Page for the clinic`} links={links} end={end} />;
}

/** The open links to an elder's clinic summary: who made them, how often opened; make and end one. */
export function SummaryLinks({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const links = useSummaryLinks(elder.id);
  const [asks, setAsks] = useState(false);
  return (
    <Stack as="section" fill>
      <h3>
        <Trans>Links to the page for the clinic</Trans>
      </h3>
      <OutcomePlace>
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
              <Links elderId={elder.id} links={open} />
            )
          }
        </QueryState>
      </OutcomePlace>
      <div>
        <Button variant="second" icon={Link2} onClick={() => setAsks(true)}>
          <Trans>Make a link</Trans>
        </Button>
      </div>
      {asks ? (
        <Suspense fallback={<PartLoading label={t`Please wait`} rows={1} />}>
          <MakeSummaryLink elder={elder} onClose={() => setAsks(false)} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
