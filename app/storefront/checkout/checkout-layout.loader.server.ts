import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { requireCustomer } from "../account/require-customer.server.ts";

export function loader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  return null;
}
