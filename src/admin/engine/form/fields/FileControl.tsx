import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../../ui/actions/Button';
import { FieldGroup } from '../../../../ui/fields/Field';
import { UploadBox } from '../../../../ui/fields/UploadBox';
import { useChoice } from '../../../../ui/fields/useChoice';
import { useStyles } from '../../../../ui/styles';
import type { FileChoice } from '../../../../domain/dealer/rules';
import type { ControlPropsOf } from '../controls';
import css from './FileControl.css?inline';
import { fileEntryOf, fileHint } from './fileEntry';
import { FilePreview } from './FilePreview';

/** File field with a preview of the local file. Nothing is uploaded before 'Speichern', and a removed file can be restored until then. */
export function FileControl<Values extends FieldValues>(props: ControlPropsOf<'file', Values>) {
  useStyles(css);
  const { form, field, text, control, isReadOnly } = props;
  const choice = useChoice(form, field.name);
  const entry = fileEntryOf(choice.value);
  const [removed, setRemoved] = useState<FileChoice>();
  const [isReplacing, setReplacing] = useState(false);
  /** Number of replaced or removed files; each moves the focus on from the button that disappeared. */
  const [exchanges, setExchanges] = useState(0);
  const exchanged = () => setExchanges((count) => count + 1);
  const takeFocus = useEffectEvent(() => form.setFocus(field.name));
  useEffect(() => {
    if (exchanges > 0) takeFocus();
  }, [exchanges]);
  const isEmpty = entry.file === undefined && entry.url === undefined;
  const take = ([file]: readonly File[]) => {
    choice.onChange({ ...entry, file });
    setReplacing(false);
    setRemoved(undefined);
    exchanged();
  };
  const replace = (isWanted: boolean) => {
    setReplacing(isWanted);
    exchanged();
  };
  const box = useRef<HTMLDivElement>(null);
  /** Shows the file input and opens its dialog, within the press that the browser asks for. */
  const openDialog = () => {
    flushSync(() => replace(true));
    box.current?.querySelector<HTMLInputElement>('input[type=file]')?.click();
  };
  const hint = fileHint(control);
  if (isEmpty || isReplacing) {
    return (
      <div className="file-control" ref={box}>
        <UploadBox {...text} kind={control.upload} name={choice.name} hint={hint} onFiles={take} />
        {removed && !isReplacing ? (
          <Button
            size="small"
            onClick={() => {
              choice.onChange(removed);
              setRemoved(undefined);
              exchanged();
            }}
          >
            Entfernen rückgängig machen
          </Button>
        ) : null}
        {isReplacing ? (
          <Button size="small" onClick={() => replace(false)}>
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
            <Button size="small" name={choice.name} onClick={openDialog}>
              Ersetzen
            </Button>
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                setRemoved(entry);
                choice.onChange({});
                exchanged();
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
