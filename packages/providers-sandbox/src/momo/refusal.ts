/** An error that MoMo would answer: `{ code, message }` with this status. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** 400: a header or the body does not follow the specification. */
export function badRequest(message: string): Refusal {
  return new Refusal(400, 'REQUEST_REJECTED', message);
}

/** 404: there is no transaction with this reference. */
export function notFound(): Refusal {
  return new Refusal(404, 'RESOURCE_NOT_FOUND', 'Requested resource was not found.');
}

/** 409: this reference is already in use. */
export function alreadyThere(): Refusal {
  return new Refusal(
    409,
    'RESOURCE_ALREADY_EXIST',
    'Duplicated reference id. Creation of resource failed.',
  );
}
