import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Locale, locales } from '@hafi/i18n/locales';

/** The contact page, with the structure of the prerendered one. */
export const drawnContactPage = (locale: Locale): string => `<!doctype html>
<html lang="${locale}"><head><title>Get in Touch</title>
<script src="/assets/before-paint.js"></script>
<script defer src="/assets/start.js"></script>
<template id="app"><script type="module" crossorigin src="/assets/base.js"></script><link rel="modulepreload" crossorigin href="/assets/contact.js" /></template></head>
<body><div id="root" data-drawn><!--$--><noscript><span data-fill="contact-sent"></span></noscript>
<form action="/api/contact" method="post" novalidate=""><noscript><div hidden="">
<div data-piece="problems"><div role="alert" tabindex="-1" class="summary"><h2>Some answers need a look</h2><ul><li><a href="#x">x</a></li></ul></div></div>
<div data-piece="field-error"><p class="error"><svg></svg><span>x</span></p></div>
<div data-piece="failure"><div class="alert"><svg></svg><div><span data-words="">x</span></div></div></div>
</div></noscript>
<div><label for="contact-name">Name</label><input id="contact-name" name="name" value=""/></div>
<div><label for="contact-email">Email</label><p id="contact-email-hint">We answer there.</p><input id="contact-email" aria-describedby="contact-email-hint" type="email" name="email"/></div>
<div><label for="contact-phone">Phone</label><input id="contact-phone" name="phone"/></div>
<div><label for="contact-subject">Subject</label><input id="contact-subject" name="subject"/></div>
<fieldset><legend>Urgency</legend>
<label><input type="radio" name="urgency" id="contact-urgency" value="low"/>Low</label>
<label><input type="radio" name="urgency" checked="" value="normal"/>Normal</label>
<label><input type="radio" name="urgency" value="high"/>High</label>
<label><input type="radio" name="urgency" value="emergency"/>Emergency</label></fieldset>
<div><label for="contact-message">Message</label><textarea id="contact-message" name="message"></textarea></div>
<div><input name="website"/></div>
<button type="submit">Send</button></form><!--/$--></div></body></html>`;

/** A directory like that of a built web app, with only the contact page. Delete it afterwards. */
export function contactWebApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hafi-contact-'));
  writeFileSync(join(folder, 'index.html'), '<title>the empty page</title>');
  for (const locale of locales) {
    mkdirSync(join(folder, 'pages', locale), { recursive: true });
    writeFileSync(join(folder, 'pages', locale, 'contact.html'), drawnContactPage(locale));
  }
  writeFileSync(
    join(folder, 'pages', 'pages.json'),
    JSON.stringify([{ path: '/contact', listed: true }]),
  );
  return folder;
}
