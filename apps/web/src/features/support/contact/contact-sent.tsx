import { contactTexts } from '@hafi/contract/support/contact-texts';
import { Alert } from '@hafi/ui/alert/alert';
import { useLingui } from '@lingui/react/macro';

/** Confirms that the message has arrived, with the reference number. */
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
