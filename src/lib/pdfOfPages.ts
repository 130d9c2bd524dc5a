/** JPEG of a canvas (RGB). */
export interface JpegPage {
  bytes: Uint8Array;
  /** px */
  width: number;
  height: number;
}

/** A4 in points. */
const [SHORT, LONG] = [595, 842];

/** One picture per A4 page, in its orientation, centred, as large as fits. */
export function pdfOfPages(pages: readonly JpegPage[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const put = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  /** Objects are numbered in writing order. */
  const object = (entries: string, stream?: string | Uint8Array) => {
    offsets.push(length);
    const size = stream === undefined ? '' : `/Length ${stream.length}`;
    put(`${offsets.length} 0 obj\n<<${entries}${size}>>\n`);
    if (stream !== undefined) {
      put('stream\n');
      put(stream);
      put('\nendstream\n');
    }
    put('endobj\n');
  };
  const numbers = pages.map((_, at) => 3 + at * 3);

  put('%PDF-1.4\n');
  object('/Type/Catalog/Pages 2 0 R');
  object(`/Type/Pages/Count ${pages.length}/Kids[${numbers.map((number) => `${number} 0 R`).join(' ')}]`);
  for (const [at, { bytes, width, height }] of pages.entries()) {
    const number = 3 + at * 3;
    const [across, down] = width > height ? [LONG, SHORT] : [SHORT, LONG];
    const scale = Math.min(across / width, down / height);
    const [wide, high] = [width * scale, height * scale];
    const place = [wide, 0, 0, high, (across - wide) / 2, (down - high) / 2].map((each) => each.toFixed(2)).join(' ');
    object(
      `/Type/Page/Parent 2 0 R/MediaBox[0 0 ${across} ${down}]/Resources<</XObject<</P ${number + 1} 0 R>>>>/Contents ${number + 2} 0 R`,
    );
    object(
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`,
      bytes,
    );
    object('', `q ${place} cm /P Do Q`);
  }
  const table = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  put(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${entries}`);
  put(`trailer\n<</Size ${offsets.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`);

  const pdf = new Uint8Array(length);
  let end = 0;
  for (const part of parts) {
    pdf.set(part, end);
    end += part.length;
  }
  return pdf;
}
