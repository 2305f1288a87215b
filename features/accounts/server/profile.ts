import type { Kysely } from "kysely";
import type { CarrierChoice } from "../../../db/json-columns.ts";
import type { Tables } from "../../../db/tables.ts";
import { invalid, notSignedIn } from "../../../platform/contracts/errors.ts";
import type { Locale } from "../../../platform/i18n.ts";
import { toHryvnias, type Kopiykas } from "../../../platform/money/money.ts";
import { kyivDay, type Instant } from "../../../platform/time/time.ts";
import { customerOf, type Shop, type Tx, type Visit } from "../../shop.ts";
import type { ProfileView } from "../accounts.contract.ts";
import { fullName } from "../accounts.rules.ts";
import { applyProfileForm, type ProfileEntries, type ProfileFields } from "../profile-form.rules.ts";
import { countDevices, lockAccount, selectAccount, updateDeliveryChoice, updateProfileFields, upsertAccount } from "./accounts.queries.ts";
import type { Id } from "../../../platform/ids.ts";

type OrderCounts = { orders: number; unpaid: number; debts: number };

/** Facts that features above accounts know, given by the processes; kopiykas. */
export type ProfileSources = {
  countOrders(shop: Shop, accountId: Id<"account">): Promise<OrderCounts>;
  unreadNotices(shop: Shop, accountId: Id<"account">): Promise<number>;
  bonusSum(db: Kysely<Tables>, accountId: Id<"account">, now: Instant): Promise<Kopiykas>;
  balanceOf(db: Kysely<Tables>, accountId: Id<"account">): Promise<{ customerDebt: Kopiykas; companyDebt: Kopiykas; total: Kopiykas }>;
  /** Kept places in the reader's language. */
  wordPlaces(shop: Shop, kept: readonly { carrier: string; place: CarrierChoice }[], locale: Locale): Promise<CarrierChoice[]>;
};

export async function viewProfile(visit: Visit, sources: ProfileSources): Promise<ProfileView> {
  const { shop, now, locale } = visit;
  const customer = customerOf(visit);
  const [account, devices, counts, unread, bonuses, balance] = await Promise.all([
    selectAccount(shop.db.read, customer.id),
    countDevices(shop.db.read, customer.id),
    sources.countOrders(shop, customer.id),
    sources.unreadNotices(shop, customer.id),
    sources.bonusSum(shop.db.read, customer.id, now),
    sources.balanceOf(shop.db.read, customer.id),
  ]);
  if (!account) throw notSignedIn();
  const [place = {}] = await sources.wordPlaces(shop, [{ carrier: account.carrier, place: account.carrier_choice }], locale);
  return {
    id: account.id,
    id_1c: account.id_1c,
    userExistsIn1C: account.id_1c !== null,
    FullName: fullName(account),
    name: account.name,
    surname: account.surname,
    patronymic: account.patronymic,
    phone: account.phone,
    email: account.email,
    date_birth: account.birth_date ? Date.parse(`${account.birth_date}T00:00:00Z`) / 1_000 : null,
    myBonuses: toHryvnias(bonuses),
    myOrders: counts.orders,
    myUnpaidOrders: counts.unpaid,
    myDebtsOrders: counts.debts,
    myNewNotifications: unread,
    carrier: account.carrier,
    carrier_info: place,
    log_info: { registered: account.created_at.toISOString(), devices },
    user_balance: {
      customerDebt: toHryvnias(balance.customerDebt),
      companyDebt: toHryvnias(balance.companyDebt),
      total: toHryvnias(balance.total),
    },
    clientDebt: toHryvnias(balance.customerDebt),
    isBlacklisted: customer.blacklisted,
    cardOnly: customer.cardOnly,
  };
}

/** Writes the profile form. Throws 422 by field (specification §5). */
export async function updateProfile(visit: Visit, form: ProfileEntries): Promise<void> {
  const { shop } = visit;
  const customer = customerOf(visit);
  await shop.db.write(async (tx) => {
    const account = await lockAccount(tx, customer.id);
    const applied = applyProfileForm(fieldsOf(account), form, kyivDay(visit.now));
    if ("errors" in applied) throw invalid(applied.errors);
    await updateProfileFields(tx, customer.id, applied.fields);
  });
}

export const findOrCreateAccount = (tx: Tx, who: Parameters<typeof upsertAccount>[1]) => upsertAccount(tx, who);

/** The next checkout begins with this; the account is written to in this language. */
export const rememberDelivery = async (
  tx: Tx,
  { accountId, ...used }: { accountId: Id<"account">; carrier: string; choice: object; locale: Locale },
): Promise<void> => void (await updateDeliveryChoice(tx, accountId, used));

export const readAccount = (shop: Shop, accountId: Id<"account">) => selectAccount(shop.db.read, accountId);

function fieldsOf(account: { name: string; surname: string; patronymic: string; email: string; birth_date: string | null }): ProfileFields {
  return {
    name: account.name,
    surname: account.surname,
    patronymic: account.patronymic,
    email: account.email,
    birthDate: account.birth_date,
  };
}
