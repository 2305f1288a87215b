import { createContext, use, useMemo, type ComponentType } from "react";
import type { PageRefusal } from "./answers.ts";
import type { PageHead } from "./show-head.ts";
import type { ScreenModule } from "./screen-table.ts";
import type { PageLocation } from "./page-location.ts";

export type Match = { id: string; params: Record<string, string>; loaderData: unknown; Component: ComponentType } & Pick<
  ScreenModule,
  "ErrorBoundary" | "shouldRevalidate" | "clientAction"
>;

/** `error` replaces the match `at`. */
export type Page = {
  location: PageLocation;
  matches: readonly Match[];
  /** Undefined on the first page and where the data of the page before stays. */
  head?: PageHead | undefined;
  actionData?: unknown;
  error?: { at: number; cause: unknown } | undefined;
};

export const PageContext = createContext<Page | undefined>(undefined);
export const DepthContext = createContext(0);
export const ErrorContext = createContext<unknown>(undefined);

export function usePage(): Page {
  const page = use(PageContext);
  if (!page) throw new Error("a part of a page stands outside of it");
  return page;
}

export const useLocation = (): PageLocation => usePage().location;

export const useMatches = (): readonly Match[] => usePage().matches;

export function useLoaderData<Loader>(): Loaded<Loader> {
  return usePage().matches[use(DepthContext)]?.loaderData as Loaded<Loader>;
}

/** Undefined where it failed. */
export const useRouteLoaderData = (id: string): unknown => usePage().matches.find((match) => match.id === id)?.loaderData;

export const useActionData = <Action>(): Loaded<Action> | undefined => usePage().actionData as Loaded<Action> | undefined;

export const useRouteError = (): unknown => use(ErrorContext);

export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

type Loaded<Given> = Given extends (...args: never[]) => infer Answer ? ValueOf<Awaited<Answer>> : Given;
type ValueOf<Answer> = Answer extends Response ? never : Answer extends PageRefusal<infer Value> ? Value : Answer;
