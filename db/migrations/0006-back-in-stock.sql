-- A customer's wish to hear when a sold-out variation is back. Kept until the message has gone out.
create table back_in_stock (
  account_id bigint not null references account (id),
  variation_id bigint not null references variation (id),
  asked_at timestamptz not null,
  primary key (account_id, variation_id)
);
create index back_in_stock_of_variation on back_in_stock (variation_id);

-- Lines of a bulk add that were reserved, each written in the transaction of its reservation: a repeated call adds nothing twice.
create table bulk_added_line (
  scope text not null,
  key text not null,
  variation_id bigint not null references variation (id),
  request_hash bytea not null,
  added_at timestamptz not null,
  primary key (scope, key, variation_id)
);
create index bulk_added_line_age on bulk_added_line (added_at);

-- «Bought together» starts from the orders a product was in.
create index order_line_of_product on order_line (product_id, order_id);
