import type { ProductCard } from "../../../../features/catalogue/catalogue.contract.ts";
import { productAddMessages } from "./product-add.messages.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { RepeatedIcon } from "../../../../ui/repeated-icon.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { openProductAdd } from "./product-add-store.ts";

export function ProductAddButton({ product }: { product: ProductCard }) {
  const words = useWords(productAddMessages);
  return (
    <IconButton
      label={words.open(product.name)}
      aria-haspopup="dialog"
      icon={<RepeatedIcon name="shopping-bag" />}
      onClick={() => openProductAdd(product)}
    />
  );
}
