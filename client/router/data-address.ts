import type { PageHead } from "./show-head.ts";

const ROOT = "/_root";
const END = ".data";

/** `/sale.data?sort=new`. */
export const dataAddress = ({ pathname, search }: { pathname: string; search: string }): string =>
  `${pathname === "/" ? ROOT : pathname.replace(/\/$/, "")}${END}${search}`;

export function pathOfData(pathname: string): string | undefined {
  if (!pathname.endsWith(END)) return undefined;
  const path = pathname.slice(0, -END.length);
  return path === ROOT ? "/" : path;
}

export type PageData = {
  data?: Record<string, unknown>;
  head?: PageHead;
  action?: { value: unknown };
  error?: { id: string; status: number };
  redirect?: string;
};

export const isPageData = (answer: unknown): answer is PageData =>
  typeof answer === "object" && answer !== null && ("data" in answer || "redirect" in answer);
