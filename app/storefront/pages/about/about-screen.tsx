import { aboutMessages } from "../../../../features/content/texts/about.messages.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { useLoaderData } from "../../../../client/router/page.ts";
import { Facts } from "../../home/facts.tsx";
import { TextPage } from "../text/text-page.tsx";
import { TextPart } from "../text/text-part.tsx";
import { TextParts } from "../text/text-parts.tsx";
import type { loader } from "./about.loader.server.ts";
import { ContactsCard } from "./contacts-card.tsx";
import { SellerDetails, hasSeller } from "./seller-details.tsx";
import { WarehouseDrawing } from "./warehouse-drawing.tsx";

export default function AboutScreen() {
  const { facts, hours, seller, ...text } = useLoaderData<typeof loader>();
  const words = useWords(aboutMessages);
  const own = hasSeller(seller) ? [{ id: "seller", title: words["about.seller"] }] : [];
  return (
    <TextPage title={text.title} updatedAt={text.updatedAt} contents={[...text.sections, ...own]} beside={<ContactsCard hours={hours} />}>
      <WarehouseDrawing className="mb-6 w-full rounded-card bg-tint-4 px-4 pt-4" />
      <Facts facts={facts} className="mb-8" />
      <TextParts {...text} />
      {own.map(({ id, title }) => (
        <TextPart key={id} id={id} title={title}>
          <SellerDetails seller={seller} />
        </TextPart>
      ))}
    </TextPage>
  );
}
