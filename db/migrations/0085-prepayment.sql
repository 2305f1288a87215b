-- What an order on receipt has to bring by card before it is sent, 0 for others, and the payment that brought it (docs/decisions/0058).
alter table placed_order add column prepayment bigint not null default 0 check (prepayment >= 0);
alter table placed_order add column prepaid_by bigint references payment (id);
create index placed_order_prepaid_by on placed_order (prepaid_by) where prepaid_by is not null;

-- A prepayment has a receipt of its own, and the rest of the money another one of the same chain.
-- `left_to_pay`: what of its sum is still to come.
alter table fiscal_receipt drop constraint fiscal_receipt_kind_check;
alter table fiscal_receipt add constraint fiscal_receipt_kind_check check (kind in ('sale', 'return', 'prepayment', 'rest'));
alter table fiscal_receipt add column left_to_pay bigint not null default 0 check (left_to_pay >= 0);
