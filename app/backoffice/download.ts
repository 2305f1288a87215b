const KEPT_MS = 10_000;

export function download(name: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
  const address = URL.createObjectURL(new Blob([bytes]));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  // A page with unsaved changes asks before a link leaves it; this link leaves nothing.
  link.target = "_blank";
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
