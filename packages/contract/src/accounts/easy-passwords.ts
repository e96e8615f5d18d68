/** What is tried first: the most common passwords of six characters or more, and words of this app. */
const common = new Set(
  (
    'password passw0rd password1 password12 password123 qwerty qwerty1 qwerty12 qwerty123 qwertyuiop ' +
    'azerty azerty123 asdfgh asdfghjkl zxcvbn zxcvbnm 1q2w3e 1q2w3e4r 1qaz2wsx qazwsx abc123 abcd1234 ' +
    'iloveyou welcome welcome1 letmein monkey dragon sunshine princess football admin123 administrator ' +
    'master shadow superman michael jordan23 secret changeme default rwanda rwanda1 rwanda123 rwanda250 ' +
    'kigali kigali1 kigali123 murakoze muraho amahoro imana1 imana123 yesu123 jesus1 jesus123 hafi123 ' +
    'hafi1234 hafihafi umutesi nyamata gasabo motdepasse bonjour soleil doudou bienvenue'
  ).split(' '),
);
const runs = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'azertyuiop', 'asdfghjkl'];

/**
 * True for a password that others guess first: one of the most common ones, a row of digits or
 * letters in either direction, or one short group repeated.
 */
export function isEasyPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const back = [...plain].reverse().join('');
  return (
    common.has(plain) ||
    runs.some((run) => run.includes(plain) || run.includes(back)) ||
    /^(.{1,3})\1+$/u.test(plain)
  );
}
