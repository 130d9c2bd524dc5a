import { useEffect, useState } from 'react';
import type { FileChoice } from '../../../../domain/dealer/rules';

export function useFilePreview({ file, url }: FileChoice): string | undefined {
  const [local, setLocal] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (file === undefined) return;
    const made = URL.createObjectURL(file);
    setLocal({ file, url: made });
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (file === undefined) return url;
  return local?.file === file ? local.url : undefined;
}
