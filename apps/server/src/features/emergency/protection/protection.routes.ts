import * as contract from '@hafi/contract/emergency/protection.contract';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { answerAsMember, answerByLink, getQuestionByLink } from './answer-question.ts';
import { askContact } from './ask-contact.ts';
import { getProtection, listProtection } from './get-protection.ts';

/** Endpoints for contacts who agree, and whether an elder is heard. */
export const protectionHandlers = (platform: Platform): readonly Handler[] => [
  handle(contract.getProtection, async ({ params, principal }) => ({
    data: await getProtection(platform, principal, params.id),
  })),
  handle(contract.listProtection, async ({ principal }) => ({
    data: await listProtection(platform, principal),
  })),
  handle(contract.askContact, async ({ body, params, principal }) => {
    await askContact(platform, principal, params.id, body.personId);
    return { data: await getProtection(platform, principal, params.id) };
  }),
  handle(contract.answerAsMember, async ({ body, params, principal }) => {
    await answerAsMember(platform, principal, params.id, body.agrees);
    return { data: await getProtection(platform, principal, params.id) };
  }),
  handle(contract.getContactQuestion, async ({ address, params }) => ({
    data: await getQuestionByLink(platform, { token: params.token, address }),
  })),
  handle(contract.answerContactQuestion, async ({ address, body, params }) => ({
    data: await answerByLink(platform, { token: params.token, address }, body.agrees),
  })),
];
