/** Parts of somebody's health by what stands for them in mails and SMS, which others may read too. */
const discreet = { d: 'documents', m: 'medications', r: 'record', v: 'vitals' } as const;

const codes = new Map<string, string>(Object.entries(discreet).map(([code, tab]) => [tab, code]));

/** A link as it may stand in a mail or an SMS: it does not name what of the health it is about. */
export const discreetLink = (link: string): string =>
  link.replace(/(\/healthcare\?(?:.*&)?tab=)([a-z]+)/, (_, before: string, tab: string) =>
    before.concat(codes.get(tab) ?? tab),
  );

/** The part that a discreet link leads to; null for what is none. */
export const discreetTab = (code: string | null): string | null =>
  Object.entries(discreet).find(([known]) => known === code)?.[1] ?? null;
