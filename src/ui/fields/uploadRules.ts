import { formatQuantity } from '../../lib/format';
import { CONTRACT_LIMIT, UPLOAD_LIMIT, type UploadLimit } from '../../lib/uploadLimit';

/** Accepted types, size limit and messages by kind of upload (rules/admin: uploads). */
export const UPLOAD_KINDS = {
  image: {
    extensions: ['jpg', 'jpeg', 'png', 'svg', 'webp'],
    limit: UPLOAD_LIMIT,
    hint: 'JPG, PNG, SVG oder WebP, höchstens 1024\u00A0KB',
    wrongType: 'Bitte wählen Sie ein Bild als JPG, PNG, SVG oder WebP.',
  },
  /** Official graphics and labels, which must stay sharp. */
  graphic: {
    extensions: ['svg', 'png'],
    limit: UPLOAD_LIMIT,
    hint: 'SVG oder PNG, höchstens 1024\u00A0KB',
    wrongType: 'Bitte wählen Sie die Grafik als SVG oder PNG.',
  },
  /** Sales contracts. */
  pdf: {
    extensions: ['pdf'],
    limit: CONTRACT_LIMIT,
    hint: 'PDF, höchstens 10\u00A0MB',
    wrongType: 'Bitte wählen Sie eine PDF-Datei.',
  },
  /** Documents that the platform stores. */
  smallPdf: {
    extensions: ['pdf'],
    limit: UPLOAD_LIMIT,
    hint: 'PDF, höchstens 1024\u00A0KB',
    wrongType: 'Bitte wählen Sie eine PDF-Datei.',
  },
} as const satisfies Record<string, UploadKindRules>;

interface UploadKindRules {
  extensions: readonly string[];
  limit: UploadLimit;
  hint: string;
  wrongType: string;
}

export type UploadKind = keyof typeof UPLOAD_KINDS;

/** Value of `accept` of a file input. */
export const acceptOf = (kind: UploadKind): string =>
  UPLOAD_KINDS[kind].extensions.map((extension) => `.${extension}`).join(',');

/** Error message for a file; `undefined` if it can be uploaded. The type is read from the file name. */
export function uploadProblem(kind: UploadKind, { name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const { extensions, limit, wrongType }: UploadKindRules = UPLOAD_KINDS[kind];
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  if (extension === undefined || !extensions.includes(extension)) return wrongType;
  return size > limit.bytes ? limit.message : undefined;
}

/** '2,4 MB' or '312 KB', rounded up, so that a refused file never looks as small as the limit. */
export function fileSize(bytes: number): string {
  return bytes >= 1_048_576
    ? formatQuantity(Math.ceil(bytes / 104_857.6) / 10, 'MB')
    : formatQuantity(Math.max(1, Math.round(bytes / 1024)), 'KB');
}
