import { Button } from '@hafi/ui/button/button';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** Copies a text that the page shows, and says beside the button whether it did. */
export function CopyText({
  text,
  what,
  variant = 'second',
  failed = <Trans>Copying did not work. Please select the text and copy it yourself.</Trans>,
}: {
  text: string;
  /** What it is, where several can be copied: read to who does not see where the button stands. */
  what?: string;
  variant?: 'leaf' | 'second';
  /** What to do instead when it cannot be copied. */
  failed?: ReactNode;
}) {
  const [said, setSaid] = useState<ReactNode>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(<Trans>Copied.</Trans>);
    } catch {
      setSaid(failed);
    }
  };
  return (
    <>
      <Button variant={variant} icon={Copy} onClick={() => void copy()}>
        <Trans>Copy</Trans>
        {what ? <SrOnly> ({what})</SrOnly> : null}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
