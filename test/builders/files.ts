const bytesOf = (text: string) => [...new TextEncoder().encode(text)];

/** Magic numbers by file extension. */
const HEADS: Readonly<Record<string, readonly number[]>> = {
  jpg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  webp: bytesOf('RIFF0000WEBP'),
  pdf: bytesOf('%PDF-1.4 %%EOF'),
  svg: bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'),
};

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
};

/** File with the magic number of its extension. @param bytes size, at least that of the magic number */
export function aFile(name: string, bytes = 0): File {
  const extension = name.split('.').at(-1)?.toLowerCase().replace('jpeg', 'jpg') ?? '';
  const head = HEADS[extension] ?? [0];
  const content = new Uint8Array(Math.max(bytes, head.length));
  content.set(head);
  return new File([content], name, { type: TYPES[extension] ?? '' });
}
