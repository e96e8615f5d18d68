import { createHash, randomBytes } from 'node:crypto';

/** What a client remembers of a sign-in that it has started. */
export type Attempt = { url: string; redirectUri: string; verifier: string; state: string };

export const CLIENT = { id: 'hafi-demo', secret: 'demo-secret' };
export const CALLBACK = 'http://127.0.0.1:3999/api/auth/google/callback';

/** Starts a sign-in as a client does: PKCE, state and nonce, with `changes` to the parameters. */
export function begin(endpoint: string, changes: Record<string, string | undefined> = {}): Attempt {
  const verifier = randomBytes(32).toString('base64url');
  const parameters = {
    client_id: CLIENT.id,
    redirect_uri: CALLBACK,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  };
  const given = Object.entries(parameters).filter((pair): pair is [string, string] => !!pair[1]);
  const query = new URLSearchParams(given);
  return {
    url: `${endpoint}?${query}`,
    redirectUri: query.get('redirect_uri') ?? '',
    state: query.get('state') ?? '',
    verifier,
  };
}

/** Answers the sign-in page as a browser does; returns the status and the redirect. */
export async function answer(
  attempt: Attempt,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const page = await fetch(attempt.url);
  const action = /action="([^"]+)"/.exec(await page.text())?.[1]?.replaceAll('&amp;', '&') ?? '';
  const reply = await fetch(new URL(action, attempt.url), {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  });
  return { status: reply.status, text: await reply.text(), ...leadsTo(reply) };
}

/** The target of a redirect and its parameters. */
export function leadsTo(reply: Response) {
  const location = reply.headers.get('location');
  const url = new URL(location ?? 'none:');
  return { location, carried: Object.fromEntries(url.searchParams) };
}

/** Redeems a code at a token endpoint. */
export async function redeem(
  endpoint: string,
  attempt: Attempt,
  code: string | undefined,
  changes: Record<string, string> = {},
) {
  const reply = await fetch(endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: CLIENT.id,
      client_secret: CLIENT.secret,
      redirect_uri: attempt.redirectUri,
      code_verifier: attempt.verifier,
      code: code ?? '',
      ...changes,
    }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}
