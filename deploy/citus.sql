-- Spreads budgets over several primaries by Citus, one whole budget on each: docs/scaling.md says when and how.

-- Every key of a budget's tables gets its workspace.
begin;
alter table alert_occurrences drop constraint fk_alert_occurrences_schedule_id_schedules;
alter table accounts drop constraint pk_accounts, add constraint pk_accounts
  primary key (workspace_id, id);
alter table account_history drop constraint pk_account_history, add constraint pk_account_history
  primary key (workspace_id, id);
alter table carry_rules drop constraint pk_carry_rules, add constraint pk_carry_rules
  primary key (workspace_id, id);
alter table categories drop constraint pk_categories, add constraint pk_categories
  primary key (workspace_id, id);
alter table expected_incomes drop constraint pk_expected_incomes, add constraint pk_expected_incomes
  primary key (workspace_id, id);
alter table history drop constraint pk_history, add constraint pk_history
  primary key (workspace_id, id);
alter table imports drop constraint pk_imports, add constraint pk_imports
  primary key (workspace_id, id);
alter table lists drop constraint pk_lists, add constraint pk_lists
  primary key (workspace_id, id);
alter table planning_categories drop constraint pk_planning_categories, add constraint pk_planning_categories
  primary key (workspace_id, id);
alter table plannings drop constraint pk_plannings, add constraint pk_plannings
  primary key (workspace_id, id);
alter table schedules drop constraint pk_schedules, add constraint pk_schedules
  primary key (workspace_id, id);
alter table targets drop constraint pk_targets, add constraint pk_targets
  primary key (workspace_id, id);
alter table alert_occurrences drop constraint pk_alert_occurrences, add constraint pk_alert_occurrences
  primary key (workspace_id, user_id, schedule_id, occurrence, kind);
alter table imported_entries drop constraint pk_imported_entries, add constraint pk_imported_entries
  primary key (workspace_id, entry_id);
alter table list_items drop constraint pk_list_items, add constraint pk_list_items
  primary key (workspace_id, list_id, id);
alter table alert_occurrences add constraint fk_alert_occurrences_schedule_id_schedules
  foreign key (workspace_id, schedule_id) references schedules (workspace_id, id) on delete cascade;
drop index uq_history_occurrence;
create unique index uq_history_occurrence on history (workspace_id, schedule_id, occurrence)
  where schedule_id is not null and deleted_at is null;
alter table invitation_links drop constraint uq_invitation_links_code_hash;
create index ix_invitation_links_code_hash on invitation_links (code_hash);
-- What isn't a budget's names none by a key: the server ends the tokens of a workspace that goes by itself.
alter table sessions drop constraint fk_sessions_workspace_id_workspaces;
alter table settings drop constraint fk_settings_workspace_id_workspaces;
commit;

create extension citus;

-- Reference tables are whole on every primary: statements join them with a budget's. Others stay on the coordinator.
select create_reference_table('users');
select create_reference_table('sessions');
select create_reference_table('settings');

-- A budget's tables are spread by their workspace, each after those that it refers to.
select create_distributed_table('workspaces', 'id');
select create_distributed_table('accounts', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('alert_bookings', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('alert_settings', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('categories', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('changes', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('day_incomes', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('expected_incomes', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('history_words', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('import_rules', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('imported_entries', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('imports', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('invitation_links', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('named_members', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('participants', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('plannings', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('prices', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('account_days', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('account_history', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('account_months', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('alert_levels', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('carry_rules', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('day_sums', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('entry_lines', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('history', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('lists', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('month_sums', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('planning_categories', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('schedules', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('targets', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('alert_occurrences', 'workspace_id', colocate_with => 'workspaces');
select create_distributed_table('list_items', 'workspace_id', colocate_with => 'workspaces');
