CREATE OR REPLACE FUNCTION ledger.change_member_role(team_account_id text, member_id text, new_role text) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  role_before text;
BEGIN
  PERFORM ledger.lock_team(team_account_id);
  SELECT role INTO role_before FROM grants WHERE account_id = team_account_id AND user_id = member_id;
  IF role_before IS NULL THEN RETURN jsonb_build_object('ok', false, 'code', 'not_found'); END IF;
  IF new_role <> 'owner' AND ledger.is_last_owner(team_account_id, member_id) THEN
    RETURN jsonb_build_object('ok', false, 'code', 'last_owner');
  END IF;
  UPDATE grants SET role = new_role WHERE account_id = team_account_id AND user_id = member_id;
  RETURN jsonb_build_object('ok', true, 'role_before', role_before);
END $$;

REVOKE ALL ON FUNCTION ledger.change_member_role(text, text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger.change_member_role(text, text, text) TO tillbook_app;
COMMENT ON FUNCTION ledger.change_member_role(text, text, text) IS
  'Changes the role of a member of an account''s team. Returns {ok, role_before}, or {ok: false, code} if there is no such member or '
  'it is the last owner.';
