import Trash2 from 'lucide-react/icons/trash-2';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { deleteHeaderImage, uploadHeaderImage } from '../../../api/admin/files';
import { fetchHeaderImages, type HeaderImage } from '../../../api/headerImages';
import { withoutCache } from '../../../api/platform';
import { usePlatform, useShowNotice } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { Heading } from '../../../ui/display/Heading';
import { ProgressBar } from '../../../ui/display/ProgressBar';
import { UploadBox } from '../../../ui/fields/UploadBox';
import { isGone } from '../../engine/failure';
import { ARRIVED, useWrite } from '../../engine/write/useWrite';
import { SaveFailure } from '../../engine/write/SaveFailure';
import { QuestionDialog } from '../../engine/QuestionDialog';
import { MESSAGE_MS } from '../../Messages';
import { FRAME_EDGES } from '../../engine/form/fields/FilePreview';

/** Pictures of the carousel above the search. Uploaded at once and ordered by upload: the platform stores no other order. */
export function HeaderPictures() {
  const platform = usePlatform();
  const client = useQueryClient();
  const show = useShowNotice();
  const { data: pictures = [] } = useQuery({
    queryKey: ['header-images'],
    queryFn: ({ signal }) => fetchHeaderImages(platform, signal),
  });
  const [progress, setProgress] = useState(0);
  const [removing, setRemoving] = useState<HeaderImage>();
  const saved = (text: string) => {
    show({ text, kind: 'success', durationMs: MESSAGE_MS });
    void client.invalidateQueries({ queryKey: ['header-images'] });
  };
  /** Keys of the pictures right before the upload, by which a new one is recognised. */
  const keysBefore = useRef<ReadonlySet<string>>(new Set());
  const upload = useWrite({
    send: async (file: File, signal) => {
      setProgress(0);
      keysBefore.current = new Set((await fetchHeaderImages(withoutCache(platform), signal)).map(({ key }) => key));
      return uploadHeaderImage(platform, file, { signal, onUploadProgress: setProgress });
    },
    read: fetchHeaderImages,
    judge: (stored) =>
      stored.some(({ key }) => !keysBefore.current.has(key))
        ? ARRIVED
        : 'Das Bild ist nicht angekommen. Laden Sie es noch einmal hoch.',
    deed: (_, { name }) => ({ text: `Kopfbild „${name}“ hochgeladen`, parts: [] }),
    onSuccess: () => saved('Erfolgreich gespeichert'),
  });
  const removal = useWrite({
    send: ({ key }: HeaderImage, signal) =>
      deleteHeaderImage(platform, key, signal).catch((error: unknown) => {
        if (!(error instanceof Error && isGone(error))) throw error;
      }),
    read: fetchHeaderImages,
    judge: (stored, picture) =>
      stored.some(({ key }) => key === picture.key) ? 'Das Bild ist noch da. Löschen Sie es noch einmal.' : ARRIVED,
    deed: () => ({ text: 'Kopfbild gelöscht', parts: [], final: 'Endgültig gelöscht.' }),
    onSuccess: (_, picture) => {
      removed.current = { key: picture.key, at: pictures.indexOf(picture) };
      setRemoving(undefined);
      saved('Gelöscht');
    },
  });
  const section = useRef<HTMLElement>(null);
  const removed = useRef<{ key: string; at: number }>(undefined);
  // Moves the focus from a removed picture to the next one, else the previous one, else the file input.
  useEffect(() => {
    const { key, at } = removed.current ?? {};
    if (at === undefined || pictures.some((picture) => picture.key === key)) return;
    removed.current = undefined;
    const buttons = section.current?.querySelectorAll<HTMLElement>('li button');
    const next = buttons?.item(Math.min(at, buttons.length - 1));
    (next ?? section.current?.querySelector<HTMLElement>('input'))?.focus();
  }, [pictures]);
  // Restores the focus after an upload, during which the input is disabled.
  useEffect(() => {
    if (!upload.isPending) return;
    const box = section.current;
    return () => {
      if (box?.closest('.shop')?.querySelector(':focus') === null) box.querySelector('input')?.focus();
    };
  }, [upload.isPending]);
  return (
    <section className="grid gap-16 max-w-720" ref={section} aria-label="Kopfbilder">
      <Heading level={2} size={16} sub="Sie stehen über der Suche. Ohne eigene Bilder zeigt der Shop seine eigenen.">
        Kopfbilder
      </Heading>
      <SaveFailure error={upload.error} reread={upload.reread} />
      <ol className="grid grid-cols-1 gap-12">
        {pictures.map((picture, at) => (
          <li key={picture.key} className="flex items-center gap-12">
            <img className="header-pictures__image" src={picture.url} alt={`Kopfbild ${at + 1}`} />
            <Button
              size="small"
              icon={<Trash2 />}
              aria-label={`Kopfbild ${at + 1} löschen`}
              onClick={() => setRemoving(picture)}
            >
              Löschen
            </Button>
          </li>
        ))}
      </ol>
      <UploadBox
        label="Kopfbild hochladen"
        kind="image"
        edge={FRAME_EDGES.wide}
        hint="Am besten 1920 × 384 Pixel, höchstens 1024&nbsp;KB; größere Fotos werden verkleinert. Wird sofort gespeichert."
        isBusy={upload.isPending}
        onFiles={([file]) => file && void upload.submit(file)}
      />
      {upload.isPending ? (
        <div className="flex flex-wrap items-center gap-12">
          <ProgressBar label="Wird hochgeladen" value={progress} max={1} />
          <Button size="small" onClick={upload.reset}>
            Abbrechen
          </Button>
        </div>
      ) : null}
      {removing === undefined ? null : (
        <QuestionDialog
          question={{
            title: 'Löschen?',
            confirmLabel: 'Kopfbild löschen',
            isDestructive: true,
            text: (
              <>
                <SaveFailure error={removal.error} reread={removal.reread} />
                <p>Das Bild verschwindet sofort aus dem Shop.</p>
              </>
            ),
          }}
          isBusy={removal.isPending}
          onConfirm={() => void removal.submit(removing)}
          onCancel={() => {
            setRemoving(undefined);
            removal.reset();
          }}
        />
      )}
    </section>
  );
}
