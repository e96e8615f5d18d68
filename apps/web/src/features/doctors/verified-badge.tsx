import { Badge } from '@hafi/ui/badge/badge';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';

/** Says that a coordinator has verified the doctor's papers. */
export function VerifiedBadge() {
  return (
    <Badge tone="verified" icon={BadgeCheck}>
      <Trans>Verified</Trans>
    </Badge>
  );
}
