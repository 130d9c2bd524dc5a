import Camera from 'lucide-react/icons/camera';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { classNames } from '../classNames';
import { Button } from '../actions/Button';
import { Field, type FieldProps } from './Field';
import { PhotoPages } from './PhotoPages';
import type { PhotoPage } from './photos';
import { Spinner } from '../display/Spinner';
import { useStyles } from '../styles';
import css from './UploadBox.css?inline';
import { acceptOf, rulesOf, type UploadKind } from './uploadRules';
import { useChosenFiles } from './useChosenFiles';

interface UploadBoxProps extends Omit<FieldProps, 'hint'> {
  hint?: string;
  kind: UploadKind;
  name?: string;
  /** Longest edge of a picture, px. */
  edge?: number;
  /** Photographs of documents; default: with a finger. */
  hasCamera?: boolean;
  /** They are not stored here. @param pages the photographs in a PDF made of some */
  onFiles: (files: readonly File[], pages: readonly PhotoPage[]) => void;
  onRefused?: (refused: readonly { file: File; problem: string }[]) => void;
  isMultiple?: boolean;
  isBusy?: boolean;
}

const NO_PAGES: readonly PhotoPage[] = [];

/**
 * By press, drop or keyboard. Too large, another type or other content: refused with a message; the rest is accepted. Photos become smaller,
 * those of a document its pages.
 */
export function UploadBox(props: UploadBoxProps) {
  const { kind, name, edge, onFiles, onRefused, isMultiple = false, isBusy = false, ...rest } = props;
  const { hasCamera = true, error, ...field } = rest;
  const { hint = rulesOf(kind).hint } = field;
  const canTakeSeveral = isMultiple || rulesOf(kind).isPaper;
  useStyles(css, 'ui');
  const [isOver, setOver] = useState(false);
  const { refusal, help, isChecking, take } = useChosenFiles({ kind, isMultiple, edge, onFiles, onRefused });
  const [isPhotographing, setPhotographing] = useState(false);
  // Nothing is dragged with a finger.
  const isTouched = matchMedia('(pointer: coarse)').matches;
  const what = isMultiple ? 'Dateien auswählen' : 'Datei auswählen';

  return (
    <Field {...field} hint={[hint, help].filter(Boolean).join('. ')} error={refusal ?? error}>
      {(control) => (
        <div className="grid gap-8">
          {isTouched && hasCamera && rulesOf(kind).isPaper ? (
            <Button icon={<Camera />} onClick={() => setPhotographing(true)}>
              Fotografieren
            </Button>
          ) : null}
          {isPhotographing ? (
            <PhotoPages
              kind={kind}
              pages={NO_PAGES}
              onDone={(paper, pages) => {
                setPhotographing(false);
                onFiles([paper], pages);
              }}
              onClose={() => setPhotographing(false)}
            />
          ) : null}
          <div className={classNames('upload-box', isOver && 'is-over')}>
            {isBusy || isChecking ? (
              <Spinner label={isBusy ? 'Die Datei wird hochgeladen.' : 'Die Datei wird geprüft.'} />
            ) : (
              <Upload />
            )}
            <span className="upload-box__call" aria-hidden="true">
              {isTouched ? what : `${what} oder hierher ziehen`}
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
                // The same file can be chosen again once corrected.
                currentTarget.value = '';
              }}
            />
          </div>
        </div>
      )}
    </Field>
  );
}
