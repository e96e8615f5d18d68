import type { SignedIn } from './factories/person.factory.ts';
import type { TestApp } from './test-app.ts';

/** Calls the server as a person, without a network. */
export function callAs(app: Pick<TestApp, 'http'>, who: Pick<SignedIn, 'headers'>) {
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE') => (url: string, payload?: object) =>
    app.http.inject({
      method,
      url,
      headers: { ...who.headers },
      ...(payload ? { payload } : {}),
    });
  return { get: call('GET'), post: call('POST'), put: call('PUT'), remove: call('DELETE') };
}
