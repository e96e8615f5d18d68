import type { Elder } from '@hafi/contract/circle/circle.contract';
import { getSummary } from '@hafi/contract/exchange/summary.contract';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Pair, Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileUp, IdCard, Printer } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import type { ConfirmIt } from '../../kit/identity-check.tsx';
import { urlOf } from '../../lib/api.ts';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { paths } from '../../lib/paths.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { AskPatients } from './ask-patients.tsx';
import { useImportFhir } from './exchange.queries.ts';
import { ImportResult } from './import-result.tsx';
import { SaveRecord } from './save-record.tsx';
import { SummaryLinks } from './summary-links.tsx';

/** The clinic summary with its links, and the export for other systems. */
export function RecordExport({ confirm, elder }: { confirm: ConfirmIt; elder: Elder }) {
  const { t } = useLingui();
  const locale = useLocale();
  const file = useRef<HTMLInputElement>(null);
  const take = useImportFhir(elder.id);
  const params = { id: elder.id };
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>Take it along</Trans>
      </h2>
      <OutcomePlace>
        <Card as="ul" lines>
          <Pair as="li">
            <div>
              <b>
                <Trans>Page for the clinic</Trans>
              </b>
              <Quiet>
                <Trans>What a doctor must know, on one page to print or show.</Trans>
              </Quiet>
            </div>
            <ButtonLink
              as="a"
              href={urlOf(getSummary, { params, query: { locale } })}
              target="_blank"
              icon={Printer}
            >
              <Trans>Open the page (PDF)</Trans>
            </ButtonLink>
          </Pair>
          <Pair as="li">
            <div>
              <b>
                <Trans>Medical card</Trans>
              </b>
              <Quiet>
                <Trans>
                  For helpers in an emergency: on paper, or on the lock screen of a phone.
                </Trans>
              </Quiet>
            </div>
            <ButtonLink as={Link} to={paths.medicalCardOf(elder.id)} icon={IdCard}>
              <Trans>Open the card</Trans>
            </ButtonLink>
          </Pair>
          <SaveRecord elder={elder} confirm={confirm} />
          {elder.permissions.includes('health:write') ? (
            <Pair as="li">
              <div>
                <b>
                  <Trans>From another system</Trans>
                </b>
                <Quiet>
                  <Trans>
                    Take readings over from such a file. The same file twice is kept once.
                  </Trans>
                </Quiet>
              </div>
              <Button
                variant="second"
                icon={FileUp}
                busy={take.isPending}
                busyLabel={t`Please wait`}
                onClick={() => file.current?.click()}
              >
                <Trans>Choose a file</Trans>
              </Button>
              <input
                ref={file}
                type="file"
                hidden
                accept=".json,application/json,application/fhir+json"
                onChange={({ target }) => {
                  const [chosen] = target.files ?? [];
                  if (chosen) take.mutate({ file: chosen, patients: [] }, { done: null });
                  target.value = '';
                }}
              />
            </Pair>
          ) : null}
        </Card>
      </OutcomePlace>
      <ImportResult result={take.data} error={take.error} />
      <AskPatients
        elder={elder}
        patients={take.data?.patients ?? []}
        busy={take.isPending}
        onAnswer={(reference) => {
          const { file: sent, patients } = take.variables ?? { file: null, patients: [] };
          if (sent) {
            take.mutate({ file: sent, patients: [...patients, reference] }, { done: null });
          }
        }}
      />
      <SummaryLinks elder={elder} />
    </Stack>
  );
}
