import { createHash } from "node:crypto";
import { toHryvnias } from "../../platform/money/money.ts";
import type { Conversion } from "../conversions/conversion.ts";
import { worthOf } from "../conversions/worth-of.ts";
import type { MetaBuyer } from "./meta.ts";

export const metaBody = ({ id, orderNumber, goods, at }: Conversion, buyer: MetaBuyer) => ({
  data: [
    {
      event_name: "Purchase",
      event_time: Math.floor(at.getTime() / 1_000),
      event_id: id,
      action_source: "website",
      event_source_url: buyer.page,
      user_data: userOf(buyer),
      custom_data: {
        currency: "UAH",
        value: worthOf(goods),
        order_id: String(orderNumber),
        content_type: "product",
        content_ids: goods.map((one) => one.id),
        contents: goods.map((one) => ({ id: one.id, quantity: one.pieces, item_price: toHryvnias(one.price) })),
        num_items: goods.reduce((sum, { pieces }) => sum + pieces, 0),
      },
    },
  ],
});

type User = { em?: string[]; ph?: string[]; client_ip_address?: string; client_user_agent?: string; fbp?: string; fbc?: string };

/** Phone and e-mail are hashed, as Meta asks; its own ids and the browser's data are not. */
const userOf = ({ phone, email, fbp, fbc, address, userAgent }: MetaBuyer): User => ({
  ...(email.trim() === "" ? {} : { em: [hashed(email.trim().toLowerCase())] }),
  ...(phone === "" ? {} : { ph: [hashed(phone.replaceAll(/\D/g, "").replace(/^0+/, ""))] }),
  ...(address === "" ? {} : { client_ip_address: address }),
  ...(userAgent === "" ? {} : { client_user_agent: userAgent }),
  ...(fbp === "" ? {} : { fbp }),
  ...(fbc === "" ? {} : { fbc }),
});

const hashed = (text: string): string => createHash("sha256").update(text).digest("hex");
