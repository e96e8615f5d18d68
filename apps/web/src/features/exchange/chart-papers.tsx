import type { Elder } from '@hafi/contract/circle/circle.contract';
import { getSummary } from '@hafi/contract/exchange/summary.contract';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import { Printer, Send } from 'lucide-react';
import { Suspense, useState } from 'react';
import { urlOf } from '../../lib/api.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { PartLoading } from '../../lib/part-loading.tsx';
import { useLocale } from '../../lib/words/locale.ts';

const ReferralLetter = lazyPart(async () => (await import('./referral-letter.tsx')).ReferralLetter);

/** What a doctor gives along: the clinic summary, and a letter that refers the patient to somebody. */
export function ChartPapers({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [writing, setWriting] = useState(false);
  const mayWrite = elder.permissions.includes('health:write');
  return (
    <Sheet title={<Trans>To give along</Trans>}>
      <SheetBody>
        <OutcomePlace>
          <Row>
            <ButtonLink
              as="a"
              variant="second"
              icon={Printer}
              href={urlOf(getSummary, { params: { id: elder.id }, query: { locale } })}
              target="_blank"
            >
              <Trans>Summary (PDF)</Trans>
            </ButtonLink>
            {mayWrite && !writing ? (
              <Button variant="second" icon={Send} onClick={() => setWriting(true)}>
                <Trans>Refer to somebody</Trans>
              </Button>
            ) : null}
          </Row>
          {writing ? (
            <Suspense fallback={<PartLoading label={t`Loading the form`} />}>
              <ReferralLetter elder={elder} onDone={() => setWriting(false)} />
            </Suspense>
          ) : null}
        </OutcomePlace>
      </SheetBody>
    </Sheet>
  );
}
