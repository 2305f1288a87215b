-- A role for the warehouse alone, and orders that staff place for customers who call (decision 0094).
alter table staff_member drop constraint staff_member_role_check;
alter table staff_member add constraint staff_member_role_check check (role in ('owner', 'manager', 'content', 'support', 'warehouse'));
alter table staff_invitation drop constraint staff_invitation_role_check;
alter table staff_invitation add constraint staff_invitation_role_check
  check (role in ('owner', 'manager', 'content', 'support', 'warehouse'));
-- Who of staff placed it for the customer; null for the customer's own.
alter table placed_order add column placed_by bigint references staff_member (id);
