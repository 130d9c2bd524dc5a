import FileText from 'lucide-react/icons/file-text';
import type { FileChoice } from '../../../../domain/dealer/rules';
import { Link } from '../../../../ui/actions/Link';
import { classNames } from '../../../../ui/classNames';
import { fileSize } from '../../../../ui/fields/uploadRules';
import { useStyles } from '../../../../ui/styles';
import type { FileOptions } from '../controls';
import css from './FileControl.css?inline';
import { useFilePreview } from './useFilePreview';

interface FilePreviewProps {
  entry: FileChoice;
  kind: FileOptions['upload'];
  frame?: FileOptions['frame'];
}

/**
 * Preview of a file: a picture in the frame of the shop, a logo on white as there, or a document's name. SVGs are rendered in an
 * `<img>` only, where scripts do not run.
 */
export function FilePreview({ entry, kind, frame }: FilePreviewProps) {
  useStyles(css);
  const preview = useFilePreview(entry);
  const { file, url } = entry;
  if (kind !== 'image' && kind !== 'graphic') {
    return (
      <p className="file-control__document">
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
    <figure className="file-control__picture">
      {preview === undefined ? null : (
        <img
          className={classNames('file-control__image', frame && `file-control__image--${frame}`)}
          src={preview}
          alt=""
        />
      )}
      {file ? <figcaption>{`${file.name} (${fileSize(file.size)})`}</figcaption> : null}
    </figure>
  );
}
