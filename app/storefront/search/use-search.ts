import { useEffect, useState } from "react";
import type { OutputOf } from "../../../platform/contracts/endpoint.ts";
import type { searchProduct } from "../../../features/catalogue/catalogue.contract.ts";
import { LONGEST_SEARCH, SHORTEST_SEARCH } from "../../../features/catalogue/search/typed-search.rules.ts";
import { callApi } from "../../../client/call-api.ts";

export type Found = OutputOf<typeof searchProduct>;
export type SearchState = { kind: "idle" | "short" | "loading" | "error" } | { kind: "found"; found: Found };

const PAUSE_MS = 200;

/** Searches from three characters on; a keystroke cancels the request before. */
export function useSearch(text: string): { state: SearchState; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<SearchState>({ kind: "idle" });
  const asked = text.trim();
  useEffect(() => {
    if (asked.length < SHORTEST_SEARCH) {
      setState({ kind: asked === "" ? "idle" : "short" });
      return undefined;
    }
    const controller = new AbortController();
    setState((before) => (before.kind === "found" ? before : { kind: "loading" }));
    const timer = setTimeout(() => {
      callApi<typeof searchProduct>(
        "GET",
        "/api/search-product",
        { search: asked.slice(0, LONGEST_SEARCH) },
        { signal: controller.signal },
      ).then(
        (found) => setState({ kind: "found", found }),
        () => !controller.signal.aborted && setState({ kind: "error" }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, attempt]);
  return { state, retry: () => setAttempt((before) => before + 1) };
}
