import { Box, IconButton, Stack, Typography } from "@mui/material";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useTranslate } from "react-admin";
import type { PhoneCheckoutView } from "../../../../features/orders/by-phone/by-phone.contract.ts";
import { formatHryvnias } from "../../../../platform/money/money.ts";
import type { Change } from "./use-phone-order.ts";

type Parts = { cart: PhoneCheckoutView["cart"]; isBusy: boolean; onChange: (change: Change) => void };

/** Reserved goods, a pack more or less at a time. */
export function CartLines({ cart, isBusy, onChange }: Parts) {
  const translate = useTranslate();
  if (cart.products.length === 0) return <Typography sx={{ mt: 2 }}>{translate("byPhone.empty")}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: "none" }}>
      {cart.products.map(({ id, name, quantity, variant }) => {
        const called = [name, variant.name].filter(Boolean).join(", ");
        const by = { productId: id, variationId: variant.id, called };
        return (
          <Stack
            component="li"
            key={variant.id}
            direction="row"
            spacing={1}
            useFlexGap
            sx={{ py: 1, borderTop: 1, borderColor: "divider", alignItems: "center", flexWrap: "wrap" }}
          >
            <Box sx={{ flex: "1 1 200px", minWidth: 0, overflowWrap: "anywhere" }}>
              {called}
              <Typography color="text.secondary">{formatHryvnias(variant.price)}</Typography>
            </Box>
            <IconButton
              aria-label={`${translate("picking.less")}: ${called}`}
              disabled={isBusy}
              onClick={() => onChange({ ...by, productAdd: false })}
            >
              <Minus size={18} aria-hidden />
            </IconButton>
            <Typography sx={{ minWidth: 32, textAlign: "center", fontVariantNumeric: "tabular-nums" }}>{quantity}</Typography>
            <IconButton
              aria-label={`${translate("picking.more")}: ${called}`}
              disabled={isBusy || quantity >= variant.stock}
              onClick={() => onChange({ ...by, productAdd: true })}
            >
              <Plus size={18} aria-hidden />
            </IconButton>
            <Typography sx={{ minWidth: 96, ml: "auto", textAlign: "right", fontVariantNumeric: "tabular-nums" }}>
              {formatHryvnias(variant.price * quantity)}
            </Typography>
          </Stack>
        );
      })}
    </Box>
  );
}
