import { formatDateTime } from '@hafi/i18n/dates';
import { Alert, Status } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { TextField } from '@hafi/ui/field/text-field';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocale } from '../../lib/words/locale.ts';
import { QrCode } from '../qr-code.tsx';
import { StepHeading } from '../step-heading.tsx';

/** A new link, shown only once: to copy, to share, to photograph. `title`: what it opens. */
export function NewLink(props: {
  url: string;
  expiresAt: string;
  title: string;
  children?: ReactNode;
}) {
  const { children, title, url } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const until = formatDateTime(new Date(props.expiresAt), locale);
  const [said, setSaid] = useState<ReactNode>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid(<Trans>Copied.</Trans>);
    } catch {
      setSaid(<Trans>Copying did not work. Please select the link and copy it yourself.</Trans>);
    }
  };
  const passOn = async () => {
    // Rejects when the person closes the device's share sheet, which is no error.
    await navigator.share({ url }).catch(() => undefined);
  };
  return (
    <Stack fill>
      <StepHeading as="h3">
        <Trans>The link is ready</Trans>
      </StepHeading>
      <Alert tone="warning" live="off">
        <Trans>It is shown now and never again. It works until {until}.</Trans>
      </Alert>
      <TextField
        label={t`Link`}
        value={url}
        readOnly
        translate="no"
        onFocus={(event) => event.target.select()}
      />
      <Row>
        <Button icon={Copy} onClick={copy}>
          <Trans>Copy</Trans>
        </Button>
        {'share' in navigator ? (
          <Button variant="second" icon={Share2} onClick={passOn}>
            <Trans>Pass on</Trans>
          </Button>
        ) : null}
        {children}
      </Row>
      <Status>{said}</Status>
      <QrCode text={url} label={t`The link to ${title} as a square code`} />
    </Stack>
  );
}
