import { useRouteLoaderData } from "../client/way/page.ts";
import type { ServiceSentences } from "../features/settings/service-sentences.rules.ts";

/** Made of what is switched on. */
export const useSaid = (): ServiceSentences => (useRouteLoaderData("root") as { said: ServiceSentences }).said;
