import Upload from 'lucide-react/icons/upload';
import { useRef, useState } from 'react';
import { classNames } from '../classNames';
import { Field, type FieldProps } from './Field';
import { Spinner } from '../display/Spinner';
import { useStyles } from '../styles';
import css from './UploadBox.css?inline';
import { Button } from '../actions/Button';
import { acceptOf, UPLOAD_KINDS, type UploadKind } from './uploadRules';
import { useChosenFiles } from './useChosenFiles';

interface UploadBoxProps extends Omit<FieldProps, 'hint'> {
  hint?: string;
  kind: UploadKind;
  /** Name of the field, for the error summary. */
  name?: string;
  /** Called with the accepted files, which are not stored here. */
  onFiles: (files: readonly File[]) => void;
  /** Called with the refused files of several chosen ones, so that they are not overlooked. */
  onRefused?: (refused: readonly { file: File; problem: string }[]) => void;
  isMultiple?: boolean;
  /** An upload is running. */
  isBusy?: boolean;
}

/**
 * File input for pictures or PDFs by press, drop or keyboard. Files that are too large, of another type or not what their name says
 * are refused with a message; the others are accepted.
 */
export function UploadBox(props: UploadBoxProps) {
  const { kind, name, onFiles, onRefused, isMultiple = false, isBusy = false, error, ...field } = props;
  const { hint = UPLOAD_KINDS[kind].hint } = field;
  useStyles(css, 'ui');
  const [isOver, setOver] = useState(false);
  const { refusal, refusedSize, isChecking, take, largeCount, shrink } = useChosenFiles({ kind, onFiles, onRefused });
  const input = useRef<HTMLInputElement>(null);

  return (
    <>
      <Field
        {...field}
        hint={refusedSize === undefined ? hint : `${hint} (diese Datei: ${refusedSize})`}
        error={refusal ?? error}
      >
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
              ref={input}
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
      {largeCount === 0 ? null : (
        <Button
          size="small"
          className="upload-box__shrink"
          isBusy={isChecking}
          onClick={() => {
            // The button goes with the message.
            input.current?.focus();
            shrink();
          }}
        >
          {largeCount === 1 ? 'Bild verkleinern' : `${largeCount} Bilder verkleinern`}
        </Button>
      )}
    </>
  );
}
