import { formatQuantity } from '../../lib/format';
import { CONTRACT_LIMIT, UPLOAD_LIMIT, type UploadLimit } from '../../lib/uploadLimit';
import { PHOTO_EXTENSIONS } from './photos';

const PAPER = {
  extensions: ['pdf', ...PHOTO_EXTENSIONS],
  isPaper: true,
  wrongType: 'Bitte wählen Sie eine PDF-Datei oder Fotos der Seiten.',
  smaller:
    'Kleiner wird sie so: beim Scannen „Graustufen“ und 150 dpi wählen, oder die Seiten mit dem Handy fotografieren.',
} as const;

export const TOO_MANY_PAGES =
  'Die Fotos sind zusammen auch verkleinert zu groß. Nehmen Sie weniger Seiten, oder scannen Sie sie als PDF.';

/** Types, limits and messages by kind (rules/admin: uploads). */
export const UPLOAD_KINDS = {
  image: {
    extensions: [...PHOTO_EXTENSIONS, 'svg'],
    limit: UPLOAD_LIMIT,
    hint: 'JPG, PNG, SVG oder WebP, höchstens 1024\u00A0KB; größere Fotos werden verkleinert',
    wrongType: 'Bitte wählen Sie ein Bild als JPG, PNG, SVG oder WebP.',
    isShrunk: true,
  },
  graphic: {
    extensions: ['svg', 'png'],
    limit: UPLOAD_LIMIT,
    hint: 'SVG oder PNG, höchstens 1024\u00A0KB',
    wrongType: 'Bitte wählen Sie die Grafik als SVG oder PNG.',
  },
  pdf: { ...PAPER, limit: CONTRACT_LIMIT, hint: 'PDF, höchstens 10\u00A0MB, oder Fotos der Seiten' },
  /** Stored by the platform. */
  smallPdf: { ...PAPER, limit: UPLOAD_LIMIT, hint: 'PDF, höchstens 1024\u00A0KB, oder Fotos der Seiten' },
} as const satisfies Record<string, UploadKindRules>;

export interface UploadKindRules {
  extensions: readonly string[];
  limit: UploadLimit;
  hint: string;
  wrongType: string;
  isShrunk?: true;
  isPaper?: true;
  /** How to make a file smaller. */
  smaller?: string;
}

export type UploadKind = keyof typeof UPLOAD_KINDS;

export const rulesOf = (kind: UploadKind): UploadKindRules => UPLOAD_KINDS[kind];

/** A phone offers its camera for `image/*`. */
export const acceptOf = (kind: UploadKind): string =>
  [
    ...rulesOf(kind).extensions.map((extension) => `.${extension}`),
    // Photos of any name.
    ...(rulesOf(kind).isPaper || rulesOf(kind).isShrunk ? ['.jfif', 'image/*'] : []),
  ].join(',');

/** By name and size; `undefined`: can be uploaded. `namedByContent` has set the ending. */
export function uploadProblem(kind: UploadKind, { name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const { extensions, limit, wrongType } = rulesOf(kind);
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  if (extension === undefined || !extensions.includes(extension)) return wrongType;
  return size > limit.bytes ? limit.message : undefined;
}

/** '2,4 MB', '312 KB'; rounded up: a refused file never looks as small as the limit. */
export function fileSize(bytes: number): string {
  return bytes >= 1_048_576
    ? formatQuantity(Math.ceil(bytes / 104_857.6) / 10, 'MB')
    : formatQuantity(Math.max(1, Math.round(bytes / 1024)), 'KB');
}
