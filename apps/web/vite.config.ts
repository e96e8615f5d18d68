import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { browserWords } from './browser-words.ts';
import { drawnPages } from './drawn-pages.ts';
import { lightContract } from './light-contract.ts';
import { offlineWorker } from './offline-worker.ts';

const repository = join(import.meta.dirname, '../..');
/** What every page needs, and what every form needs: together they compress better than apart. */
const everyPage = new RegExp(
  [
    '/node_modules/(react|react-dom|react-router|scheduler|use-sync-external-store)/',
    '/node_modules/@lingui/',
    '/lucide-react/dist/esm/(createLucideIcon|Icon|context|defaultAttributes|shared|icons/chevron-down)',
    '/packages/ui/src/(alert|button|class-names|heading|icon|layout|mark|sr-only|stitch)/.+tsx?$',
    '/packages/contract/src/core/(problem|errors)',
    '/apps/web/src/lib/(api|session|paths|lazy-part|words/|preferences/(own-locale|region)|page/(page-title|page-head|prerendered))',
    '/apps/web/src/app/(lazy-page|page-|guards|routes|router|main|shell/(page-focus|scroll-memory|language-menu))',
    'plugin-babel|commonjsHelpers|rolldown/runtime|vite/preload-helper',
  ].join('|'),
);
const everyForm = new RegExp(
  [
    '/packages/ui/src/(field|error-summary)/.+tsx?$',
    '/packages/contract/src/core/(field-texts|issue-code|phone)',
    '/apps/web/src/lib/form/',
  ].join('|'),
);
/** Small pieces that several public pages show: each file of its own costs a slow phone a round trip. */
const publicPages = new RegExp(
  [
    '/packages/ui/src/(badge|card|facts|index-list|ledger|search-field|steps)/.+tsx?$',
    '/apps/web/src/lib/(search|page/(page|use-anchor|without-script))[.]tsx?$',
    '/apps/web/src/app/pages/(joining|good-visit)',
    '/packages/i18n/src/numbers',
    '/packages/contract/src/(bookings/booking-terms|support/support-service)',
    '/lucide-react/dist/esm/icons/(arrow-left|arrow-right|book-open|check|heart-handshake)[.]',
    '/lucide-react/dist/esm/icons/(mail|map-pin|message-circle|phone|siren|video)[.]',
  ].join('|'),
);
/** The woven pictures and portraits of the pages that tell a story. */
const stories = /\/packages\/ui\/src\/(basket|person|tile)\/.+tsx?$|\/pages\/story-people/;
/** The words of the frame, in one file for each language. */
const frameWords = /\/catalogues\/(?:app|core)\/(\w+)[.]po/;
/** Days and times in words, which some pages of words show too. */
const dates = /\/packages\/i18n\/src\/(dates|date-names|relative-time|kigali-time)[.]ts$/;
/** What every list of data from the server needs. */
const everyList = new RegExp(
  [
    '/node_modules/@tanstack/',
    '/apps/web/src/lib/query/',
    '/packages/ui/src/show-more/.+tsx$',
  ].join('|'),
);
/** What the directory of doctors and its list have in common. */
const doctorKinds = new RegExp(
  [
    '/packages/contract/src/doctors/(doctors[.]contract|doctor-kinds|specialty-names)',
    '/apps/web/src/kit/doctors/language-names',
    '/features/(doctors/(sort-names|doctors[.]module)|bookings/wizard/first-doctors)',
  ].join('|'),
);
/** What the wizard of a booking and the pages of one booking have in common. */
const oneBooking = new RegExp(
  [
    '/packages/contract/src/bookings/bookings[.]contract[.]ts$',
    '/apps/web/src/kit/bookings/(booking-words|booking-acts)',
    '/features/bookings/(bookings[.]queries|wizard/(free-times|time-choice))',
    '/lucide-react/dist/esm/icons/building-2[.]',
  ].join('|'),
);
/** What the forms of accounts need besides. */
const accountForms = new RegExp(
  [
    '/packages/contract/src/(accounts/.+(contract|errors)|places/places[.]contract)[.]ts$',
    '/lucide-react/dist/esm/icons/user-plus[.]',
    '/features/accounts/(form-problems|own-password-field|use-field-words|sign-in/use-finish-sign-in)',
    '/features/accounts/(social/exchange-code|second-factor/second-factor-state)',
  ].join('|'),
);
const server = 'http://127.0.0.1:3000';
/** Not when pages are drawn, which is a build for Node. */
const toBrowser: Plugin['apply'] = (config, { command }) =>
  command === 'build' && !config.build?.ssr;

/**
 * Puts the order of the cascade layers at the head of each stylesheet. The page links the parts'
 * stylesheets before the base's: without this the first one met would set another order.
 */
const layersFirst: Plugin = {
  name: 'layers-first',
  apply: toBrowser,
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      file.source = `@layer reset,tokens,base,components,pages;${Buffer.from(file.source).toString()}`;
    }
  },
};

/** Compresses the finished files once, as small as can be, so that the server need not at each request. */
const compressed: Plugin = {
  name: 'compressed',
  apply: toBrowser,
  // Earlier, stylesheets still hold marks that Vite takes out when it writes them.
  async writeBundle({ dir = '' }, bundle) {
    const names = [...Object.keys(bundle), 'before-paint.js', 'favicon.svg'];
    for (const name of names.filter((each) => /\.(js|css|svg|html)$/.test(each))) {
      const path = join(dir, name);
      const source = await readFile(path);
      await writeFile(`${path}.br`, brotliCompressSync(source));
      await writeFile(`${path}.gz`, gzipSync(source, { level: 9 }));
    }
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    lightContract,
    react(),
    layersFirst,
    babel({ presets: [linguiTransformerBabelPreset({}, { cwd: repository })] }),
    lingui({ cwd: repository, failOnCompileError: true }),
    browserWords,
    compressed,
    drawnPages,
    offlineWorker,
  ],
  build: {
    // The first browsers with cascade layers, on which every style rests.
    target: ['chrome99', 'firefox97', 'safari15.4'],
    // The content security policy allows no inline data for scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: everyPage },
            { name: 'form', test: everyForm },
            { name: 'account', test: accountForms },
            { name: 'public', test: publicPages },
            { name: 'dates', test: dates },
            { name: 'list', test: everyList },
            { name: 'doctors', test: doctorKinds },
            { name: 'booking', test: oneBooking },
            { name: 'stories', test: stories },
            {
              name: (id) => `frame-${frameWords.exec(id)?.[1]}`,
              debugName: 'frame words',
              test: frameWords,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/sandbox': server,
    },
  },
});
