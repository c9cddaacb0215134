/** Downloads contents as a file, by a click on a temporary link. */
export const save = (name: string, contents: BlobPart, type: string): void => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([contents], { type }));
  link.download = name;
  link.click();
  // The browser reads it some time after the click, and does not report when.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};
