import { useEffect, useState } from "react";
import type { OutputOf } from "../../../platform/endpoint.ts";
import type { searchProduct } from "../../../features/catalogue/catalogue.contract.ts";
import { callApi } from "../../call-api.ts";

export type Found = OutputOf<typeof searchProduct>;
export type SearchState = { kind: "idle" | "short" | "loading" | "error" } | { kind: "found"; found: Found };

const SHORTEST = 3;
const PAUSE_MS = 120;

/** Searches from three characters on; every keystroke makes the request before it void. */
export function useSearch(text: string): SearchState {
  const [state, setState] = useState<SearchState>({ kind: "idle" });
  const asked = text.trim();
  useEffect(() => {
    if (asked.length < SHORTEST) {
      setState({ kind: asked === "" ? "idle" : "short" });
      return undefined;
    }
    const controller = new AbortController();
    setState((before) => (before.kind === "found" ? before : { kind: "loading" }));
    const timer = setTimeout(() => {
      callApi<typeof searchProduct>("GET", "/api/search-product", { search: asked.slice(0, 64) }, { signal: controller.signal }).then(
        (found) => setState({ kind: "found", found }),
        () => !controller.signal.aborted && setState({ kind: "error" }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked]);
  return state;
}
