import { join } from 'node:path';

/** Folder in which Node keeps compiled and type-stripped files from one start to the next. */
export const compiledCache = join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled');
