import ShoppingBag from "lucide-react/icons/shopping-bag";
import type { ProductCard } from "../../../../features/catalogue/catalogue.contract.ts";
import { productAddMessages } from "./product-add.messages.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { openProductAdd } from "./product-add-store.ts";

export function ProductAddButton({ product }: { product: ProductCard }) {
  const words = useWords(productAddMessages);
  return (
    <IconButton
      label={words.open(product.name)}
      aria-haspopup="dialog"
      icon={<ShoppingBag size={20} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => openProductAdd(product)}
    />
  );
}
