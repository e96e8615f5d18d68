import { getOwnClaimFile } from '@hafi/contract/circle/representative.contract';
import type { OwnClaim } from '@hafi/contract/circle/representative.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { Alert } from '@hafi/ui/alert/alert';
import { Facts } from '@hafi/ui/facts/facts';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { PaperLink } from '../../../kit/documents/paper-link.tsx';
import { urlOf } from '../../../lib/api.ts';
import { useLocale } from '../../../lib/words/locale.ts';

type Claim = NonNullable<OwnClaim['claim']>;

const tones = {
  waiting: 'info',
  confirmed: 'success',
  refused: 'warning',
  withdrawn: 'info',
  ended: 'info',
} as const;

/** The state of a claim as one sentence. */
function Sentence({ claim, firstName }: { claim: Claim; firstName: string }) {
  const { reason, status } = claim;
  if (status === 'waiting') {
    return <Trans>A coordinator checks the document of the court. You are told the answer.</Trans>;
  }
  if (status === 'confirmed') {
    return (
      <Trans>You are the legal representative of {firstName} and decide in this circle.</Trans>
    );
  }
  return (
    <>
      {status === 'refused' ? (
        <Trans>The document of the court could not be confirmed.</Trans>
      ) : (
        <Trans>You are no longer the legal representative of {firstName}.</Trans>
      )}{' '}
      {reason ? <Trans>Reason: {reason}</Trans> : null}
    </>
  );
}

/** The person's own claim: its state, and what was sent. */
export function RepresentativeState(props: {
  elder: { readonly id: string; readonly firstName: string };
  claim: Claim;
}) {
  const { claim, elder } = props;
  const { court, decidedOn, decisionNumber, mediaType, sentAt, status } = claim;
  const { t } = useLingui();
  const locale = useLocale();
  const href = urlOf(getOwnClaimFile, { params: { id: elder.id } });
  return (
    <Stack fill>
      <Alert tone={tones[status]} live="off">
        <Sentence claim={claim} firstName={elder.firstName} />
      </Alert>
      <Facts
        facts={[
          { term: t`Name of the court`, value: court },
          { term: t`Number of the decision`, value: decisionNumber },
          { term: t`Day of the decision`, value: formatDate(decidedOn, locale) },
          { term: t`Sent on`, value: formatDate(new Date(sentAt), locale) },
        ]}
      />
      {status === 'refused' || status === 'ended' ? null : (
        <div>
          <PaperLink href={href} mediaType={mediaType}>
            <Trans>My document</Trans>
          </PaperLink>
        </div>
      )}
    </Stack>
  );
}
