import { isIP } from 'node:net';
import type { Config } from '../config/config.ts';

/**
 * Whether a demo answers for this Host header: an IP address, `localhost`, or a name that the
 * settings say. Any other name may be another site's that points to this machine (DNS rebinding):
 * its pages could read the sandbox, which shows every code.
 */
export function isHostOfDemo(
  host: string | undefined,
  { HOST, PUBLIC_URL }: Pick<Config, 'HOST' | 'PUBLIC_URL'>,
): boolean {
  const name = /^(\[[^\]]*\]|[^:]*)(:\d+)?$/.exec(host ?? '')?.[1]?.toLowerCase() ?? '';
  if (isIP(name.replace(/^\[|\]$/g, '')) > 0) return true;
  const own = ['localhost', HOST.toLowerCase()];
  return [...own, ...(PUBLIC_URL ? [new URL(PUBLIC_URL).hostname] : [])].includes(name);
}

/** Whether this server answers for a Host header at all: only a demo minds it. */
export function isAnswered(host: string | undefined, config: Config): boolean {
  return !config.demo || isHostOfDemo(host, config);
}
