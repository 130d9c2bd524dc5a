import { useEffect, useRef, useState } from 'react';
import { namedByContent } from './fileContent';
import { isPhoto, photosAsPdf, smallerPhoto, type PhotoPage } from './photos';
import { contentProblem } from './uploadContent';
import { fileSize, rulesOf, TOO_MANY_PAGES, uploadProblem, type UploadKind } from './uploadRules';

interface Judgement {
  file: File;
  problem: string | undefined;
}

interface ChosenFiles {
  kind: UploadKind;
  isMultiple: boolean;
  edge?: number;
  /** @param pages the photographs in a PDF made of some */
  onFiles: (files: readonly File[], pages: readonly PhotoPage[]) => void;
  /** Refused files of several. */
  onRefused?: (refused: readonly { file: File; problem: string }[]) => void;
}

const ONE_DOCUMENT = 'Bitte wählen Sie nur eine PDF-Datei, oder die Fotos ihrer Seiten.';

/** Judges content and size first; then photos become smaller, or pages of a PDF. */
export function useChosenFiles({ kind, isMultiple, edge, onFiles, onRefused }: ChosenFiles) {
  const { limit, isPaper, isShrunk, smaller } = rulesOf(kind);
  const [refusal, setRefusal] = useState<string>();
  const [refusedSize, setRefusedSize] = useState<number>();
  const [isChecking, setChecking] = useState(false);
  /** Only the newest choice counts, none once the field is gone. */
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

  /** Photographs become one document. */
  const joined = async (judged: readonly Judgement[], pages: readonly PhotoPage[]): Promise<readonly Judgement[]> => {
    const photos = judged.filter(({ file }) => pages.some((page) => page.file === file));
    const [first] = photos;
    if (first === undefined) return judged;
    const pdf = await photosAsPdf(pages, limit.bytes);
    const paper = pdf ? { file: pdf, problem: undefined } : { file: first.file, problem: TOO_MANY_PAGES };
    return [...judged.filter((each) => !photos.includes(each)), paper];
  };

  const run = async (files: readonly File[]) => {
    if (files.length === 0) return;
    newest.current += 1;
    const round = newest.current;
    setChecking(true);
    const judged: Judgement[] = [];
    // Not at once: a decoded photo takes fifty megabytes.
    for (const file of files) judged.push(await judge(file));
    const pages = judged.flatMap(({ file, problem }) =>
      isPaper && problem === undefined && isPhoto(file) ? [{ file, turns: 0 }] : [],
    );
    const results = await joined(judged, pages);
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
    if (good.length > 0) onFiles(good, pages);
    if (files.length > 1 && bad.length > 0) onRefused?.(bad);
  };

  return {
    refusal,
    /** 'Diese Datei: 2,4 MB. …', and what helps. */
    help:
      refusedSize === undefined
        ? undefined
        : [`Diese Datei: ${fileSize(refusedSize)}`, smaller].filter(Boolean).join('. '),
    isChecking,
    take: (files: readonly File[]) => void run(files),
  };
}
