import type { LoaderFunctionArgs } from "../../../loader-args.ts";
import type { PageName } from "../../../../features/content/content.contract.ts";
import { withoutLocale } from "../../../../client/locale/locale.ts";
import { visitOf } from "../../../visit-context.ts";
import { readText } from "./read-text.server.ts";

const names: Record<string, PageName> = {
  "/warranty": "warranty",
  "/privacy-policy": "privacy_policy",
  "/public-offer": "public_offer",
};

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  readText(visitOf(context), names[withoutLocale(url.pathname)] ?? "public_offer");
