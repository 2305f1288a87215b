import { findingMessages } from "../../../../features/orders/finding/finding.messages.ts";
import { LONGEST_ORDER_SEARCH, orderGroups, type OrderGroup } from "../../../../features/orders/finding/finding.rules.ts";
import { pathIn, useLocale, useWords } from "../../../../client/locale/locale.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";
import { Form } from "../../../../client/router/form.tsx";
import { Button } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { ordersAddress } from "./orders-address.ts";

/** Works without scripts. */
export function FindOrders({ q, group }: { q: string; group: OrderGroup }) {
  const words = useWords(findingMessages);
  const locale = useLocale();
  return (
    <div className="mb-6 grid gap-4">
      <Form
        role="search"
        aria-label={words["finding.label"]}
        action={pathIn(locale, "/account/orders")}
        className="flex flex-wrap items-start gap-3"
        preventScrollReset
      >
        <TextField
          key={q}
          type="search"
          name="q"
          className="min-w-0 grow basis-52"
          label={words["finding.label"]}
          hint={words["finding.hint"]}
          defaultValue={q}
          maxLength={LONGEST_ORDER_SEARCH}
          autoComplete="off"
          enterKeyHint="search"
        />
        {group !== "all" && <input type="hidden" name="group" value={group} />}
        <Button kind="secondary" type="submit" className="min-[22rem]:mt-6.5">
          {words["finding.find"]}
        </Button>
      </Form>
      <nav aria-label={words["finding.groups"]}>
        <ul className="flex flex-wrap gap-2">
          {orderGroups.map((one) => (
            <li key={one}>
              <ShopLink
                to={ordersAddress({ q, group: one })}
                aria-current={one === group ? "page" : undefined}
                preventScrollReset
                className={classNames(
                  "body-s inline-flex min-h-11 items-center rounded-chip border px-4",
                  one === group ? "border-ink-900 bg-ink-900 text-white" : "border-line-strong hover:bg-surface-1",
                )}
              >
                {words["finding.group"][one]}
              </ShopLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
