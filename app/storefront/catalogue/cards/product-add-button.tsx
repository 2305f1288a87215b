import { ShoppingBag } from "lucide-react";
import type { ProductCard } from "../../../../features/catalogue/catalogue.contract.ts";
import { productPageMessages } from "../../../../features/catalogue/product-page.messages.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { openProductAdd } from "./product-add-store.ts";

export function ProductAddButton({ product }: { product: ProductCard }) {
  const words = useWords(productPageMessages);
  return (
    <IconButton
      label={words["add.open"](product.name)}
      aria-haspopup="dialog"
      icon={<ShoppingBag size={20} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => openProductAdd(product)}
    />
  );
}
