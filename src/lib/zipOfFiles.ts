interface ZippedFile {
  /** ASCII, each once. */
  name: string;
  file: Blob;
}

const POLYNOMIAL = 0xedb88320;
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ POLYNOMIAL : sum >>> 1;
  return sum;
});

function checksumOf(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) sum = (TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return ~sum >>> 0;
}

/** Little-endian, each with its number of bytes. */
function bytesOf(...numbers: readonly (readonly [value: number, size: 2 | 4])[]): Uint8Array<ArrayBuffer> {
  const bytes = new DataView(new ArrayBuffer(numbers.reduce((sum, [, size]) => sum + size, 0)));
  let at = 0;
  for (const [value, size] of numbers) {
    if (size === 2) bytes.setUint16(at, value, true);
    else bytes.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(bytes.buffer);
}

/** 1 January 1980, the first day of the format. */
const NO_TIME = [
  [0, 2],
  [0x21, 2],
] as const;

/** Stored without compression, as PDFs have it already. Only one file is in memory at a time. */
export async function zipOfFiles(files: readonly ZippedFile[]): Promise<Blob> {
  const parts: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let offset = 0;
  let directorySize = 0;
  for (const { name, file } of files) {
    const sum = checksumOf(new Uint8Array(await file.arrayBuffer()));
    const title = new TextEncoder().encode(name);
    const entry = bytesOf(
      ...([[10, 2], [0, 2], [0, 2], ...NO_TIME] as const),
      ...([
        [sum, 4],
        [file.size, 4],
        [file.size, 4],
        [title.length, 2],
        [0, 2],
      ] as const),
    );
    parts.push(bytesOf([0x04034b50, 4]), entry, title, file);
    const place = bytesOf([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
    directory.push(bytesOf([0x02014b50, 4], [10, 2]), entry, place, title);
    offset += 4 + entry.length + title.length + file.size;
    directorySize += 6 + entry.length + place.length + title.length;
  }
  const count = files.length;
  const end = bytesOf([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [directorySize, 4], [offset, 4], [0, 2]);
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
}
