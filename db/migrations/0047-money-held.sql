-- Since when a provider has the customer's money without having promised it to the shop (LiqPay's wait_accept).
alter table payment add held_since timestamptz;
