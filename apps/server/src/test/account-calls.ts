import { deliverAll } from './deliver-all.ts';
import type { TestApp } from './test-app.ts';

/** Calls the API in tests: JSON in, status and JSON out. */
export function accountCalls(app: TestApp) {
  const send =
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
    async (
      url: string,
      body?: object,
      headers: Record<string, string | undefined> = {},
      from = '127.0.0.1',
    ) => {
      const sent = Object.entries(headers).filter((pair): pair is [string, string] => !!pair[1]);
      const answer = await app.http.inject({
        method,
        url: `/api/auth/${url}`,
        headers: Object.fromEntries(sent),
        remoteAddress: from,
        ...(body ? { payload: body } : {}),
      });
      const json = answer.headers['content-type']?.includes('json') ? answer.json() : null;
      return {
        status: answer.statusCode,
        data: json?.data,
        code: json?.code,
        message: json?.message,
        errors: json?.errors,
        headers: answer.headers,
        cookie: String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '',
      };
    };
  return {
    get: (url: string, headers?: Record<string, string | undefined>) =>
      send('GET')(url, undefined, headers),
    post: send('POST'),
    put: send('PUT'),
    remove: (url: string, headers?: Record<string, string | undefined>) =>
      send('DELETE')(url, undefined, headers),
    /** Delivers what is waiting and returns all messages to a recipient. */
    async messagesTo(recipient: string) {
      await deliverAll(app);
      return app.sent.filter(({ to }) => to === recipient);
    },
    /** The six-digit code in the latest message to a recipient. */
    async codeSentTo(recipient: string) {
      const all = await this.messagesTo(recipient);
      return /\b\d{6}\b/.exec(all.at(-1)?.text ?? '')?.[0] ?? 'none';
    },
  };
}

/** A wrong six-digit code. */
export const wrongCode = (right: string): string => (right === '000000' ? '111111' : '000000');
