import type { LoaderFunctionArgs } from "react-router";
import { landing } from "../../../features/catalogue/catalogue.server.ts";
import { genders } from "../../../features/catalogue/genders.ts";
import { withoutLocale } from "../../locale/locale.ts";
import { visitOf } from "../../visit-context.ts";

export function loader({ context, request }: LoaderFunctionArgs) {
  const first = withoutLocale(new URL(request.url).pathname).slice(1);
  const gender = genders.find((known) => known === first) ?? "female";
  return { gender, ...landing(visitOf(context), gender) };
}
