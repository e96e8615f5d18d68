/**
 * Hosts of the browsers' push services, the allow-list of addresses that the server calls for push.
 */
const services = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Whether a push address belongs to a known push service. Prevents server-side request forgery:
 * nobody can make the server call an address of their choice. In demo mode this machine is allowed
 * too.
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
