import type { HealthAlert } from '@hafi/contract/alerts/alert.schemas';
import { Quiet } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { When } from '../../kit/when.tsx';
import { useAccount } from '../../lib/session.ts';

/**
 * Who looks after an urgent alert, or has seen a milder one, and when; without a name once that
 * account is closed.
 */
export function SeenBy({
  alert: { acknowledgedAt, acknowledgedBy, level },
}: {
  alert: Pick<HealthAlert, 'acknowledgedAt' | 'acknowledgedBy' | 'level'>;
}) {
  const own = useAccount();
  if (!acknowledgedAt) return null;
  const when = <When at={acknowledgedAt} />;
  const who = acknowledgedBy?.name;
  if (level === 'urgent') {
    return (
      <Quiet>
        {acknowledgedBy?.id === own.id ? (
          <Trans>You take care of it, {when}</Trans>
        ) : who ? (
          <Trans>
            {who} takes care of it, {when}
          </Trans>
        ) : (
          <Trans>Somebody takes care of it, {when}</Trans>
        )}
      </Quiet>
    );
  }
  return (
    <Quiet>
      {who ? (
        <Trans>
          Seen by {who}, {when}
        </Trans>
      ) : (
        <Trans>Seen, {when}</Trans>
      )}
    </Quiet>
  );
}
