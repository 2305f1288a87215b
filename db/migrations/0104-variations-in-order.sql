-- The grid of staff reads variations window by window in this order; what it replaces is its beginning.
create index variation_in_product on variation (product_id desc, id);
drop index variation_product;
