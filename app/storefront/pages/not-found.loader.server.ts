import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { notFound } from "../../../platform/contracts/errors.ts";
import { loadPublic } from "../../load.ts";

export const loader = (args: LoaderFunctionArgs): Promise<never> =>
  loadPublic(args, () => {
    throw notFound();
  });
