import { PageRefusal } from "./answers.ts";
import type { PageData } from "./data-address.ts";
import type { Match, Page } from "./page.ts";
import type { PageLocation } from "./page-location.ts";
import type { Part, ScreenModule } from "./screen-table.ts";

export type LoadedPart = { part: Part; module: ScreenModule };

/** Root first; an error is shown in the nearest error screen around its part. */
export function makePage(
  parts: readonly LoadedPart[],
  { location, params, answer }: { location: PageLocation; params: Record<string, string>; answer: PageData },
): Page {
  const matches = parts.map(({ part: { id }, module }): Match => matchOf(id, module, { params, loaderData: answer.data?.[id] }));
  const page: Page = { location, matches, head: answer.head, actionData: answer.action?.value };
  return answer.error ? withError(page, answer.error.id, new PageRefusal(answer.error.status, null)) : page;
}

export function withError(page: Page, id: string, cause: unknown): Page {
  const failed = page.matches.findIndex((match) => match.id === id);
  const around = page.matches.slice(0, failed === -1 ? page.matches.length : failed + 1);
  const at = Math.max(
    0,
    around.findLastIndex(({ ErrorBoundary }) => ErrorBoundary !== undefined),
  );
  return { ...page, error: { at, cause } };
}

function matchOf(id: string, module: ScreenModule, given: Pick<Match, "params" | "loaderData">): Match {
  const { default: Component, ErrorBoundary, shouldRevalidate, clientAction } = module;
  return { id, ...given, Component, ErrorBoundary, shouldRevalidate, clientAction };
}
