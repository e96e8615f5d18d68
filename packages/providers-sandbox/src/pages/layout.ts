import type { FastifyReply } from 'fastify';
import { type Html, html } from './html.ts';

const POLICY =
  "default-src 'self'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; form-action 'self'";

/** The frame of a page. `refresh`: reload every ten seconds where JavaScript does not run. */
export type Page = { root: string; title: string; main: Html; refresh?: boolean };

/** A whole page: the frame with the notice that no real money moves, and the content. */
export function pageHtml({ root, title, main, refresh = false }: Page): Html {
  const reload = refresh
    ? html`<noscript><meta http-equiv="refresh" content="10"></noscript>`
    : undefined;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - Hafi sandbox</title>
<link rel="icon" href="${root}/assets/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="${root}/assets/sandbox.css">
<script src="${root}/assets/sandbox.js" defer></script>
${reload}
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<aside class="notice" aria-label="Notice"><strong>Sandbox: no real money moves.</strong> No SMS or mail leaves this computer.</aside>
<header class="top">
<a class="brand" href="${root}/"><img src="${root}/assets/mark.svg" alt="" width="40" height="40"> Hafi sandbox</a>
<nav class="links" aria-label="Sandbox"><a href="${root}/">Phones</a> <a href="${root}/outbox">Outbox</a> <a href="${root}/break">Faults</a></nav>
</header>
<main id="main" tabindex="-1">${main}</main>
</body>
</html>`;
}

/** A page with a message and a link back. */
export function noticePage(root: string, text: string, back: string): Html {
  const main = html`<h1>${text}</h1><p><a class="button second" href="${back}">Back</a></p>`;
  return pageHtml({ root, title: text, main });
}

/**
 * Sends a page with a Content-Security-Policy that allows only our own files. Browsers apply
 * `form-action` to redirects too, so a form that redirects to another origin names it in `leadsTo`.
 */
export function sendPage(reply: FastifyReply, page: Html, leadsTo = ''): FastifyReply {
  return reply
    .header('content-security-policy', `${POLICY} ${leadsTo}`.trimEnd())
    .header('referrer-policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(page.markup);
}
