import type { Visit } from "../../shop.ts";
import { readContent } from "./read-content.ts";

/** Where an address without its language leads now, or that it is gone; asked when nothing stands at the address itself. */
export async function findMoved(visit: Visit, path: string): Promise<{ target: string } | "gone" | undefined> {
  visit.pageTags.add("content");
  const { redirects } = await readContent(visit.shop);
  const target = redirects.get(path);
  if (target === undefined) return undefined;
  return target === "" ? "gone" : { target };
}
