import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { classNames } from '../classNames';
import { Field, type FieldProps } from './Field';
import { Spinner } from '../display/Spinner';
import { useStyles } from '../styles';
import css from './UploadBox.css?inline';
import { TOO_LARGE } from '../../lib/uploadLimit';
import { acceptOf, fileSize, UPLOAD_KINDS, uploadProblem, type UploadKind } from './uploadRules';

interface UploadBoxProps extends Omit<FieldProps, 'hint'> {
  hint?: string;
  kind: UploadKind;
  /** Name of the field, for the error summary. */
  name?: string;
  /** Called with the accepted files, which are not stored here. */
  onFiles: (files: readonly File[]) => void;
  isMultiple?: boolean;
  /** An upload is running. */
  isBusy?: boolean;
}

/**
 * File input for pictures or PDFs by press, drop or keyboard (storefront 2.8). Files that are too large or of another type are
 * refused with a message; the others are accepted.
 */
export function UploadBox(props: UploadBoxProps) {
  const { kind, name, onFiles, isMultiple = false, isBusy = false, error, ...field } = props;
  const { hint = UPLOAD_KINDS[kind].hint } = field;
  useStyles(css, 'ui');
  const [refusal, setRefusal] = useState<string>();
  /** Size of the file that was too large. */
  const [refusedSize, setRefusedSize] = useState<number>();
  const [isOver, setOver] = useState(false);

  const take = (files: readonly File[]) => {
    const judged = files.map((file) => ({ file, problem: uploadProblem(kind, file) }));
    const refused = judged.find(({ problem }) => problem !== undefined);
    setRefusal(refused && (files.length > 1 ? `${refused.file.name}: ${refused.problem}` : refused.problem));
    setRefusedSize(refused?.problem === TOO_LARGE ? refused.file.size : undefined);
    const good = judged.filter(({ problem }) => problem === undefined).map(({ file }) => file);
    if (good.length > 0) onFiles(good);
  };

  return (
    <Field
      {...field}
      hint={refusedSize === undefined ? hint : `${hint} (diese Datei: ${fileSize(refusedSize)})`}
      error={refusal ?? error}
    >
      {(control) => (
        <div className={classNames('upload-box', isOver && 'is-over')}>
          {isBusy ? <Spinner label="Die Datei wird hochgeladen." /> : <Upload />}
          <span className="upload-box__call" aria-hidden="true">
            {isMultiple ? 'Dateien auswählen oder hierher ziehen' : 'Datei auswählen oder hierher ziehen'}
          </span>
          <input
            {...control}
            className="upload-box__input"
            type="file"
            name={name}
            accept={acceptOf(kind)}
            multiple={isMultiple}
            disabled={isBusy}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            onPaste={({ clipboardData }) => take([...clipboardData.files].slice(0, isMultiple ? undefined : 1))}
            onChange={({ currentTarget }) => {
              take([...(currentTarget.files ?? [])]);
              // So that the same file can be chosen again after it was corrected.
              currentTarget.value = '';
            }}
          />
        </div>
      )}
    </Field>
  );
}
