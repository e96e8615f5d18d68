import { Button } from '@hafi/ui/button/button';
import { Trans } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** Copies a text that the page shows, and says beside the button whether it did. */
export function CopyText({ text }: { text: string }) {
  const [said, setSaid] = useState<ReactNode>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(<Trans>Copied.</Trans>);
    } catch {
      setSaid(<Trans>Copying did not work. Please select the text and copy it yourself.</Trans>);
    }
  };
  return (
    <>
      <Button variant="second" icon={Copy} onClick={() => void copy()}>
        <Trans>Copy</Trans>
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
