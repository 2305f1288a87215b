-- What a reseller's buyer pays on delivery; null for an order of the customer's own. Above what is due it is the reseller's (decision 0082).
alter table placed_order add column collected bigint;
alter table placed_order add constraint placed_order_collected check (collected is null or (collected > 0 and collected >= to_pay - prepayment and goes_with is null and companion_of is null));
