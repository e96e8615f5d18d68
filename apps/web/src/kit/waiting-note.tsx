import { Icon } from '@hafi/ui/icon/icon';
import { Quiet } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { CloudUpload } from 'lucide-react';

/** Marks something that the server has not received yet. */
export function WaitingNote({ className }: { className?: string | undefined }) {
  return (
    <Quiet as="span" className={className}>
      <Icon of={CloudUpload} size="text" /> <Trans>Waits for the internet</Trans>
    </Quiet>
  );
}
