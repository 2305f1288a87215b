import type { loader } from "../../root.loader.server.ts";

/** What the root loader gives to every screen. */
export type RootData = Awaited<ReturnType<typeof loader>>;
