/** The id an address names after `#`; undefined where it names none, or is written wrongly. */
export function namedPlace(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}
