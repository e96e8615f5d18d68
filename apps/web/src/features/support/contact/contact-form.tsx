import type { Account } from '@hafi/contract/accounts/account.schemas';
import { sendContactMessage } from '@hafi/contract/support/contact.contract';
import { longest, urgencies } from '@hafi/contract/support/contact-facts';
import { Alert, Status } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { TextArea, TextField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { FormProblems } from '../../../kit/form/form-problems.tsx';
import { PhoneField } from '../../../kit/form/phone-field.tsx';
import { urlOf } from '../../../lib/api.ts';
import { useOnline } from '../../../lib/online.ts';
import { useHydrated } from '../../../lib/page/hydrated.ts';
import { CallInstead } from './call-instead.tsx';
import styles from './contact.module.css';
import { ContactPieces } from './contact-pieces.tsx';
import { useUrgencyWords } from './urgency-words.ts';
import { useContactForm } from './use-contact-form.ts';

/** The contact form; works without JavaScript too. */
export function ContactForm({ account, subject }: { account: Account | null; subject: string }) {
  const { t } = useLingui();
  const online = useOnline();
  const words = useUrgencyWords();
  const contact = useContactForm(account, subject);
  const { form, onSubmit, field, errors, attempt, failure, busy, outcome } = contact;
  // A stored draft may contain the choice, which the prerendered page cannot know.
  const urgent = useHydrated() && form.watch('urgency') === 'emergency';
  return (
    <form
      action={urlOf(sendContactMessage, {})}
      method="post"
      encType="application/x-www-form-urlencoded"
      noValidate
      className={styles.form}
      onSubmit={onSubmit}
    >
      <Stack fill>
        <ContactPieces />
        <TextField id="contact-name" label={t`Name`} autoComplete="name" {...field('name')} />
        <TextField
          id="contact-email"
          label={t`Email`}
          hint={t`We send the answer there.`}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...field('email')}
        />
        <PhoneField
          id="contact-phone"
          label={t`Phone (optional)`}
          country={account?.place.country ?? 'RW'}
          autoComplete="tel"
          {...field('phone')}
        />
        <TextField
          id="contact-subject"
          label={t`Subject`}
          maxLength={longest.subject}
          {...field('subject')}
        />
        <RadioGroup
          id="contact-urgency"
          legend={t`How urgent is it?`}
          options={urgencies.map((value) => ({ value, ...words[value] }))}
          defaultValue="normal"
          {...field('urgency')}
        />
        <Status>{urgent ? <CallInstead /> : null}</Status>
        <TextArea
          id="contact-message"
          label={t`Message`}
          rows={7}
          maxLength={longest.message}
          {...field('message')}
        />
        <div className={styles.trap} aria-hidden="true">
          <label htmlFor="contact-website">
            <Trans>Leave this empty</Trans>
          </label>
          <input
            id="contact-website"
            type="text"
            tabIndex={-1}
            autoComplete="off"
            {...form.register('website')}
          />
        </div>
        {online ? null : (
          <Alert tone="warning" live="polite">
            <Trans>No internet. What you write is kept here until you can send it.</Trans>
          </Alert>
        )}
        <FormProblems errors={errors} attempt={attempt} failure={failure} />
        {outcome}
        <Button type="submit" icon={Send} wide busy={busy} busyLabel={t`Sending...`}>
          <Trans>Send Message</Trans>
        </Button>
      </Stack>
    </form>
  );
}
