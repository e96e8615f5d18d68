import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { ROOT } from '../run-command.ts';
import type { FileResult } from './count-results.ts';

/** A reporter that writes the results and times of every test file to a JSON file. */
export function resultsReporter(file: string): Reporter {
  return {
    onTestRunEnd(modules) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify({ files: modules.map(resultOf) }, null, 1)}\n`);
    },
  };
}

const inSeconds = (milliseconds: number) => Math.round(milliseconds) / 1000;

function resultOf(module: TestModule): FileResult {
  const times = module.diagnostic();
  return {
    project: module.project.name,
    path: relative(ROOT, module.moduleId),
    state: module.state(),
    errors: module.errors().map(({ message }) => message),
    seconds: {
      preparing: inSeconds(times.environmentSetupDuration + times.prepareDuration),
      importing: inSeconds(times.collectDuration + times.setupDuration),
      testing: inSeconds(times.duration),
    },
    boots: module.meta().boots ?? 0,
    processorSeconds: Math.round((module.meta().processorSeconds ?? 0) * 100) / 100,
    tests: Array.from(module.children.allTests(), (test) => {
      const result = test.result();
      return {
        name: test.fullName,
        state: result.state,
        seconds: inSeconds(test.diagnostic()?.duration ?? 0),
        errors: (result.errors ?? []).map(({ message }) => message),
      };
    }),
  };
}

declare module 'vitest' {
  interface TaskMeta {
    /** How often the file started the server. */
    boots?: number;
    /** Processor seconds that the file used, with the browser and servers that its tests started. */
    processorSeconds?: number;
  }
}
