// Hashing a password takes 16 MB, four at a time, and glibc keeps that memory for ever (60 MB),
// unless this variable, set before the start, makes it return large blocks at once. So the program
// restarts itself as the same process.
const setting = 'MALLOC_MMAP_THRESHOLD_';
if (process.platform === 'linux' && process.execve && !process.env[setting]) {
  const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, again, { ...process.env, [setting]: '1048576' });
}
