-- What of a payment's money its provider gave back to the payer though the shop did not ask: undone in the bank's own cabinet, or disputed
-- by the card's owner. Money that was gone before the shop heard of it paid nothing.
alter table payment add column sent_back bigint not null default 0 check (sent_back >= 0);
alter table payment drop constraint payment_outcome_check;
alter table payment add constraint payment_outcome_check
  check (outcome in ('applied', 'revived', 'refund_due', 'to_balance', 'sent_back'));
create index payment_event_sent_back on payment_event (id) where note = 'sent_back';
