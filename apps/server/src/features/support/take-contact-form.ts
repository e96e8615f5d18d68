import { minuteInMs } from '@hafi/base/time';
import { toFieldIssue } from '@hafi/contract/core/issue-code';
import { links } from '@hafi/contract/core/links';
import { Problem } from '@hafi/contract/core/problem';
import { contactForm } from '@hafi/contract/support/contact.schemas';
import { contactTexts } from '@hafi/contract/support/contact-texts';
import type { Locale } from '@hafi/i18n/locales';
import { invalidFields } from '../../platform/http/invalid-input.ts';
import type { PlainAnswer, PlainForm } from '../../platform/http/plain-forms.ts';
import { problemDocument } from '../../platform/http/problem-answer.ts';
import { pageLocale } from '../../platform/pages/page-locale.ts';
import type { Platform } from '../../platform/platform.ts';
import { contactHash } from './contact-limits.ts';
import { writeRefusedForm } from './contact-page.ts';
import { sendContactMessage } from './send-contact-message.ts';

/** The same form sent twice within this many milliseconds is one message. */
const sameFormFor = 10 * minuteInMs;

const fieldOrder = ['name', 'email', 'phone', 'subject', 'urgency', 'message'];

/** Receives the contact form from a browser without JavaScript and answers with a page. */
export async function takeContactForm(platform: Platform, form: PlainForm): Promise<PlainAnswer> {
  const { cookie, 'accept-language': acceptLanguage } = form.headers;
  const locale = pageLocale({ query: undefined, cookie, acceptLanguage });
  try {
    const reference = await sendContactMessage(platform, {
      body: checked(form.fields),
      locale,
      personId: form.principal?.personId ?? null,
      address: form.address,
      requestKey: keyOf(platform, form),
    });
    return { location: links.contactSent(reference) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return showAgain(platform, form, locale, error);
  }
}

function checked(fields: PlainForm['fields']) {
  const result = contactForm.safeParse(fields, { reportInput: true });
  if (result.success) return result.data;
  const found = result.error.issues.map((issue) => toFieldIssue({ ...issue }));
  throw invalidFields(found);
}

/** Such a form has no idempotency key, so its content serves as the key for a while. */
function keyOf(platform: Platform, { fields, address }: PlainForm): string {
  const span = Math.floor(platform.clock.now().getTime() / sameFormFor);
  return contactHash(platform, 'form', span, address, fields);
}

async function showAgain(
  platform: Platform,
  { fields }: PlainForm,
  locale: Locale,
  problem: Problem,
): Promise<PlainAnswer> {
  const page = await platform.pages.draw(links.contact, locale);
  if (page === null) throw problem;
  const { errors, message, status } = problemDocument(problem, locale, platform.translate);
  const failed = platform.translate(locale, contactTexts.failed);
  const values = Object.fromEntries(fieldOrder.map((name) => [name, fields[name] ?? '']));
  const html = writeRefusedForm(page, {
    values: { ...values, urgency: values.urgency || 'normal' },
    errors: firstOfEach(errors),
    failure: `${failed} ${message}`,
  });
  const { retryAfterSeconds } = problem;
  return { status, html, ...(retryAfterSeconds ? { retryAfterSeconds } : {}) };
}

/** The first error of each field, in the order of the form. */
function firstOfEach(errors: readonly { path: string; message: string }[]) {
  return fieldOrder.flatMap((path) => errors.find((error) => error.path === path) ?? []);
}
