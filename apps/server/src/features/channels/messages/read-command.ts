import type { ChannelCommand } from '../channels.tables.ts';

const words = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '');

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

const well = list('1 FINE WELL OK MEZE NEZA BIEN BYIZA');
const help = list(`
  2 HELP SOS AIDE AIDEZ SECOURS URGENCE EMERGENCY DANGER AMBULANCE
  TABARA TABARE TABAZA MUTABARE MUTABAZE NTABARA NTABARE NTABAZA NDATABAZA
  GUTABAZA TABAZA UBUTABAZI UMUTABAZI MUMFASHE NIMUMFASHE MUNTABARE MUNTABARIZE NIMUNTABARE NIMUTABARE MUDUTABARE NIMUDUTABARE UNTABARE KAGA
`);
const taken = list(`
  TAKEN TOOK NAFASHE NAYIFASHE NAWUFASHE NARAYIFASHE NARAWUFASHE NAYINYOYE NAWUNYOYE YAFASHWE WAFASHWE PRIS PRISE PRISES
`);
const yes = list('YEGO YES YEP OUI EGO');
const coming = list('NDAJE TURAJE NDIMO COMING ARRIVE WAY');
const no = list('OYA NO NON');
const stop = list('STOP HAGARIKA ARRET');
const start = list('START TANGIRA REPRENDRE');

/**
 * What may stand before a call for help: "please", "au", "I need". Nothing that says no is among it:
 * "no help needed" and "sinkeneye ubufasha" call nobody.
 */
const beforeHelp = list(`
  CALL SEND FOR APPELER APPELEZ ENVOYER ENVOYEZ DEMANDER MWOHEREZE OHEREZA
  AN PLEASE PLS I WE YOU AM IM IN NEED CAN COULD SOMEBODY SOMEONE HELLO HI
  A AU AUX L D DE EN J AI JE SUIS BESOIN VITE SVP BONJOUR UNE
  HAFI NDI MU MURAHO MWARAMUTSE MWIRIWE MURAKOZE MUMBABARIRE NYAMUNEKA
`);

/** "I need" and "I ask for": they make "ubufasha" a call for help, which alone may be a thank you. */
const need = list('NKENEYE NDAKENEYE DUKENEYE NDASABA NSABA MUMPE');

/** What may stand beside an answer to a call without changing it. */
const besideAnswer = list(
  'I AM IM J ON MY THE WAY NOW NONAHA UBU VIENS HAFI MURAKOZE MERCI THANKS OK',
);

/** What may stand beside "I'm coming" besides: why one comes. */
const whyComing = list('M TO HELP YOU AIDER GUFASHA');

/** What may stand beside a word without changing what it says: "meze neza", never "meze nabi". */
const beside = list(`
  I AM IM M JE VAIS TRES ALL IS TOUT VA CA MUMEZE NDI BYOSE NI CYANE RWOSE THANKS THANK YOU MERCI MURAKOZE
  URAKOZE IMITI YANJYE HAFI
  HELLO HI GOOD MORNING AFTERNOON EVENING BONJOUR BONSOIR SALUT MURAHO MWARAMUTSE MWIRIWE
`);

/** What may stand beside "taken" besides: "yes", and what was taken. */
const besideTaken = list(`
  HAVE IT THEM MY MEDICINE MEDICINES J AI L LE LA LES MON MES MEDICAMENT MEDICAMENTS
  YEGO YES OUI UMUTI WANJYE
`);

const says = (typed: readonly string[], meant: readonly string[], around = beside) =>
  typed.some((word) => meant.includes(word)) &&
  typed.every((word) => meant.includes(word) || around.includes(word));

function callsForHelp(typed: readonly string[]): boolean {
  const [first = '', second = ''] = typed.slice(
    typed.findIndex((word) => !beforeHelp.includes(word)),
  );
  return help.includes(first) || (need.includes(first) && second === 'UBUFASHA');
}

/**
 * What an SMS asks. A call for help counts by the first word that is no courtesy, and whether SMS
 * may come by the first word; that all is well, or that something was taken, and an answer to a
 * call, only when no other word may say the opposite.
 */
export function readCommand(text: string): ChannelCommand {
  const typed = words(text);
  const [first = ''] = typed;
  if (callsForHelp(typed)) return 'help';
  if (says(typed, well)) return 'well';
  if (says(typed, taken, [...beside, ...besideTaken])) return 'taken';
  // "You coming?" is asked of somebody else.
  const besideComing = first === 'YOU' ? [] : [...besideAnswer, ...yes, ...whyComing];
  if (says(typed, coming, besideComing)) return 'coming';
  if (says(typed, yes, besideAnswer)) return 'yes';
  if (says(typed, no, besideAnswer)) return 'no';
  if (start.includes(first)) return 'start';
  return stop.includes(first) ? 'stop' : 'unknown';
}
