/** A translatable message: its id in the catalogues and its English text. */
export interface ErrorText {
  readonly id: string;
  readonly message: string;
}

/** One way in which a call can fail: a stable code, its only HTTP status and its message. */
export interface ErrorDefinition<Code extends string = string> {
  readonly code: Code;
  readonly status: number;
  readonly text: ErrorText;
}

type Table = Record<string, { status: number; text: ErrorText }>;
type Defined<T extends Table> = { readonly [Code in keyof T & string]: ErrorDefinition<Code> };

/** Turns a table `code -> status, text` into error definitions that know their own code. */
export function defineErrors<const T extends Table>(table: T): Defined<T> {
  const entries = Object.entries(table).map(([code, rest]) => [code, { code, ...rest }]);
  return Object.fromEntries(entries) as Defined<T>;
}
