/** How a resource is known in its system: its id, and the base of its address where that is known. */
export interface Origin {
  readonly base: string | null;
  readonly id: string;
}

/** What a reference or an address names: a resource by type and id, at a base or at none. */
export interface ResourceAddress extends Origin {
  readonly type: string;
}

/** The longest name or address of a resource that is read: everything longer names nothing. */
const longestName = 300;

/** Whether a text of another system may be read as a name, a number or an address. In bytes, as stored. */
export const isReadable = (text: string | undefined): boolean =>
  text === undefined ||
  (text.length <= longestName && Buffer.byteLength(text) <= longestName && !text.includes('\0'));

const named = /^(?:(https?):\/\/(\S+?)\/)?([A-Z][A-Za-z]+)\/([^\s/?#]+)(?:\/_history\/[^/]+)?\/?$/;

/** The same base is written in many ways: its scheme, the case of its host and its usual port say nothing. */
function plainBase(base: string): string {
  const [host = '', ...path] = base.split('/');
  while (path.at(-1) === '') path.pop();
  return [host.toLowerCase().replace(/:(80|443)$/, ''), ...path].join('/');
}

/** Reads a RESTful address or a relative reference (FHIR R4, Bundle, resolving references). */
export function addressOf(text: string | undefined): ResourceAddress | null {
  if (!isReadable(text)) return null;
  const [, , base, type, id] = named.exec(text?.trim() ?? '') ?? [];
  return type && id ? { base: base ? plainBase(base) : null, type, id } : null;
}

/** The UUID that a `urn:uuid:` names. */
export const uuidOf = (text: string | undefined): string | null =>
  isReadable(text)
    ? (/^urn:uuid:(\S+)$/i.exec(text?.trim() ?? '')?.[1]?.toLowerCase() ?? null)
    : null;

/** Whether an id names one resource whatever its base: a UUID, or another URN. */
const isUnique = (id: string) => /^(urn:\S+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i.test(id);

/**
 * How a resource is known in its system: by type and id, and by the base of its address where that
 * has one. The address itself is no name: the same resource comes alone, or in another envelope.
 * Without a base a short id is none either, since every document has its own "1": the URN comes
 * before it.
 */
export function originsOf(id: string | undefined, fullUrl: string | undefined): Origin[] {
  if (!isReadable(id) || !isReadable(fullUrl)) return [];
  const address = addressOf(fullUrl);
  const base = address?.base ?? null;
  const urn = uuidOf(fullUrl) ?? fullUrl;
  const own = id ?? address?.id;
  const names = base !== null || (own && (isUnique(own) || address)) ? [own] : [urn, own];
  return [...new Set(names)].flatMap((name) =>
    name ? [{ base, id: name.replaceAll(/\s/g, '%20').slice(0, longestName) }] : [],
  );
}

const written = ({ base, id }: Origin) =>
  base === null ? id : `https://${base}/Observation/${id}`;

/** What is stored of the resources that a reading came from; null when they have no name. */
export const storedOrigin = (origin: readonly Origin[]): string | null =>
  origin.length > 0 ? origin.map(written).join(' ') : null;

/** The resources that a stored reading came from. */
export const readOrigin = (stored: string | null): Origin[] =>
  (stored ?? '').split(' ').flatMap((name) => {
    const address = addressOf(name);
    if (address) return [{ base: address.base, id: address.id }];
    return name ? [{ base: null, id: uuidOf(name) ?? name }] : [];
  });

/** Whether two names surely are of one resource: by base and id, or by an id that is unique. */
const isSurely = (one: Origin, other: Origin): boolean =>
  one.id === other.id &&
  (isUnique(one.id)
    ? one.base === null || other.base === null || one.base === other.base
    : one.base !== null && one.base === other.base);

const hasUnique = (names: readonly Origin[]) =>
  names.some(({ base, id }) => base === null && isUnique(id));

/**
 * Whether these are the names of one resource. `perhaps`: only a short id is the same, and a base is
 * not known; it may be that of another document's resource.
 */
export function sameness(
  one: readonly Origin[],
  other: readonly Origin[],
): 'surely' | 'perhaps' | 'no' {
  const pairs = one.flatMap((a) => other.map((b) => [a, b] as const));
  if (pairs.some(([a, b]) => isSurely(a, b))) return 'surely';
  // Two URNs that differ are of two resources, unless an address tells.
  const differ = hasUnique(one) && hasUnique(other);
  const perhaps = pairs.some(
    ([a, b]) => a.id === b.id && (a.base === null ? !(differ && b.base === null) : b.base === null),
  );
  return perhaps ? 'perhaps' : 'no';
}
