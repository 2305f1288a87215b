const KEPT_MS = 10_000;

/** Gives the browser a file that came as base64. */
export function download(name: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
  const address = URL.createObjectURL(new Blob([bytes]));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  // A page with something unsaved asks before a link leaves it; this one does not.
  link.target = "_blank";
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
