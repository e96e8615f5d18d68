import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Principal } from '../auth/principal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether this route accepts HTML forms sent without JavaScript. */
    takesForms?: boolean;
  }
}

/** The media type of an HTML form. */
export const formType = 'application/x-www-form-urlencoded';

/** An HTML form sent without JavaScript. */
export interface PlainForm {
  /** Values as typed; of fields with the same name the last one counts. */
  readonly fields: Readonly<Record<string, string>>;
  readonly principal: Principal | null;
  /** The caller's IP address, for rate limits. */
  readonly address: string;
  readonly headers: import('node:http').IncomingHttpHeaders;
}

/** A page to show, or an address to redirect to (303). */
export type PlainAnswer =
  | { readonly status: number; readonly html: string; readonly retryAfterSeconds?: number }
  | { readonly location: string };

/**
 * Parses HTML forms on routes that accept them; all other routes answer 415. What is sent to no route
 * is not read: a page answers it with itself (`serve-web-app.ts`).
 */
export function acceptPlainForms(app: FastifyInstance): void {
  app.addContentTypeParser(formType, { parseAs: 'string' }, (request, body, done) => {
    if (request.is404) {
      done(null, null);
      return;
    }
    if (!request.routeOptions.config.takesForms) {
      done(new Problem(coreErrors['unsupported-media-type']));
      return;
    }
    done(null, Object.fromEntries(new URLSearchParams(body.toString())));
  });
}

/** Whether a request carries an HTML form. */
export const isPlainForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() === formType;

/** The HTML form of a request; null when it carries JSON. */
export function plainFormOf(request: FastifyRequest): PlainForm | null {
  if (!request.routeOptions.config.takesForms || !isPlainForm(request)) return null;
  return {
    fields: request.body as Record<string, string>,
    principal: request.principal,
    address: request.ip,
    headers: request.headers,
  };
}
