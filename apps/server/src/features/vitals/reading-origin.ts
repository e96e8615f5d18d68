/** How a resource is known in its system: its id, and the base of its address where that is known. */
export interface Origin {
  readonly base: string | null;
  readonly id: string;
}

/** What a reference or an address names: a resource by type and id, at a base or at none. */
export interface ResourceAddress extends Origin {
  readonly type: string;
}

const named = /^(?:(https?):\/\/(\S+?)\/)?([A-Z][A-Za-z]+)\/([^\s/?#]+)(?:\/_history\/[^/]+)?\/?$/;

/** The same base is written in many ways: its scheme, the case of its host and its usual port say nothing. */
function plainBase(base: string): string {
  const [host = '', ...path] = base.split('/');
  return [host.toLowerCase().replace(/:(80|443)$/, ''), ...path].join('/').replace(/\/+$/, '');
}

/** Reads a RESTful address or a relative reference (FHIR R4, Bundle, resolving references). */
export function addressOf(text: string | undefined): ResourceAddress | null {
  const [, , base, type, id] = named.exec(text?.trim() ?? '') ?? [];
  return type && id ? { base: base ? plainBase(base) : null, type, id } : null;
}

/** The UUID that a `urn:uuid:` names. */
export const uuidOf = (text: string | undefined): string | null =>
  /^urn:uuid:(\S+)$/i.exec(text?.trim() ?? '')?.[1]?.toLowerCase() ?? null;

/**
 * How a resource is known in its system: by type and id, and by the base of its address where that
 * has one. The address itself is no name: the same resource comes alone, or in another envelope.
 */
export function originOf(id: string | undefined, fullUrl: string | undefined): Origin | null {
  const address = addressOf(fullUrl);
  const own = id ?? address?.id ?? uuidOf(fullUrl) ?? fullUrl;
  if (!own) return null;
  return { base: address?.base ?? null, id: own.replaceAll(/\s/g, '%20').slice(0, 300) };
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
    const origin = address ?? originOf(uuidOf(name) ?? name, undefined);
    return name && origin ? [{ base: origin.base, id: origin.id }] : [];
  });

/** Whether two names are of one resource: the base counts where both know it. */
export const isSameOrigin = (one: Origin, other: Origin): boolean =>
  one.id === other.id && (one.base === null || other.base === null || one.base === other.base);
