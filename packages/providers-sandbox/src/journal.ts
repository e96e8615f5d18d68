import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { SandboxEvent } from './events.ts';

/** The append-only event log of the sandbox. */
export type Journal = {
  /** The events on disk at start, oldest first. */
  past: SandboxEvent[];
  /** Writes one event before it returns; throws when the disk fails. */
  append(event: SandboxEvent): void;
  close(): void;
};

/**
 * Opens `<dataDir>/sandbox.jsonl`, readable by the owner only. An incomplete last line comes from a
 * crash before anybody was answered, so it is cut off; a broken line elsewhere throws.
 */
export function openJournal(dataDir: string): Journal {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'sandbox.jsonl');
  const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
  const complete = bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1);
  const past = complete
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => parseLine(line, `${path}:${index + 1}`));
  const file = openSync(path, 'a', 0o600);
  if (complete.length < bytes.length) ftruncateSync(file, complete.length);
  return {
    past,
    append: (event) => writeAll(file, Buffer.from(`${JSON.stringify(event)}\n`)),
    close: () => {
      fsyncSync(file);
      closeSync(file);
    },
  };
}

function parseLine(line: string, where: string): SandboxEvent {
  try {
    return JSON.parse(line) as SandboxEvent;
  } catch {
    throw new Error(`The sandbox journal is damaged at ${where}; delete the file to start afresh.`);
  }
}

function writeAll(file: number, bytes: Buffer): void {
  let done = 0;
  while (done < bytes.length) done += writeSync(file, bytes, done);
}
