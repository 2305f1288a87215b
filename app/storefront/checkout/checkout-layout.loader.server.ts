import type { LoaderFunctionArgs } from "react-router";
import { requireCustomer } from "../account/require-customer.server.ts";

export function loader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  return null;
}
