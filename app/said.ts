import { useRouteLoaderData } from "../client/router/page.ts";
import type { ServiceSentences } from "../features/settings/service-sentences.rules.ts";

/** Built from the services that are on. */
export const useSaid = (): ServiceSentences => (useRouteLoaderData("root") as { said: ServiceSentences }).said;
