import { useLoaderData } from "../../../../client/router/page.ts";
import { TextPage } from "../text/text-page.tsx";
import { TextParts } from "../text/text-parts.tsx";
import type { loader } from "./loyalty.loader.server.ts";
import { YourMoney } from "./your-money.tsx";

export default function LoyaltyScreen() {
  const text = useLoaderData<typeof loader>();
  return (
    <TextPage title={text.title} updatedAt={text.updatedAt} contents={text.sections}>
      <YourMoney />
      <TextParts {...text} />
    </TextPage>
  );
}
