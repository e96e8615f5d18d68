import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './run-command.ts';

/**
 * Restarts the server and reloads the page on every change; the page calls the server at port 3000.
 */
const programs = [
  ['--watch', 'apps/server/src/main.ts'],
  [join('node_modules', 'vite', 'bin', 'vite.js'), 'apps/web'],
];
const children = programs.map((args) =>
  spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }),
);
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.on('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
