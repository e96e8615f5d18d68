import { getMyData, getMyDataPdf } from '@hafi/contract/accounts/own-data.contract';
import { Problem } from '@hafi/contract/core/problem';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileBraces, FileText } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '../../../lib/files/download-file.ts';
import { useOutcomeNote } from '../../../lib/outcome/outcome-note.tsx';
import { problemText } from '../../../lib/words/problem-text.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';

const files = { pdf: getMyDataPdf, json: getMyData };
type Kind = keyof typeof files;

type Stage =
  | { at: 'rest' }
  | { at: 'confirming' | 'loading'; kind: Kind }
  | { at: 'failed'; text: string };

/** Downloads the person's data. */
export function MyData() {
  const { i18n, t } = useLingui();
  const { clear, note, say } = useOutcomeNote();
  const [stage, setStage] = useState<Stage>({ at: 'rest' });
  const load = async (kind: Kind) => {
    clear();
    setStage({ at: 'loading', kind });
    try {
      await downloadFile(files[kind], {});
      setStage({ at: 'rest' });
      say(t`Your file is downloaded. It is private: keep it in a safe place.`);
    } catch (error) {
      if (error instanceof Problem && error.code === 'confirm-first') {
        setStage({ at: 'confirming', kind });
      } else setStage({ at: 'failed', text: problemText(error, i18n) });
    }
  };
  const busy = (kind: Kind) => stage.at === 'loading' && stage.kind === kind;
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>Download my data</Trans>
      </h2>
      <p>
        <Trans>
          Everything that Hafi keeps about you: your account, medical card, visits, payments,
          messages and devices. The PDF is to read, the JSON file is for other programs.
        </Trans>
      </p>
      {stage.at === 'confirming' ? (
        <ConfirmIdentity
          onConfirmed={() => void load(stage.kind)}
          onCancel={() => setStage({ at: 'rest' })}
        />
      ) : (
        <Row>
          <Button
            variant="second"
            icon={FileText}
            busy={busy('pdf')}
            onClick={() => void load('pdf')}
          >
            <Trans>Download as PDF</Trans>
          </Button>
          <Button
            variant="second"
            icon={FileBraces}
            busy={busy('json')}
            onClick={() => void load('json')}
          >
            <Trans>Download as JSON</Trans>
          </Button>
        </Row>
      )}
      {note}
      {stage.at === 'failed' ? (
        <Alert tone="error" live="assertive">
          {stage.text}
        </Alert>
      ) : null}
    </Stack>
  );
}
