import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { landing } from "../../../features/catalogue/catalogue.server.ts";
import { genders } from "../../../features/catalogue/words/genders.ts";
import { withoutLocale } from "../../../client/locale/locale.ts";
import { visitOf } from "../../visit-context.ts";

export function loader({ context, url }: LoaderFunctionArgs) {
  const first = withoutLocale(url.pathname).slice(1);
  const gender = genders.find((known) => known === first) ?? "female";
  return { gender, ...landing(visitOf(context), gender) };
}
