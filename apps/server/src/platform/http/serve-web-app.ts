import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { links } from '@hafi/contract/core/links';
import { Problem } from '@hafi/contract/core/problem';
import { isLocale, type Locale, sourceLocale } from '@hafi/i18n/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Fills, fillPage } from '../pages/fill-page.ts';
import { localeCookie, pageLocale } from '../pages/page-locale.ts';
import type { Pages } from '../pages/pages.ts';
import { writeRobots, writeSitemap } from '../pages/write-sitemap.ts';
import { isPlainForm } from './plain-forms.ts';

/** How to serve the web app. */
export interface WebApp {
  /** The directory it was built into. */
  readonly directory: string;
  readonly pages: Pages;
  readonly origin: () => string;
  /** Whether a Cookie header names a session, valid or not. */
  readonly hasSession: (cookie: string | undefined) => boolean;
  readonly fills: Fills;
}

/**
 * Serves the built web app. Hashed assets are cached for a year; pages are always revalidated.
 * Visitors get the prerendered public pages in their language. Whoever has a session, and every
 * other page address, gets the app shell (`index.html`), whose router knows the routes.
 */
export async function serveWebApp(app: FastifyInstance, web: WebApp): Promise<void> {
  const { directory, pages, origin } = web;
  const built = existsSync(join(directory, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: directory,
      preCompressed: true,
      index: false,
      wildcard: true,
      allowedPath: (path) => !path.startsWith('/pages/'),
      setHeaders(response, path) {
        const hashed = path.includes(`${directory}/assets/`);
        response.header(
          'cache-control',
          hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
    const hidden = { schema: { hide: true } };
    app.get('/', hidden, (request, reply) => answerPage(web, request, reply));
    app.get('/robots.txt', hidden, async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(writeRobots(origin())),
    );
    app.get('/sitemap.xml', hidden, async (_request, reply) =>
      reply.type('application/xml').send(writeSitemap(origin(), await pages.listed())),
    );
  }
  app.setNotFoundHandler(async (request, reply) => {
    // Files are looked for first, and Fastify and its static files wait for the end of the answer
    // once more each time they hand it on. All of it ends with the answer; Node warns from eleven on.
    reply.raw.setMaxListeners(20);
    if (built && (await wantsPage(web, request))) return answerPage(web, request, reply);
    if (built && (await bringsForm(web, request))) return reply.redirect(request.url, 303);
    throw new Problem(coreErrors['not-found']);
  });
}

/** Browsers ask for HTML explicitly; robots that accept anything get the prerendered pages. */
async function wantsPage({ pages }: WebApp, { method, url, headers }: FastifyRequest) {
  if (method !== 'GET' || url.startsWith('/api/') || url.startsWith('/assets/')) return false;
  const { accept = '*/*' } = headers;
  if (accept.includes('text/html')) return true;
  const [path = ''] = url.split('?');
  return accept.includes('*/*') && (await pages.draw(path, sourceLocale)) !== null;
}

/**
 * A browser without script sends the form of a page that needs it, such as a password, to the page
 * itself: it is shown again, which says so.
 */
async function bringsForm({ pages }: WebApp, request: FastifyRequest): Promise<boolean> {
  if (request.method !== 'POST' || !isPlainForm(request)) return false;
  const [path = ''] = request.url.split('?');
  return (await pages.draw(path, sourceLocale)) !== null;
}

/** A page whose address names its language is its own canonical page. */
const canonicalIn = (html: string, locale: Locale) =>
  html.replace(/(<link rel="canonical" href="[^"?]+)"/, `$1?lang=${locale}"`);

/** The app shell in a language, which links the manifest of that language. */
function shellOf({ directory }: WebApp, locale: Locale): string {
  const own = `index.${locale}.html`;
  return locale !== sourceLocale && existsSync(join(directory, own)) ? own : 'index.html';
}

/** Other addresses of the home page, which is drawn once. */
const homeAddresses = new Set(['/home', '/landing']);

async function answerPage(
  web: WebApp,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { fills, hasSession, pages } = web;
  const { cookie, 'accept-language': acceptLanguage } = request.headers;
  const { pathname, searchParams } = new URL(request.url, 'http://any.invalid');
  const query = searchParams.get('lang') ?? undefined;
  const locale = pageLocale({ query, cookie, acceptLanguage });
  if (isLocale(query)) reply.header('set-cookie', localeCookie(locale));
  reply.header('vary', 'Cookie, Accept-Language');
  const page = homeAddresses.has(pathname) ? '/' : pathname;
  const drawn = hasSession(cookie) ? null : await pages.draw(page, locale);
  if (drawn === null) {
    // Its address may be a secret: a link of an emergency, of a summary, of an invitation.
    if (!pathname.startsWith(links.doctors)) reply.header('x-robots-tag', 'noindex');
    return reply.sendFile(shellOf(web, locale));
  }
  const named = isLocale(query) ? canonicalIn(drawn, locale) : drawn;
  const html = await fillPage(named, fills, { query: searchParams, locale });
  const digest = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  reply.headers({
    'cache-control': 'no-cache',
    'content-language': locale,
    etag: `"${digest}"`,
  });
  if (request.headers['if-none-match']?.includes(digest)) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(html);
}
