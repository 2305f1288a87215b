/** The beginning of every draft's name in the storage of a tab. */
export const DRAFT = "draft ";

/** Whoever signs out leaves nothing typed behind. Apart from the drafts themselves, whose code no page needs at first. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFT)) sessionStorage.removeItem(key);
}
