import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Problem } from '@hafi/contract/core/problem';
import { exportFhir, exportIps } from '@hafi/contract/exchange/fhir.contract';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Pair, Quiet } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ConfirmIt } from '../../kit/identity-check.tsx';
import { downloadFile } from '../../lib/files/download-file.ts';
import { useSayOutcome } from '../../lib/outcome/outcome-note.tsx';
import { PartLoading } from '../../lib/part-loading.tsx';
import { problemText } from '../../lib/words/problem-text.ts';

const files = {
  fhir: (id: string) => downloadFile(exportFhir, { params: { id } }),
  summary: (id: string) => downloadFile(exportIps, { params: { id }, query: {} }),
};
type Kind = keyof typeof files;

type Stage =
  | { readonly at: 'rest' }
  | { readonly at: 'confirming' | 'loading'; readonly kind: Kind }
  | { readonly at: 'failed'; readonly text: string };

/** Saves an elder's whole record as a file, after the reader has shown again who they are. */
export function SaveRecord({ confirm: Confirm, elder }: { confirm: ConfirmIt; elder: Elder }) {
  const { i18n, t } = useLingui();
  const [stage, setStage] = useState<Stage>({ at: 'rest' });
  const say = useSayOutcome();
  const load = async (kind: Kind) => {
    setStage({ at: 'loading', kind });
    try {
      await files[kind](elder.id);
      setStage({ at: 'rest' });
      say(t`Your file is downloaded. It is private: keep it in a safe place.`);
    } catch (error) {
      if (error instanceof Problem && error.code === 'confirm-first') {
        setStage({ at: 'confirming', kind });
      } else {
        say(null);
        setStage({ at: 'failed', text: problemText(error, i18n) });
      }
    }
  };
  const save = (kind: Kind) => (
    <Button
      variant="second"
      icon={FileDown}
      busy={stage.at === 'loading' && stage.kind === kind}
      busyLabel={t`Please wait`}
      onClick={() => void load(kind)}
    >
      <Trans>Save the file</Trans>
      <SrOnly> ({kind === 'fhir' ? t`For other systems` : t`For a doctor's program`})</SrOnly>
    </Button>
  );
  return (
    <>
      <Pair as="li">
        <div>
          <b>
            <Trans>For a doctor's program</Trans>
          </b>
          <Quiet>
            <Trans>
              What must be known, as a file that hospitals' programs read in every country
              (International Patient Summary).
            </Trans>
          </Quiet>
        </div>
        {save('summary')}
      </Pair>
      <Pair as="li">
        <div>
          <b>
            <Trans>For other systems</Trans>
          </b>
          <Quiet>
            <Trans>Everything as a file that hospitals' programs read (HL7 FHIR R4).</Trans>
          </Quiet>
        </div>
        {save('fhir')}
      </Pair>
      {stage.at === 'rest' || stage.at === 'loading' ? null : (
        <li>
          {stage.at === 'confirming' ? (
            <Suspense fallback={<PartLoading label={t`Please wait`} rows={1} />}>
              <Confirm
                onConfirmed={() => void load(stage.kind)}
                onCancel={() => setStage({ at: 'rest' })}
              />
            </Suspense>
          ) : null}
          {stage.at === 'failed' ? (
            <Alert tone="error" live="assertive">
              {stage.text}
            </Alert>
          ) : null}
        </li>
      )}
    </>
  );
}
