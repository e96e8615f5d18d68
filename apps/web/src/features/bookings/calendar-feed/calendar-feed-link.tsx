import { Alert } from '@hafi/ui/alert/alert';
import { ButtonLink } from '@hafi/ui/button/button';
import { TextField } from '@hafi/ui/field/text-field';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { CopyText } from '../../../kit/copy-text.tsx';
import { StepHeading } from '../../../kit/step-heading.tsx';

/** The secret link of the person's calendar, shown only once. */
export function CalendarFeedLink({ url }: { url: string }) {
  const { t } = useLingui();
  return (
    <Stack fill>
      <StepHeading as="h3" of={url}>
        <Trans>Your link is ready</Trans>
      </StepHeading>
      <Alert tone="warning">
        <Trans>
          It is shown now and never again. Whoever has it sees with whom and when you have visits:
          give it to your calendar only.
        </Trans>
      </Alert>
      <TextField
        label={t`Secret link`}
        value={url}
        readOnly
        translate="no"
        onFocus={(event) => event.target.select()}
      />
      <Row>
        <ButtonLink href={url.replace(/^https?:/, 'webcal:')} icon={CalendarPlus}>
          <Trans>Open in my calendar</Trans>
        </ButtonLink>
        <CopyText text={url} />
      </Row>
    </Stack>
  );
}
