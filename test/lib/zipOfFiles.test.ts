import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { zipOfFiles } from '../../src/lib/zipOfFiles';

/** Files of an archive, found by its directory as other programs find them, with the right checksums. */
async function unzipped(zip: Blob): Promise<Record<string, string>> {
  const bytes = Buffer.from(await zip.arrayBuffer());
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  const files: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(bytes.readUInt32LE(at)).toBe(0x02014b50);
    const [sum, size, nameLength] = [
      bytes.readUInt32LE(at + 16),
      bytes.readUInt32LE(at + 24),
      bytes.readUInt16LE(at + 28),
    ];
    const start = bytes.readUInt32LE(at + 42);
    expect(bytes.readUInt32LE(start)).toBe(0x04034b50);
    expect(bytes.subarray(start + 4, start + 30)).toEqual(bytes.subarray(at + 6, at + 32));
    const content = bytes.subarray(start + 30 + nameLength, start + 30 + nameLength + size);
    expect(crc32(content)).toBe(sum);
    files[bytes.toString('utf8', at + 46, at + 46 + nameLength)] = content.toString();
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  expect(bytes.readUInt32LE(end + 12)).toBe(end - bytes.readUInt32LE(end + 16));
  return files;
}

it('files are found whole, in their order', async () => {
  const zip = await zipOfFiles([
    { name: 'kaufvertrag-2026-11-03.pdf', file: new Blob(['%PDF-1.4 eins']) },
    { name: 'leer.pdf', file: new Blob([]) },
    { name: 'zwei.pdf', file: new Blob(['ä'.repeat(70_000)]) },
  ]);
  expect(zip.type).toBe('application/zip');
  expect(Object.entries(await unzipped(zip))).toEqual([
    ['kaufvertrag-2026-11-03.pdf', '%PDF-1.4 eins'],
    ['leer.pdf', ''],
    ['zwei.pdf', 'ä'.repeat(70_000)],
  ]);
});

it('an archive of nothing is one', async () => {
  expect(await unzipped(await zipOfFiles([]))).toEqual({});
});
