import FileText from 'lucide-react/icons/file-text';
import type { FileChoice } from '../../../../domain/dealer/rules';
import { Link } from '../../../../ui/actions/Link';
import { classNames } from '../../../../ui/classNames';
import { fileSize, UPLOAD_KINDS, type UploadKind } from '../../../../ui/fields/uploadRules';
import { useStyles } from '../../../../ui/styles';
import css from './FileControl.css?inline';
import { useFilePreview } from './useFilePreview';

export interface FileOptions {
  upload: UploadKind;
  /** 'Quadratisch, 400 × 400 Pixel' */
  wanted?: string;
  frame?: 'circle' | 'wide' | 'product' | 'logo';
}

export const SHOWN_CROPPED = 'So werden die Bilder im Shop gezeigt.';

export function fileEntryOf(value: unknown): FileChoice {
  if (typeof value !== 'object' || value === null) return {};
  return {
    file: 'file' in value && value.file instanceof File ? value.file : undefined,
    refused: 'refused' in value && typeof value.refused === 'string' ? value.refused : undefined,
    url: 'url' in value && typeof value.url === 'string' ? value.url : undefined,
  };
}

/** Longest edge, px: twice the size in the shop, for dense screens. */
export const FRAME_EDGES = { circle: 800, logo: 800, product: 1600, wide: 2560 } as const;

export const fileHint = ({ upload, wanted }: FileOptions) =>
  [UPLOAD_KINDS[upload].hint, wanted].filter(Boolean).join('. ');

interface FilePreviewProps {
  entry: FileChoice;
  kind: FileOptions['upload'];
  frame?: FileOptions['frame'];
}

/** SVGs only in an `<img>`, where scripts do not run. */
export function FilePreview({ entry, kind, frame }: FilePreviewProps) {
  useStyles(css);
  const preview = useFilePreview(entry);
  const { file, url } = entry;
  if (kind !== 'image' && kind !== 'graphic') {
    return (
      <p className="flex items-center gap-8 min-h-44 wrap-anywhere">
        <FileText />
        {file ? (
          <span>{`${file.name} (${fileSize(file.size)})`}</span>
        ) : (
          <Link href={url ?? ''} isExternal>
            Dokument öffnen
          </Link>
        )}
      </p>
    );
  }
  return (
    <figure className="file-control__picture grid gap-4 max-w-full text-muted text-12 wrap-anywhere">
      {preview === undefined ? null : (
        <img
          className={classNames('max-h-120 border rounded-small bg-subtle', frame && `file-control__image--${frame}`)}
          src={preview}
          alt=""
        />
      )}
      {file ? <figcaption>{`${file.name} (${fileSize(file.size)})`}</figcaption> : null}
    </figure>
  );
}
