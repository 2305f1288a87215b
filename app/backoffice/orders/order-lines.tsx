import { Box, Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import type { StaffOrderView } from "../../../features/orders/staff-orders.contract.ts";
import { formatMoney } from "../../../platform/money.ts";
import { Table } from "../fields/table.tsx";
import { productLink } from "../products/product-link.tsx";

/** What was ordered, and every part of the sum. */
export function OrderLines({ order }: { order: StaffOrderView }) {
  const translate = useTranslate();
  const name = (field: string) => translate(`resources.products.fields.${field}`);
  const sums = [
    { name: translate("order.goods"), kopiykas: order.goodsKopiykas },
    { name: translate("order.fee"), kopiykas: order.feeKopiykas },
    { name: translate("order.total"), kopiykas: order.toPayKopiykas },
  ].filter(({ kopiykas }) => kopiykas > 0);
  return (
    <>
      <Table
        label={translate("order.lines")}
        rows={order.lines}
        keyOf={(line) => line.position}
        columns={[
          { name: "article", label: name("article"), cell: articleOf },
          {
            name: "name",
            label: name("name"),
            cell: productOf,
          },
          { name: "pieces", label: translate("resources.orders.fields.pieces"), number: true, cell: (line) => line.pieces },
          { name: "price", label: name("priceKopiykas"), number: true, cell: (line) => formatMoney(line.priceKopiykas) },
          {
            name: "sum",
            label: translate("resources.orders.fields.toPayKopiykas"),
            number: true,
            cell: (line) => formatMoney(line.sumKopiykas),
          },
        ]}
      />
      <Box component="dl" sx={{ display: "grid", gridTemplateColumns: "1fr auto", gap: 0.5, m: 0, mt: 2, textAlign: "right" }}>
        {sums.map((sum) => (
          <Box key={sum.name} sx={{ display: "contents" }}>
            <Typography component="dt">{sum.name}</Typography>
            <Typography component="dd" sx={{ m: 0, minWidth: 120, fontWeight: 600 }}>
              {formatMoney(sum.kopiykas)}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}

type Line = StaffOrderView["lines"][number];
const articleOf = ({ article }: Line) => <Box sx={{ whiteSpace: "nowrap" }}>{article}</Box>;
const productOf = (line: Line) => <Box sx={{ minWidth: 180 }}>{productLink(line)}</Box>;
