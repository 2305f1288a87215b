-- The number of the order `paid_with`, by which people know it.
alter table delivery_debt add column paid_with_number bigint;
update delivery_debt d set paid_with_number = o.number from placed_order o where o.id = d.paid_with;
