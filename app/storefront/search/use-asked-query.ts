import { useLocation } from "../../../client/router/page.ts";
import { withoutLocale } from "../../../client/locale/locale.ts";

/** The query of the shown page of results; empty on other pages. */
export function useAskedQuery(): string {
  const { pathname, search } = useLocation();
  return withoutLocale(pathname) === "/search" ? (new URLSearchParams(search).get("q") ?? "").trim() : "";
}
