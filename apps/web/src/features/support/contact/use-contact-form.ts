import type { Account } from '@hafi/contract/accounts/account.schemas';
import type { Country } from '@hafi/contract/accounts/countries';
import { sendContactMessage } from '@hafi/contract/support/contact.contract';
import type { Urgency } from '@hafi/contract/support/contact-facts';
import { useLingui } from '@lingui/react/macro';
import { sendOnce } from '../../../kit/send-once.ts';
import { call } from '../../../lib/api.ts';
import { useHafiForm } from '../../../lib/form/form.ts';
import { contactSchema } from './contact-schema.ts';
import { contactTextId } from './contact-text-id.ts';

export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  country: Country;
  subject: string;
  urgency: Urgency;
  message: string;
  website: string;
}

/** The initial values: the signed-in person, and the subject from the link. */
export function startValues(account: Account | null, subject: string): ContactValues {
  return {
    name: account ? `${account.firstName} ${account.lastName}`.trim() : '',
    email: account?.email ?? '',
    phone: account?.phoneNumber ?? '',
    country: account?.place.country ?? 'RW',
    subject,
    urgency: 'normal',
    message: '',
    website: '',
  };
}

/** The state of the contact form, which says the reference number of what was sent. */
export function useContactForm(account: Account | null, subject: string) {
  const { i18n } = useLingui();
  const fallback = i18n._(contactTextId('failed'));
  const contact = useHafiForm<ContactValues>({
    schema: contactSchema,
    draftKey: 'contact',
    fallback,
    defaults: startValues(account, subject),
    submit: async (values) => {
      const { data } = await sendOnce('contact', values, (idempotencyKey) =>
        call(sendContactMessage, { body: values, idempotencyKey }),
      );
      contact.form.reset(startValues(account, ''));
      const { reference } = data;
      return `${i18n._(contactTextId('sent'))} ${i18n._(contactTextId('reference'), { reference })}`;
    },
  });
  return contact;
}
