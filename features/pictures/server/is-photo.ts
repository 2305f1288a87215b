/** JPEG, PNG or WebP by its first bytes; the decoder gets nothing else from a sender (security.md S44). */
export function isPhoto(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString("latin1");
  return start.startsWith("\xff\xd8\xff") || start.startsWith("\x89PNG\r\n\x1a\n") || (start.startsWith("RIFF") && start.endsWith("WEBP"));
}
