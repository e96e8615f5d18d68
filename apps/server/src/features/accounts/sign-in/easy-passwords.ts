import { invalidInput } from '../../../platform/http/invalid-input.ts';

/**
 * What people choose most, in lower case and without digits and signs at the ends: words of the
 * lists of leaked passwords that RockYou and NCSC published, and what is near here.
 */
const words = new Set(
  `abc password passwort motdepasse passw0rd p@ssword letmein welcome admin administrator login master
  access default test testing tester guest user demo sample changeme qwerty qwertyuiop azerty
  azertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx 1q2w3e 1q2w3e4r q1w2e3 q1w2e3r4 zaq12wsx 1qaz2wsx iloveyou loveyou lovely love mylove jetaime
  jtaime bonjour soleil doudou chouchou princess sunshine monkey dragon football baseball superman
  batman shadow michael jordan jesus jesuslove imana yesu yezu hallelujah alleluia blessed blessing
  god godislove trustgod angel rwanda kigali amahoro murakoze mwaramutse muraho urukundo ndagukunda
  umutoni uwase mukamana ingabire gisenyi musanze huye butare rubavu remera kicukiro gasabo nyarugenge
  arsenal chelsea liverpool manchester barcelona realmadrid ronaldo messi rayon apr hafi hafiapp family
  mother father mama papa maman baby babygirl freedom whatever trustno starwars pokemon computer
  internet samsung nokia mtn airtel tecno hello helloworld summer winter spring autumn january`
    .trim()
    .split(/\s+/),
);

const keyboards = [
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'abcdefghijklmnopqrstuvwxyz',
  '1234567890',
  '0987654321',
];

/** One or a few characters again and again: aaaaaa, abababab, 123123. */
const repeated = /^(.{1,4})\1+$/u;
/** Each character twice or more: 112233, aabbcc. */
const doubled = /^(?:(.)\1+){2,}$/u;
/** Digits that are a day, a year with others, or a phone number of Rwanda. */
const datesAndPhones = /^(?:(?:19|20)\d\d\d{0,4}|\d{0,4}(?:19|20)\d\d|(?:\+?250|0)?7[2389]\d{7})$/;

const isRow = (typed: string) =>
  keyboards.some((row) => `${row}${row}`.includes(typed)) ||
  keyboards.some((row) => [...row].reverse().join('').includes(typed));

/** The word in a password: substitutions undone, without digits and signs at its ends. */
const wordIn = (typed: string) =>
  typed
    .replace(/(?<=\p{L})@(?=\p{L})/gu, 'a')
    .replace(/(?<=\p{L})\$(?=\p{L})/gu, 's')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/^\d+|\d+$/g, '')
    .replace(/0/g, 'o')
    .replace(/1/g, 'i')
    .replace(/3/g, 'e')
    .replace(/4/g, 'a')
    .replace(/5/g, 's');

/** Whether a password is among the first that somebody guesses, for anybody or for this account. */
export function isEasyPassword(password: string, about: readonly string[] = []): boolean {
  const typed = password.normalize('NFKC').toLowerCase();
  const word = wordIn(typed);
  // Whatever is long enough is not on such a list, even when it begins with one of the words.
  const rest = typed.length - word.length;
  const own = about.map((each) => each.toLowerCase()).filter((each) => each.length >= 3);
  const listed = words.has(word) || words.has(typed) || own.includes(word) || own.includes(typed);
  return (
    (listed && rest <= 6) ||
    repeated.test(typed) ||
    doubled.test(typed) ||
    datesAndPhones.test(typed) ||
    (typed.length <= 12 && (isRow(typed) || (word.length >= 4 && rest <= 4 && isRow(word))))
  );
}

/**
 * Refuses a new password that is guessed first: from a list, a row of the keyboard, a date, a phone
 * number, or the own name or address.
 * @throws Problem invalid-input at `path`: `easy-password`, or `own-name-password` where the name is the reason
 */
export function refuseEasyPassword(
  path: string,
  password: string,
  { email, firstName, lastName }: { email?: string | null; firstName: string; lastName: string },
): void {
  const local = email?.split('@')[0];
  const about = [firstName, lastName, `${firstName}${lastName}`, ...(email ? [email] : [])];
  const names = [...about, ...(local ? [local, ...local.split(/[^\p{L}]+/u)] : [])];
  if (isEasyPassword(password)) throw invalidInput(path, 'easy-password');
  if (isEasyPassword(password, names)) throw invalidInput(path, 'own-name-password');
}
