/** Files that the shop has saved in this test file, oldest first. */
export const saved: { file: Blob; name: string }[] = [];

/** Stands in for the package file-saver in the tests: nothing is downloaded. */
export function saveAs(file: Blob, name: string): void {
  saved.push({ file, name });
}
