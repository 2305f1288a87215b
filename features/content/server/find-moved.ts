import type { Visit } from "../../shop.ts";
import { readContent } from "./read-content.ts";

/** Called when there is nothing at the address. */
export async function findMoved(visit: Visit, path: string): Promise<{ target: string } | "gone" | undefined> {
  visit.pageTags.add("content");
  const { redirects } = await readContent(visit.shop);
  const target = redirects.get(path);
  if (target === undefined) return undefined;
  return target === "" ? "gone" : { target };
}
