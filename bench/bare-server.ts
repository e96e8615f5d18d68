import { createHash, randomBytes, randomUUID, scrypt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { minuteInMs } from '@hafi/base/time';
import pg from 'pg';
import type { Plan, Recipe, RouteName } from './plan.ts';

/**
 * The minimum that a server can do, as a baseline: node:http and pg run our server's statements and
 * write the rows as JSON. No validation, router, headers or response schema.
 */
const [planFile = '', url = ''] = process.argv.slice(2);
const plan = JSON.parse(readFileSync(planFile, 'utf8')) as Plan;
const pool = new pg.Pool({ connectionString: url, max: 20 });
const derive = promisify(scrypt) as (
  password: string,
  salt: Buffer,
  length: number,
  options: object,
) => Promise<Buffer>;

interface Request {
  readonly token: string;
  readonly body: { doctorId?: string; date?: string; time?: string };
}

type Fill = (mark: string) => string;

/** The request's own values, computed lazily. */
function valuesOf({ token, body }: Request, person: () => string): Fill {
  const now = new Date().toISOString();
  const ids = new Map<string, string>();
  const start = body.date ? Date.parse(`${body.date}T${body.time}:00+02:00`) : 0;
  return (mark) => {
    const [kind, detail = ''] = mark.split(' ');
    if (kind === 'now') return now;
    if (kind === 'token') return createHash('sha256').update(token).digest('base64url');
    if (kind === 'secret') return createHash('sha256').update(randomBytes(32)).digest('base64url');
    if (kind === 'person') return person();
    if (kind === 'doctor') return body.doctorId ?? '';
    if (kind === 'start') return new Date(start + Number(detail) * minuteInMs).toISOString();
    if (kind === 'practice') {
      return plan.doctors.find(({ doctorId }) => doctorId === body.doctorId)?.personId ?? '';
    }
    const id = ids.get(detail) ?? randomUUID();
    ids.set(detail, id);
    return id;
  };
}

type Value = (fill: Fill) => unknown;

/** Prepares the placeholders once, not at each request. */
function compile({ statements, answer }: Recipe) {
  const compiled = statements.map(({ name, text, values }) => ({
    name,
    text,
    values: values.map((value): Value => {
      if (typeof value !== 'string' || !value.includes('<<')) return () => value;
      return (fill) => value.replace(/<<(.+?)>>/g, (_, mark: string) => fill(mark));
    }),
  }));
  return { compiled, answer };
}

const recipes = new Map(
  Object.entries(plan.recipes).map(([name, recipe]) => [name as RouteName, compile(recipe)]),
);

async function run(name: RouteName, request: Request): Promise<string> {
  const recipe = recipes.get(name);
  if (!recipe) throw new Error(`no recipe for ${name}`);
  let person = '';
  let client: pg.PoolClient | undefined;
  let rows: unknown[] = [];
  const fill = valuesOf(request, () => person);
  try {
    for (const [index, { name: known, text, values }] of recipe.compiled.entries()) {
      if (text === 'begin') client = await pool.connect();
      const result = await (client ?? pool).query({
        ...(known ? { name: known } : {}),
        text,
        values: values.map((value) => value(fill)),
      });
      if (text === 'commit') {
        client?.release();
        client = undefined;
      }
      if (index === 0 && result.rows[0]?.person_id) person = result.rows[0].person_id;
      if (index === recipe.answer) rows = result.rows;
      if (name === 'sign-in' && index === recipe.answer) await checkPassword();
    }
  } finally {
    client?.release(true);
  }
  return JSON.stringify({ data: rows });
}

async function checkPassword(): Promise<void> {
  const { given, salt } = plan.password;
  await derive(given, Buffer.from(salt, 'base64url'), 32, { N: 2 ** 14, r: 8, p: 1 });
}

function routeOf({ method, url: path = '' }: IncomingMessage): RouteName {
  if (path.startsWith('/api/auth')) return 'sign-in';
  if (path.startsWith('/api/bookings')) return method === 'POST' ? 'book' : 'bookings';
  return path.includes('/slots') ? 'slots' : 'doctors';
}

async function readBody(request: IncomingMessage): Promise<Request['body']> {
  if (request.method === 'GET') return {};
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}

const server = createServer(async (request, response) => {
  const token = request.headers.cookie?.split('=')[1] ?? randomUUID();
  try {
    const text = await run(routeOf(request), { token, body: await readBody(request) });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(text);
  } catch (error) {
    response.writeHead(500);
    response.end(String(error));
  }
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  process.stdout.write(`Bare server listening on http://127.0.0.1:${port} \n`);
});
