import type { LoaderFunctionArgs } from "../../../loader-args.ts";
import { viewDevices } from "../../../../features/accounts/accounts.server.ts";
import { load } from "../../../load.ts";
import { visitOf } from "../../../visit-context.ts";
import { profileOf } from "../profile-sources.server.ts";

export const loader = ({ context }: LoaderFunctionArgs) =>
  load(async () => {
    const visit = visitOf(context);
    const [profile, access] = await Promise.all([profileOf(visit), viewDevices(visit)]);
    return { profile, ...access };
  });
