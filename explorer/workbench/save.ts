/** Downloads what the page has made. */

/** Saves a file under a name, as a link that one clicks does. */
export const save = (name: string, contents: Blob): void => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(contents);
  link.download = name;
  link.click();
  // The browser reads it after the click; nothing tells when.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};
