import type { loader } from "../../root.loader.server.ts";

export type RootData = Awaited<ReturnType<typeof loader>>;
