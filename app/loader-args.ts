import type { Context } from "./visit-context.ts";

/** Addresses are the page's, not its data's. */
export type LoaderFunctionArgs = { request: Request; url: URL; params: Record<string, string | undefined>; context: Context };

export type ActionFunctionArgs = LoaderFunctionArgs;
