/**
 * How the other side is to send its voice: at 20 kbit/s, nothing while it is silent, and with enough in
 * each packet to replace a lost one. Packets of 40 ms carry half the headers of the usual ones, so that
 * a line of 64 kbit/s carries a call.
 */
const wishes: Readonly<Record<string, string>> = {
  maxaveragebitrate: '20000',
  usedtx: '1',
  useinbandfec: '1',
  stereo: '0',
  minptime: '10',
};
const packetMs = 40;

/** Writes these wishes into a session description (RFC 7587); others stay as they are. */
export function withVoiceWishes(sdp: string): string {
  const payload = /^a=rtpmap:(\d+) opus\/48000/im.exec(sdp)?.[1];
  if (payload === undefined) return sdp;
  const line = new RegExp(`^a=fmtp:${payload} (.*)$`, 'm');
  const before = line.exec(sdp)?.[1]?.trim() ?? '';
  const said = Object.fromEntries(
    before.split(';').flatMap((part) => {
      const [name = '', value = ''] = part.split('=');
      return name.trim() === '' ? [] : [[name.trim(), value.trim()]];
    }),
  );
  const wanted = Object.entries(Object.assign(said, wishes)).map(
    ([name, value]) => `${name}=${value}`,
  );
  const wish = `a=fmtp:${payload} ${wanted.join(';')}`;
  const rtpmap = new RegExp(`^a=rtpmap:${payload} .*$`, 'm');
  const withWish = line.test(sdp)
    ? sdp.replace(line, wish)
    : sdp.replace(rtpmap, (found) => `${found}\r\n${wish}`);
  const rest = withWish.replace(/^a=ptime:.*\r\n/gm, '');
  return rest.replace(wish, `${wish}\r\na=ptime:${packetMs}`);
}
