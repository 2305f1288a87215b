import { useTranslate } from "react-admin";
import type { StaffProductView } from "../../../../features/catalogue/staff-products.contract.ts";
import { formatMoney } from "../../../../platform/money/money.ts";
import { Panel } from "../../fields/panel.tsx";
import { Table } from "../../fields/table.tsx";

export function ProductStock({ product }: { product: StaffProductView }) {
  const translate = useTranslate();
  const name = (field: string) => translate(`resources.products.fields.${field}`);
  return (
    <Panel title={translate("product.stock")}>
      <Table
        label={translate("product.stock")}
        rows={product.stock}
        keyOf={(one) => one.id}
        columns={[
          { name: "colour", label: name("colourName"), cell: (one) => one.colourName || "—" },
          { name: "size", label: name("size"), cell: (one) => one.size || "—" },
          { name: "barcode", label: name("barcode"), cell: (one) => one.barcode || "—" },
          { name: "price", label: name("priceKopiykas"), number: true, cell: (one) => formatMoney(one.priceKopiykas) },
          { name: "pack", label: name("pack"), number: true, cell: (one) => one.pack },
          { name: "onHand", label: name("onHand"), number: true, cell: (one) => one.onHand },
          { name: "reserved", label: name("reserved"), number: true, cell: (one) => one.reserved },
          { name: "free", label: name("free"), number: true, cell: (one) => one.onHand - one.reserved },
          { name: "waiting", label: name("waiting"), number: true, cell: (one) => one.waiting },
        ]}
      />
    </Panel>
  );
}
