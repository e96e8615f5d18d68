import type { SentByBank } from '@hafi/contract/payments/bank-desk.schemas';
import { formatRwf } from '@hafi/i18n/numbers';
import { Button } from '@hafi/ui/button/button';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { ResolveForm } from '../finance/resolve-form.tsx';
import { useResolveUnlisted } from './bank.queries.ts';
import { SentFacts } from './sent-facts.tsx';

function Sent({ sent }: { sent: SentByBank }) {
  const locale = useLocale();
  const resolve = useResolveUnlisted();
  const [asks, setAsks] = useState(false);
  const name = `${sent.to}, ${formatRwf(sent.amount, locale)}`;
  return (
    <SheetRow
      title={sent.to}
      end={
        <Button variant="second" icon={Check} onClick={() => setAsks(true)}>
          <Trans>Resolve</Trans>
          <SrOnly> ({name})</SrOnly>
        </Button>
      }
    >
      <SentFacts sent={sent} />
      {asks ? (
        <ResolveForm
          name={name}
          resolve={(note) => resolve.mutateAsync({ id: sent.id, note })}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </SheetRow>
  );
}

/** What was sent from the bank by our books and stands in no statement, although its days were imported. */
export function Unlisted({ sent }: { sent: readonly SentByBank[] }) {
  return (
    <Sheet title={<Trans>Sent by our books, in no statement</Trans>} count={sent.length}>
      <OutcomePlace>
        <SheetBody>
          <p>
            {sent.length === 0 ? (
              <Trans>
                All that was sent by our books stands in a statement, or statements do not reach so
                far yet.
              </Trans>
            ) : (
              <Trans>
                Our books have it, the bank does not, although a statement has later days. Look
                whether days are missing between the statements, then ask the bank.
              </Trans>
            )}
          </p>
        </SheetBody>
        {sent.length > 0 ? (
          <SheetRows>
            {sent.map((each) => (
              <Sent key={each.id} sent={each} />
            ))}
          </SheetRows>
        ) : null}
      </OutcomePlace>
    </Sheet>
  );
}
