import type { FastifyReply } from 'fastify';

/** Airtel's codes of payments that the sandbox gives. */
export const CODES = {
  success: 'DP00800001001',
  amount: 'DP00800001004',
  inProcess: 'DP00800001006',
  refused: 'DP00800001008',
  notPermitted: 'DP00800001010',
  notFound: 'DP00800001025',
  expired: 'DP00800001029',
} as const;

/** The codes with which a payment can fail, and what they mean. */
export const FAILURES: ReadonlyMap<string, string> = new Map([
  ['DP00800001002', 'Incorrect PIN'],
  ['DP00800001003', 'Exceeds withdrawal amount limit(s)'],
  ['DP00800001004', 'Amount out of range'],
  ['DP00800001005', 'PIN not entered'],
  ['DP00800001007', 'Not enough balance'],
  [CODES.refused, 'Refused'],
  [CODES.notPermitted, 'Transaction not permitted'],
  ['DP00800001024', 'Transaction timed out'],
  [CODES.expired, 'Transaction expired'],
]);

/** A refusal in Airtel's shape. */
export class AirtelRefusal extends Error {
  readonly http: number;
  readonly resultCode: string;
  readonly responseCode: string | undefined;

  constructor(http: number, message: string, resultCode: string, responseCode?: string) {
    super(message);
    this.http = http;
    this.resultCode = resultCode;
    this.responseCode = responseCode;
  }
}

/** 400: a header or the body does not follow the specification. */
export const badRequest = (message: string) => new AirtelRefusal(400, message, 'ESB000008');

/** Sends a refusal. */
export function sendRefusal(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof AirtelRefusal) {
    return reply.code(error.http).send({
      status: {
        code: String(error.http),
        message: error.message,
        result_code: error.resultCode,
        ...(error.responseCode && { response_code: error.responseCode }),
        success: false,
      },
    });
  }
  return reply.code(500).send({
    status: {
      code: '500',
      message: 'Something went wrong',
      result_code: 'ESB000001',
      success: false,
    },
  });
}

/** The part of an answer that says that the call itself went well. */
export const fine = (responseCode: string) => ({
  code: '200',
  message: 'SUCCESS',
  result_code: 'ESB000010',
  response_code: responseCode,
  success: true,
});
