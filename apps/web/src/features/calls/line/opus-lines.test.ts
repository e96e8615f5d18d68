import { expect, it } from 'vitest';
import { withVoiceWishes } from './opus-lines.ts';

const offer = (...lines: string[]) =>
  ['v=0', 'm=audio 9 UDP/TLS/RTP/SAVPF 111 63', ...lines, 'a=rtpmap:63 red/48000/2', ''].join(
    '\r\n',
  );

it('asks for a voice that a thin line carries, and keeps what the browser said', () => {
  const wished = withVoiceWishes(
    offer('a=rtpmap:111 opus/48000/2', 'a=fmtp:111 minptime=10;useinbandfec=1;cbr=1'),
  );
  const [line] = /^a=fmtp:111 .*$/m.exec(wished) ?? [];
  for (const wish of ['maxaveragebitrate=20000', 'usedtx=1', 'useinbandfec=1', 'cbr=1']) {
    expect(line).toContain(wish);
  }
  expect(wished.match(/a=ptime:/g)).toHaveLength(1);
  expect(wished).toContain('a=ptime:40');
});

it('says so too where the browser said nothing, and once however often it is asked', () => {
  const once = withVoiceWishes(offer('a=rtpmap:111 opus/48000/2'));
  expect(once).toContain('a=fmtp:111 ');
  expect(withVoiceWishes(once)).toBe(once);
});

it('leaves a description without such a voice as it is', () => {
  const other = offer('a=rtpmap:0 PCMU/8000');
  expect(withVoiceWishes(other)).toBe(other);
});
