import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { classNames } from '../classNames';
import { Field, type FieldProps } from './Field';
import { Spinner } from '../display/Spinner';
import { useStyles } from '../styles';
import css from './UploadBox.css?inline';
import { acceptOf, rulesOf, type UploadKind } from './uploadRules';
import { useChosenFiles } from './useChosenFiles';

interface UploadBoxProps extends Omit<FieldProps, 'hint'> {
  hint?: string;
  kind: UploadKind;
  /** Name of the field, for the error summary. */
  name?: string;
  /** Longest edge of a picture that its place needs, px. */
  edge?: number;
  /** Photographed pages that are there already; further ones follow them in the same PDF. */
  pages?: readonly File[];
  /** Called with the accepted files, which are not stored here, and the photographs in a PDF that was made of some. */
  onFiles: (files: readonly File[], pages: readonly File[]) => void;
  /** Called with the refused files of several chosen ones, so that they are not overlooked. */
  onRefused?: (refused: readonly { file: File; problem: string }[]) => void;
  isMultiple?: boolean;
  isBusy?: boolean;
}

/**
 * File input for pictures or PDFs by press, drop or keyboard. Files that are too large, of another type or not what their name says
 * are refused with a message; the others are accepted. Photos become as small as they have to be; of a document they become the pages.
 */
export function UploadBox(props: UploadBoxProps) {
  const { kind, name, edge, pages, onFiles, onRefused, isMultiple = false, isBusy = false, error, ...field } = props;
  const { hint = rulesOf(kind).hint } = field;
  const canTakeSeveral = isMultiple || rulesOf(kind).isPaper;
  useStyles(css, 'ui');
  const [isOver, setOver] = useState(false);
  const { refusal, help, isChecking, take } = useChosenFiles({ kind, isMultiple, edge, pages, onFiles, onRefused });

  return (
    <Field {...field} hint={[hint, help].filter(Boolean).join('. ')} error={refusal ?? error}>
      {(control) => (
        <div className={classNames('upload-box', isOver && 'is-over')}>
          {isBusy || isChecking ? (
            <Spinner label={isBusy ? 'Die Datei wird hochgeladen.' : 'Die Datei wird geprüft.'} />
          ) : (
            <Upload />
          )}
          <span className="upload-box__call" aria-hidden="true">
            {isMultiple ? 'Dateien auswählen oder hierher ziehen' : 'Datei auswählen oder hierher ziehen'}
          </span>
          <input
            {...control}
            className="upload-box__input"
            type="file"
            name={name}
            accept={acceptOf(kind)}
            multiple={canTakeSeveral}
            disabled={isBusy}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            onPaste={({ clipboardData }) => take([...clipboardData.files].slice(0, canTakeSeveral ? undefined : 1))}
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
