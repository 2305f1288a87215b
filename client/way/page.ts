import { createContext, use, useMemo, type ComponentType } from "react";
import type { PageRefusal } from "./answers.ts";
import type { ScreenModule } from "./screen-table.ts";
import type { WayLocation } from "./way-location.ts";

/** A part of a page with its data, from the root down. */
export type Match = { id: string; params: Record<string, string>; loaderData: unknown; Component: ComponentType } & Pick<
  ScreenModule,
  "ErrorBoundary" | "meta" | "shouldRevalidate" | "clientAction"
>;

/** What a page shows. `error` stands in place of the match `at`, which has an error screen. */
export type Page = {
  location: WayLocation;
  matches: readonly Match[];
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

export const useLocation = (): WayLocation => usePage().location;

export const useMatches = (): readonly Match[] => usePage().matches;

/** What the loader of this part of the page gave. */
export function useLoaderData<Loader>(): Loaded<Loader> {
  return usePage().matches[use(DepthContext)]?.loaderData as Loaded<Loader>;
}

/** What the loader of a part around this one gave; undefined where it failed. */
export const useRouteLoaderData = (id: string): unknown => usePage().matches.find((match) => match.id === id)?.loaderData;

/** What the form that led here was answered. */
export const useActionData = <Action>(): Loaded<Action> | undefined => usePage().actionData as Loaded<Action> | undefined;

export const useRouteError = (): unknown => use(ErrorContext);

export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** The value a loader or action gives; a type that is no function stands for itself. */
type Loaded<Given> = Given extends (...args: never[]) => infer Answer ? ValueOf<Awaited<Answer>> : Given;
type ValueOf<Answer> = Answer extends Response ? never : Answer extends PageRefusal<infer Value> ? Value : Answer;
