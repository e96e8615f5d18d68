import { contactTexts } from '@hafi/contract/support/contact-texts';
import { Alert } from '@hafi/ui/alert/alert';
import { useLingui } from '@lingui/react/macro';

/** The message has arrived, and how to ask for it. */
export function ContactSent({ reference }: { reference: string }) {
  const { i18n } = useLingui();
  const { sent, reference: number } = contactTexts;
  return (
    <Alert tone="success">
      <p>{i18n._(sent.id, {}, { message: sent.message })}</p>
      <p>{i18n._(number.id, { reference }, { message: number.message })}</p>
    </Alert>
  );
}
