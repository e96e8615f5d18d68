import type { ChannelCommand } from '../channels.tables.ts';

const words = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '');

const well = ['1', 'FINE', 'WELL', 'OK', 'MEZE', 'NEZA', 'BIEN'];
const help = ['2', 'HELP', 'SOS', 'TABARA', 'MUTABARE', 'NTABARA', 'NTABAZA', 'AIDE', 'SECOURS'];
const taken = ['TAKEN', 'NAFASHE', 'NAYIFASHE', 'PRIS'];
const stop = ['STOP', 'HAGARIKA', 'ARRET'];
const start = ['START', 'TANGIRA', 'REPRENDRE'];

/** What may stand beside a word without changing what it says: "meze neza", never "meze nabi". */
const beside = [
  'I',
  'AM',
  'IM',
  'JE',
  'VAIS',
  'TRES',
  'ALL',
  'MUMEZE',
  'NDI',
  'CYANE',
  'RWOSE',
  'THANKS',
  'THANK',
  'YOU',
  'MERCI',
  'MURAKOZE',
  'URAKOZE',
  'IMITI',
  'YANJYE',
  'HAFI',
];

const says = (typed: readonly string[], meant: readonly string[]) =>
  typed.some((word) => meant.includes(word)) &&
  typed.every((word) => meant.includes(word) || beside.includes(word));

/**
 * What an SMS asks. A call for help, and whether SMS may come, count by the first word alone; that
 * all is well, or that something was taken, only when no other word may say the opposite.
 */
export function readCommand(text: string): ChannelCommand {
  const typed = words(text);
  const [first = ''] = typed;
  if (help.includes(first)) return 'help';
  if (says(typed, well)) return 'well';
  if (says(typed, taken)) return 'taken';
  if (start.includes(first)) return 'start';
  return stop.includes(first) ? 'stop' : 'unknown';
}
