import { useEffect, useRef, useState } from 'react';
import { canBeSmaller, smallerPicture } from './smallerPicture';
import { contentProblem } from './uploadContent';
import { fileSize, UPLOAD_KINDS, uploadProblem, type UploadKind } from './uploadRules';

interface Judged {
  file: File;
  problem: string | undefined;
}

interface ChosenFiles {
  kind: UploadKind;
  onFiles: (files: readonly File[]) => void;
  /** Called with the refused files of several chosen ones. */
  onRefused?: (refused: readonly { file: File; problem: string }[]) => void;
}

const STAYS_LARGE = 'Das Bild bleibt auch verkleinert zu groß. Bitte wählen Sie ein anderes.';

/** Judges chosen files by name, size and content before anything is done with them; photos that are too large can be made smaller. */
export function useChosenFiles({ kind, onFiles, onRefused }: ChosenFiles) {
  const [refusal, setRefusal] = useState<string>();
  /** Photos that are only too large. */
  const [large, setLarge] = useState<readonly File[]>([]);
  const [refusedSize, setRefusedSize] = useState<number>();
  const [isChecking, setChecking] = useState(false);
  /** Only the newest choice counts; none does once the field is gone. */
  const newest = useRef(0);
  useEffect(() => () => void (newest.current += 1), []);

  const judge = async (file: File): Promise<Judged> => ({
    file,
    problem: uploadProblem(kind, file) ?? (await contentProblem(kind, file)),
  });

  const show = (judged: readonly Judged[], isSeveral: boolean) => {
    const tooLargeText = UPLOAD_KINDS[kind].limit.message;
    const refused = judged.find(({ problem }) => problem !== undefined);
    setRefusal(refused && (isSeveral ? `${refused.file.name}: ${refused.problem}` : refused.problem));
    const tooLarge = judged.filter(({ problem }) => problem === tooLargeText).map(({ file }) => file);
    setRefusedSize(refused?.problem === tooLargeText ? refused.file.size : undefined);
    setLarge(kind === 'image' ? tooLarge.filter(canBeSmaller) : []);
    const good = judged.filter(({ problem }) => problem === undefined).map(({ file }) => file);
    if (good.length > 0) onFiles(good);
    const bad = judged.flatMap(({ file, problem }) => (problem === undefined ? [] : [{ file, problem }]));
    if (isSeveral && bad.length > 0) onRefused?.(bad);
  };

  const run = async (files: readonly File[], work: (file: File) => Promise<Judged>) => {
    if (files.length === 0) return;
    newest.current += 1;
    const own = newest.current;
    setChecking(true);
    const judged: Judged[] = [];
    // One after the other: a decoded photo takes fifty megabytes.
    for (const file of files) judged.push(await work(file));
    if (newest.current !== own) return;
    setChecking(false);
    show(judged, files.length > 1);
  };

  return {
    refusal,
    /** Of the file that was too large: '2,4 MB'. */
    refusedSize: refusedSize === undefined ? undefined : fileSize(refusedSize),
    isChecking,
    take: (files: readonly File[]) => void run(files, judge),
    /** How many photos can be made smaller. */
    largeCount: large.length,
    shrink: () =>
      void run(large, async (file) => {
        const smaller = await smallerPicture(file);
        return smaller ? { file: smaller, problem: undefined } : { file, problem: STAYS_LARGE };
      }),
  };
}
