import { Quiet } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { When } from '../../kit/when.tsx';

/** Who has seen an alert, and when; `who` is undefined once that account is closed. */
export function SeenBy({ at, who }: { at: string; who: string | undefined }) {
  const when = <When at={at} />;
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
