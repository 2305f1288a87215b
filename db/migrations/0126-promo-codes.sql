-- Promo codes that staff make (docs/decisions/0092). `compared`: the code as it is compared, letters that look alike being one. `amount` and
-- `smallest` are kopiykas; without audiences and categories (their ids of 1C) it is for all goods; `uses` and `uses_each`: null without limit.
create table promo_code (
  id bigint generated always as identity primary key,
  code text not null check (length(code) between 3 and 32),
  compared text not null unique,
  percent int check (percent between 1 and 90),
  amount bigint check (amount > 0),
  starts_at timestamptz,
  -- The first instant when it is over.
  ends_at timestamptz,
  smallest bigint not null default 0 check (smallest >= 0),
  audiences text not null default '',
  categories text[] not null default '{}',
  not_reduced boolean not null default false,
  uses int check (uses > 0),
  uses_each int check (uses_each > 0),
  first_order boolean not null default false,
  active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null,
  constraint promo_code_worth check ((percent is null) <> (amount is null)),
  constraint promo_code_time check (ends_at > starts_at)
);

-- What a code took off an order, kopiykas, and off each of its lines; `goods` and `sum` are what is left. An order that is cancelled has given
-- its use back, since uses are counted by these rows.
alter table placed_order add column promo_code_id bigint references promo_code (id);
alter table placed_order add column promo_code text not null default '';
alter table placed_order add column discount bigint not null default 0;
alter table placed_order add constraint placed_order_discount check (discount >= 0 and (discount = 0 or promo_code_id is not null));
create index placed_order_promo_code on placed_order (promo_code_id, account_id) where promo_code_id is not null;

alter table order_line add column discount bigint not null default 0 check (discount >= 0);
alter table order_line drop constraint order_line_check;
alter table order_line add constraint order_line_sum check (sum = price * pieces - discount and sum >= 0);
