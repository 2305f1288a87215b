-- The parts of one purchase, read and locked with every change of an order: of an account with 10,000 orders all were read for them.
create index placed_order_cart on placed_order (cart_id);
