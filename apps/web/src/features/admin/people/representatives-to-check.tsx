import { getClaimFile } from '@hafi/contract/circle/representative.contract';
import type { ClaimToCheck } from '@hafi/contract/circle/representative.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Facts } from '@hafi/ui/facts/facts';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, X } from 'lucide-react';
import { useState } from 'react';
import { PaperLink } from '../../../kit/documents/paper-link.tsx';
import { urlOf } from '../../../lib/api.ts';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { useClaims } from './representative.queries.ts';
import { RepresentativeVerdict, type Requested } from './representative-verdict.tsx';

/** A claim with its document and the possible decisions. */
function ClaimCard(props: { claim: ClaimToCheck; ask: (what: Requested['what']) => void }) {
  const { ask, claim } = props;
  const { claimant, court, decidedOn, decisionNumber, elder, id, mediaType, sentAt } = claim;
  const { t } = useLingui();
  const locale = useLocale();
  const sent = formatDate(new Date(sentAt), locale);
  const named = <SrOnly> ({claimant})</SrOnly>;
  return (
    <Card as="section">
      <Stack fill>
        <h2>{claimant}</h2>
        <Quiet>
          {claim.status === 'waiting' ? (
            <Trans>
              Wants to represent {elder}. Waits since {sent}
            </Trans>
          ) : (
            <Trans>Represents {elder}</Trans>
          )}
        </Quiet>
        <Facts
          facts={[
            { term: t`Court`, value: court },
            { term: t`Number of the decision`, value: decisionNumber },
            { term: t`Day of the decision`, value: formatDate(decidedOn, locale) },
          ]}
        />
        <Row>
          <PaperLink href={urlOf(getClaimFile, { params: { id } })} mediaType={mediaType}>
            <Trans>The document</Trans>
            {named}
          </PaperLink>
          {claim.status === 'waiting' ? (
            <>
              <Button icon={BadgeCheck} onClick={() => ask('confirm')}>
                <Trans>Confirm</Trans>
                {named}
              </Button>
              <Button variant="danger" icon={X} onClick={() => ask('refuse')}>
                <Trans>Refuse</Trans>
                {named}
              </Button>
            </>
          ) : (
            <Button variant="danger" icon={X} onClick={() => ask('end')}>
              <Trans>End it</Trans>
              {named}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}

/**
 * Claims that a court has named somebody as an elder's representative: waiting and confirmed ones.
 */
export function RepresentativesToCheck() {
  const { t } = useLingui();
  const query = useClaims();
  const [requested, setRequested] = useState<Requested | null>(null);
  return (
    <Stack fill>
      <OutcomePlace>
        <QueryState
          query={query}
          label={t`Loading...`}
          failed={t`The list did not arrive`}
          isEmpty={(claims) => claims.length === 0}
          empty={
            <Empty title={t`Nobody waits`}>
              {t`Whoever sends the document of a court appears here.`}
            </Empty>
          }
        >
          {(claims) =>
            claims.map((claim) => (
              <ClaimCard
                key={claim.id}
                claim={claim}
                ask={(what) => setRequested({ what, claim })}
              />
            ))
          }
        </QueryState>
        {requested ? (
          <RepresentativeVerdict requested={requested} onClose={() => setRequested(null)} />
        ) : null}
      </OutcomePlace>
    </Stack>
  );
}
