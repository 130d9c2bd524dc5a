import Camera from 'lucide-react/icons/camera';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../actions/Button';
import { IconButton } from '../actions/IconButton';
import { Dialog } from '../overlay/Dialog';
import { useStyles } from '../styles';
import { namedByContent } from './fileContent';
import css from './PhotoPages.css?inline';
import { isPhoto, photosAsPdf, type PhotoPage } from './photos';
import { contentProblem } from './uploadContent';
import { rulesOf, TOO_MANY_PAGES, type UploadKind } from './uploadRules';

interface PhotoPagesProps {
  kind: UploadKind;
  pages: readonly PhotoPage[];
  /** @param paper the pages as one PDF */
  onDone: (paper: File, pages: readonly PhotoPage[]) => void;
  onClose: () => void;
}

/** Photographed one after the other; each can be turned, taken again and removed. */
export function PhotoPages({ kind, pages: given, onDone, onClose }: PhotoPagesProps) {
  useStyles(css, 'ui');
  const [pages, setPages] = useState(given);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const replaced = useRef<PhotoPage>(undefined);
  const photograph = (page?: PhotoPage) => {
    replaced.current = page;
    input.current?.click();
  };
  // Within the press that opened the dialog.
  const begin = useEffectEvent(() => {
    if (pages.length === 0) photograph();
  });
  useEffect(() => begin(), []);
  const take = async (file: File) => {
    const photo = await namedByContent(file);
    const fault = isPhoto(photo) ? await contentProblem(photo) : 'Bitte nehmen Sie ein Foto auf.';
    setProblem(fault);
    if (fault !== undefined) return;
    const page = { file: photo, turns: 0 };
    const old = replaced.current;
    setPages((now) => (old === undefined ? [...now, page] : now.map((each) => (each === old ? page : each))));
  };
  const finish = async () => {
    setBusy(true);
    const paper = await photosAsPdf(pages, rulesOf(kind).limit.bytes).catch(() => undefined);
    setBusy(false);
    if (paper === undefined) setProblem(TOO_MANY_PAGES);
    else onDone(paper, pages);
  };
  return (
    <Dialog
      title="Seiten fotografieren"
      sub="Sie werden zusammen als ein PDF gesendet."
      isLocked={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Abbrechen</Button>
          <Button icon={<Camera />} onClick={() => photograph()}>
            {`Seite ${pages.length + 1} aufnehmen`}
          </Button>
          {pages.length === 0 ? null : (
            <Button variant="primary" isBusy={isBusy} onClick={() => void finish()}>
              {pages.length === 1 ? '1 Seite übernehmen' : `${pages.length} Seiten übernehmen`}
            </Button>
          )}
        </>
      }
    >
      <input
        ref={input}
        className="photo-pages__camera"
        type="file"
        accept="image/*"
        capture="environment"
        aria-label="Seite aufnehmen"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void take(file);
          currentTarget.value = '';
        }}
      />
      <p className="text-error empty:hidden" role="alert">
        {problem}
      </p>
      <ol className="photo-pages" aria-label="Seiten">
        {pages.map((page, at) => (
          <li key={`${page.file.name} ${page.file.lastModified} ${at}`}>
            <Picture page={page} />
            <span className="flex items-center">
              <span className="mr-auto text-14 font-600">{`Seite ${at + 1}`}</span>
              <IconButton
                label={`Seite ${at + 1} drehen`}
                icon={<RotateCw />}
                onClick={() =>
                  setPages(pages.map((each) => (each === page ? { ...page, turns: (page.turns + 1) % 4 } : each)))
                }
              />
              <IconButton label={`Seite ${at + 1} neu aufnehmen`} icon={<Camera />} onClick={() => photograph(page)} />
              <IconButton
                label={`Seite ${at + 1} entfernen`}
                icon={<Trash2 />}
                onClick={() => setPages(pages.filter((each) => each !== page))}
              />
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function Picture({ page: { file, turns } }: { page: PhotoPage }) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      picture.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <span className="photo-pages__frame">
      <img ref={show} alt="" style={{ transform: `rotate(${turns * 90}deg)` }} />
    </span>
  );
}
