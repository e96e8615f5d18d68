/** What is tried first, with digits after it or without: the most common words, and those of this app. */
const common = new Set(
  (
    'password passw0rd qwerty azerty asdfgh zxcvbn 1q2w3e abc iloveyou welcome letmein admin secret ' +
    'rwanda kigali murakoze muraho amahoro imana yesu jesus hafi hafihafi motdepasse bonjour soleil'
  ).split(' '),
);
const runs = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'azertyuiop'];

/**
 * True for a password that others guess first: one of the most common ones, a row of digits or
 * letters in either direction, or one short group repeated.
 */
export function isEasyPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const back = [...plain].reverse().join('');
  return (
    common.has(plain.replace(/\d+$/, '')) ||
    common.has(plain) ||
    runs.some((run) => run.includes(plain) || run.includes(back)) ||
    /^(.{1,3})\1+$/u.test(plain)
  );
}
