import { useCallback, useEffect, useState } from "react";
import type { getProduct, ProductCard, ProductView } from "../../../../features/catalogue/catalogue.contract.ts";
import { productAddMessages } from "./product-add.messages.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/overlays/dialog.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { callApi } from "../../../../client/call-api.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { layoutMessages } from "../../layout/layout.messages.ts";
import { ProductAddForm } from "./product-add-form.tsx";

type Loaded = { state: "loading" | "failed" } | { state: "here"; product: ProductView };

/** Overlay `productAdd`; it reads the stock again. */
export default function ProductAddDialog({ card }: { card: ProductCard }) {
  const words = useWords(productAddMessages);
  const layoutWords = useWords(layoutMessages);
  const [loaded, setLoaded] = useState<Loaded>({ state: "loading" });
  const read = useCallback(() => {
    setLoaded({ state: "loading" });
    callApi<typeof getProduct>("GET", "/api/get-product/{id}", { id: card.id_1c })
      .then((product) => setLoaded({ state: "here", product }))
      .catch(() => setLoaded({ state: "failed" }));
  }, [card.id_1c]);
  useEffect(read, [read]);
  return (
    <Dialog name="productAdd" title={card.name} closeLabel={layoutWords.close} shape="modal">
      {loaded.state === "here" && <ProductAddForm product={loaded.product} colour={card.chosen_color} />}
      {loaded.state === "loading" && (
        <div className="flex min-h-80 gap-4" aria-busy="true">
          <Picture src={card.images[0]?.src ?? null} tint={card.images[0]?.tint ?? "1"} alt="" sizes="96px" className="w-24 self-start" />
          <span className="h-6 grow rounded-control bg-surface-2" />
        </div>
      )}
      {loaded.state === "failed" && (
        <div className="min-h-80" role="alert">
          <p className="mb-4">{words.failed}</p>
          <Button kind="secondary" onClick={read}>
            {layoutWords["err.retry"]}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
