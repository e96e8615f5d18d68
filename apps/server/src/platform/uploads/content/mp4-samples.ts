import { type Box, boxAt, contentOf } from './mp4-boxes.ts';

/** Reads a table of numbers: a count at `at`, then as many as are there. */
function* numbers(table: Buffer, at: number, size: 4 | 8): Generator<number> {
  if (table.length < at + 4) return;
  const end = Math.min(table.length, at + 4 + table.readUInt32BE(at) * size);
  for (let next = at + 4; next + size <= end; next += size)
    yield size === 4 ? table.readUInt32BE(next) : Number(table.readBigUInt64BE(next));
}

/** How many samples each chunk has: from the first chunk of each run on. */
function runsOf(table: Buffer) {
  const runs: { readonly from: number; readonly samples: number }[] = [];
  const count = table.length < 8 ? 0 : table.readUInt32BE(4);
  for (let at = 8; at + 12 <= table.length && runs.length < count; at += 12)
    runs.push({ from: table.readUInt32BE(at), samples: table.readUInt32BE(at + 4) });
  return runs;
}

/** Writes zeros over everything that a track plays, wherever in the file it is. */
export function eraseSamples(bytes: Buffer, track: Box): void {
  const table = (type: string): Buffer => {
    const box = boxAt(bytes, track, 'mdia', 'minf', 'stbl', type);
    return box ? contentOf(bytes, box) : Buffer.alloc(0);
  };
  const sizes = table('stsz');
  const oneSize = sizes.length < 12 ? 0 : sizes.readUInt32BE(4);
  const each = oneSize === 0 ? numbers(sizes, 8, 4) : null;
  const runs = runsOf(table('stsc'));
  const chunks = [...numbers(table('stco'), 4, 4), ...numbers(table('co64'), 4, 8)];
  let run = 0;
  for (const [nth, start] of chunks.entries()) {
    while ((runs[run + 1]?.from ?? Number.POSITIVE_INFINITY) <= nth + 1) run += 1;
    const samples = runs[run]?.samples ?? 0;
    let length = samples * oneSize;
    for (let sample = 0; each && sample < samples; sample += 1) {
      const next = each.next();
      if (next.done) break;
      length += next.value;
    }
    bytes.fill(0, Math.min(start, bytes.length), Math.min(start + length, bytes.length));
  }
}
