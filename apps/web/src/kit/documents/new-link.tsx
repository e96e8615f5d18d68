import { formatDateTime } from '@hafi/i18n/dates';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { TextField } from '@hafi/ui/field/text-field';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale } from '../../lib/words/locale.ts';
import { CopyText } from '../copy-text.tsx';
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
        <CopyText text={url} variant="leaf" />
        {'share' in navigator ? (
          <Button variant="second" icon={Share2} onClick={passOn}>
            <Trans>Pass on</Trans>
          </Button>
        ) : null}
        {children}
      </Row>
      <QrCode text={url} label={t`The link to ${title} as a square code`} />
    </Stack>
  );
}
