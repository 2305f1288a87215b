const LONGEST = 300;
const known = /\.(?:jpe?g|png|webp|gif|bmp|tiff?|heic|heif|avif|webm|mp4)$/i;

/**
 * The path of a picture as 1C writes it, in one form: slashes forward, folders of its server in front of `import_files` or
 * `webdata` left out. Undefined for a path that would leave its folder.
 */
export function picturePath(written: string): string | undefined {
  const path = written
    .trim()
    .replaceAll("\\", "/")
    .replace(/^.*\/(?=import_files\/)/i, "")
    .replace(/^(?:.*\/)?webdata\//i, "");
  const parts = path.split("/").filter((part) => part !== "" && part !== ".");
  if (path.startsWith("/") || /^[a-z]:/i.test(path) || parts.includes("..") || parts.length === 0 || path.length > LONGEST)
    return undefined;
  return parts.join("/");
}

/** Whether a file's name is that of a picture or a film. */
export const isPictureName = (name: string): boolean => known.test(name);

/** The names by which an export may mean a file, the whole path first: folders above may be left out, case does not matter. */
export function namesOfFile(path: string): string[] {
  const parts = (picturePath(path) ?? "").toLowerCase().split("/").filter(Boolean);
  return parts.map((_, at) => parts.slice(at).join("/"));
}
