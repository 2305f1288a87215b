import { useLoaderData } from "../../../client/router/page.ts";
import { priceListMessages } from "../../../features/feeds/price-list.messages.ts";
import { useWords } from "../../../client/locale/locale.ts";
import type { loader } from "./price-list.loader.server.ts";
import { PriceListFiles } from "./price-list-files.tsx";
import { PriceListForm } from "./price-list-form.tsx";
import { PriceListTools } from "./price-list-tools.tsx";

export default function PriceListScreen() {
  const priceList = useLoaderData<typeof loader>();
  const words = useWords(priceListMessages);
  return (
    <>
      <h1 className="display-l">{words["priceList.title"]}</h1>
      <p className="mt-2 mb-8 max-w-[44rem] text-ink-700">{words["priceList.lead"]}</p>
      {priceList && <PriceListFiles priceList={priceList} />}
      <PriceListForm key={priceList?.token} kept={priceList} />
      {priceList && <PriceListTools />}
    </>
  );
}
