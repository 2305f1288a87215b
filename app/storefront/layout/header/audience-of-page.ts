import { genders, type Gender } from "../../../../features/catalogue/words/genders.ts";

type Page = { path: string; search: string; loaded: unknown };

/** The page's audience by its address, its filter, or its content. */
export function audiencesOfPage({ path, search, loaded }: Page): readonly Gender[] {
  const [, first, second] = path.split("/");
  const inAddress = genders.filter((known) => known === (first === "retail" ? second : first));
  if (inAddress.length > 0) return inAddress;
  const asked = new URLSearchParams(search).getAll("audience").join(",").split(",");
  const filtered = genders.filter((known) => asked.includes(known));
  if (filtered.length > 0) return filtered;
  return audiencesShown(loaded);
}

/** The page's own goes before the visitor's last choice (decisions.md §5). */
export function audienceOfPage(page: Page, chosen: Gender): Gender {
  const own = audiencesOfPage(page);
  return own.length === 0 || own.includes(chosen) ? chosen : (own[0] ?? chosen);
}

function audiencesShown(loaded: unknown): readonly Gender[] {
  const { audiences, listing } = (loaded ?? {}) as { audiences?: readonly unknown[]; listing?: { audiences?: readonly unknown[] } };
  const shown = audiences ?? listing?.audiences ?? [];
  return genders.filter((known) => shown.includes(known));
}
