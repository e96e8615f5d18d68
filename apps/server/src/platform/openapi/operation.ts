/** A part of an OpenAPI document that is written as it is. */
export type Described = Readonly<Record<string, unknown>>;

/** One operation of the OpenAPI document, as far as it is completed here. */
export interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Described[];
  readonly requestBody?: { readonly content: Described };
  readonly responses: Readonly<Record<string, Described>>;
  readonly security?: readonly Described[];
}

/** The operations of the document: by path, then by method in lower case. */
export type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;
