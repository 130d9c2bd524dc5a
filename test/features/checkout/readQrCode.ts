/** Blocks of a QR code with error correction M by version: [error correction codewords a block, ...[number, data codewords]]. */
const BLOCKS: Readonly<Record<number, readonly [correction: number, ...groups: (readonly [number, number])[]]>> = {
  5: [24, [2, 43]],
  6: [16, [4, 27]],
  7: [18, [4, 31]],
  8: [22, [2, 38], [2, 39]],
  9: [22, [3, 36], [2, 37]],
  10: [26, [4, 43], [1, 44]],
};

/** Rows and columns of the alignment patterns by version. */
const ALIGNED: Readonly<Record<number, readonly number[]>> = {
  5: [6, 30],
  6: [6, 34],
  7: [6, 22, 38],
  8: [6, 24, 42],
  9: [6, 26, 46],
  10: [6, 28, 50],
};

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Text of a QR code (versions 5 to 10, error correction M, byte mode) from its dark modules, without a border. */
function readQrCode(isDark: (row: number, column: number) => boolean, size: number): string {
  const version = (size - 17) / 4;
  const [correction, ...groups] = BLOCKS[version] ?? [0];
  const aligned = ALIGNED[version];
  if (aligned === undefined) throw new Error(`version ${version} is not read here`);
  // Format: two bits of error correction and three of the mask, masked with 10101.
  const format = [0, 1, 2, 3, 4].reduce((bits, column) => bits * 2 + Number(isDark(8, column)), 0) ^ 0b10101;
  if (format >> 3 !== 0) throw new Error('not of error correction M');
  const mask = MASKS[format & 7];

  const last = size - 1;
  const near = (value: number, centre: number) => Math.abs(value - centre) <= 2;
  const isAlignment = (row: number, column: number) =>
    aligned.some((y) =>
      aligned.some((x) => {
        const isFinder = (x === 6 && y === 6) || (x === 6 && y === last - 6) || (x === last - 6 && y === 6);
        return !isFinder && near(row, y) && near(column, x);
      }),
    );
  const isFunction = (row: number, column: number) =>
    (row <= 8 && column <= 8) ||
    (row <= 8 && column >= size - 8) ||
    (row >= size - 8 && column <= 8) ||
    row === 6 ||
    column === 6 ||
    isAlignment(row, column) ||
    (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11)));

  const bits: number[] = [];
  let isUp = true;
  for (let right = last; right > 0; right -= 2) {
    // The column of the timing pattern is no half of a pair.
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? last - step : step;
      for (const column of [right, right - 1]) {
        if (!isFunction(row, column)) bits.push(Number(isDark(row, column) !== mask?.(row, column)));
      }
    }
    isUp = !isUp;
  }

  const sizes = groups.flatMap(([count, data]) => Array.from({ length: count }, () => data));
  const total = sizes.reduce((sum, data) => sum + data + correction, 0);
  const codewords = Array.from({ length: total }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  );
  const blocks = sizes.map((): number[] => []);
  let next = 0;
  for (let index = 0; index < Math.max(...sizes); index += 1) {
    for (const [block, data] of sizes.entries()) if (index < data) blocks[block]?.push(codewords[next++] ?? 0);
  }
  const stream = blocks.flat().flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => (byte >> bit) & 1));
  const numberAt = (from: number, length: number) =>
    stream.slice(from, from + length).reduce((value, bit) => value * 2 + bit, 0);
  if (numberAt(0, 4) !== 0b0100) throw new Error('not in byte mode');
  const lengthBits = version < 10 ? 8 : 16;
  const length = numberAt(4, lengthBits);
  const bytes = Array.from({ length }, (_, index) => numberAt(4 + lengthBits + index * 8, 8));
  return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes));
}

/** Text of a QR code drawn as one path of unit squares, with a border. */
export function readDrawnQrCode(code: Element, border: number): string {
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]) - 2 * border;
  const path = code.querySelector('path')?.getAttribute('d') ?? '';
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  return readQrCode((row, column) => dark.has(`${column + border} ${row + border}`), size);
}
