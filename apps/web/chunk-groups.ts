import type { Plugin, Rolldown } from 'vite';

/** Modules that share one chunk. */
interface ChunkGroup {
  readonly name: string;
  /** Regular expressions for the paths of its modules; each must match some module. */
  readonly paths: readonly string[];
  /** The same for modules that the bundler adds and does not list. */
  readonly bundlers?: readonly string[];
}

/** One path per name, so that the build reports a name that no longer exists. */
const each = (folder: string, names: string, rest = ''): string[] =>
  names.split(' ').map((name) => `${folder}${name}${rest}`);

const icons = (names: string) => each('/lucide-react/dist/esm/icons/', names, '[.]');
const ui = (names: string) => each('/packages/ui/src/', names, '/.+tsx?$');
const lib = (names: string) => each('/apps/web/src/lib/', names);

/**
 * Each separate chunk costs a slow phone a round trip and 0.9 KB of headers, and files that are
 * used together compress better together (docs/performance.md, decision 14).
 */
const groups: readonly ChunkGroup[] = [
  {
    // Shared by the lists and the forms of visitors: neither may load the other, and base is full.
    name: 'may-pass',
    paths: lib('may-pass[.]'),
  },
  {
    // Needed by every page.
    name: 'base',
    paths: [
      ...each('/node_modules/', 'react react-dom react-router scheduler @lingui', '/'),
      ...each('/lucide-react/dist/esm/', 'createLucideIcon Icon context shared'),
      ...icons('chevron-down'),
      ...ui('alert button class-names heading icon layout mark sr-only stitch'),
      ...each('/packages/contract/src/core/', 'problem errors links'),
      ...lib(
        'api clock/server-clock device-storage failed-act query/kept/kept-person session slow-part paths lazy-part words/',
      ),
      ...lib('preferences/own-locale preferences/chosen-locale preferences/region'),
      ...lib('page/page-title page/page-head page/prerendered'),
      ...each('/apps/web/src/app/', 'lazy-page page- guards member-page[.] routes router main'),
      ...each('/apps/web/src/app/shell/', 'page-focus scroll-memory language-menu'),
      'vite/preload-helper',
    ],
    bundlers: ['rolldown/runtime'],
  },
  {
    // Needed by every form.
    name: 'form',
    paths: [
      ...ui('field error-summary'),
      ...each('/packages/contract/src/core/', 'field-texts issue-code'),
      ...lib('form/'),
      '/apps/web/src/kit/form/form-problems',
    ],
  },
  {
    // Needed by the forms that ask for a number: the calling codes are heavy.
    name: 'phone',
    paths: ['/packages/base/src/(phone|dialling)[.]ts$'],
  },
  {
    // Needed by the forms of accounts.
    name: 'account',
    paths: [
      ...each(
        '/packages/contract/src/accounts/',
        'accounts[.]contract accounts[.]errors social[.]contract',
        '[.]ts$',
      ),
      '/packages/contract/src/places/places[.]contract[.]ts$',
      ...icons('user-plus'),
      ...each('/features/accounts/', 'own-password-field use-field-words'),
      ...each('/features/accounts/', 'sign-in/use-finish-sign-in social/exchange-code'),
      '/features/accounts/second-factor/second-factor-state',
    ],
  },
  {
    // Needed by the settings of one's own account, and by no form of a visitor.
    name: 'own-account',
    paths: each(
      '/packages/contract/src/accounts/',
      'contact-undo device-people own-data photo profile',
      '[.]contract[.]ts$',
    ),
  },
  {
    // Small parts of several public pages.
    name: 'public',
    paths: [
      ...ui('badge card facts index-list ledger search-field segmented steps'),
      ...each('/apps/web/src/lib/page/', 'page use-anchor without-script', '[.]tsx?$'),
      ...lib('search'),
      ...each('/apps/web/src/app/pages/', 'joining good-home-visit'),
      '/packages/i18n/src/numbers',
      ...each(
        '/packages/contract/src/',
        'bookings/booking-terms support/support-service support/contact-facts',
      ),
      ...icons('arrow-left arrow-right badge-check book-open check heart-handshake'),
      ...icons('mail map-pin message-circle phone send siren video'),
    ],
  },
  {
    // What is sold, and its words, of the pages that name prices.
    name: 'plans',
    paths: [
      '/packages/contract/src/plans/plans[.]ts$',
      '/apps/web/src/kit/plans/plan-texts',
      '/features/plans/cycle-switch',
    ],
  },
  {
    // Formatting of days and times.
    name: 'dates',
    paths: [
      ...each('/packages/i18n/src/', 'dates date-names relative-time', '[.]ts$'),
      '/packages/base/src/kigali-time[.]ts$',
    ],
  },
  {
    // How a file is sent or saved: small, and of pages of signed-in people alone.
    name: 'files',
    paths: lib('files/(save-file|download-file|watch-silence|upload-piece)[.]'),
  },
  {
    // Where a device is, for calls for help and messages.
    name: 'position',
    paths: [
      '/apps/web/src/kit/position/map-link',
      ...each('/features/emergency/', 'place/shares-place call/own-position'),
    ],
  },
  {
    // Needed by every list of server data.
    name: 'list',
    paths: [
      '/node_modules/@tanstack/',
      ...lib('query/(?!synced-query|prefetch|change-answer|pending-mark)[a-z-]+[.]'),
      ...ui('show-more'),
    ],
  },
  {
    // What a signed-in page follows by itself, and other small parts that no public page needs.
    name: 'live',
    paths: lib(
      'unread-messages use-media realtime/events query/prefetch query/change-answer query/pending-mark',
    ),
  },
  {
    // What follows the conversations on every page once it is idle, and their page.
    name: 'messages',
    paths: [
      ...each('/features/messages/', 'known/ live/ messages[.]queries'),
      '/packages/contract/src/messages/(moderation[.]contract|message-terms)[.]ts$',
      ...lib('query/synced-query'),
    ],
  },
  {
    // Code of search boxes whose text is kept in the URL.
    name: 'search',
    paths: ['/apps/web/src/kit/use-debounced', ...lib('with-param')],
  },
  {
    // Shared by the directory of doctors and its list.
    name: 'doctors',
    paths: [
      ...each('/packages/contract/src/doctors/', 'doctors[.]contract doctor-kinds specialty-names'),
      ...each('/features/doctors/', 'sort-names doctors[.]module'),
      '/apps/web/src/kit/doctors/language-names',
      '/features/bookings/wizard/first-doctors',
    ],
  },
  {
    // Shared by the booking wizard and the pages of one booking.
    name: 'booking',
    paths: [
      '/packages/contract/src/bookings/bookings[.]contract[.]ts$',
      ...each('/apps/web/src/kit/bookings/', 'booking-words booking-acts'),
      ...each('/features/bookings/', 'bookings[.]queries wizard/free-times wizard/time-choice'),
      ...icons('building-complex'),
    ],
  },
  {
    // Readings, and those that wait on the device: of every page that shows the newest ones.
    name: 'readings',
    paths: [
      ...each('/features/vitals/', 'use-waiting-readings waiting-vitals vitals[.]queries'),
      ...each('/apps/web/src/kit/', 'vitals/latest-vitals optimistic waiting-note'),
    ],
  },
  {
    // How an urgent alert ended, of every page that shows its reading.
    name: 'outcomes',
    paths: [
      '/packages/contract/src/alerts/outcome-te',
      ...each('/apps/web/src/kit/outcomes/', 'use-outcome-words closed-words'),
    ],
  },
  {
    // Doses of the day, and those that wait on the device.
    name: 'doses',
    paths: [
      '/features/medications/(use-shown-doses|waiting-doses|refused-doses|medications[.]queries)',
    ],
  },
  {
    // Of the elder's home, and of no page of visitors.
    name: 'home-icons',
    paths: icons('circle-x circle-question-mark undo-2 cloud-upload heart-pulse calendar-plus'),
  },
  {
    // Of few pages each: base names every file, and is full.
    name: 'icons',
    paths: [
      ...icons('bell-ring footprints notebook-pen message-circle-question-mark'),
      ...icons('user-x file-up rotate-ccw-clock pencil pen-line printer trash file-down'),
      ...icons('id-card calendar-clock gauge shield-check play square camera'),
      ...icons('face-neutral face-slightly-smiling clock arrow-down file-text plus minus'),
    ],
  },
  {
    // Of every signed-in page, and of no page of visitors.
    name: 'member-parts',
    paths: [
      ...icons('house layout-dashboard calendar-check log-out hand-heart'),
      ...lib('page/use-page-back'),
    ],
  },
  {
    // What a check of papers asks, for who is checked and who checks.
    name: 'vetting',
    paths: [
      '/packages/contract/src/vetting/vetting-terms',
      '/apps/web/src/kit/vetting/vetting-steps',
    ],
  },
  {
    // Too small for files of their own, whose names every page would load.
    name: 'small',
    paths: [
      '/packages/base/src/age-on',
      ...each('/packages/contract/src/', 'accounts/closing-words caregivers/care-terms'),
      ...each('/packages/contract/src/', 'circle/circle[.]contract alerts/glances[.]contract'),
      ...each('/packages/contract/src/', 'checkins/late-check-in[.]contract'),
      '/packages/contract/src/emergency/gate-photo[.]contract',
      ...each('/apps/web/src/features/', 'caregivers/is-cared notifications/type-words'),
    ],
  },
  {
    // Of the frame of signed-in screens and of several of them.
    name: 'member-icons',
    paths: icons('ban bell bell-off check-check copy ellipsis flag gauge layout-dashboard mic'),
  },
  {
    // Woven pictures and portraits of the story pages.
    name: 'stories',
    paths: [...ui('basket person tile'), '/pages/story-people'],
  },
];

const frameWords = /\/catalogues\/(?:app|core)\/(\w+)[.]po/;

/** How modules are assigned to chunks. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  ...groups.map(({ name, paths, bundlers = [] }) => ({
    name,
    test: new RegExp([...paths, ...bundlers].join('|')),
  })),
  {
    // The messages of the page frame, one file per language.
    name: (id: string) => `frame-${frameWords.exec(id)?.[1]}`,
    debugName: 'frame words',
    test: frameWords,
  },
];

/** Paths of groups that match no module, because it was moved, renamed or deleted. */
export function unmatchedPaths(modules: readonly string[]): string[] {
  return groups.flatMap(({ name, paths }) =>
    paths
      .filter((path) => {
        const pattern = new RegExp(path);
        return !modules.some((id) => pattern.test(id));
      })
      .map((path) => `${name}: ${path}`),
  );
}

/** Fails the build when a path of a group matches no module. */
export const chunkGroupsMatch: Plugin = {
  name: 'chunk-groups-match',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  generateBundle() {
    const unmatched = unmatchedPaths([...this.getModuleIds()]);
    if (unmatched.length > 0) {
      this.error(`No module matches these paths of chunk-groups.ts:\n${unmatched.join('\n')}`);
    }
  },
};
