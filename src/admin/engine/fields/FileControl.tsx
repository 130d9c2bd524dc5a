import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../ui/actions/Button';
import { Link } from '../../../ui/actions/Link';
import { FieldGroup } from '../../../ui/fields/Field';
import { UploadBox } from '../../../ui/fields/UploadBox';
import { fileSize, UPLOAD_KINDS, type UploadKind } from '../../../ui/fields/uploadRules';
import { useChoice } from '../../../ui/fields/useChoice';
import { classNames } from '../../../ui/classNames';
import { useStyles } from '../../../ui/styles';
import type { FileChoice } from '../../../domain/dealer/rules';
import type { ControlPropsOf } from '../controls';
import css from './FileControl.css?inline';
import { useFilePreview } from './useFilePreview';

/** Reads the value of a file field; anything else is an empty one. */
export function fileEntryOf(value: unknown): FileChoice {
  if (typeof value !== 'object' || value === null) return {};
  return {
    file: 'file' in value && value.file instanceof File ? value.file : undefined,
    url: 'url' in value && typeof value.url === 'string' ? value.url : undefined,
  };
}

/**
 * One picture or document. It is looked at from the local file at once and sent with 'Speichern', so that 'Abbrechen' leaves nothing
 * on the platform; removing can be undone until then.
 */
export function FileControl<Values extends FieldValues, Related>(props: ControlPropsOf<'file', Values, Related>) {
  useStyles(css);
  const { form, field, text, control, isReadOnly } = props;
  const choice = useChoice(form, field.name);
  const entry = fileEntryOf(choice.value);
  const [removed, setRemoved] = useState<FileChoice>();
  const [isReplacing, setReplacing] = useState(false);
  const isEmpty = entry.file === undefined && entry.url === undefined;
  const take = ([file]: readonly File[]) => {
    choice.onChange({ ...entry, file });
    setReplacing(false);
    setRemoved(undefined);
  };
  const hint = [UPLOAD_KINDS[control.upload].hint, control.wanted].filter(Boolean).join('. ');
  if (isEmpty || isReplacing) {
    return (
      <div className="file-control">
        <UploadBox {...text} kind={control.upload} name={choice.name} hint={hint} onFiles={take} />
        {removed && !isReplacing ? (
          <Button
            size="small"
            onClick={() => {
              choice.onChange(removed);
              setRemoved(undefined);
            }}
          >
            Entfernen rückgängig machen
          </Button>
        ) : null}
        {isReplacing ? (
          <Button size="small" onClick={() => setReplacing(false)}>
            Nicht ersetzen
          </Button>
        ) : null}
      </div>
    );
  }
  return (
    <FieldGroup {...text} hint={text.hint ?? hint}>
      <div className="file-control__shown">
        <div>
          <FilePreview entry={entry} kind={control.upload} frame={control.frame} />
          {control.frame ? <p className="file-control__crop">So wird das Bild im Shop gezeigt.</p> : null}
        </div>
        {isReadOnly ? null : (
          <div className="file-control__actions">
            <Button size="small" name={choice.name} onClick={() => setReplacing(true)}>
              Ersetzen
            </Button>
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                setRemoved(entry);
                choice.onChange({});
              }}
            >
              Entfernen
            </Button>
          </div>
        )}
      </div>
    </FieldGroup>
  );
}

interface FilePreviewProps {
  entry: FileChoice;
  kind: UploadKind;
  frame?: 'circle' | 'wide' | 'product' | 'logo';
}

/** The picture in the frame that the shop cuts out of it, a logo on light and on dark, or the name of a document. An SVG only ever stands in an `<img>`. */
export function FilePreview({ entry, kind, frame }: FilePreviewProps) {
  useStyles(css);
  const preview = useFilePreview(entry);
  const { file, url } = entry;
  if (kind !== 'image') {
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
        <div className="file-control__frames">
          {(frame === 'logo' ? ['', 'is-on-black'] : ['']).map((ground) => (
            <img
              key={ground}
              className={classNames('file-control__image', frame && `file-control__image--${frame}`, ground)}
              src={preview}
              alt=""
            />
          ))}
        </div>
      )}
      {file ? <figcaption>{`${file.name} (${fileSize(file.size)})`}</figcaption> : null}
    </figure>
  );
}
