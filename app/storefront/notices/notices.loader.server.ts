import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { viewChoices, viewNotices } from "../../../features/notifications/notifications.server.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";

export const loader = ({ context }: LoaderFunctionArgs) =>
  load(async () => {
    const visit = visitOf(context);
    const [told, choices] = await Promise.all([viewNotices(visit), viewChoices(visit)]);
    return { told, choices };
  });
