import * as fields from '@hafi/contract/core/fields';
import { placeCode } from '@hafi/contract/places/places.contract';
import type * as z from 'zod/mini';

/** Samples of schemas whose type alone does not show the meaning, for the nth element of a list. */
const known = new Map<unknown, (nth: number) => unknown>([
  [fields.id, (nth) => `019aa000-0000-7000-8000-00000000000${nth + 1}`],
  [fields.instant, (nth) => `2026-11-23T0${nth + 4}:00:00.000Z`],
  [fields.day, (nth) => `2026-11-${23 + nth}`],
  [fields.anyDay, (nth) => `2026-11-${23 + nth}`],
  [fields.slotTime, (nth) => `1${nth}:00`],
  [fields.email, (nth) => `person${nth + 1}@hafi.test`],
  [fields.phone, (nth) => `+25078800000${nth + 1}`],
  [placeCode, (nth) => `110${nth + 1}`],
  [fields.rwandanPhone, (nth) => `+25078800000${nth + 1}`],
]);

/** Plain strings whose name tells their meaning. */
const named: readonly [RegExp, unknown][] = [
  [/(^day|Day|^date|Date|^from|^until|Until|^startsOn|^endsOn|On)$/, fields.day],
  [/(At|^at|Since)$/, fields.instant],
  [/^time$/, fields.slotTime],
  [/^(near|sectorCode)$/, placeCode],
];

/** Rules for making a sample. */
export interface SampleRules {
  /** Number of elements in each list. */
  readonly items: number;
  /** Index in a list, from 0: the elements differ. */
  readonly nth?: number;
}

/** The internal definition of a zod schema, which its public type hides. */
interface Definition {
  readonly type: string;
  readonly element?: z.ZodMiniType;
  readonly entries?: Record<string, string>;
  readonly in?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly items?: readonly z.ZodMiniType[];
  readonly keyType?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
  readonly out?: z.ZodMiniType;
  readonly shape?: Record<string, z.ZodMiniType>;
  readonly values?: readonly unknown[];
  readonly valueType?: z.ZodMiniType;
}

/**
 * A value that fits a contract schema: a possible answer of the server. Optional and nullable parts
 * are present; a list of enum values contains all of them; numbers are 5.
 * @throws Error for a kind of schema that the contract has not used so far
 */
export function sampleOf(schema: z.ZodMiniType, rules: SampleRules = { items: 2 }): unknown {
  const { items, nth = 0 } = rules;
  const meant = known.get(schema);
  if (meant) return meant(nth);
  const definition = schema._zod.def as unknown as Definition;
  const inner = (each: z.ZodMiniType | undefined, at = nth) =>
    each ? sampleOf(each, { items, nth: at }) : undefined;
  switch (definition.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape ?? {}).map(([key, each]) => [
          key,
          known.get(meaningOf(key, each))?.(nth) ?? inner(each),
        ]),
      );
    case 'array': {
      const choices = choicesOf(definition.element);
      if (choices.length > 0) return items === 0 ? [] : choices;
      return Array.from({ length: items }, (_, at) => inner(definition.element, at));
    }
    case 'tuple':
      return definition.items?.map((each) => inner(each));
    case 'record': {
      const keys = definition.keyType?._zod.def as unknown as Definition;
      const names = Object.values(keys.entries ?? { only: 'one' });
      return Object.fromEntries(names.map((name) => [name, inner(definition.valueType)]));
    }
    case 'union':
      return inner(definition.options?.[0]);
    case 'nullable':
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
      return inner(definition.innerType);
    case 'pipe':
      return inner(definition.out);
    case 'enum':
      return nthOf(Object.values(definition.entries ?? {}), nth);
    case 'literal':
      return definition.values?.[0];
    case 'string':
      return nth === 0 ? 'Umva' : `Umva ${nth + 1}`;
    case 'number':
    case 'int':
      return 5;
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'unknown':
    case 'any':
      return {};
    default:
      throw new Error(`sampleOf knows no schema of type "${definition.type}"`);
  }
}

/** The values of an enum; none for other schemas. */
const choicesOf = (schema: z.ZodMiniType | undefined): string[] =>
  schema ? Object.values((schema._zod.def as unknown as Definition).entries ?? {}) : [];

const nthOf = <T>(values: readonly T[], nth: number): T | undefined => values[nth % values.length];

/** The known schema that a plain string of this name has. */
function meaningOf(name: string, schema: z.ZodMiniType): unknown {
  let at: z.ZodMiniType | undefined = schema;
  for (; at; at = (at._zod.def as unknown as Definition).innerType) {
    if (known.has(at)) return at;
    if ((at._zod.def as unknown as Definition).type === 'string') {
      return named.find(([pattern]) => pattern.test(name))?.[1];
    }
  }
  return undefined;
}
