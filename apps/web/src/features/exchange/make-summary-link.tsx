import type { Elder } from '@hafi/contract/circle/circle.contract';
import { summaryLinkHours } from '@hafi/contract/exchange/summary.contract';
import { ButtonLink } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { ShareDialog } from '../../kit/documents/share-dialog.tsx';
import { useMakeSummaryLink } from './exchange.queries.ts';

/** Makes a link to an elder's clinic summary. */
export function MakeSummaryLink({ elder, onClose }: { elder: Elder; onClose: () => void }) {
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
      extra={(link) => (
        <ButtonLink as="a" variant="second" href={link} target="_blank" icon={Eye}>
          <Trans>See it</Trans>
        </ButtonLink>
      )}
    />
  );
}
