-- A request sent again after a lost answer is found by its sender (features/leads).
create index lead_sender on lead (phone, created_at desc);
