-- Money as a double-entry ledger: what happened is a journal entry, its postings sum to zero, nothing is ever changed. A posting above
-- zero is what the shop owes or has earned, below zero what it has or is owed. The shop's own accounts keep no running balance.

-- A delivery the shop paid for and the customer did not collect. `order_id`: the order whose parcel came back.
create table delivery_debt (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  order_id uuid not null unique references placed_order (id),
  order_number bigint not null,
  parcel_number text not null,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null,
  -- The order that will pay it together with its goods, while that order lives.
  paid_with uuid references placed_order (id),
  settled_at timestamptz,
  settled_by text check (settled_by in ('order', 'payment', 'staff'))
);
create index delivery_debt_open on delivery_debt (account_id) where settled_at is null;
create index delivery_debt_paid_with on delivery_debt (paid_with) where paid_with is not null;

-- Bonus points of one grant. They end with the month in Kyiv in which they were granted; `points_left` is what may still be spent of them.
create table bonus_lot (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  granted bigint not null check (granted > 0),
  points_left bigint not null check (points_left between 0 and granted),
  reason text not null,
  source text not null,
  granted_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > granted_at),
  unique (reason, source)
);
create index bonus_lot_left on bonus_lot (account_id, ends_at) where points_left > 0;
create index bonus_lot_ends on bonus_lot (ends_at) where points_left > 0;

create table journal_entry (
  id bigint generated always as identity primary key,
  reason text not null check (reason ~ '^[a-z_]{3,40}$'),
  -- What caused it; with the reason it happens once however often it is tried.
  source text not null,
  account_id bigint references account (id),
  order_id uuid references placed_order (id),
  order_number bigint,
  by_whom text not null,
  note text not null default '',
  at timestamptz not null,
  unique (reason, source)
);
create index journal_entry_account on journal_entry (account_id, at desc, id desc);
create index journal_entry_order on journal_entry (order_id) where order_id is not null;

create table posting (
  entry_id bigint not null references journal_entry (id),
  position int not null,
  ledger text not null check (ledger in ('customer_balance', 'customer_bonus', 'delivery_debt', 'order_funds', 'card_clearing', 'cash_on_delivery', 'refunds', 'sales', 'bonus_cost', 'delivery_cost', 'corrections')),
  account_id bigint references account (id),
  order_id uuid references placed_order (id),
  lot_id bigint references bonus_lot (id),
  debt_id bigint references delivery_debt (id),
  amount bigint not null check (amount <> 0),
  primary key (entry_id, position),
  constraint posting_of_a_customer check ((ledger in ('customer_balance', 'customer_bonus', 'delivery_debt')) = (account_id is not null)),
  constraint posting_of_a_lot check ((ledger = 'customer_bonus') = (lot_id is not null)),
  constraint posting_of_a_debt check ((ledger = 'delivery_debt') = (debt_id is not null)),
  constraint posting_of_an_order check ((ledger = 'order_funds') = (order_id is not null))
);
create index posting_account on posting (account_id, ledger) where account_id is not null;
create index posting_lot on posting (lot_id) where lot_id is not null;
create index posting_order on posting (order_id) where order_id is not null;

-- Judged at commit, when all postings of an entry are there.
create function refuse_unbalanced() returns trigger language plpgsql as $$
declare
  entry bigint := case tg_table_name when 'posting' then (to_jsonb(new) ->> 'entry_id')::bigint else (to_jsonb(new) ->> 'id')::bigint end;
  total numeric;
  parts int;
begin
  select sum(amount), count(*) into total, parts from posting where entry_id = entry;
  if parts < 2 or total <> 0 then
    raise exception 'journal entry % does not balance', entry using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger journal_entry_balances after insert on journal_entry deferrable initially deferred
  for each row execute function refuse_unbalanced();
create constraint trigger posting_balances after insert on posting deferrable initially deferred
  for each row execute function refuse_unbalanced();

create trigger journal_entry_append_only before update or delete on journal_entry for each statement execute function refuse_change();
create trigger journal_entry_kept_whole before truncate on journal_entry for each statement execute function refuse_change();
create trigger posting_append_only before update or delete on posting for each statement execute function refuse_change();
create trigger posting_kept_whole before truncate on posting for each statement execute function refuse_change();

-- What the shop owes a customer (above zero) or is owed (below), kept by whoever posts to `customer_balance`; its row is the lock for
-- spending balance and bonuses.
create table customer_money (
  account_id bigint primary key references account (id),
  balance bigint not null default 0
);

-- What stood in the two simple ledgers. Points of before are granted once more as lots of what was left of them.
insert into customer_money (account_id, balance) select account_id, sum(amount) from balance_entry group by account_id;
with moved as (
  insert into journal_entry (reason, source, account_id, by_whom, note, at)
  select 'earlier_balance', 'balance ' || account_id, account_id, 'shop', '', max(at) from balance_entry group by account_id having sum(amount) <> 0
  returning id, account_id
), sums as (select m.id, m.account_id, sum(b.amount) as amount from moved m join balance_entry b using (account_id) group by m.id, m.account_id)
insert into posting (entry_id, position, ledger, account_id, amount)
select id, 1, 'customer_balance', account_id, amount from sums union all select id, 2, 'corrections', null, -amount from sums;

with lots as (
  insert into bonus_lot (account_id, granted, points_left, reason, source, granted_at, ends_at)
  select account_id, sum(amount), sum(amount), 'earlier_bonus', 'bonus ' || account_id || ' ' || expires_at, min(at), expires_at
  from bonus_entry where expires_at is not null group by account_id, expires_at having sum(amount) > 0 and min(at) < expires_at
  returning id, account_id, granted, source, granted_at
), moved as (
  insert into journal_entry (reason, source, account_id, by_whom, note, at)
  select 'earlier_bonus', source, account_id, 'shop', '', granted_at from lots returning id, source
)
insert into posting (entry_id, position, ledger, account_id, lot_id, amount)
select m.id, 1, 'customer_bonus', l.account_id, l.id, l.granted from moved m join lots l using (source)
union all select m.id, 2, 'bonus_cost', null, null, -l.granted from moved m join lots l using (source);

-- Money that comes by a provider ----------------------------------------------------------------------------
-- One try of a customer to pay; `reference` is our name for it at the provider, never used twice.
create table payment (
  id bigint generated always as identity primary key,
  reference text not null unique,
  provider text not null check (provider ~ '^[a-z0-9_-]{2,40}$'),
  account_id bigint not null references account (id),
  purpose text not null check (purpose in ('order', 'debts')),
  -- The purchase it pays, by its cart; null for debts.
  cart_id uuid references cart (id),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('starting', 'open', 'paid', 'failed', 'expired')),
  provider_id text not null default '',
  page_url text not null default '',
  started_at timestamptz not null,
  -- The newest word of the provider, by the provider's clock; older ones change nothing.
  told_at timestamptz,
  paid_at timestamptz,
  failure text not null default '',
  -- What the money did; exactly one for a paid one (I8).
  outcome text check (outcome in ('applied', 'revived', 'refund_due', 'to_balance')),
  next_poll_at timestamptz,
  polls int not null default 0,
  -- For the receipt: masked card, authorisation code, system, terminal.
  card jsonb not null default '{}',
  constraint payment_outcome check ((state = 'paid') = (outcome is not null)),
  constraint payment_purchase check ((purpose = 'order') = (cart_id is not null))
);
create index payment_cart on payment (cart_id) where cart_id is not null;
create index payment_account on payment (account_id, started_at desc);
create index payment_due on payment (next_poll_at) where next_poll_at is not null;
-- A purchase is paid once (I9).
create unique index payment_one_applied on payment (cart_id) where outcome in ('applied', 'revived');

create table payment_debt (
  payment_id bigint not null references payment (id),
  debt_id bigint not null references delivery_debt (id),
  primary key (payment_id, debt_id)
);

-- Every word of a provider, once however often it is said, with what became of it.
create table payment_event (
  id bigint generated always as identity primary key,
  provider text not null,
  event text not null,
  via text not null check (via in ('callback', 'poll', 'statement')),
  reference text not null,
  payment_id bigint references payment (id),
  status text not null,
  amount bigint not null,
  currency text not null,
  provider_at timestamptz not null,
  received_at timestamptz not null,
  outcome text not null check (outcome in ('applied', 'stale', 'noted', 'unmatched')),
  note text not null default '',
  unique (provider, event)
);
create index payment_event_payment on payment_event (payment_id, id);
create index payment_event_unmatched on payment_event (id) where outcome = 'unmatched';

-- Money that goes back; `reference` is our own id at the provider, so that asking twice gives back once.
create table refund (
  id bigint generated always as identity primary key,
  reference text not null unique,
  payment_id bigint not null references payment (id),
  account_id bigint not null references account (id),
  order_id uuid references placed_order (id),
  amount bigint not null check (amount > 0),
  reason text not null,
  source text not null,
  state text not null check (state in ('due', 'asked', 'done', 'refused')),
  tries int not null default 0,
  next_try_at timestamptz,
  failure text not null default '',
  by_whom text not null,
  made_at timestamptz not null,
  settled_at timestamptz,
  unique (reason, source)
);
create index refund_payment on refund (payment_id);
create index refund_due on refund (next_try_at) where next_try_at is not null;

create table reconciliation (
  id bigint generated always as identity primary key,
  provider text not null,
  day date not null,
  made_at timestamptz not null,
  payments int not null,
  sum bigint not null,
  differences jsonb not null default '[]',
  unique (provider, day)
);

-- Orders and money ------------------------------------------------------------------------------------------
-- Until when a card order waits for its payment; then it ends by itself and gives everything back.
alter table placed_order add column unpaid_until timestamptz;
create index placed_order_unpaid on placed_order (unpaid_until) where status = 'awaiting_payment';
-- What the payment was, by the provider's clock; `paid_at` is when the shop learned of it.
alter table placed_order add column paid_by bigint references payment (id);
