import { namedPlace } from "../../../../client/router/named-place.ts";

/** Opens the answer an address names, for browsers that do not by themselves. */
export function openNamed(hash: string): void {
  const id = namedPlace(hash);
  const answer = id === undefined ? null : document.getElementById(id);
  const folded = answer?.closest("details");
  if (!folded || folded.open) return;
  folded.open = true;
  answer?.scrollIntoView();
}
