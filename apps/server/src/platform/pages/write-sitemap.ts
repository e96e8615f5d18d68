import { locales } from '@hafi/i18n/locales';

/**
 * Writes the sitemap of the public pages in each language (sitemaps.org 0.9, hreflang as Google
 * reads it).
 */
export function writeSitemap(origin: string, paths: readonly string[]): string {
  const alternates = (path: string) =>
    [
      ...locales.map((locale) => [locale, `${origin}${path}?lang=${locale}`]),
      ['x-default', `${origin}${path}`],
    ]
      .map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`)
      .join('');
  const urls = paths.flatMap((path) =>
    locales.map(
      (locale) => `<url><loc>${origin}${path}?lang=${locale}</loc>${alternates(path)}</url>`,
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
  ].join('\n');
}

/** Writes robots.txt: robots may read everything public; the rest needs an account anyway. */
export function writeRobots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /sandbox/',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
