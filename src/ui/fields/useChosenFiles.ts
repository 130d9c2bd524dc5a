import { useEffect, useRef, useState } from 'react';
import { namedByContent } from './fileContent';
import { isPhoto, photosAsPdf, smallerPhoto } from './photos';
import { contentProblem } from './uploadContent';
import { fileSize, rulesOf, uploadProblem, type UploadKind } from './uploadRules';

interface Judgement {
  file: File;
  problem: string | undefined;
}

interface ChosenFiles {
  kind: UploadKind;
  isMultiple: boolean;
  /** Longest edge of a picture that its place needs, px. */
  edge?: number;
  /** Photographed pages that are there already; further ones follow them in the same PDF. */
  pages?: readonly File[];
  /** @param pages the photographs in a PDF that was made of some */
  onFiles: (files: readonly File[], pages: readonly File[]) => void;
  /** Called with the refused files of several chosen ones. */
  onRefused?: (refused: readonly { file: File; problem: string }[]) => void;
}

const NO_PAGES: readonly File[] = [];
const TOO_MANY_PAGES =
  'Die Fotos sind zusammen auch verkleinert zu groß. Nehmen Sie weniger Seiten, oder scannen Sie sie als PDF.';
const ONE_DOCUMENT = 'Bitte wählen Sie nur eine PDF-Datei, oder die Fotos ihrer Seiten.';

/** Judges chosen files by content and size before anything is done with them. Photos become smaller, or pages of a PDF. */
export function useChosenFiles({ kind, isMultiple, edge, pages = NO_PAGES, onFiles, onRefused }: ChosenFiles) {
  const { limit, isPaper, isShrunk, smaller } = rulesOf(kind);
  const [refusal, setRefusal] = useState<string>();
  const [refusedSize, setRefusedSize] = useState<number>();
  const [isChecking, setChecking] = useState(false);
  /** Only the newest choice counts; none does once the field is gone. */
  const newest = useRef(0);
  useEffect(() => () => void (newest.current += 1), []);

  const judge = async (chosen: File): Promise<Judgement> => {
    const file = await namedByContent(chosen);
    const canShrink = isPhoto(file) && (isShrunk ?? isPaper ?? false);
    const problem = uploadProblem(kind, file);
    if (problem !== undefined && !(canShrink && problem === limit.message)) return { file, problem };
    const fault = await contentProblem(file);
    if (fault !== undefined || !canShrink || isPaper) return { file, problem: fault };
    const fitting = await smallerPhoto(file, limit.bytes, edge);
    return { file: fitting ?? file, problem: fitting ? undefined : limit.message };
  };

  /** The files to send: photographs as pages of one document. */
  const joined = async (judged: readonly Judgement[]): Promise<readonly Judgement[]> => {
    const photos = judged.filter(({ file, problem }) => isPaper && problem === undefined && isPhoto(file));
    const [first] = photos;
    if (first === undefined) return judged;
    const pdf = await photosAsPdf([...pages, ...photos.map(({ file }) => file)], limit.bytes);
    const paper = pdf ? { file: pdf, problem: undefined } : { file: first.file, problem: TOO_MANY_PAGES };
    return [...judged.filter((each) => !photos.includes(each)), paper];
  };

  const run = async (files: readonly File[]) => {
    if (files.length === 0) return;
    newest.current += 1;
    const round = newest.current;
    setChecking(true);
    const judged: Judgement[] = [];
    // One after the other: a decoded photo takes fifty megabytes.
    for (const file of files) judged.push(await judge(file));
    const results = await joined(judged);
    if (newest.current !== round) return;
    setChecking(false);
    const good = results.filter(({ problem }) => problem === undefined).map(({ file }) => file);
    const bad = results.flatMap(({ file, problem }) => (problem === undefined ? [] : [{ file, problem }]));
    const [refused] = bad;
    setRefusedSize(refused?.problem === limit.message ? refused.file.size : undefined);
    if (!isMultiple && good.length > 1) {
      setRefusal(ONE_DOCUMENT);
      return;
    }
    setRefusal(refused && (files.length > 1 ? `${refused.file.name}: ${refused.problem}` : refused.problem));
    const photos = judged.filter(({ file, problem }) => problem === undefined && isPhoto(file));
    if (good.length > 0) onFiles(good, isPaper ? [...pages, ...photos.map(({ file }) => file)] : NO_PAGES);
    if (files.length > 1 && bad.length > 0) onRefused?.(bad);
  };

  return {
    refusal,
    /** Of a file that is too large, and what helps: 'Diese Datei: 2,4 MB. …' */
    help:
      refusedSize === undefined
        ? undefined
        : [`Diese Datei: ${fileSize(refusedSize)}`, smaller].filter(Boolean).join('. '),
    isChecking,
    take: (files: readonly File[]) => void run(files),
  };
}
