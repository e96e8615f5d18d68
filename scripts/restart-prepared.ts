import { compiledCache } from './compiled-cache.ts';

// Two variables count only when they are set before the start, so the program restarts itself as
// the same process. Hashing a password takes 16 MB, four at a time, and glibc keeps that memory for
// ever (60 MB) unless the first one makes it return large blocks at once. The second one turns the
// compile cache on before the first file is read: otherwise Node loads its type stripper for it,
// which takes 18 MB and 60 ms.
const setting = 'MALLOC_MMAP_THRESHOLD_';
if (process.platform === 'linux' && process.execve && !process.env[setting]) {
  const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, again, {
    NODE_COMPILE_CACHE: compiledCache,
    ...process.env,
    [setting]: '1048576',
  });
}
