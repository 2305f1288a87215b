import { useMemo } from "react";
import { useLoaderData, useRouteLoaderData } from "../../../client/router/page.ts";
import { cartTotalMessages } from "../../../features/cart/cart-total.messages.ts";
import { deliveryMessages } from "../../../features/delivery/delivery.messages.ts";
import { checkoutMessages } from "../../../features/orders/placing/checkout.messages.ts";
import { resaleMessages } from "../../../features/orders/resale/resale.messages.ts";
import { ownMoneyMessages } from "../../../features/orders/payments/own-money.messages.ts";
import { formMessages } from "../../../features/accounts/form.messages.ts";
import { chosenRecipientMessages } from "../../../features/recipients/chosen-recipient.messages.ts";
import { sessionMessages } from "../../../features/sign-in/session.messages.ts";
import { callMessages } from "../../../client/call-api.messages.ts";
import { promoFieldMessages } from "../../../features/orders/promo-codes/promo-field.messages.ts";
import { ErrorSummary } from "../../../ui/fields/error-summary.tsx";
import { LoadingPhrase } from "../../../ui/loading-phrase.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { FieldError } from "../../../ui/fields/text-field.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import type { RootData } from "../layout/root-data.ts";
import type { loader } from "./checkout.loader.server.ts";
import { ChangedPrices } from "./changed-prices.tsx";
import { DeliveryFields } from "./delivery/delivery-fields.tsx";
import { PostcodeDialog } from "./overlays.ts";
import { ResaleField } from "./fields/resale-field.tsx";
import { RecipientFields } from "./fields/recipient-fields.tsx";
import { CheckoutOverview, CheckoutSummary } from "./checkout-summary.tsx";
import { OrderCauses, standingCauses } from "./order-causes.tsx";
import { LostGoods } from "./lost-goods.tsx";
import { OwnMoneyField } from "./fields/own-money-field.tsx";
import { ParcelChoice } from "./fields/parcel-choice.tsx";
import { PaymentField } from "./fields/payment-field.tsx";
import { PromoField } from "./fields/promo-field.tsx";
import { RecipientChooser } from "./fields/recipient-chooser.tsx";
import { dependsOnParcel, useCheckoutForm } from "./form/use-checkout-form.ts";
import { useFilledProfile } from "./form/use-filled-profile.ts";
import { PlacedMeanwhile } from "./placed-meanwhile.tsx";
import { usePlacedMeanwhile } from "./use-placed-meanwhile.ts";
import { useFreshCart } from "./use-fresh-cart.ts";

/** One page; each refusal is shown beside its cause. */
export default function CheckoutScreen() {
  const {
    cart,
    bill,
    parcels,
    goesWith,
    recipient,
    recipients,
    lastDelivery,
    heaviestGrams,
    waits,
    deliveries,
    payments,
    isCardOnly,
    purse,
    causes: known,
  } = useLoaderData<typeof loader>();
  const words = useWords(checkoutMessages);
  const paymentWords = useWords(ownMoneyMessages);
  const { settings } = useRouteLoaderData("root") as RootData;
  const names = useWords(formMessages);
  const delivery = useWords(deliveryMessages);
  const resaleWords = useWords(resaleMessages);
  const promoWords = useWords(promoFieldMessages);
  const { required } = useWords(layoutMessages);
  const recipientWords = useWords(chosenRecipientMessages);
  const { "auth.phoneError": phoneError } = useWords(sessionMessages);
  const { "err.network": network } = useWords(callMessages);
  const { "loading.phrases": phrases } = useWords(cartTotalMessages);
  const { box, ...checkout } = useCheckoutForm(
    {
      ...recipient,
      townText: lastDelivery?.settlement ?? "",
      settlement: lastDelivery?.settlementId ?? "",
      deptText: lastDelivery?.department ?? "",
      department: lastDelivery?.departmentId ?? "",
      deptMaxKg: 0,
      postcode: lastDelivery?.postcode ?? "",
      streetId: lastDelivery?.streetId ?? "",
      street: lastDelivery?.street ?? "",
      areStreetsSilent: lastDelivery?.street !== undefined && lastDelivery.streetId === "",
      house: lastDelivery?.house ?? "",
      flat: lastDelivery?.flat ?? "",
      note: "",
      comment: "",
      carrier: lastDelivery?.carrier ?? "",
      kind: lastDelivery?.kind ?? "",
      payment: "",
      useBonuses: false,
      useBalance: false,
      first: "bonuses",
      isForBuyer: false,
      collect: "",
      promoTyped: "",
      promoCode: "",
    },
    {
      orderId: cart.orderId ?? "",
      goesWith,
      ownPhone: recipient.phone,
      lines: cart.products,
      bill,
      heaviestGrams,
      offers: { deliveries, payments },
      labels: {
        name: names["form.name"],
        surname: names["form.surname"],
        patronymic: names["form.patronymic"],
        phone: recipientWords["recipients.phone"],
        settlement: words["checkout.town"],
        department: words["checkout.dept"],
        postcode: delivery["delivery.postcode"],
        street: delivery["delivery.street"],
        house: delivery["delivery.house"],
        flat: delivery["delivery.flat"],
        note: delivery["delivery.note"],
        comment: words["checkout.comment"],
        collectKopiykas: resaleWords["resale.collect"],
        promoCode: promoWords["promo.title"],
        pin: paymentWords["checkout.pin"],
      },
      words: {
        required,
        phone: phoneError,
        choose: words["checkout.choose"],
        network,
        postcode: delivery["delivery.postcodeError"],
        lockerHeavy: delivery["delivery.lockerHeavy"],
        sum: resaleWords["resale.sum"],
        promo: promoWords["promo.required"],
      },
    },
  );
  useFreshCart(cart, checkout.priceAnew);
  useFilledProfile(known, checkout);
  const { errors } = checkout;
  const isFree = checkout.delivery?.isFree ?? false;
  const isAsRead = checkout.bill === null;
  const standing = useMemo(
    () => known.filter(({ cause }) => standingCauses.has(cause) || (isAsRead && dependsOnParcel.has(cause))),
    [known, isAsRead],
  );
  const causes = checkout.causes.length > 0 ? checkout.causes : standing;
  const placed = usePlacedMeanwhile(cart, checkout.causes);
  if (placed !== undefined) return <PlacedMeanwhile number={placed} />;
  return (
    <>
      <form
        method="dialog"
        ref={box}
        noValidate
        className="max-w-150 max-lg:mx-auto max-lg:-mb-16 lg:max-w-none"
        onSubmit={(event) => {
          event.preventDefault();
          void checkout.submit();
        }}
      >
        <h1 className="display-l mt-6 mb-6">{words["checkout.title"]}</h1>
        <CheckoutOverview cart={cart} bill={checkout.bill ?? bill} isFree={isFree} />
        <div className="relative lg:grid lg:grid-cols-[minmax(0,640px)_400px] lg:gap-8">
          <div className="space-y-8">
            <ErrorSummary title={words["checkout.summaryErrors"]} problems={errors.problems} />
            <ChangedPrices causes={known} />
            <ParcelChoice parcels={parcels} checkout={checkout} />
            {checkout.goesWith === 0 && (
              <>
                <RecipientFields checkout={checkout}>
                  <RecipientChooser me={recipient} recipients={recipients} form={checkout.form} onChoose={checkout.change} />
                </RecipientFields>
                <DeliveryFields checkout={checkout} causes={causes} />
              </>
            )}
            <PaymentField checkout={checkout} causes={causes} isCardOnly={isCardOnly} waits={waits} />
            <ResaleField checkout={checkout} bill={checkout.bill ?? bill} />
            <OwnMoneyField checkout={checkout} purse={purse} causes={causes} />
            <PromoField checkout={checkout} bill={checkout.bill ?? bill} />
            <TextArea
              {...errors.field("comment")}
              value={checkout.form.comment}
              maxLength={500}
              rows={3}
              onChange={(event) => checkout.change({ comment: event.target.value })}
            />
          </div>
          <aside className="max-lg:contents lg:sticky lg:top-24 lg:self-start">
            <OrderCauses causes={causes} changes={checkout.changes} phone={settings.phone} isAnswer={checkout.causes.length > 0} />
            <LostGoods />
            {errors.formError && <FieldError>{errors.formError}</FieldError>}
            <CheckoutSummary
              cart={cart}
              bill={checkout.bill ?? bill}
              isFree={isFree}
              isPaidNow={checkout.payment?.isPaidNow ?? false}
              isForBuyer={checkout.isForBuyer}
              busy={checkout.busy}
            />
          </aside>
          {checkout.busy && (
            <div className="cover-late absolute inset-0 z-10 bg-paper/90">
              <div className="sticky top-1/3 py-10">
                <LoadingPhrase phrases={phrases} />
              </div>
            </div>
          )}
        </div>
      </form>
      <PostcodeDialog carrier={checkout.delivery?.carrier ?? ""} onChoose={checkout.change} />
    </>
  );
}
