import Upload from 'lucide-react/icons/upload';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../../ui/actions/Button';
import { FieldGroup } from '../../../../ui/fields/Field';
import { PhotoPages } from '../../../../ui/fields/PhotoPages';
import type { PhotoPage } from '../../../../ui/fields/photos';
import { UploadBox } from '../../../../ui/fields/UploadBox';
import { rulesOf } from '../../../../ui/fields/uploadRules';
import { useChoice } from '../../../../ui/fields/useChoice';
import { useStyles } from '../../../../ui/styles';
import type { FileChoice } from '../../../../domain/dealer/rules';
import { focusedElement } from '../../focusedElement';
import type { ControlProps } from '../openForm';
import css from './FileControl.css?inline';
import { FRAME_EDGES, fileEntryOf, fileHint, FilePreview, type FileOptions } from './FilePreview';

/** Nothing is uploaded before 'Speichern'. */
export function FileControl<Values extends FieldValues>(
  props: ControlProps<Values> &
    FileOptions & { /** Field that is shown while no file is chosen. */ address?: ReactNode },
) {
  useStyles(css);
  const { form, text, upload, frame, isReadOnly, address } = props;
  const choice = useChoice(form, props.name);
  const entry = fileEntryOf(choice.value);
  const [removed, setRemoved] = useState<FileChoice>();
  const [isReplacing, setReplacing] = useState(false);
  const [pages, setPages] = useState<readonly PhotoPage[]>([]);
  const [isEditingPages, setEditingPages] = useState(false);
  /** Replaced or removed files; each moves the focus from the button that is gone. */
  const [exchanges, setExchanges] = useState(0);
  const exchanged = () => setExchanges((count) => count + 1);
  const box = useRef<HTMLDivElement>(null);
  /** The pressed button is gone; a focused field stays: leaving it would check it. */
  const takeFocus = useEffectEvent(() => {
    const active = focusedElement(box.current);
    if (!active?.matches('input:not([type=file]), textarea, select') || box.current?.contains(active))
      form.setFocus(props.name);
  });
  useEffect(() => {
    if (exchanges > 0) takeFocus();
  }, [exchanges]);
  const isEmpty = entry.file === undefined && entry.url === undefined;
  const take = ([file]: readonly File[], photographed: readonly PhotoPage[]) => {
    choice.onChange({ ...entry, file });
    setPages(photographed);
    setReplacing(false);
    setEditingPages(false);
    setRemoved(undefined);
    exchanged();
  };
  const replace = (isWanted: boolean) => {
    setReplacing(isWanted);
    exchanged();
  };
  /** Within the press that the browser asks for. */
  const openDialog = () => {
    flushSync(() => replace(true));
    box.current?.querySelector<HTMLInputElement>('input[type=file]')?.click();
  };
  const hint = fileHint(props);
  const restore = removed ? (
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
  ) : null;
  if (isEmpty && !isReplacing && address !== undefined) {
    return (
      <div className="file-control__address" ref={box}>
        {address}
        {isReadOnly ? null : (
          <Button name={choice.name} aria-label={`${text.label} hochladen`} icon={<Upload />} onClick={openDialog}>
            <span>{rulesOf(upload).isPaper ? 'PDF' : 'Datei'}</span>
            <span className="below-phone:hidden"> hochladen</span>
          </Button>
        )}
        {restore ? <div className="basis-full">{restore}</div> : null}
      </div>
    );
  }
  if (isEmpty || isReplacing) {
    return (
      <div className="file-control grid gap-8 justify-items-start" ref={box}>
        <UploadBox
          {...text}
          kind={upload}
          name={choice.name}
          hint={hint}
          edge={frame && FRAME_EDGES[frame]}
          onFiles={take}
        />
        {isReplacing ? null : restore}
        {isReplacing ? (
          <Button size="small" onClick={() => replace(false)}>
            {entry.file === undefined && address !== undefined ? 'Lieber eine Adresse' : 'Nicht ersetzen'}
          </Button>
        ) : null}
      </div>
    );
  }
  return (
    <FieldGroup {...text} hint={text.hint ?? hint}>
      {isEditingPages ? (
        <PhotoPages
          kind={upload}
          pages={pages}
          onDone={(paper, photographed) => take([paper], photographed)}
          onClose={() => setEditingPages(false)}
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-16" ref={box}>
        <div>
          <FilePreview entry={entry} kind={upload} frame={frame} />
          {frame && frame !== 'logo' ? (
            <p className="pt-4 text-muted text-12">So wird das Bild im Shop gezeigt.</p>
          ) : null}
        </div>
        {isReadOnly ? null : (
          <div className="flex flex-wrap gap-8">
            {entry.file !== undefined && pages.length > 0 ? (
              <Button size="small" onClick={() => setEditingPages(true)}>
                {pages.length === 1 ? 'Seite bearbeiten' : `${pages.length} Seiten bearbeiten`}
              </Button>
            ) : null}
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
