import type { ReactNode } from "react";
import type { ProductView } from "../../../../features/catalogue/catalogue.contract.ts";
import { productMessages } from "../../../../features/catalogue/product.messages.ts";
import { productPageMessages } from "./product-page.messages.ts";
import { madeToOrderText } from "../../../../features/catalogue/words/stock-text.ts";
import { useLocale, useWords } from "../../../../client/locale/locale.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";
import { useSaid } from "../../../said.ts";
import { layoutMessages } from "../../layout/layout.messages.ts";
import { madeToOrder } from "../buying/made-to-order.ts";
import { RepeatedIcon } from "../../../../ui/repeated-icon.tsx";

export function ProductAccordions({ product }: { product: ProductView }) {
  const words = useWords(productMessages);
  const pageWords = useWords(productPageMessages);
  const layoutWords = useWords(layoutMessages);
  const { deliveryText, paymentText } = useSaid();
  const locale = useLocale();
  const goods = madeToOrder(product);
  const details = detailsOf(product, words);
  const about = (
    <div>
      {product.description && (
        <Section title={words["product.description"]} open>
          <p className="whitespace-pre-line">{product.description}</p>
        </Section>
      )}
      {details.length > 0 && (
        <Section title={words["product.details"]} open>
          <dl className="grid grid-cols-[fit-content(50%)_1fr] gap-x-6 gap-y-2">
            {details.map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-ink-500">{name}</dt>
                <dd className="min-w-0 wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </div>
  );
  const isTold = product.description !== "" || details.length > 0;
  return (
    <div className={isTold ? "mt-10 grid gap-x-10 md:grid-cols-2" : "mt-10"}>
      {isTold && about}
      <div>
        <Section title={pageWords["accordion.delivery"]}>
          <p>{goods.suborder ? madeToOrderText(goods, locale) : deliveryText}</p>
        </Section>
        <Section title={pageWords["accordion.payment"]}>
          <p>{paymentText}</p>
          <p className="mt-2">
            <ShopLink to="/delivery" className="text-beet-600 underline">
              {layoutWords["nav.delivery"]}
            </ShopLink>
          </p>
        </Section>
        <Section title={pageWords["accordion.return"]}>
          <p>{product.returnable ? pageWords["accordion.returnText"] : words["product.noReturn"]}</p>
          <p className="mt-2">
            <ShopLink to="/warranty" className="text-beet-600 underline">
              {layoutWords["nav.warranty"]}
            </ShopLink>
          </p>
        </Section>
      </div>
    </div>
  );
}

function Section({ title, children, open = false }: { title: string; children: ReactNode; open?: boolean }) {
  return (
    <details open={open} className="group border-t border-line py-2">
      <summary className="title flex min-h-12 cursor-pointer list-none items-center justify-between">
        {title}
        <RepeatedIcon name="chevron-down" className="shrink-0 group-open:rotate-180" />
      </summary>
      <div className="max-w-180 pb-4">{children}</div>
    </details>
  );
}

function detailsOf(
  product: ProductView,
  words: Record<"product.composition" | "product.brand" | "product.country" | "product.season" | "product.material", string>,
): [string, string][] {
  const all: [string, string][] = [
    [words["product.composition"], product.composition],
    [words["product.brand"], product.brand],
    [words["product.country"], product.country],
    [words["product.season"], product.season],
    [words["product.material"], product.material],
    ...product.details.map(({ name, value }): [string, string] => [name, value]),
  ];
  return all.filter(([, value]) => value !== "");
}
