import { contactTexts } from '@hafi/contract/support/contact-texts';
import { Alert } from '@hafi/ui/alert/alert';
import { useLingui } from '@lingui/react';

/** The message has arrived, and how to ask for it. */
export function ContactSent({ reference }: { reference: string }) {
  const { _ } = useLingui();
  const { sent, reference: number } = contactTexts;
  return (
    <Alert tone="success">
      <p>{_(sent.id, {}, { message: sent.message })}</p>
      <p>{_(number.id, { reference }, { message: number.message })}</p>
    </Alert>
  );
}
