import { Alert } from '@hafi/ui/alert/alert';
import { useLingui } from '@lingui/react/macro';
import { contactTextId } from './contact-text-id.ts';

/** Confirms that the message has arrived, with the reference number. */
export function ContactSent({ reference }: { reference: string }) {
  const { i18n } = useLingui();
  return (
    <Alert tone="success">
      <p>{i18n._(contactTextId('sent'))}</p>
      <p>{i18n._(contactTextId('reference'), { reference })}</p>
    </Alert>
  );
}
