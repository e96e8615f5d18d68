import type { TestProject } from 'vitest/node';
import { startApp } from './fixtures/app.ts';
import { setDemoClock } from './fixtures/clock/demo-clock.ts';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
  }
}

/** Starts the real server with fresh demo data, for all browser tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  setDemoClock();
  const app = await startApp();
  project.provide('baseUrl', app.baseUrl);
  return () => app.stop();
}
