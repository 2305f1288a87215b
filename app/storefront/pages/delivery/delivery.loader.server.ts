import { viewDeliveryTerms } from "../../../../features/orders/orders.server.ts";
import type { LoaderFunctionArgs } from "../../../loader-args.ts";
import { visitOf } from "../../../visit-context.ts";
import { readText, type Text } from "../text/read-text.server.ts";
import type { MetaArgs } from "../../../page-meta.server.ts";
import { textMeta } from "../text/text-meta.server.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const [text, terms] = await Promise.all([readText(visit, "payment_and_delivery"), viewDeliveryTerms(visit)]);
  return { ...text, terms };
}

export const meta = (args: MetaArgs<Text>) => textMeta(args);
