import type { CheckedPayment, Payment } from '@hafi/contract/payments/payments.contract';
import { Accordion, AccordionItem } from '@hafi/ui/accordion/accordion';
import { Button } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { methodTexts } from '../../kit/payments/method-texts.ts';
import { useCheckPayment } from './payments.queries.ts';

/** What to do when no prompt came: the provider is asked at once, and its answer is said. */
export function NoPrompt(props: {
  payment: Payment;
  /** As people read them. */
  phone: string;
  amount: string;
}) {
  const { amount, payment, phone } = props;
  const check = useCheckPayment(payment.id);
  const { t } = useLingui();
  const provider = t(methodTexts[payment.method].name);
  // What fails is said here.
  const ask = () => check.mutate(undefined, { done: null, onError: () => undefined });
  return (
    <Accordion>
      <AccordionItem
        title={<Trans>I did not get a prompt</Trans>}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && !check.isPending) ask();
        }}
      >
        <Stack fill>
          <p aria-live="polite">
            {check.isPending ? <Trans>We are asking {provider}.</Trans> : null}
            {check.isError ? (
              <Trans>We could not ask {provider} now. Please try again in a minute.</Trans>
            ) : null}
            {check.data && !check.isPending ? (
              <ProviderSays checked={check.data} provider={provider} phone={phone} />
            ) : null}
          </p>
          <Button variant="second" icon={RotateCw} busy={check.isPending} onClick={ask}>
            <Trans>Ask {provider} again</Trans>
          </Button>
          <ul>
            <li>
              <Trans>Is this the right number: {phone}?</Trans>
            </li>
            <li>
              <Trans>Is the phone on, and does it have network?</Trans>
            </li>
            <li>
              <Trans>Is there enough money on it for {amount} and the fee of the provider?</Trans>
            </li>
          </ul>
          <p>
            <Trans>
              Nothing is taken without your PIN. The request ends by itself after some minutes; then
              you can try again here, with another number or in another way.
            </Trans>
          </p>
        </Stack>
      </AccordionItem>
    </Accordion>
  );
}

/** What the provider answered of a payment that still waits. */
function ProviderSays(props: { checked: CheckedPayment; provider: string; phone: string }) {
  const { checked, phone, provider } = props;
  if (checked.provider === 'silent') {
    return (
      <Trans>
        {provider} does not answer just now. If you approved, you do not lose it: we ask again and
        again.
      </Trans>
    );
  }
  if (checked.provider === 'later') {
    return (
      <Trans>
        {provider} says how it stands some minutes after the request only. We ask then by ourselves.
      </Trans>
    );
  }
  return checked.status === 'created' ? (
    <Trans>{provider} does not have the request yet. We send it again by ourselves.</Trans>
  ) : (
    <Trans>
      {provider} says: the request for {phone} waits for the PIN.
    </Trans>
  );
}
