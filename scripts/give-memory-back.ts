// A password takes 16 MB while it is hashed, four at a time; glibc keeps them for ever, 60 MB, unless
// told before a program begins that large pieces go back to the system at once. So the program
// begins again, as the same process.
const setting = 'MALLOC_MMAP_THRESHOLD_';
if (process.platform === 'linux' && process.execve && !process.env[setting]) {
  const again = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, again, { ...process.env, [setting]: '1048576' });
}
