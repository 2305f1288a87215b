const LONGEST = 300;
const known = /\.(?:jpe?g|jpe|jfif|png|webp|gif|bmp|tiff?|heic|heif|avif|webm|mp4)$/i;

/** The path from `import_files` or `webdata` on, with forward slashes; undefined for one that leaves its folder. */
export function picturePath(written: string): string | undefined {
  const path = written
    .normalize("NFC")
    .trim()
    .replaceAll("\\", "/")
    .replace(/^.*\/(?=import_files\/)/i, "")
    .replace(/^(?:.*\/)?webdata\//i, "");
  const parts = path.split("/").filter((part) => part !== "" && part !== ".");
  if (path.startsWith("/") || /^[a-z]:/i.test(path) || parts.includes("..") || parts.length === 0 || path.length > LONGEST)
    return undefined;
  return parts.join("/");
}

export const isPictureName = (name: string): boolean => known.test(name);

/** The whole path first, then without its upper folders; lower case. */
export function namesOfFile(path: string): string[] {
  const parts = (picturePath(path) ?? "").toLowerCase().split("/").filter(Boolean);
  return parts.map((_, at) => parts.slice(at).join("/"));
}
