import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { CopyText } from '../../../kit/copy-text.tsx';
import { StepHeading } from '../../../kit/step-heading.tsx';
import styles from './recovery-codes.module.css';

/** The recovery codes, for a lost phone; shown only once. */
export function RecoveryCodes(props: { codes: readonly string[]; onKept: () => void }) {
  const { codes, onKept } = props;
  return (
    <Stack fill>
      <StepHeading as="h3">
        <Trans>Keep these recovery codes</Trans>
      </StepHeading>
      <Alert tone="warning">
        <Trans>
          Two-step sign-in is on. Without your phone, each of these codes lets you in once. They are
          shown now and never again: write them down or print them.
        </Trans>
      </Alert>
      <Card as="ul" matter="well" className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Card>
      <Row>
        <CopyText
          text={codes.join('\n')}
          failed={<Trans>Copying did not work. Please write the codes down or print them.</Trans>}
        />
        <Button variant="second" icon={Printer} onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
        <Button onClick={onKept}>
          <Trans>I have kept them</Trans>
        </Button>
      </Row>
    </Stack>
  );
}
