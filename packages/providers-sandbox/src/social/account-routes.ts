import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { SocialPerson } from '../events.ts';
import { noticePage, sendPage } from '../pages/layout.ts';
import { isSameOrigin } from '../same-origin.ts';
import { accountPage, type Typed } from './account-page.ts';
import { type AuthorizeRequest, checkRequest, redirectOf } from './authorize-request.ts';
import { issueCode } from './codes.ts';
import { baseOf, formOf, one, queryOf } from './parameters.ts';
import type { Provider } from './provider.ts';

/** `GET <path>`, the authorization endpoint, and `POST /choose`, the form of its page. */
export function accountRoutes(
  app: FastifyInstance,
  context: Context,
  provider: Provider,
  root: string,
  path: string,
): void {
  /** Returns a valid request; otherwise answers it and returns undefined. */
  function checked(request: FastifyRequest, reply: FastifyReply): AuthorizeRequest | undefined {
    const served = { issuer: baseOf(request, app.prefix), host: request.host };
    const result = checkRequest(context, provider, queryOf(request), served);
    if (result.kind === 'good') return result.request;
    if (result.kind === 'redirect') reply.redirect(result.to, 303);
    else sendPage(reply.code(400), noticePage(root, result.text, `${root}/`));
    return undefined;
  }

  function ask(
    request: FastifyRequest,
    reply: FastifyReply,
    good: AuthorizeRequest,
    typed?: Typed,
  ) {
    const action = `${app.prefix}/choose?${queryOf(request)}`;
    const page = accountPage({ root, provider, request: good, action, typed });
    return sendPage(reply, page, new URL(good.redirectUri).origin);
  }

  app.get(path, (request, reply) => {
    const good = checked(request, reply);
    return good ? ask(request, reply, good) : reply;
  });
  app.post('/choose', (request, reply) => {
    if (!isSameOrigin(request)) {
      const page = noticePage(root, 'This answer came from another site.', `${root}/`);
      return sendPage(reply.code(403), page);
    }
    const good = checked(request, reply);
    if (!good) return reply;
    const form = formOf(request);
    const back = (answer: Record<string, string>) =>
      reply.redirect(redirectOf(provider, good, baseOf(request, app.prefix), answer), 303);
    if (form.has('refuse')) return back({ error: 'access_denied', ...provider.refusal });
    const { person, typed } = answerOf(provider, form);
    if (!person) return ask(request, reply.code(400), good, typed);
    return back({ code: issueCode(context, provider.key, good, person) });
  });
}

function answerOf(
  provider: Provider,
  form: URLSearchParams,
): { person?: SocialPerson; typed?: Typed } {
  const account = one(form, 'account');
  const example = /^\d{1,2}$/.test(account) ? provider.examples[Number(account)] : undefined;
  if (example) return { person: example.person };
  const values: Record<string, string> = {};
  const problems: Record<string, string> = {};
  for (const { name, problem } of provider.fields) {
    const text = one(form, name).trim();
    const wrong = problem(text);
    values[name] = text;
    if (wrong !== undefined) problems[name] = wrong;
  }
  const typed = { values, problems };
  return Object.keys(problems).length > 0 ? { typed } : { person: provider.typedPerson(values) };
}
