import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { viewDevices } from "../../../features/accounts/accounts.server.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";
import { requireCustomer } from "./require-customer.server.ts";

export const loader = (args: LoaderFunctionArgs) => {
  requireCustomer(args);
  return load(async () => (await viewDevices(visitOf(args.context))).devices.filter(({ isNew }) => isNew));
};
