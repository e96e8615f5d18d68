/** The push services of the browsers; their subscriptions are the only addresses that we call. */
const services = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Whether an address that a browser gave belongs to a push service, so that nobody can make this
 * server call an address of their choice. In demo mode this machine counts as one.
 */
export function isPushService(address: string, demo: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, port } = new URL(address);
  if (demo && loopback.has(hostname)) return true;
  if (protocol !== 'https:' || username !== '' || port !== '') return false;
  return services.some((name) =>
    name.startsWith('.') ? hostname.endsWith(name) : hostname === name,
  );
}
