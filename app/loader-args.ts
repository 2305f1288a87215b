import type { Context } from "./visit-context.ts";

/** What a loader is given: the request, its page's address without anything of how the data is asked for, and the visit. */
export type LoaderFunctionArgs = { request: Request; url: URL; params: Record<string, string | undefined>; context: Context };

export type ActionFunctionArgs = LoaderFunctionArgs;
