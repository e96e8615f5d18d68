import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { appLater, withBeforePaint, writeEarlyScripts } from './early-scripts.ts';
import { withManifest, withWordsIn, writeManifest } from './manifests.ts';
import { gatherStyles } from './page-styles.ts';
import type { ManifestWords, PrerenderedPage } from './src/app/prerender.tsx';
import { publicPaths } from './src/app/public-paths.ts';
import { writeCompressed } from './write-compressed.ts';

/** The module that prerenders pages, built for Node. */
interface Drawing {
  drawPage(path: string, locale: string): Promise<PrerenderedPage>;
  manifestWords(locale: string): Promise<ManifestWords>;
}

const locales = ['en', 'rw', 'fr'] as const;
/** Open Graph locales include a territory. */
const territories = { en: 'en_GB', rw: 'rw_RW', fr: 'fr_FR' } as const;
/** Placeholder for the server's address, which is unknown at build time. */
const origin = '__ORIGIN__';

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Where the server looks for the prerendered page of a path. */
const fileNameOf = (path: string) =>
  `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '.')}.html`;

/** `FamilyConnectPage` is in `family-connect.page.tsx`. */
const fileOf = (page: string) =>
  `/${page
    .replace(/Page$/, '')
    .replace(/(?<=[a-z])[A-Z]/g, '-$&')
    .toLowerCase()}.page.tsx`;

type Bundle = Rolldown.OutputBundle;

/** Files of the build that belong together. */
interface PageFiles {
  readonly scripts: Set<string>;
  /** Also of parts that load later. */
  readonly styles: Set<string>;
  /** Of these scripts alone. */
  readonly firstStyles: Set<string>;
}

/** The chunk of a source file and everything it imports, with their stylesheets. */
function filesOf(bundle: Bundle, source: string): PageFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const take = (fileName: string) => {
    const chunk = chunks.find((each) => each.fileName === fileName);
    if (!chunk || scripts.has(fileName)) return;
    scripts.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const each of chunk.imports) take(each);
  };
  const entry = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
  if (!entry) throw new Error(`the build has no chunk for ${source}`);
  take(entry.fileName);
  const first = { scripts: new Set(scripts), firstStyles: new Set(styles) };
  // Lazy parts are prerendered too, so they need their styles at once, but not their scripts.
  for (const later of entry.dynamicImports) take(later);
  return { scripts: first.scripts, styles, firstStyles: first.firstStyles };
}

function headOf(path: string, locale: (typeof locales)[number], drawn: PrerenderedPage): string {
  const address = `${origin}${path}`;
  const title = escaped(drawn.title);
  const description = drawn.description === undefined ? null : escaped(drawn.description);
  return [
    `<link rel="canonical" href="${address}" />`,
    ...locales.map(
      (each) => `<link rel="alternate" hreflang="${each}" href="${address}?lang=${each}" />`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${address}" />`,
    '<meta property="og:site_name" content="Hafi" />',
    '<meta property="og:type" content="website" />',
    `<meta property="og:title" content="${title}" />`,
    ...(description ? [`<meta property="og:description" content="${description}" />`] : []),
    `<meta property="og:url" content="${address}" />`,
    `<meta property="og:locale" content="${territories[locale]}" />`,
    `<meta property="og:image" content="${origin}/og-${locale}.png" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ');
}

/**
 * Inserts a prerendered page into the built HTML, with preloads for everything that hydrating its
 * first screen needs.
 */
async function frame(
  template: string,
  page: {
    path: string;
    locale: (typeof locales)[number];
    drawn: PrerenderedPage;
    bundle: Bundle;
    dir: string;
  },
): Promise<string> {
  const { path, locale, drawn, bundle, dir } = page;
  const parts = [
    filesOf(bundle, fileOf(drawn.page)),
    ...drawn.words.map((words) => filesOf(bundle, `/catalogues/${words}/${locale}.po`)),
  ];
  const fresh = (name: string) => !template.includes(name);
  const scripts = new Set(parts.flatMap((part) => [...part.scripts]).filter(fresh));
  const styles = new Set(parts.flatMap((part) => [...part.styles]).filter(fresh));
  const firstStyles = new Set(parts.flatMap((part) => [...part.firstStyles]));
  const name = fileNameOf(path).replace('.html', '');
  const linked = await gatherStyles(dir, { name, html: drawn.html, styles, firstStyles });
  const links = [
    ...linked.now,
    ...linked.later,
    ...[...scripts].map((name) => `<link rel="modulepreload" crossorigin href="/${name}" />`),
  ].join('\n    ');
  return withManifest(template, locale)
    .replace('<html lang="en">', `<html lang="${locale}">`)
    .replace(/<title>.*<\/title>/, () => `<title>${escaped(drawn.title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, (usual) =>
      drawn.description === undefined
        ? usual
        : `<meta name="description" content="${escaped(drawn.description)}" />`,
    )
    .replace('</head>', () => `  ${headOf(path, locale, drawn)}\n    ${links}\n  </head>`)
    .replace(/<noscript>.*<\/noscript>/s, '')
    .replace('<div id="root"></div>', () => `<div id="root" data-drawn>${drawn.html}</div>`);
}

/** Passes the font's URL to `before-paint.js`, which preloads it on a good connection. */
function withFont(template: string, bundle: Bundle): string {
  const font = Object.keys(bundle).find((name) => name.endsWith('.woff2'));
  if (!font) throw new Error('the build has no font');
  const name = `<meta name="hafi-font" content="/${font}" />\n    `;
  return template.replace('<script', () => `${name}<script`);
}

/** Has the shell ask for the names of the members' pages at once: they are not in the app itself. */
function withMemberPages(template: string, bundle: Bundle): string {
  const { scripts } = filesOf(bundle, '/app/member-pages.ts');
  const links = [...scripts]
    .filter((name) => !template.includes(name))
    .map((name) => `  <link rel="modulepreload" crossorigin href="/${name}" />\n  `);
  return template.replace('</head>', () => `${links.join('')}</head>`);
}

/**
 * The app shell, which differs by language in its manifest and its words for readers without
 * script. The server chooses one.
 */
const shellOf = (locale: string) => (locale === 'en' ? 'index.html' : `index.${locale}.html`);

/**
 * Prerenders every public page in every language after the build, into `pages/<language>/`:
 * visitors can read and use it before any script has loaded.
 */
export const prerenderedPages: Plugin = {
  name: 'drawn-pages',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  writeBundle: {
    order: 'post',
    async handler({ dir = '' }, bundle) {
      const work = join(dir, '.drawing');
      await build({
        configFile: join(import.meta.dirname, 'vite.config.ts'),
        logLevel: 'warn',
        build: { ssr: 'src/app/prerender.tsx', outDir: work, copyPublicDir: false },
      });
      const drawing: Drawing = await import(pathToFileURL(join(work, 'prerender.js')).href);
      const index = join(dir, 'index.html');
      const early = await writeEarlyScripts(dir);
      const template = withBeforePaint(withFont(await readFile(index, 'utf8'), bundle), early);
      for (const locale of locales) {
        await writeManifest(dir, await drawing.manifestWords(locale));
        const shell = withMemberPages(withWordsIn(withManifest(template, locale), locale), bundle);
        await writeCompressed(join(dir, shellOf(locale)), shell);
        const folder = join(dir, 'pages', locale);
        await mkdir(folder, { recursive: true });
        for (const { path } of publicPaths) {
          const drawn = await drawing.drawPage(path, locale);
          const html = await frame(template, { path, locale, drawn, bundle, dir });
          await writeFile(join(folder, fileNameOf(path)), appLater(html, early));
        }
      }
      await writeFile(join(dir, 'pages', 'pages.json'), JSON.stringify(publicPaths));
      await rm(work, { recursive: true });
    },
  },
};
