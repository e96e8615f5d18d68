import { sendContactMessage as contactEndpoint } from '@hafi/contract/support/contact.contract';
import { getFigures as figuresEndpoint } from '@hafi/contract/support/figures.contract';
import * as inbox from '@hafi/contract/support/inbox.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { answerMessage } from './answer-message.ts';
import { finishMessage } from './finish-message.ts';
import { keptFigures } from './get-figures.ts';
import { listInbox } from './list-inbox.ts';
import { readInboxMessage } from './read-inbox-message.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { takeContactForm } from './take-contact-form.ts';

/** Endpoints for contact, the network in numbers, and the coordinators' inbox. */
export function supportHandlers(platform: Platform): readonly Handler[] {
  const figures = keptFigures(platform);
  return [
    handle(figuresEndpoint, async () => ({ data: await figures() })),
    handle(
      contactEndpoint,
      async ({ body, locale, principal, address, idempotencyKey }) => {
        const personId = principal?.personId ?? null;
        const sent = { body, locale, personId, address, requestKey: idempotencyKey };
        return { data: { reference: await sendContactMessage(platform, sent) } };
      },
      (form) => takeContactForm(platform, form),
    ),
    handle(inbox.listInbox, ({ query }) => listInbox(platform, query)),
    handle(inbox.readInboxMessage, async ({ principal, params }) => ({
      data: await readInboxMessage(platform, principal.personId, params.id),
    })),
    handle(inbox.answerInboxMessage, async ({ principal, params, body }) => {
      const answer = { messageId: params.id, text: body.text };
      await answerMessage(platform, principal.personId, answer);
      return { data: null };
    }),
    handle(inbox.finishInboxMessage, async ({ principal, params }) => {
      await finishMessage(platform, principal.personId, params.id);
      return { data: null };
    }),
  ];
}
