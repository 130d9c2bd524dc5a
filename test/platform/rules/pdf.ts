/** Minimal PDF of one A4 page with lines of text, the first in bold. */
export function createPdf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const escaped = lines.map((line) => line.replace(/€/g, 'EUR').replace(/[\\()]/g, '\\$&'));
  const text = [
    'BT /F2 18 Tf 56 780 Td 26 TL',
    `(${escaped[0] ?? ''}) Tj /F1 11 Tf T*`,
    '18 TL',
    ...escaped.slice(1).map((line) => `(${line}) Tj T*`),
    'ET',
  ].join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  body += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  // Latin-1: one byte per character, as the offsets require.
  return Uint8Array.from(body, (character) => {
    const code = character.charCodeAt(0);
    return code < 256 ? code : 63;
  });
}
