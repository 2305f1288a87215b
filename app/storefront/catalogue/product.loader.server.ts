import type { LoaderFunctionArgs } from "react-router";
import { viewProduct } from "../../../features/catalogue/catalogue.server.ts";
import { loadPublic } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";

export const loader = (args: LoaderFunctionArgs) => loadPublic(args, () => viewProduct(visitOf(args.context), args.params["id"] ?? ""));
