/** Saves what the page has made in a file, as a link that one clicks does. */
export const save = (name: string, contents: BlobPart, type: string): void => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([contents], { type }));
  link.download = name;
  link.click();
  // The browser reads it after the click; nothing tells when.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};
