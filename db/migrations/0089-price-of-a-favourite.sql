-- The lowest price the customer knows of goods they keep (docs/decisions/0059); null until it is first looked at.
alter table favourite add column lowest_price bigint check (lowest_price > 0);
create index favourite_unpriced on favourite (product_id) where lowest_price is null;
