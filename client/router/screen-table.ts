import type { ComponentType } from "react";

export type ShouldRevalidateFunctionArgs = { currentUrl: URL; nextUrl: URL; defaultShouldRevalidate: boolean };

export type ClientActionFunctionArgs = { serverAction<Answer>(): Promise<Answer> };

export type ScreenModule = {
  default: ComponentType;
  ErrorBoundary?: ComponentType;
  shouldRevalidate?(args: ShouldRevalidateFunctionArgs): boolean;
  clientAction?(args: ClientActionFunctionArgs): Promise<unknown>;
};

export type Part = { id: string; file: string; load: () => Promise<ScreenModule> };

/** No slash at the ends; `:name` is one part, `*` everything else. */
export type Screen = Part & { path: string; layouts: readonly Part[] };

/** `path`: the address as the table spells it, which another case and slashes at the end lead to. */
export type Found = { screen: Screen; params: Record<string, string>; path: string };

/** Fixed paths before named parts, `*` last. */
export function openTable(screens: readonly Screen[]): (path: string) => Found | undefined {
  const fixed = new Map(screens.filter(({ path }) => !/[:*]/.test(path)).map((screen) => [screen.path, screen]));
  const named = screens.filter(({ path }) => path.includes(":")).map((screen) => ({ screen, ...patternOf(screen.path) }));
  const rest = screens.find(({ path }) => path === "*");
  return (address) => {
    const path = address.replaceAll(/^\/+|\/+$/g, "");
    const same = fixed.get(path.toLowerCase());
    if (same) return { screen: same, params: {}, path: `/${same.path}` };
    for (const { screen, pattern, names } of named) {
      const match = pattern.exec(path);
      const params = match && paramsOf(names, match);
      if (params) return { screen, params, path: spelled(screen.path, match) };
    }
    return rest && { screen: rest, params: {}, path: address };
  };
}

function patternOf(path: string): { pattern: RegExp; names: string[] } {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  return { names, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, "([^/]+)")}$`, "i") };
}

/** The parts that have a name stay as they were asked for. */
function spelled(path: string, match: RegExpExecArray): string {
  const named = match.slice(1).values();
  return `/${path.replaceAll(/:\w+/g, () => named.next().value ?? "")}`;
}

function paramsOf(names: readonly string[], match: RegExpExecArray): Record<string, string> | undefined {
  try {
    return Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? "")]));
  } catch {
    return undefined;
  }
}
