import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { startApp } from '../e2e/fixtures/app.ts';
import { DASHBOARDS, PUBLIC_ROUTES, SIGNED_IN_ROUTES } from '../e2e/fixtures/routes.ts';
import { ROOT } from './run-command.ts';
import { setDemoClock } from './test/clock/demo-clock.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from './test/find-chromium.ts';
import { startPrivatePostgres } from './test/private-postgres.ts';
import { ensureWebIsBuilt } from './web-build.ts';

const HELP = `Photographs every route into screens/. Narrow it down with any of
  --who visitor|elder|family|caregiver|doctor|volunteer|admin   --route /part-of-path
  --width 360|1280   --locale en|rw|fr   --theme light|dark   --at http://running-server`;

const { values } = parseArgs({
  options: {
    who: { type: 'string' },
    route: { type: 'string' },
    width: { type: 'string' },
    locale: { type: 'string' },
    theme: { type: 'string' },
    at: { type: 'string' },
    help: { type: 'boolean' },
  },
});

/** The requested values, or all. */
const only = <T extends string>(requested: string | undefined, all: readonly T[]): readonly T[] =>
  requested === undefined ? all : all.filter((each) => each === requested);

const widths = only(values.width, ['360', '1280']);
const locales = only(values.locale, ['en', 'rw', 'fr']);
const themes = only(values.theme, ['light', 'dark']);

type Visitor = { name: string; email?: string; routes: readonly string[] };
const members = Object.entries(DASHBOARDS).map(([email, dashboard]) => ({
  name: email.slice(0, email.indexOf('@')),
  email,
  routes: [dashboard, ...SIGNED_IN_ROUTES],
}));
const visitors: Visitor[] = [{ name: 'visitor', routes: PUBLIC_ROUTES }, ...members].filter(
  ({ name }) => values.who === undefined || name === values.who,
);

async function photograph(browser: Browser, baseURL: string, visitor: Visitor): Promise<number> {
  let pictures = 0;
  for (const width of widths) {
    for (const locale of locales) {
      for (const colorScheme of themes) {
        const context = await browser.newContext({
          baseURL,
          locale,
          colorScheme,
          viewport: { width: Number(width), height: width === '360' ? 740 : 800 },
          timezoneId: 'Africa/Kigali',
          reducedMotion: 'reduce',
        });
        await context.addInitScript(
          "try { localStorage.setItem('mobileConfirmed', 'true'); } catch {}",
        );
        await context.addCookies([{ name: 'hafi-locale', value: locale, url: baseURL }]);
        if (visitor.email) {
          const data = { email: visitor.email, password: 'Hafi-demo-1' };
          const answer = await context.request.post('/api/auth/signin', { data });
          if (!answer.ok()) throw new Error(`${visitor.email}: ${await answer.text()}`);
        }
        const folder = join(ROOT, 'screens', visitor.name, `${width}-${locale}-${colorScheme}`);
        mkdirSync(folder, { recursive: true });
        const page = await context.newPage();
        for (const route of visitor.routes.filter((each) => each.includes(values.route ?? ''))) {
          await page.goto(route, { waitUntil: 'networkidle' });
          const name = route.split('?')[0]?.slice(1).replaceAll('/', '-') || 'home';
          await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
          pictures += 1;
        }
        await context.close();
      }
    }
  }
  return pictures;
}

if (values.help) {
  console.log(HELP);
} else {
  await ensureWebIsBuilt(console.log);
  setDemoClock();
  const postgres = values.at ? undefined : await startPrivatePostgres();
  if (postgres) process.env.TEST_POSTGRES_URL = postgres.url;
  const app = postgres && (await startApp());
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    for (const visitor of visitors) {
      const pictures = await photograph(browser, app?.baseUrl ?? values.at ?? '', visitor);
      console.log(`${visitor.name}: ${pictures} pictures`);
    }
    console.log('See screens/.');
  } finally {
    await browser.close();
    await app?.stop();
    await postgres?.stop();
  }
}
