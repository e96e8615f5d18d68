import { Agent, request } from 'node:http';

/** Response times, in milliseconds. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

const share = (sorted: readonly number[], of: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? Number.NaN;

function ask(address: string, path: string, cookie: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(`${address}${path}`, { agent, headers: { cookie } }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${path} answered ${answer.statusCode}`));
      });
    })
      .once('error', reject)
      .end();
  });
}

/** Sends each request once, `connections` at a time, and returns the response times. */
export async function timeRequests(
  address: string,
  requested: readonly { readonly path: string; readonly cookie: string }[],
  connections = 4,
): Promise<Times> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const left = [...requested];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const started = performance.now();
      await ask(address, next.path, next.cookie, agent);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: share(sorted, 0.5), p95: share(sorted, 0.95), p99: share(sorted, 0.99) };
}
