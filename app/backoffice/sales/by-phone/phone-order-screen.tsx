import { Alert, Button } from "@mui/material";
import { Link, Title, useTranslate } from "react-admin";
import { useParams } from "react-router-7";
import type { PhoneCheckoutView } from "../../../../features/orders/by-phone/by-phone.contract.ts";
import { idOf, type Id } from "../../../../platform/ids.ts";
import { formatPhone } from "../../../../platform/phone.ts";
import { Panel } from "../../fields/panel.tsx";
import { ShownWhenRead } from "../../fields/shown-when-read.tsx";
import { AddGoods } from "./add-goods.tsx";
import { CartLines } from "./cart-lines.tsx";
import { PhoneOrderForm } from "./phone-order-form.tsx";
import { usePhoneOrder, type Change } from "./use-phone-order.ts";

export function PhoneOrderScreen() {
  const { id = "" } = useParams();
  const translate = useTranslate();
  return (
    <>
      <Title title={translate("byPhone.title")} />
      <Opened key={id} id={idOf<"account">(Number(id))} />
    </>
  );
}

function Opened({ id }: { id: Id<"account"> }) {
  const order = usePhoneOrder(id);
  return <ShownWhenRead view={order.view}>{(view) => <Shown id={id} order={order} view={view} />}</ShownWhenRead>;
}

function Shown({ id, order, view }: { id: Id<"account">; order: ReturnType<typeof usePhoneOrder>; view: PhoneCheckoutView }) {
  const translate = useTranslate();
  const { recipient, cart, isBlacklisted } = view;
  return (
    <>
      <Panel title={`${recipient.surname} ${recipient.name}`.trim() || formatPhone(recipient.phone)}>
        <Link to={`/customers/${id}`}>{formatPhone(recipient.phone)}</Link>
        {isBlacklisted ? (
          <Alert severity="error" sx={{ mt: 1 }}>
            {translate("byPhone.blacklisted")}
          </Alert>
        ) : null}
      </Panel>
      {isBlacklisted ? null : (
        <>
          <Panel title={translate("byPhone.goods")}>
            <AddGoods
              isBusy={order.isBusy}
              onAdd={({ productId, id: variationId, name, colour, size }) =>
                void order.change({ productId, variationId, productAdd: true, called: [name, colour, size].filter(Boolean).join(", ") })
              }
            />
            <div role="status">
              {order.said ? <Alert severity="warning">{order.said}</Alert> : null}
              {order.done ? <Done change={order.done} isBusy={order.isBusy} onUndo={(change) => void order.change(change)} /> : null}
            </div>
            <CartLines cart={cart} isBusy={order.isBusy} onChange={(change) => void order.change(change)} />
          </Panel>
          {cart.orderId === null ? null : <PhoneOrderForm id={id} view={view} orderId={cart.orderId} order={order} />}
        </>
      )}
    </>
  );
}

/** The last change, and a button to undo it. */
function Done({ change, isBusy, onUndo }: { change: Change; isBusy: boolean; onUndo: (change: Change) => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="success"
      // The status around it announces it.
      role="none"
      action={
        <Button color="inherit" disabled={isBusy} onClick={() => onUndo({ ...change, productAdd: !change.productAdd })}>
          {translate("byPhone.undo")}
        </Button>
      }
    >
      {translate(change.productAdd ? "byPhone.added" : "byPhone.removed", { called: change.called })}
    </Alert>
  );
}
