import { Box } from "@mui/material";
import { DataTable, Link, List, SearchInput, SelectInput, useTranslate } from "react-admin";
import type { StaffProductRow } from "../../../../features/catalogue/staff-products.contract.ts";
import { formatMoney } from "../../../../platform/money/money.ts";
import { VisibilityChip } from "./visibility-chip.tsx";
import { ListColumn, ListNumberColumn } from "../../fields/list-column.tsx";

const Column = ListColumn<StaffProductRow>;
const NumberColumn = ListNumberColumn<StaffProductRow>;
const visibilities = ["shown", "hidden", "removed", "waiting"];

export function ProductList() {
  const translate = useTranslate();
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput
      key="visibility"
      source="visibility"
      alwaysOn
      emptyText="—"
      choices={visibilities.map((one) => ({ id: one, name: `product.visibility.${one}` }))}
    />,
    <SelectInput
      key="stock"
      source="stock"
      alwaysOn
      emptyText="—"
      choices={[
        { id: "in", name: translate("product.inStock") },
        { id: "out", name: translate("product.outOfStock") },
      ]}
    />,
  ];
  return (
    <List sort={{ field: "id", order: "DESC" }} filters={filters} exporter={false} perPage={25}>
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <Column source="image" disableSort render={({ image }) => <Thumbnail image={image} />} />
        <Column source="article" render={({ id, article }) => <Link to={`/products/${id}`}>{article}</Link>} />
        <Column source="name" cellClassName="name" />
        <Column source="visibility" disableSort render={({ visibility }) => <VisibilityChip visibility={visibility} />} />
        <Column source="priceFromKopiykas" align="right" disableSort render={({ priceFromKopiykas }) => formatMoney(priceFromKopiykas)} />
        <NumberColumn source="variations" disableSort />
        <NumberColumn source="onHand" />
        <NumberColumn source="reserved" disableSort />
        <NumberColumn source="minimum" disableSort />
      </DataTable>
    </List>
  );
}

const Thumbnail = ({ image }: { image: string | null }) => (
  <Box sx={{ width: 33, height: 44, bgcolor: "#f3edf1", overflow: "hidden", display: "flex", alignItems: "center" }}>
    {image ? <img src={`${image}/240.webp`} alt="" width={33} height={44} loading="lazy" /> : null}
  </Box>
);
