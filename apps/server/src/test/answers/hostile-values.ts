import type { Chance } from '../../seed/chance.ts';

/** A part of a JSON schema, as the OpenAPI document writes it. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Values that break programs: texts, numbers and shapes. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'ill \udfff',
  '__proto__',
  'constructor',
  '%00',
  '%',
  '../../etc/passwd',
  "'; drop table people; --",
  '<script>alert(1)</script>',
  '😀'.repeat(50),
  'a'.repeat(5000),
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '2027-02-29',
  '-271821-04-20',
  '+275760-09-13T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59+23:59',
  '2026-11-23T24:00:00Z',
  '25:99',
  '1e309',
  '-0',
  'NaN',
  '00000000-0000-0000-0000-000000000000',
];
const hostileNumbers = [0, -0, -1, 1e308, -1e308, 1e-320, 2 ** 31, 2 ** 53, 2 ** 63, 0.1 + 0.2];

/** Values that pass for real ones. */
const plausibleTexts = [
  '2026-11-25',
  '2026-11-23',
  '1948-03-12',
  '10:00',
  '2026-11-23T05:00:00Z',
  'chantal@example.rw',
  '0788 123 456',
  '123456',
  'Espérance',
  'general',
  'mtn',
  'tablet',
  'Paracetamol',
];

/** Makes values from schemas: mostly plausible ones, sometimes hostile ones. */
export function createHostileValues(chance: Chance, ids: readonly string[]) {
  const pick = <T>(list: readonly T[]): T | undefined => list[chance.upTo(list.length)];
  const rarely = (oneIn: number) => chance.upTo(oneIn) === 0;
  const deep = (): unknown => {
    let value: unknown = 1;
    for (let level = 0; level < 200; level += 1) value = rarely(2) ? [value] : { a: value };
    return value;
  };
  const hostile = (): unknown =>
    pick([
      () => null,
      () => pick(hostileTexts),
      () => pick(hostileNumbers),
      () => [],
      () => ({}),
      () => true,
      () => deep(),
      () => JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{}}}'),
      () => Array.from({ length: 300 }, () => pick(hostileTexts)),
    ])?.();
  const textOf = ({ format, pattern }: Schema): unknown => {
    if (rarely(4)) return pick(hostileTexts);
    if (format === 'uuid' || pattern?.includes('[0-9a-f]{8}-')) return pick(ids);
    if (rarely(2)) return pick(ids);
    return pick(plausibleTexts);
  };
  const numberOf = ({ maximum, minimum = 0 }: Schema): unknown => {
    if (rarely(4)) return pick(hostileNumbers);
    const top = Math.min(maximum ?? 100, minimum + 1000);
    return minimum + chance.upTo(Math.max(1, Math.floor(top - minimum)));
  };
  const objectOf = ({ properties = {}, required = [] }: Schema): Record<string, unknown> => {
    const entries = Object.entries(properties)
      .filter(([name]) => (required.includes(name) ? !rarely(20) : rarely(2)))
      .map(([name, schema]) => [name, valueFor(schema)] as const);
    if (rarely(10)) entries.push([pick(hostileTexts) ?? '', hostile()]);
    return Object.fromEntries(entries);
  };
  const valueFor = (schema: Schema): unknown => {
    if (rarely(12)) return hostile();
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return valueFor(pick(choices) ?? {});
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((each) => valueFor(each)));
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return pick(schema.enum);
    const type = typeof schema.type === 'string' ? schema.type : pick(schema.type ?? []);
    if (type === 'object') return objectOf(schema);
    if (type === 'array') {
      return Array.from({ length: chance.upTo(4) }, () => valueFor(schema.items ?? {}));
    }
    if (type === 'integer' || type === 'number') return numberOf(schema);
    if (type === 'boolean') return chance.upTo(2) === 0;
    return type === 'null' ? null : textOf(schema);
  };
  return { valueFor, pick, rarely };
}
