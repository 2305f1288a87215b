import type { LoaderFunctionArgs } from "react-router";
import { viewProduct } from "../../../features/catalogue/catalogue.server.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";

export const loader = ({ context, params }: LoaderFunctionArgs) => load(() => viewProduct(visitOf(context), params["id"] ?? ""));
