import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_ARGUMENTS, findChromium } from '../scripts/test/find-chromium.ts';
import { startApp } from './fixtures/app.ts';
import { setDemoClock } from './fixtures/clock/demo-clock.ts';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    browserEndpoint: string;
  }
}

/** Starts the real server with fresh demo data and one Chromium, for all browser tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  setDemoClock();
  const app = await startApp();
  const browser = await chromium.launchServer({
    executablePath: findChromium(),
    args: CHROMIUM_ARGUMENTS,
  });
  project.provide('baseUrl', app.baseUrl);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await app.stop();
  };
}
