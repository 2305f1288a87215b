import { Box, Typography } from "@mui/material";
import { Link, useTranslate } from "react-admin";
import { staffOrderProducts } from "../../../../features/orders/order-products.rules.ts";
import { gaveBackSums } from "../../../../features/orders/refunds/gave-back.rules.ts";
import type { StaffOrderView } from "../../../../features/orders/staff-orders.contract.ts";
import { formatMoney } from "../../../../platform/money/money.ts";
import { nameOfSum } from "./name-of-sum.ts";
import { Table } from "../../fields/table.tsx";

export function OrderLines({ order }: { order: StaffOrderView }) {
  const translate = useTranslate();
  const name = (field: string) => translate(`resources.products.fields.${field}`);
  const back = gaveBackSums(order.gaveBack).map(({ means, sum }) => ({ reason: translate(`return.gaveBack.${means}`), kopiykas: sum }));
  const sums = [...order.bill, { reason: translate(nameOfSum(order)), kopiykas: order.toPayKopiykas }, ...back];
  return (
    <>
      <Table
        label={translate("order.lines")}
        rows={staffOrderProducts(order.lines)}
        keyOf={({ id }) => id}
        columns={[
          { name: "article", label: name("article"), cell: articleOf },
          { name: "name", label: name("name"), cell: goodsOf },
          { name: "pieces", label: translate("resources.orders.fields.pieces"), number: true, cell: ({ pieces }) => pieces },
          { name: "price", label: name("priceKopiykas"), number: true, cell: priceOf },
          {
            name: "sum",
            label: translate("resources.orders.fields.toPayKopiykas"),
            number: true,
            cell: ({ sumKopiykas }) => formatMoney(sumKopiykas),
          },
        ]}
      />
      <Box component="dl" sx={{ display: "grid", gridTemplateColumns: "1fr auto", gap: 0.5, m: 0, mt: 2, textAlign: "right" }}>
        {sums.map(({ reason, kopiykas }) => (
          <Box key={reason} sx={{ display: "contents" }}>
            <Typography component="dt">{reason}</Typography>
            <Typography component="dd" sx={{ m: 0, minWidth: 120, fontWeight: 600 }}>
              {formatMoney(kopiykas)}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}

type Product = ReturnType<typeof staffOrderProducts>[number];
const articleOf = ({ article }: Product) => <Box sx={{ whiteSpace: "nowrap" }}>{article}</Box>;
const hasOnePrice = ({ lowestKopiykas, highestKopiykas }: Product) => lowestKopiykas === highestKopiykas;
const priceOf = (product: Product) => (hasOnePrice(product) ? formatMoney(product.lowestKopiykas) : "");

const goodsOf = (product: Product) => <Goods product={product} />;

/** A product with a line for each colour. */
function Goods({ product }: { product: Product }) {
  const translate = useTranslate();
  return (
    <Box sx={{ minWidth: { sm: 220 }, py: 1 }}>
      <Link to={`/products/${product.id}`}>{product.name}</Link>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {product.colours.map(({ colour, sizes }) => (
          <Box component="li" key={colour} sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, mt: 0.5 }}>
            {colour ? <span>{colour}:</span> : null}
            {sizes.map(({ position, size, pieces, missing, returned, priceKopiykas }) => (
              <Box component="span" key={position} sx={{ whiteSpace: "nowrap" }}>
                <b>{size}</b> {`× ${pieces}`}
                {missing > 0 ? ` (${translate("shortage.ofLine", { pieces: missing })})` : ""}
                {returned > 0 ? ` (${translate("return.ofLine", { pieces: returned })})` : ""}
                {hasOnePrice(product) ? "" : ` · ${formatMoney(priceKopiykas)}`}
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
