const ROOT = "/_root";
const END = ".data";

/** Where the data of a page alone is asked for: `/sale.data?sort=new`. */
export const dataAddress = ({ pathname, search }: { pathname: string; search: string }): string =>
  `${pathname === "/" ? ROOT : pathname.replace(/\/$/, "")}${END}${search}`;

/** The path of the page whose data stands at this address; undefined for the address of a page. */
export function pathOfData(pathname: string): string | undefined {
  if (!pathname.endsWith(END)) return undefined;
  const path = pathname.slice(0, -END.length);
  return path === ROOT ? "/" : path;
}

/** What stands at such an address: the data of its parts by their names, an action's value, an error of one part, or where to go. */
export type PageData = {
  data?: Record<string, unknown>;
  action?: { value: unknown };
  error?: { id: string; status: number };
  redirect?: string;
};

/** True for an answer that is a page's data, and not a refusal made before any page. */
export const isPageData = (answer: unknown): answer is PageData =>
  typeof answer === "object" && answer !== null && ("data" in answer || "redirect" in answer);
