import { Box, Typography } from "@mui/material";
import { Link, usePermissions, useTranslate } from "react-admin";
import type { getLooseGoods, LooseProduct } from "../../../../features/catalogue/product-audiences.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { ProductAudienceField } from "../products/product-audience-field.tsx";
import { PartFrame } from "./part-frame.tsx";
import { usePart } from "./use-part.ts";
import { shelfRow } from "./shelf-row.ts";

/** Goods without an audience, and those with one chosen by staff. */
export function GoodsPanel() {
  const translate = useTranslate();
  const { shown } = usePart(() => callStaffApi<typeof getLooseGoods>("GET", "/api/admin/loose-goods", {}));
  return (
    <PartFrame name="single" shown={shown}>
      {({ unsorted, unsortedTotal, chosen, chosenTotal }) => (
        <>
          <Goods title={translate("shelves.single.unsorted", { count: unsortedTotal })} goods={unsorted} total={unsortedTotal} />
          <Goods title={translate("shelves.single.chosen", { count: chosenTotal })} goods={chosen} total={chosenTotal} />
          {unsortedTotal + chosenTotal === 0 ? <Typography>{translate("shelves.single.none")}</Typography> : null}
        </>
      )}
    </PartFrame>
  );
}

function Goods({ title, goods, total }: { title: string; goods: readonly LooseProduct[]; total: number }) {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<string[]>();
  if (goods.length === 0) return null;
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {goods.length < total ? (
        <Typography color="text.secondary">{translate("shelves.single.first", { count: goods.length })}</Typography>
      ) : null}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {goods.map((product) => (
          <Box component="li" key={product.id} sx={shelfRow}>
            <Box sx={{ flex: "1 1 260px", minWidth: 0, overflowWrap: "anywhere" }}>
              <Link to={`/products/${product.id}`}>{[product.article, product.name].filter(Boolean).join(" · ")}</Link>
              <Typography variant="body2" color="text.secondary">
                {product.groups || translate("shelves.single.withoutGroup")}
              </Typography>
            </Box>
            <ProductAudienceField
              id={product.id}
              name={product.name}
              audiences={product.audiences}
              disabled={!permissions.includes("products.change")}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
