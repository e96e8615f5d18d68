/** Whether money came or left. */
export type Sign = 'in' | 'out';

/** The same letter however it is stored: full-width digits, other spaces, other minus signs. */
export const straight = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}]/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[‘’´`ʼ]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

/** Small letters without accents and full stops. */
const folded = (text: string) =>
  straight(text)
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
    .trim();

const marks: Readonly<Record<Sign, ReadonlySet<string>>> = {
  out: new Set(
    'd,dr,db,dt,debit,debits,debited,debiteur,withdrawal,withdraw,out,outgoing,outward,money out,paid out,retrait,sortie,yasohotse,-'.split(
      ',',
    ),
  ),
  in: new Set(
    'c,cr,ct,credit,credits,credited,crediteur,deposit,in,incoming,inward,money in,paid in,depot,versement,entree,yinjiye,+'.split(
      ',',
    ),
  ),
};

/** What a cell of its own says of a sum: `DB`, `Cr.`, `débit`, `(C)`. Null for what is not known. */
export function readMark(cell: string): Sign | null {
  const mark = folded(cell).replace(/^[([]\s*(.*?)\s*[)\]]$/, '$1');
  if (marks.out.has(mark)) return 'out';
  return marks.in.has(mark) ? 'in' : null;
}
