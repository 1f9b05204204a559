--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)




--
-- Name: abandoned_customers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.abandoned_customers (
    customer_id character varying(255) NOT NULL,
    since timestamp with time zone NOT NULL
);


--
-- Name: account_days; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account_days (
    workspace_id uuid NOT NULL,
    local_day character varying(10) NOT NULL,
    account_id uuid NOT NULL,
    moved bigint NOT NULL
);


--
-- Name: account_history; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account_history (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    account_id uuid NOT NULL,
    kind character varying(8) NOT NULL,
    prev_budget bigint NOT NULL,
    new_budget bigint NOT NULL,
    user_id uuid,
    local_day character varying(10) NOT NULL,
    create_hash character varying(64),
    created_at timestamp with time zone NOT NULL
);


--
-- Name: account_months; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account_months (
    workspace_id uuid NOT NULL,
    month character varying(10) NOT NULL,
    account_id uuid NOT NULL,
    moved bigint NOT NULL
);


--
-- Name: accounts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    name character varying(100) NOT NULL,
    icon character varying(32) NOT NULL,
    budget bigint NOT NULL,
    currency_code character varying(8) NOT NULL,
    type character varying(12) NOT NULL,
    is_show_in_balance boolean NOT NULL,
    is_main_account boolean NOT NULL,
    version integer NOT NULL,
    field_versions jsonb NOT NULL,
    create_hash character varying(64),
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone
);


--
-- Name: alembic_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);


--
-- Name: avatars; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.avatars (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    content bytea NOT NULL,
    created_at timestamp with time zone NOT NULL
);


--
-- Name: billing; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.billing (
    id integer NOT NULL,
    provider character varying(16) NOT NULL
);


--
-- Name: categories; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.categories (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    name character varying(100) NOT NULL,
    icon character varying(32) NOT NULL,
    version integer NOT NULL,
    field_versions jsonb NOT NULL,
    create_hash character varying(64),
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone
);


--
-- Name: challenges; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.challenges (
    id uuid NOT NULL,
    purpose character varying(8) NOT NULL,
    user_id uuid,
    email_key character varying(254) NOT NULL,
    code_mac character varying(64) NOT NULL,
    attempts integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);


--
-- Name: changes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.changes (
    workspace_id uuid NOT NULL,
    revision bigint NOT NULL,
    entity character varying(24) NOT NULL,
    entity_id uuid NOT NULL,
    kind character varying(16) NOT NULL,
    user_id uuid,
    at timestamp with time zone NOT NULL,
    before jsonb,
    after jsonb,
    undoes bigint
);


--
-- Name: day_incomes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.day_incomes (
    workspace_id uuid NOT NULL,
    local_day character varying(10) NOT NULL,
    currency_code character varying(8) NOT NULL,
    income bigint NOT NULL
);


--
-- Name: day_sums; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.day_sums (
    workspace_id uuid NOT NULL,
    local_day character varying(10) NOT NULL,
    category_id uuid NOT NULL,
    currency_code character varying(8) NOT NULL,
    spent bigint NOT NULL
);


--
-- Name: history; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.history (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    kind character varying(8) NOT NULL,
    category_id uuid,
    account_id uuid NOT NULL,
    from_account_id uuid,
    date timestamp with time zone NOT NULL,
    local_day character varying(10) NOT NULL,
    value bigint NOT NULL,
    currency_code character varying(8) NOT NULL,
    account_value bigint NOT NULL,
    account_currency_code character varying(8) NOT NULL,
    from_value bigint,
    from_currency_code character varying(8),
    rate character varying(40),
    rate_date character varying(10),
    note character varying(1000) NOT NULL,
    user_id uuid,
    creator_name character varying(100) NOT NULL,
    version integer NOT NULL,
    field_versions jsonb NOT NULL,
    create_hash character varying(64),
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone
);


--
-- Name: history_words; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.history_words (
    workspace_id uuid NOT NULL,
    word character varying(40) NOT NULL COLLATE pg_catalog."C",
    local_day character varying(10) NOT NULL,
    date timestamp with time zone NOT NULL,
    entry_id uuid NOT NULL
);


--
-- Name: identities; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.identities (
    issuer character varying(200) NOT NULL,
    subject character varying(255) NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL
);


--
-- Name: import_settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.import_settings (
    user_id uuid NOT NULL,
    content jsonb NOT NULL
);


--
-- Name: imported_entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.imported_entries (
    entry_id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    bank_id character varying(255) NOT NULL
);


--
-- Name: imports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.imports (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    file_name character varying(100) NOT NULL,
    create_hash character varying(64) NOT NULL,
    revision bigint,
    report jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL
);


--
-- Name: job_runs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.job_runs (
    name character varying(40) NOT NULL,
    started_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    error character varying(300),
    failed_at timestamp with time zone
);


--
-- Name: list_items; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.list_items (
    list_id uuid NOT NULL,
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    place integer NOT NULL,
    label character varying(100) NOT NULL,
    is_checked boolean NOT NULL,
    price bigint,
    quantity bigint NOT NULL,
    create_hash character varying(64),
    created_version integer NOT NULL,
    removed_version integer,
    edits jsonb NOT NULL
);


--
-- Name: lists; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lists (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    name character varying(100) NOT NULL,
    category_id uuid,
    is_pinned boolean NOT NULL,
    version integer NOT NULL,
    field_versions jsonb NOT NULL,
    create_hash character varying(64),
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone
);


--
-- Name: mails; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mails (
    id uuid NOT NULL,
    recipient character varying(254),
    subject character varying(300) NOT NULL,
    body text NOT NULL,
    attempts integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: month_sums; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.month_sums (
    workspace_id uuid NOT NULL,
    month character varying(10) NOT NULL,
    category_id uuid NOT NULL,
    currency_code character varying(8) NOT NULL,
    spent bigint NOT NULL
);


--
-- Name: notifications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notifications (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    text character varying(40) NOT NULL,
    params jsonb NOT NULL,
    url character varying(200) NOT NULL,
    reminder_id uuid,
    at timestamp with time zone NOT NULL,
    attempts integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    due_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: participants; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.participants (
    workspace_id uuid NOT NULL,
    user_id uuid NOT NULL,
    is_verified boolean NOT NULL,
    has_taken_part boolean NOT NULL,
    joined_at timestamp with time zone NOT NULL,
    left_at timestamp with time zone
);


--
-- Name: payment_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.payment_events (
    id character varying(255) NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL
);


--
-- Name: planning_categories; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.planning_categories (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    category_id uuid NOT NULL,
    date character varying(10) NOT NULL,
    budget bigint NOT NULL,
    currency_code character varying(8) NOT NULL,
    version integer NOT NULL,
    field_versions jsonb NOT NULL,
    create_hash character varying(64),
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone
);


--
-- Name: plannings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.plannings (
    id uuid NOT NULL,
    workspace_id uuid NOT NULL,
    date character varying(10) NOT NULL
);


--
-- Name: provider_sign_ins; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.provider_sign_ins (
    id uuid NOT NULL,
    provider character varying(8) NOT NULL,
    secret_hash character varying(64) NOT NULL,
    nonce character varying(64) NOT NULL,
    verifier character varying(128) NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    issuer character varying(200),
    subject character varying(255),
    user_id uuid
);


--
-- Name: push_subscriptions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.push_subscriptions (
    id uuid NOT NULL,
    endpoint character varying(1024) NOT NULL,
    session_id uuid NOT NULL,
    user_id uuid NOT NULL,
    p256dh character varying(100) NOT NULL,
    auth character varying(40) NOT NULL,
    created_at timestamp with time zone NOT NULL
);


--
-- Name: rates; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rates (
    date character varying(10) NOT NULL,
    base character varying(8) NOT NULL,
    data jsonb NOT NULL,
    held jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);


--
-- Name: reminder_occurrences; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reminder_occurrences (
    reminder_id uuid NOT NULL,
    at timestamp with time zone NOT NULL
);


--
-- Name: reminders; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reminders (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    name character varying(40) NOT NULL,
    date character varying(16) NOT NULL,
    time_zone character varying(64) NOT NULL,
    frequency character varying(8) NOT NULL,
    comment character varying(120) NOT NULL,
    active boolean NOT NULL,
    expense jsonb,
    next_at timestamp with time zone,
    last_at timestamp with time zone,
    missed_at timestamp with time zone,
    version integer NOT NULL,
    field_versions jsonb NOT NULL,
    create_hash character varying(64),
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    device character varying(200) NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    name character varying(100),
    token_hash character varying(64),
    scope character varying(8),
    workspace_id uuid,
    last_used_at timestamp with time zone
);


--
-- Name: settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.settings (
    user_id uuid NOT NULL,
    workspace_id uuid,
    main_screen character varying(16) NOT NULL,
    expenses_view character varying(16) NOT NULL,
    language character varying(2) NOT NULL,
    show_onboarding boolean NOT NULL,
    time_zone character varying(64) NOT NULL
);


--
-- Name: subscriptions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.subscriptions (
    user_id uuid NOT NULL,
    customer_id character varying(255) NOT NULL,
    subscription_id character varying(255),
    price_id character varying(255),
    status character varying(32),
    period_end timestamp with time zone,
    cancel_at_period_end boolean NOT NULL,
    entitled_until timestamp with time zone,
    asked integer NOT NULL,
    applied integer NOT NULL
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id uuid NOT NULL,
    name character varying(100) NOT NULL,
    name_key character varying(300) NOT NULL,
    email character varying(254),
    email_key character varying(254),
    pending_email character varying(254),
    password_hash text,
    avatar character varying(200),
    is_email_verified boolean NOT NULL,
    can_add_to_workspace boolean NOT NULL,
    sign_up_id uuid,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone
);


--
-- Name: workspaces; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.workspaces (
    id uuid NOT NULL,
    name character varying(100) NOT NULL,
    creator_id uuid NOT NULL,
    currency_code character varying(8) NOT NULL,
    first_day_of_month integer NOT NULL,
    is_personal boolean NOT NULL,
    revision bigint NOT NULL,
    version integer NOT NULL,
    field_versions jsonb NOT NULL,
    create_hash character varying(64),
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    deleted_at timestamp with time zone
);


--
-- Data for Name: abandoned_customers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.abandoned_customers VALUES
	('cus_2', '2026-11-22 12:27:02.750736+00');


--
-- Data for Name: account_days; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account_days VALUES
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-11-22', '01a20339-5ffc-7540-bb9a-831711c82442', 3000000),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-11-22', '01a20339-600a-754d-aa12-df7db3d41019', 500),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-03-01', '01a20339-5f27-7575-9678-ad1efe7c257b', -101),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-04-01', '01a20339-5ffc-7540-bb9a-831711c82442', -1512000),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-03-02', '01a20339-5f27-7575-9678-ad1efe7c257b', -202),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-04-02', '01a20339-5ffc-7540-bb9a-831711c82442', -3024000),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-03-03', '01a20339-5f27-7575-9678-ad1efe7c257b', -303),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-04-03', '01a20339-5ffc-7540-bb9a-831711c82442', -4536000),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-03-04', '01a20339-5f27-7575-9678-ad1efe7c257b', -404),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-04-04', '01a20339-5ffc-7540-bb9a-831711c82442', -6048000),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-03-05', '01a20339-5f27-7575-9678-ad1efe7c257b', -505),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-04-05', '01a20339-5ffc-7540-bb9a-831711c82442', -7560000),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-03-06', '01a20339-5f27-7575-9678-ad1efe7c257b', -606),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-04-06', '01a20339-5ffc-7540-bb9a-831711c82442', -9072000),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-03-07', '01a20339-5f27-7575-9678-ad1efe7c257b', -707),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-04-07', '01a20339-5ffc-7540-bb9a-831711c82442', -10584000),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-03-08', '01a20339-5f27-7575-9678-ad1efe7c257b', -808),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-04-08', '01a20339-5ffc-7540-bb9a-831711c82442', -12096000),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-03-09', '01a20339-5f27-7575-9678-ad1efe7c257b', -909),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-04-09', '01a20339-5ffc-7540-bb9a-831711c82442', -13608000),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-03-10', '01a20339-5f27-7575-9678-ad1efe7c257b', -1010),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-04-10', '01a20339-5ffc-7540-bb9a-831711c82442', -15120000),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-11-22', '01a20339-5fe7-72fd-ae7d-8124a39c3323', 1300000),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-11-22', '01a20339-5f27-7575-9678-ad1efe7c257b', 248246),
	('01a20339-6295-7738-a9c3-99840e5cb3b2', '2026-11-22', '01a20339-629a-7147-9050-bc9665b30fac', -2468),
	('01a20339-64c1-70df-94e2-d1514552801c', '2026-03-01', '01a20339-64c1-70df-94e2-d153aa2ce8f4', 0),
	('01a20339-64c1-70df-94e2-d1514552801c', '2026-03-01', '01a20339-64c1-70df-94e2-d1547a678587', 1000),
	('01a20339-64c1-70df-94e2-d1514552801c', '2026-03-02', '01a20339-64c1-70df-94e2-d1547a678587', -500),
	('01a20339-64c1-70df-94e2-d1514552801c', '2026-03-20', '01a20339-64c1-70df-94e2-d1547a678587', 2000),
	('01a20339-64c1-70df-94e2-d1514552801c', '2026-03-20', '01a20339-64c1-70df-94e2-d153aa2ce8f4', -3250),
	('01a20339-64c1-70df-94e2-d1514552801c', '2026-03-21', '01a20339-64c1-70df-94e2-d153aa2ce8f4', 12000);


--
-- Data for Name: account_history; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account_history VALUES
	('01a20339-5f29-763b-97a3-11135974b614', '01a20339-5f21-71cd-a586-ac1b13736e2e', '01a20339-5f27-7575-9678-ad1efe7c257b', 'opening', 0, 0, '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22', NULL, '2026-11-22 12:27:01.255218+00'),
	('01a20339-5f2c-72f4-83a7-37995439dc08', '01a20339-5f21-71cd-a586-ac1b13736e2e', '01a20339-5f29-763b-97a3-111488635920', 'opening', 0, 0, '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22', NULL, '2026-11-22 12:27:01.255218+00'),
	('01a20339-5f67-761c-9320-1b97070512e2', '01a20339-5f65-703c-9284-7464d0faaf07', '01a20339-5f67-761c-9320-1b962ef51ada', 'opening', 0, 0, '01a20339-5f60-7275-aee0-328518f5917a', '2026-11-22', NULL, '2026-11-22 12:27:01.344746+00'),
	('01a20339-5f68-73df-80bc-e15b362b4a2a', '01a20339-5f65-703c-9284-7464d0faaf07', '01a20339-5f67-761c-9320-1b98837c4a5e', 'opening', 0, 0, '01a20339-5f60-7275-aee0-328518f5917a', '2026-11-22', NULL, '2026-11-22 12:27:01.344746+00'),
	('01a20339-5f8e-7590-aeea-c6f03ff31b85', '01a20339-5f8a-7365-a033-7ab81b5abd15', '01a20339-5f8d-76ef-8f42-1721ce322fdd', 'opening', 0, 0, '01a20339-5f86-7196-a81a-87ffeda1bcc7', '2026-11-22', NULL, '2026-11-22 12:27:01.382635+00'),
	('01a20339-5f8f-70ae-b84d-81ef18ed0ba9', '01a20339-5f8a-7365-a033-7ab81b5abd15', '01a20339-5f8e-7590-aeea-c6f1bb14f0d2', 'opening', 0, 0, '01a20339-5f86-7196-a81a-87ffeda1bcc7', '2026-11-22', NULL, '2026-11-22 12:27:01.382635+00'),
	('01a20339-5fe8-75bc-b531-0d9175e1c3c9', '01a20339-5f21-71cd-a586-ac1b13736e2e', '01a20339-5fe7-72fd-ae7d-8124a39c3323', 'opening', 0, 1250075, '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22', NULL, '2026-11-22 12:27:01.469197+00'),
	('01a20339-5ffe-71d8-af0c-efd16a9a7de1', '01a20339-5f21-71cd-a586-ac1b13736e2e', '01a20339-5ffc-7540-bb9a-831711c82442', 'opening', 0, 3000000, '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22', NULL, '2026-11-22 12:27:01.494112+00'),
	('01a20339-600b-75f9-99ae-784c8fe29013', '01a20339-5f21-71cd-a586-ac1b13736e2e', '01a20339-600a-754d-aa12-df7db3d41019', 'opening', 0, 500, '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22', NULL, '2026-11-22 12:27:01.508598+00'),
	('01a20339-6121-72d0-a40e-2a4e48063632', '01a20339-5f21-71cd-a586-ac1b13736e2e', '01a20339-5fe7-72fd-ae7d-8124a39c3323', 'set', 1254075, 1300000, '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22', '40126a7203a8a31ffd9d396b902f7d57b4cb202bfa5ba48510630980b3273f83', '2026-11-22 12:27:01.788387+00'),
	('01a20339-629a-7147-9050-bc9739e1ca72', '01a20339-6295-7738-a9c3-99840e5cb3b2', '01a20339-629a-7147-9050-bc9665b30fac', 'opening', 0, 0, '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22', NULL, '2026-11-22 12:27:02.162578+00'),
	('01a20339-629b-7276-9dc0-c2063c5e351b', '01a20339-6295-7738-a9c3-99840e5cb3b2', '01a20339-629a-7147-9050-bc9800b83e39', 'opening', 0, 0, '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22', NULL, '2026-11-22 12:27:02.162578+00'),
	('01a20339-6361-74ae-9a1d-b17dc690cb26', '01a20339-635a-711f-a1c3-42444e40a73d', '01a20339-635f-72e1-96a8-eef3f383ce17', 'opening', 0, 0, '01a20339-5f60-7275-aee0-328518f5917a', '2026-11-22', NULL, '2026-11-22 12:27:02.360872+00'),
	('01a20339-6362-7477-af53-974cf7404975', '01a20339-635a-711f-a1c3-42444e40a73d', '01a20339-6361-74ae-9a1d-b17ea8b39751', 'opening', 0, 0, '01a20339-5f60-7275-aee0-328518f5917a', '2026-11-22', NULL, '2026-11-22 12:27:02.360872+00'),
	('01a20339-64c1-70df-94e2-d1587fad8a6c', '01a20339-64c1-70df-94e2-d1514552801c', '01a20339-64c1-70df-94e2-d153aa2ce8f4', 'opening', 0, 0, '01a20339-64c1-70df-94e2-d1523462f406', '2026-03-01', NULL, '2026-03-01 08:00:00+00'),
	('01a20339-64c1-70df-94e2-d1597a055b56', '01a20339-64c1-70df-94e2-d1514552801c', '01a20339-64c1-70df-94e2-d1547a678587', 'opening', 0, 1000, '01a20339-64c1-70df-94e2-d1523462f406', '2026-03-01', NULL, '2026-03-01 08:00:00+00'),
	('01a20339-64c1-70df-94e2-d15a6380e421', '01a20339-64c1-70df-94e2-d1514552801c', '01a20339-64c1-70df-94e2-d1547a678587', 'set', 1000, 500, '01a20339-64c1-70df-94e2-d1523462f406', '2026-03-02', NULL, '2026-03-02 08:00:00+00');


--
-- Data for Name: account_months; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account_months VALUES
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-11', '01a20339-5ffc-7540-bb9a-831711c82442', 3000000),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-11', '01a20339-600a-754d-aa12-df7db3d41019', 500),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-03', '01a20339-5f27-7575-9678-ad1efe7c257b', -5555),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-04', '01a20339-5ffc-7540-bb9a-831711c82442', -83160000),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-11', '01a20339-5fe7-72fd-ae7d-8124a39c3323', 1300000),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-11', '01a20339-5f27-7575-9678-ad1efe7c257b', 248246),
	('01a20339-6295-7738-a9c3-99840e5cb3b2', '2026-12', '01a20339-629a-7147-9050-bc9665b30fac', -2468),
	('01a20339-64c1-70df-94e2-d1514552801c', '2026-03', '01a20339-64c1-70df-94e2-d153aa2ce8f4', 8750),
	('01a20339-64c1-70df-94e2-d1514552801c', '2026-03', '01a20339-64c1-70df-94e2-d1547a678587', 2500);


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.accounts VALUES
	('01a20339-5f29-763b-97a3-111488635920', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'Cash', 'wallet', 0, 'default', 'basic', true, false, 1, '{}', NULL, '2026-11-22 12:27:01.255218+00', '2026-11-22 12:27:01.255218+00', NULL),
	('01a20339-5f67-761c-9320-1b962ef51ada', '01a20339-5f65-703c-9284-7464d0faaf07', 'Credit Card', 'credit-card', 0, 'default', 'basic', true, true, 1, '{}', NULL, '2026-11-22 12:27:01.344746+00', '2026-11-22 12:27:01.344746+00', NULL),
	('01a20339-5f67-761c-9320-1b98837c4a5e', '01a20339-5f65-703c-9284-7464d0faaf07', 'Cash', 'wallet', 0, 'default', 'basic', true, false, 1, '{}', NULL, '2026-11-22 12:27:01.344746+00', '2026-11-22 12:27:01.344746+00', NULL),
	('01a20339-5f8d-76ef-8f42-1721ce322fdd', '01a20339-5f8a-7365-a033-7ab81b5abd15', 'Credit Card', 'credit-card', 0, 'default', 'basic', true, true, 1, '{}', NULL, '2026-11-22 12:27:01.382635+00', '2026-11-22 12:27:01.382635+00', NULL),
	('01a20339-5f8e-7590-aeea-c6f1bb14f0d2', '01a20339-5f8a-7365-a033-7ab81b5abd15', 'Cash', 'wallet', 0, 'default', 'basic', true, false, 1, '{}', NULL, '2026-11-22 12:27:01.382635+00', '2026-11-22 12:27:01.382635+00', NULL),
	('01a20339-629a-7147-9050-bc9800b83e39', '01a20339-6295-7738-a9c3-99840e5cb3b2', 'Cash', 'wallet', 0, 'default', 'basic', true, false, 1, '{}', NULL, '2026-11-22 12:27:02.162578+00', '2026-11-22 12:27:02.162578+00', NULL),
	('01a20339-629a-7147-9050-bc9665b30fac', '01a20339-6295-7738-a9c3-99840e5cb3b2', 'Credit Card', 'credit-card', -2468, 'default', 'basic', true, true, 1, '{}', NULL, '2026-11-22 12:27:02.162578+00', '2026-11-22 12:27:02.162578+00', NULL),
	('01a20339-635f-72e1-96a8-eef3f383ce17', '01a20339-635a-711f-a1c3-42444e40a73d', 'Credit Card', 'credit-card', 0, 'default', 'basic', true, true, 1, '{}', NULL, '2026-11-22 12:27:02.360872+00', '2026-11-22 12:27:02.360872+00', NULL),
	('01a20339-6361-74ae-9a1d-b17ea8b39751', '01a20339-635a-711f-a1c3-42444e40a73d', 'Cash', 'wallet', 0, 'default', 'basic', true, false, 1, '{}', NULL, '2026-11-22 12:27:02.360872+00', '2026-11-22 12:27:02.360872+00', NULL),
	('01a20339-64c1-70df-94e2-d153aa2ce8f4', '01a20339-64c1-70df-94e2-d1514552801c', 'Credit Card', 'credit-card', 8750, 'default', 'basic', true, true, 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', NULL),
	('01a20339-64c1-70df-94e2-d1547a678587', '01a20339-64c1-70df-94e2-d1514552801c', 'Cash', 'wallet', 2500, 'default', 'basic', true, false, 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', NULL),
	('01a20339-64c1-70df-94e2-d155befc6450', '01a20339-64c1-70df-94e2-d1514552801c', 'Old wallet', 'wallet', 0, 'default', 'basic', true, false, 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00'),
	('01a20339-5ffc-7540-bb9a-831711c82442', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'Travel', 'wallet', -80160000, 'JPY', 'basic', true, false, 1, '{}', 'f7033b70757d0ca49e34f9e5e632b21390dd39afc70156776c644015c0488e7a', '2026-11-22 12:27:01.494112+00', '2026-11-22 12:27:01.494112+00', NULL),
	('01a20339-5fe7-72fd-ae7d-8124a39c3323', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'Заощадження', 'wallet', 1300000, 'UAH', 'savings', true, false, 1, '{}', '06cee962ec67f101d96516c5f239daa3ff48f04957c2fa72958a27abd46854a1', '2026-11-22 12:27:01.469197+00', '2026-11-22 12:27:01.469197+00', NULL),
	('01a20339-5f27-7575-9678-ad1efe7c257b', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'Credit Card', 'credit-card', 242691, 'default', 'basic', true, true, 1, '{}', NULL, '2026-11-22 12:27:01.255218+00', '2026-11-22 12:27:01.255218+00', NULL),
	('01a20339-600a-754d-aa12-df7db3d41019', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'Old wallet', 'wallet', 500, 'KWD', 'basic', true, false, 2, '{}', '7681d9b8cda0c53e67f3535300bff4bf9475366b0e5c87b546b7b00d382347a4', '2026-11-22 12:27:01.508598+00', '2026-11-22 12:27:01.918334+00', '2026-11-22 12:27:01.918334+00');


--
-- Data for Name: alembic_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alembic_version VALUES
	('0002');


--
-- Data for Name: avatars; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.avatars VALUES
	('e5210567-f7aa-4537-9a2f-5b83a6fbf6a3', '01a20339-5f07-7760-87cf-47fadd7f4483', '\xffd8ffe000104a46494600010100000100010000ffdb0043000503040404030504040405050506070c08070707070f0b0b090c110f1212110f111113161c1713141a1511111821181a1d1d1f1f1f13172224221e241c1e1f1effdb0043010505050706070e08080e1e1411141e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1effc00011080100010003012200021101031101ffc4001f0000010501010101010100000000000000000102030405060708090a0bffc400b5100002010303020403050504040000017d01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728292a3435363738393a434445464748494a535455565758595a636465666768696a737475767778797a838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9faffc4001f0100030101010101010101010000000000000102030405060708090a0bffc400b51100020102040403040705040400010277000102031104052131061241510761711322328108144291a1b1c109233352f0156272d10a162434e125f11718191a262728292a35363738393a434445464748494a535455565758595a636465666768696a737475767778797a82838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae2e3e4e5e6e7e8e9eaf2f3f4f5f6f7f8f9faffda000c03010002110311003f00f2ca28a2bf3a3fb2c28a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00fffd9', '2026-11-22 12:27:02.703142+00');


--
-- Data for Name: billing; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.billing VALUES
	(1, 'none');


--
-- Data for Name: categories; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.categories VALUES
	('01a20339-5f2c-72f4-83a7-379a98d0eda5', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'Food', 'shopping-basket', 1, '{}', NULL, '2026-11-22 12:27:01.255218+00', '2026-11-22 12:27:01.255218+00', NULL),
	('01a20339-5f2c-72f4-83a7-379bf150b443', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'Entertaiment', 'clapperboard', 1, '{}', NULL, '2026-11-22 12:27:01.255218+00', '2026-11-22 12:27:01.255218+00', NULL),
	('01a20339-5f2c-72f4-83a7-379cacaf7c08', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'Utilities', 'plug-zap', 1, '{}', NULL, '2026-11-22 12:27:01.255218+00', '2026-11-22 12:27:01.255218+00', NULL),
	('01a20339-5f2c-72f4-83a7-379dc52f3fb8', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'Transport', 'bus', 1, '{}', NULL, '2026-11-22 12:27:01.255218+00', '2026-11-22 12:27:01.255218+00', NULL),
	('01a20339-5f68-73df-80bc-e15cc27b7485', '01a20339-5f65-703c-9284-7464d0faaf07', 'Food', 'shopping-basket', 1, '{}', NULL, '2026-11-22 12:27:01.344746+00', '2026-11-22 12:27:01.344746+00', NULL),
	('01a20339-5f68-73df-80bc-e15d8972aa54', '01a20339-5f65-703c-9284-7464d0faaf07', 'Entertaiment', 'clapperboard', 1, '{}', NULL, '2026-11-22 12:27:01.344746+00', '2026-11-22 12:27:01.344746+00', NULL),
	('01a20339-5f68-73df-80bc-e15e6d2d82ff', '01a20339-5f65-703c-9284-7464d0faaf07', 'Utilities', 'plug-zap', 1, '{}', NULL, '2026-11-22 12:27:01.344746+00', '2026-11-22 12:27:01.344746+00', NULL),
	('01a20339-5f69-7468-97ec-b76028dc99a4', '01a20339-5f65-703c-9284-7464d0faaf07', 'Transport', 'bus', 1, '{}', NULL, '2026-11-22 12:27:01.344746+00', '2026-11-22 12:27:01.344746+00', NULL),
	('01a20339-5f8f-70ae-b84d-81f02a76492d', '01a20339-5f8a-7365-a033-7ab81b5abd15', 'Food', 'shopping-basket', 1, '{}', NULL, '2026-11-22 12:27:01.382635+00', '2026-11-22 12:27:01.382635+00', NULL),
	('01a20339-5f8f-70ae-b84d-81f1ceb9d15f', '01a20339-5f8a-7365-a033-7ab81b5abd15', 'Entertaiment', 'clapperboard', 1, '{}', NULL, '2026-11-22 12:27:01.382635+00', '2026-11-22 12:27:01.382635+00', NULL),
	('01a20339-5f8f-70ae-b84d-81f216b20462', '01a20339-5f8a-7365-a033-7ab81b5abd15', 'Utilities', 'plug-zap', 1, '{}', NULL, '2026-11-22 12:27:01.382635+00', '2026-11-22 12:27:01.382635+00', NULL),
	('01a20339-5f8f-70ae-b84d-81f3ff1d7303', '01a20339-5f8a-7365-a033-7ab81b5abd15', 'Transport', 'bus', 1, '{}', NULL, '2026-11-22 12:27:01.382635+00', '2026-11-22 12:27:01.382635+00', NULL),
	('01a20339-6210-74be-a773-02582a7a4ed3', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'Trips', 'ellipsis', 2, '{}', '6c60a818687ee468142bec104ad5a071157ca0ce3c9bba74dbef65d23e4d223b', '2026-11-22 12:27:02.028315+00', '2026-11-22 12:27:02.049609+00', '2026-11-22 12:27:02.049609+00'),
	('01a20339-621b-76fa-80e2-400410bb3738', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'Books', 'ellipsis', 3, '{}', '5f0d82ff1d97c5a4c09704e2bc162f2035f8fef529a324ddcb86e7db85b56b6c', '2026-11-22 12:27:02.039432+00', '2026-11-22 12:27:02.069818+00', NULL),
	('01a20339-629b-7276-9dc0-c20776ffe2c9', '01a20339-6295-7738-a9c3-99840e5cb3b2', 'Food', 'shopping-basket', 1, '{}', NULL, '2026-11-22 12:27:02.162578+00', '2026-11-22 12:27:02.162578+00', NULL),
	('01a20339-629b-7276-9dc0-c2083b51c8bf', '01a20339-6295-7738-a9c3-99840e5cb3b2', 'Entertaiment', 'clapperboard', 1, '{}', NULL, '2026-11-22 12:27:02.162578+00', '2026-11-22 12:27:02.162578+00', NULL),
	('01a20339-629b-7276-9dc0-c209d7d00cfd', '01a20339-6295-7738-a9c3-99840e5cb3b2', 'Utilities', 'plug-zap', 1, '{}', NULL, '2026-11-22 12:27:02.162578+00', '2026-11-22 12:27:02.162578+00', NULL),
	('01a20339-629b-7276-9dc0-c20ad8212773', '01a20339-6295-7738-a9c3-99840e5cb3b2', 'Transport', 'bus', 1, '{}', NULL, '2026-11-22 12:27:02.162578+00', '2026-11-22 12:27:02.162578+00', NULL),
	('01a20339-6363-7585-982d-4ee6572228cc', '01a20339-635a-711f-a1c3-42444e40a73d', 'Food', 'shopping-basket', 1, '{}', NULL, '2026-11-22 12:27:02.360872+00', '2026-11-22 12:27:02.360872+00', NULL),
	('01a20339-6363-7585-982d-4ee7bb2416c3', '01a20339-635a-711f-a1c3-42444e40a73d', 'Entertaiment', 'clapperboard', 1, '{}', NULL, '2026-11-22 12:27:02.360872+00', '2026-11-22 12:27:02.360872+00', NULL),
	('01a20339-6363-7585-982d-4ee896867257', '01a20339-635a-711f-a1c3-42444e40a73d', 'Utilities', 'plug-zap', 1, '{}', NULL, '2026-11-22 12:27:02.360872+00', '2026-11-22 12:27:02.360872+00', NULL),
	('01a20339-6363-7585-982d-4ee924778ab5', '01a20339-635a-711f-a1c3-42444e40a73d', 'Transport', 'bus', 1, '{}', NULL, '2026-11-22 12:27:02.360872+00', '2026-11-22 12:27:02.360872+00', NULL),
	('01a20339-64c1-70df-94e2-d15647dc2602', '01a20339-64c1-70df-94e2-d1514552801c', 'Food', 'shopping-basket', 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', NULL),
	('01a20339-64c1-70df-94e2-d15752483699', '01a20339-64c1-70df-94e2-d1514552801c', 'Trips', 'ellipsis', 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00');


--
-- Data for Name: challenges; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenges VALUES
	('9a0f45a6-dbfd-4910-a0fd-dcfa7c66d52d', 'verify', '01a20339-5f60-7275-aee0-328518f5917a', 'bob6@example.com', '450cab7784cc2eed29c890dfb0d5a9fa9fb26b0e130f0ffd92141b095c4c580e', 0, '2026-11-22 12:27:01.344746+00', '2026-11-22 12:37:01+00', NULL),
	('c71124f8-b5b7-4abd-a0c4-a003d7dda836', 'verify', '01a20339-5f86-7196-a81a-87ffeda1bcc7', 'carol7@example.com', '1459b84633ce09484294561cf05181734133ad4528ad1d5352044449deb293e4', 0, '2026-11-22 12:27:01.382635+00', '2026-11-22 12:37:01+00', NULL),
	('636df566-3c9a-4d03-80b4-4882aedcf37e', 'verify', '01a20339-5f07-7760-87cf-47fadd7f4483', 'ann5@example.com', 'b9189df1da44c9e181509419388ca7a380e5dfdb6e16039d1fdbd1b10651b025', 1, '2026-11-22 12:27:01.255218+00', '2026-11-22 12:37:01+00', '2026-11-22 12:27:02.439969+00'),
	('b32f29c1-b8eb-40bc-af48-2f27c234db14', 'pwreset', '01a20339-5f60-7275-aee0-328518f5917a', 'bob6@example.com', '9a590e6327c671ed5f2ec9de8481d56c8292700a23e533e56c9f64afffba0e53', 0, '2026-11-22 12:27:02.457057+00', '2026-11-22 12:37:02+00', NULL),
	('591f87a4-3db1-4f40-b95f-28318bf54962', 'verify', '01a20339-64c1-70df-94e2-d1523462f406', 'guest2@example.com', '622d96c2e6b6563d6ca0f39f8815252ac00d7549ade3b0e2ee6bb1684600c7f8', 0, '2026-11-22 12:27:02.721446+00', '2026-11-22 12:37:02+00', NULL);


--
-- Data for Name: changes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.changes VALUES
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 1, 'account', '01a20339-5fe7-72fd-ae7d-8124a39c3323', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.469197+00', 'null', '{"id": "01a20339-5fe7-72fd-ae7d-8124a39c3323", "icon": "wallet", "name": "Заощадження", "type": "savings", "budget": "12500.75", "deleted": false, "version": 1, "createdAt": "2026-11-22T12:27:01.469197Z", "deletedAt": null, "updatedAt": "2026-11-22T12:27:01.469197Z", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "currencyCode": "UAH", "isMainAccount": false, "isShowInBalance": true}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 2, 'account', '01a20339-5ffc-7540-bb9a-831711c82442', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.494112+00', 'null', '{"id": "01a20339-5ffc-7540-bb9a-831711c82442", "icon": "wallet", "name": "Travel", "type": "basic", "budget": "30000.00", "deleted": false, "version": 1, "createdAt": "2026-11-22T12:27:01.494112Z", "deletedAt": null, "updatedAt": "2026-11-22T12:27:01.494112Z", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "currencyCode": "JPY", "isMainAccount": false, "isShowInBalance": true}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 3, 'account', '01a20339-600a-754d-aa12-df7db3d41019', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.508598+00', 'null', '{"id": "01a20339-600a-754d-aa12-df7db3d41019", "icon": "wallet", "name": "Old wallet", "type": "basic", "budget": "5.00", "deleted": false, "version": 1, "createdAt": "2026-11-22T12:27:01.508598Z", "deletedAt": null, "updatedAt": "2026-11-22T12:27:01.508598Z", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "currencyCode": "KWD", "isMainAccount": false, "isShowInBalance": true}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 4, 'history', '01a20339-6018-72ea-a749-c83abb00c187', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.520852+00', 'null', '{"id": "01a20339-6018-72ea-a749-c83abb00c187", "date": "2026-03-01T09:30:00Z", "kind": "expense", "note": "Lunch 1 – обід", "rate": null, "value": "-1.01", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-03-01", "rateDate": null, "accountId": "01a20339-5f27-7575-9678-ad1efe7c257b", "createdAt": "2026-11-22T12:27:01.520852Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.520852Z", "categoryId": "01a20339-5f2c-72f4-83a7-379dc52f3fb8", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Credit Card", "accountValue": "-1.01", "currencyCode": "USD", "categoryLabel": "Transport", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 5, 'history', '01a20339-6034-73f5-b9b3-bddece602662', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.54785+00', 'null', '{"id": "01a20339-6034-73f5-b9b3-bddece602662", "date": "2026-04-01T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-100.00", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-04-01", "rateDate": "2026-11-20", "accountId": "01a20339-5ffc-7540-bb9a-831711c82442", "createdAt": "2026-11-22T12:27:01.547850Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.547850Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Travel", "accountValue": "-15120.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 6, 'history', '01a20339-6043-76d4-9494-277e0de2a361', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.566076+00', 'null', '{"id": "01a20339-6043-76d4-9494-277e0de2a361", "date": "2026-03-02T09:30:00Z", "kind": "expense", "note": "Lunch 2 – обід", "rate": null, "value": "-2.02", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-03-02", "rateDate": null, "accountId": "01a20339-5f27-7575-9678-ad1efe7c257b", "createdAt": "2026-11-22T12:27:01.566076Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.566076Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Credit Card", "accountValue": "-2.02", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 7, 'history', '01a20339-604f-7442-917a-cc5d551d151d', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.578753+00', 'null', '{"id": "01a20339-604f-7442-917a-cc5d551d151d", "date": "2026-04-02T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-200.00", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-04-02", "rateDate": "2026-11-20", "accountId": "01a20339-5ffc-7540-bb9a-831711c82442", "createdAt": "2026-11-22T12:27:01.578753Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.578753Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Travel", "accountValue": "-30240.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 8, 'history', '01a20339-6059-75eb-bc67-4ce83c643f26', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.589133+00', 'null', '{"id": "01a20339-6059-75eb-bc67-4ce83c643f26", "date": "2026-03-03T09:30:00Z", "kind": "expense", "note": "Lunch 3 – обід", "rate": null, "value": "-3.03", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-03-03", "rateDate": null, "accountId": "01a20339-5f27-7575-9678-ad1efe7c257b", "createdAt": "2026-11-22T12:27:01.589133Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.589133Z", "categoryId": "01a20339-5f2c-72f4-83a7-379dc52f3fb8", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Credit Card", "accountValue": "-3.03", "currencyCode": "USD", "categoryLabel": "Transport", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 9, 'history', '01a20339-6064-73d4-9076-690032d4de2b', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.599436+00', 'null', '{"id": "01a20339-6064-73d4-9076-690032d4de2b", "date": "2026-04-03T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-300.00", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-04-03", "rateDate": "2026-11-20", "accountId": "01a20339-5ffc-7540-bb9a-831711c82442", "createdAt": "2026-11-22T12:27:01.599436Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.599436Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Travel", "accountValue": "-45360.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 10, 'history', '01a20339-606e-7202-8d65-95ffc8067413', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.609805+00', 'null', '{"id": "01a20339-606e-7202-8d65-95ffc8067413", "date": "2026-03-04T09:30:00Z", "kind": "expense", "note": "Lunch 4 – обід", "rate": null, "value": "-4.04", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-03-04", "rateDate": null, "accountId": "01a20339-5f27-7575-9678-ad1efe7c257b", "createdAt": "2026-11-22T12:27:01.609805Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.609805Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Credit Card", "accountValue": "-4.04", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 11, 'history', '01a20339-6079-719b-9f78-3f1141261479', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.620494+00', 'null', '{"id": "01a20339-6079-719b-9f78-3f1141261479", "date": "2026-04-04T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-400.00", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-04-04", "rateDate": "2026-11-20", "accountId": "01a20339-5ffc-7540-bb9a-831711c82442", "createdAt": "2026-11-22T12:27:01.620494Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.620494Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Travel", "accountValue": "-60480.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 13, 'history', '01a20339-608f-74f1-982f-fdc8f87c0e9b', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.643024+00', 'null', '{"id": "01a20339-608f-74f1-982f-fdc8f87c0e9b", "date": "2026-04-05T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-500.00", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-04-05", "rateDate": "2026-11-20", "accountId": "01a20339-5ffc-7540-bb9a-831711c82442", "createdAt": "2026-11-22T12:27:01.643024Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.643024Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Travel", "accountValue": "-75600.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 15, 'history', '01a20339-60a6-760f-8b72-5aca56c2799b', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.665448+00', 'null', '{"id": "01a20339-60a6-760f-8b72-5aca56c2799b", "date": "2026-04-06T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-600.00", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-04-06", "rateDate": "2026-11-20", "accountId": "01a20339-5ffc-7540-bb9a-831711c82442", "createdAt": "2026-11-22T12:27:01.665448Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.665448Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Travel", "accountValue": "-90720.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 17, 'history', '01a20339-60ba-73f1-896f-d981ec9506de', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.68652+00', 'null', '{"id": "01a20339-60ba-73f1-896f-d981ec9506de", "date": "2026-04-07T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-700.00", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-04-07", "rateDate": "2026-11-20", "accountId": "01a20339-5ffc-7540-bb9a-831711c82442", "createdAt": "2026-11-22T12:27:01.686520Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.686520Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Travel", "accountValue": "-105840.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 19, 'history', '01a20339-60cc-74a7-a256-a395b9481183', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.704755+00', 'null', '{"id": "01a20339-60cc-74a7-a256-a395b9481183", "date": "2026-04-08T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-800.00", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-04-08", "rateDate": "2026-11-20", "accountId": "01a20339-5ffc-7540-bb9a-831711c82442", "createdAt": "2026-11-22T12:27:01.704755Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.704755Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Travel", "accountValue": "-120960.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 21, 'history', '01a20339-60e0-7246-8f3f-7f9b9211142a', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.72387+00', 'null', '{"id": "01a20339-60e0-7246-8f3f-7f9b9211142a", "date": "2026-04-09T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-900.00", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-04-09", "rateDate": "2026-11-20", "accountId": "01a20339-5ffc-7540-bb9a-831711c82442", "createdAt": "2026-11-22T12:27:01.723870Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.723870Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Travel", "accountValue": "-136080.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 23, 'history', '01a20339-60f4-772e-ab14-31ae33184ec6', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.74408+00', 'null', '{"id": "01a20339-60f4-772e-ab14-31ae33184ec6", "date": "2026-04-10T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-1000.00", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-04-10", "rateDate": "2026-11-20", "accountId": "01a20339-5ffc-7540-bb9a-831711c82442", "createdAt": "2026-11-22T12:27:01.744080Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.744080Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Travel", "accountValue": "-151200.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 25, 'history', '01a20339-610e-7345-8354-06d9101934a7', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.768865+00', 'null', '{"id": "01a20339-610e-7345-8354-06d9101934a7", "date": "2026-11-22T12:27:01.768865Z", "kind": "income", "note": "Salary", "rate": null, "value": "2500.00", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a20339-5f27-7575-9678-ad1efe7c257b", "createdAt": "2026-11-22T12:27:01.768865Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.768865Z", "categoryId": null, "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Credit Card", "accountValue": "2500.00", "currencyCode": "USD", "categoryLabel": null, "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 43, 'category', '01a20339-6210-74be-a773-02582a7a4ed3', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:02.028315+00', 'null', '{"id": "01a20339-6210-74be-a773-02582a7a4ed3", "icon": "ellipsis", "name": "Trips", "deleted": false, "version": 1, "createdAt": "2026-11-22T12:27:02.028315Z", "deletedAt": null, "updatedAt": "2026-11-22T12:27:02.028315Z", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 43, 'planning', '01a20339-6213-7751-bd40-6cbf47e0fd65', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:02.028315+00', 'null', '{"id": "01a20339-6213-7751-bd40-6cbf47e0fd65", "date": "2026-04-01", "budget": "9.00", "deleted": false, "version": 1, "categoryId": "01a20339-6210-74be-a773-02582a7a4ed3", "currencyCode": "USD"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 12, 'history', '01a20339-6084-7413-9173-1ba92137fa39', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.632198+00', 'null', '{"id": "01a20339-6084-7413-9173-1ba92137fa39", "date": "2026-03-05T09:30:00Z", "kind": "expense", "note": "Lunch 5 – обід", "rate": null, "value": "-5.05", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-03-05", "rateDate": null, "accountId": "01a20339-5f27-7575-9678-ad1efe7c257b", "createdAt": "2026-11-22T12:27:01.632198Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.632198Z", "categoryId": "01a20339-5f2c-72f4-83a7-379dc52f3fb8", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Credit Card", "accountValue": "-5.05", "currencyCode": "USD", "categoryLabel": "Transport", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 14, 'history', '01a20339-609a-7622-81ad-dd536e775856', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.6546+00', 'null', '{"id": "01a20339-609a-7622-81ad-dd536e775856", "date": "2026-03-06T09:30:00Z", "kind": "expense", "note": "Lunch 6 – обід", "rate": null, "value": "-6.06", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-03-06", "rateDate": null, "accountId": "01a20339-5f27-7575-9678-ad1efe7c257b", "createdAt": "2026-11-22T12:27:01.654600Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.654600Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Credit Card", "accountValue": "-6.06", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 16, 'history', '01a20339-60b1-765e-a62e-9f992b12b35a', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.677375+00', 'null', '{"id": "01a20339-60b1-765e-a62e-9f992b12b35a", "date": "2026-03-07T09:30:00Z", "kind": "expense", "note": "Lunch 7 – обід", "rate": null, "value": "-7.07", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-03-07", "rateDate": null, "accountId": "01a20339-5f27-7575-9678-ad1efe7c257b", "createdAt": "2026-11-22T12:27:01.677375Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.677375Z", "categoryId": "01a20339-5f2c-72f4-83a7-379dc52f3fb8", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Credit Card", "accountValue": "-7.07", "currencyCode": "USD", "categoryLabel": "Transport", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 18, 'history', '01a20339-60c3-72b3-8412-2072c9dbc2dc', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.69556+00', 'null', '{"id": "01a20339-60c3-72b3-8412-2072c9dbc2dc", "date": "2026-03-08T09:30:00Z", "kind": "expense", "note": "Lunch 8 – обід", "rate": null, "value": "-8.08", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-03-08", "rateDate": null, "accountId": "01a20339-5f27-7575-9678-ad1efe7c257b", "createdAt": "2026-11-22T12:27:01.695560Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.695560Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Credit Card", "accountValue": "-8.08", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 20, 'history', '01a20339-60d6-76bb-8e72-e730a3872c3c', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.714644+00', 'null', '{"id": "01a20339-60d6-76bb-8e72-e730a3872c3c", "date": "2026-03-09T09:30:00Z", "kind": "expense", "note": "Lunch 9 – обід", "rate": null, "value": "-9.09", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-03-09", "rateDate": null, "accountId": "01a20339-5f27-7575-9678-ad1efe7c257b", "createdAt": "2026-11-22T12:27:01.714644Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.714644Z", "categoryId": "01a20339-5f2c-72f4-83a7-379dc52f3fb8", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Credit Card", "accountValue": "-9.09", "currencyCode": "USD", "categoryLabel": "Transport", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 22, 'history', '01a20339-60e9-7159-87be-be794b03b71a', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.733836+00', 'null', '{"id": "01a20339-60e9-7159-87be-be794b03b71a", "date": "2026-03-10T09:30:00Z", "kind": "expense", "note": "Lunch 10 – обід", "rate": null, "value": "-10.10", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-03-10", "rateDate": null, "accountId": "01a20339-5f27-7575-9678-ad1efe7c257b", "createdAt": "2026-11-22T12:27:01.733836Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.733836Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Credit Card", "accountValue": "-10.10", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 24, 'history', '01a20339-6102-730c-8bcb-1f594bfa2d0f', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.753595+00', 'null', '{"id": "01a20339-6102-730c-8bcb-1f594bfa2d0f", "date": "2026-11-22T12:27:01.753595Z", "kind": "transfer", "note": "Set aside", "rate": "0.0222598361761", "value": "40.00", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-11-22", "rateDate": "2026-09-29", "accountId": "01a20339-5fe7-72fd-ae7d-8124a39c3323", "createdAt": "2026-11-22T12:27:01.753595Z", "fromValue": "0.89", "updatedAt": "2026-11-22T12:27:01.753595Z", "categoryId": null, "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Заощадження", "accountValue": "40.00", "currencyCode": "UAH", "categoryLabel": null, "fromAccountId": "01a20339-5f27-7575-9678-ad1efe7c257b", "fromAccountLabel": "Credit Card", "fromCurrencyCode": "USD", "accountCurrencyCode": "UAH"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 27, 'history', '01a20339-612c-7591-9f57-e3a74eb75a67', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.799887+00', 'null', '{"id": "01a20339-612c-7591-9f57-e3a74eb75a67", "date": "2026-11-22T12:27:01.799887Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-9.99", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a20339-5f27-7575-9678-ad1efe7c257b", "createdAt": "2026-11-22T12:27:01.799887Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.799887Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Credit Card", "accountValue": "-9.99", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 45, 'category', '01a20339-6210-74be-a773-02582a7a4ed3', 'deleted', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:02.049609+00', '{"id": "01a20339-6210-74be-a773-02582a7a4ed3", "icon": "ellipsis", "name": "Trips", "deleted": false, "version": 1, "createdAt": "2026-11-22T12:27:02.028315Z", "deletedAt": null, "updatedAt": "2026-11-22T12:27:02.028315Z", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e"}', '{"id": "01a20339-6210-74be-a773-02582a7a4ed3", "icon": "ellipsis", "name": "Trips", "deleted": true, "version": 2, "createdAt": "2026-11-22T12:27:02.028315Z", "deletedAt": "2026-11-22T12:27:02.049609Z", "updatedAt": "2026-11-22T12:27:02.049609Z", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 26, 'account', '01a20339-5fe7-72fd-ae7d-8124a39c3323', 'updated', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.788387+00', '{"id": "01a20339-5fe7-72fd-ae7d-8124a39c3323", "icon": "wallet", "name": "Заощадження", "type": "savings", "budget": "12540.75", "deleted": false, "version": 1, "createdAt": "2026-11-22T12:27:01.469197Z", "deletedAt": null, "updatedAt": "2026-11-22T12:27:01.469197Z", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "currencyCode": "UAH", "isMainAccount": false, "isShowInBalance": true}', '{"id": "01a20339-5fe7-72fd-ae7d-8124a39c3323", "icon": "wallet", "name": "Заощадження", "type": "savings", "budget": "13000.00", "deleted": false, "version": 1, "createdAt": "2026-11-22T12:27:01.469197Z", "deletedAt": null, "updatedAt": "2026-11-22T12:27:01.469197Z", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "currencyCode": "UAH", "isMainAccount": false, "isShowInBalance": true}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 28, 'history', '01a20339-6136-753e-8a47-3b49e0197039', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.810203+00', 'null', '{"id": "01a20339-6136-753e-8a47-3b49e0197039", "date": "2026-11-22T12:27:01.810203Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-8.88", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a20339-5f27-7575-9678-ad1efe7c257b", "createdAt": "2026-11-22T12:27:01.810203Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.810203Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Credit Card", "accountValue": "-8.88", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 30, 'history', '01a20339-612c-7591-9f57-e3a74eb75a67', 'deleted', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.827305+00', '{"id": "01a20339-612c-7591-9f57-e3a74eb75a67", "date": "2026-11-22T12:27:01.799887Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-9.99", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a20339-5f27-7575-9678-ad1efe7c257b", "createdAt": "2026-11-22T12:27:01.799887Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.799887Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Credit Card", "accountValue": "-9.99", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', 'null', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 32, 'history', '01a20339-613e-72ec-b272-19c1bda0ec5b', 'deleted', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.855293+00', '{"id": "01a20339-613e-72ec-b272-19c1bda0ec5b", "date": "2026-11-22T12:27:01.819579Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-7.77", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a20339-5f27-7575-9678-ad1efe7c257b", "createdAt": "2026-11-22T12:27:01.819579Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.819579Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Credit Card", "accountValue": "-7.77", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', 'null', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 32, 'history', '01a20339-6167-705c-b296-1b17f380605e', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.855293+00', 'null', '{"id": "01a20339-6167-705c-b296-1b17f380605e", "date": "2026-11-22T12:27:01.855293Z", "kind": "expense", "note": "", "rate": "41.375", "value": "-77.70", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-11-22", "rateDate": "2026-11-20", "accountId": "01a20339-5fe7-72fd-ae7d-8124a39c3323", "createdAt": "2026-11-22T12:27:01.855293Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.855293Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Заощадження", "accountValue": "-3214.84", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "UAH"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 33, 'history', '01a20339-6167-705c-b296-1b17f380605e', 'deleted', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.886486+00', '{"id": "01a20339-6167-705c-b296-1b17f380605e", "date": "2026-11-22T12:27:01.855293Z", "kind": "expense", "note": "", "rate": "41.375", "value": "-77.70", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-11-22", "rateDate": "2026-11-20", "accountId": "01a20339-5fe7-72fd-ae7d-8124a39c3323", "createdAt": "2026-11-22T12:27:01.855293Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.855293Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Заощадження", "accountValue": "-3214.84", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "UAH"}', 'null', 32),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 33, 'history', '01a20339-613e-72ec-b272-19c1bda0ec5b', 'restored', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.886486+00', 'null', '{"id": "01a20339-613e-72ec-b272-19c1bda0ec5b", "date": "2026-11-22T12:27:01.819579Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-7.77", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 3, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a20339-5f27-7575-9678-ad1efe7c257b", "createdAt": "2026-11-22T12:27:01.819579Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.886486Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Credit Card", "accountValue": "-7.77", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', 32),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 35, 'planning', '01a20339-61b1-707e-903c-12d9090d4607', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.928116+00', 'null', '{"id": "01a20339-61b1-707e-903c-12d9090d4607", "date": "2026-03-01", "budget": "300.00", "deleted": false, "version": 1, "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "currencyCode": "USD"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 37, 'planning', '01a20339-61cd-75d6-89a9-378fe31d6934', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.960157+00', 'null', '{"id": "01a20339-61cd-75d6-89a9-378fe31d6934", "date": "2026-03-01", "budget": "300.00", "deleted": false, "version": 1, "categoryId": "01a20339-5f2c-72f4-83a7-379cacaf7c08", "currencyCode": "USD"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 39, 'planning', '01a20339-61e6-71aa-b273-47ba21720dd8', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.984251+00', 'null', '{"id": "01a20339-61e6-71aa-b273-47ba21720dd8", "date": "2026-04-01", "budget": "350.50", "deleted": false, "version": 1, "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "currencyCode": "USD"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 41, 'planning', '01a20339-61fd-7799-8752-760ee7ed96c0', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:02.008158+00', 'null', '{"id": "01a20339-61fd-7799-8752-760ee7ed96c0", "date": "2026-04-01", "budget": "350.50", "deleted": false, "version": 1, "categoryId": "01a20339-5f2c-72f4-83a7-379cacaf7c08", "currencyCode": "USD"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 29, 'history', '01a20339-613e-72ec-b272-19c1bda0ec5b', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.819579+00', 'null', '{"id": "01a20339-613e-72ec-b272-19c1bda0ec5b", "date": "2026-11-22T12:27:01.819579Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-7.77", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a20339-5f27-7575-9678-ad1efe7c257b", "createdAt": "2026-11-22T12:27:01.819579Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.819579Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Credit Card", "accountValue": "-7.77", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 31, 'history', '01a20339-6136-753e-8a47-3b49e0197039', 'updated', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.842642+00', '{"id": "01a20339-6136-753e-8a47-3b49e0197039", "date": "2026-11-22T12:27:01.810203Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-8.88", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a20339-5f27-7575-9678-ad1efe7c257b", "createdAt": "2026-11-22T12:27:01.810203Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.810203Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Credit Card", "accountValue": "-8.88", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', '{"id": "01a20339-6136-753e-8a47-3b49e0197039", "date": "2026-11-22T12:27:01.810203Z", "kind": "expense", "note": "Not by mistake", "rate": null, "value": "-8.88", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "version": 2, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a20339-5f27-7575-9678-ad1efe7c257b", "createdAt": "2026-11-22T12:27:01.810203Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:01.842642Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "creatorName": "Ann", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "accountLabel": "Credit Card", "accountValue": "-8.88", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 34, 'account', '01a20339-600a-754d-aa12-df7db3d41019', 'deleted', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.918334+00', '{"id": "01a20339-600a-754d-aa12-df7db3d41019", "icon": "wallet", "name": "Old wallet", "type": "basic", "budget": "5.00", "deleted": false, "version": 1, "createdAt": "2026-11-22T12:27:01.508598Z", "deletedAt": null, "updatedAt": "2026-11-22T12:27:01.508598Z", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "currencyCode": "KWD", "isMainAccount": false, "isShowInBalance": true}', '{"id": "01a20339-600a-754d-aa12-df7db3d41019", "icon": "wallet", "name": "Old wallet", "type": "basic", "budget": "5.00", "deleted": true, "version": 2, "createdAt": "2026-11-22T12:27:01.508598Z", "deletedAt": "2026-11-22T12:27:01.918334Z", "updatedAt": "2026-11-22T12:27:01.918334Z", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e", "currencyCode": "KWD", "isMainAccount": false, "isShowInBalance": true}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 36, 'planning', '01a20339-61c1-74f2-b7b6-f61da466a593', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.946382+00', 'null', '{"id": "01a20339-61c1-74f2-b7b6-f61da466a593", "date": "2026-03-01", "budget": "300.00", "deleted": false, "version": 1, "categoryId": "01a20339-5f2c-72f4-83a7-379bf150b443", "currencyCode": "USD"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 38, 'planning', '01a20339-61da-754e-886b-a9a00a9a7d2a', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.97178+00', 'null', '{"id": "01a20339-61da-754e-886b-a9a00a9a7d2a", "date": "2026-03-01", "budget": "300.00", "deleted": false, "version": 1, "categoryId": "01a20339-5f2c-72f4-83a7-379dc52f3fb8", "currencyCode": "USD"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 40, 'planning', '01a20339-61f2-7779-b400-49305df48122', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:01.99612+00', 'null', '{"id": "01a20339-61f2-7779-b400-49305df48122", "date": "2026-04-01", "budget": "350.50", "deleted": false, "version": 1, "categoryId": "01a20339-5f2c-72f4-83a7-379bf150b443", "currencyCode": "USD"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 42, 'planning', '01a20339-6207-77b1-98db-dee75be73fc7', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:02.018343+00', 'null', '{"id": "01a20339-6207-77b1-98db-dee75be73fc7", "date": "2026-04-01", "budget": "350.50", "deleted": false, "version": 1, "categoryId": "01a20339-5f2c-72f4-83a7-379dc52f3fb8", "currencyCode": "USD"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 44, 'category', '01a20339-621b-76fa-80e2-400410bb3738', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:02.039432+00', 'null', '{"id": "01a20339-621b-76fa-80e2-400410bb3738", "icon": "ellipsis", "name": "Books", "deleted": false, "version": 1, "createdAt": "2026-11-22T12:27:02.039432Z", "deletedAt": null, "updatedAt": "2026-11-22T12:27:02.039432Z", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 44, 'planning', '01a20339-621e-7685-ab0b-6d983503ae63', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:02.039432+00', 'null', '{"id": "01a20339-621e-7685-ab0b-6d983503ae63", "date": "2026-04-01", "budget": "9.00", "deleted": false, "version": 1, "categoryId": "01a20339-621b-76fa-80e2-400410bb3738", "currencyCode": "USD"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 46, 'category', '01a20339-621b-76fa-80e2-400410bb3738', 'deleted', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:02.060717+00', '{"id": "01a20339-621b-76fa-80e2-400410bb3738", "icon": "ellipsis", "name": "Books", "deleted": false, "version": 1, "createdAt": "2026-11-22T12:27:02.039432Z", "deletedAt": null, "updatedAt": "2026-11-22T12:27:02.039432Z", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e"}', '{"id": "01a20339-621b-76fa-80e2-400410bb3738", "icon": "ellipsis", "name": "Books", "deleted": true, "version": 2, "createdAt": "2026-11-22T12:27:02.039432Z", "deletedAt": "2026-11-22T12:27:02.060717Z", "updatedAt": "2026-11-22T12:27:02.060717Z", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e"}', NULL);
INSERT INTO public.changes VALUES
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 48, 'list', '01a20339-6245-73f4-85c9-11cc2edf35e2', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:02.078577+00', 'null', '{"id": "01a20339-6245-73f4-85c9-11cc2edf35e2", "name": "Food", "version": 1, "isPinned": true, "createdAt": "2026-11-22T12:27:02.078577Z", "listItems": [{"id": "779a9ffe-82a4-4ac8-a015-a26689b2a3ef", "label": "Milk", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "9e16bd1d-d759-4936-8359-5f4e71302b32", "label": "Bread", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "0ead0b29-1d57-44eb-b8f7-675edcadc7da", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T12:27:02.078577Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e"}', NULL),
	('01a20339-635a-711f-a1c3-42444e40a73d', 1, 'workspace', '01a20339-635a-711f-a1c3-42444e40a73d', 'created', '01a20339-5f60-7275-aee0-328518f5917a', '2026-11-22 12:27:02.360872+00', 'null', '{"id": "01a20339-635a-711f-a1c3-42444e40a73d", "name": "Old", "version": 1, "revision": 1, "createdAt": "2026-11-22T12:27:02.360872Z", "creatorId": "01a20339-5f60-7275-aee0-328518f5917a", "updatedAt": "2026-11-22T12:27:02.360872Z", "isPersonal": false, "currencyCode": "USD", "participants": [{"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a20339-5f60-7275-aee0-328518f5917a", "isVerified": true}], "firstDayOfMonth": 10, "previousParticipants": []}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 47, 'category', '01a20339-621b-76fa-80e2-400410bb3738', 'restored', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:02.069818+00', '{"id": "01a20339-621b-76fa-80e2-400410bb3738", "icon": "ellipsis", "name": "Books", "deleted": true, "version": 2, "createdAt": "2026-11-22T12:27:02.039432Z", "deletedAt": "2026-11-22T12:27:02.060717Z", "updatedAt": "2026-11-22T12:27:02.060717Z", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e"}', '{"id": "01a20339-621b-76fa-80e2-400410bb3738", "icon": "ellipsis", "name": "Books", "deleted": false, "version": 3, "createdAt": "2026-11-22T12:27:02.039432Z", "deletedAt": null, "updatedAt": "2026-11-22T12:27:02.069818Z", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 49, 'list', '01a20339-6254-7787-8f5b-13379e90aa83', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:02.094078+00', 'null', '{"id": "01a20339-6254-7787-8f5b-13379e90aa83", "name": "Old", "version": 1, "isPinned": true, "createdAt": "2026-11-22T12:27:02.094078Z", "listItems": [{"id": "779a9ffe-82a4-4ac8-a015-a26689b2a3ef", "label": "Milk", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "9e16bd1d-d759-4936-8359-5f4e71302b32", "label": "Bread", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "0ead0b29-1d57-44eb-b8f7-675edcadc7da", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T12:27:02.094078Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 51, 'list', '01a20339-6245-73f4-85c9-11cc2edf35e2', 'updated', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:02.124834+00', '{"id": "01a20339-6245-73f4-85c9-11cc2edf35e2", "name": "Food", "version": 2, "isPinned": true, "createdAt": "2026-11-22T12:27:02.078577Z", "listItems": [{"id": "779a9ffe-82a4-4ac8-a015-a26689b2a3ef", "label": "Milk", "price": "1.20", "quantity": "2.50", "isChecked": true}, {"id": "9e16bd1d-d759-4936-8359-5f4e71302b32", "label": "Bread", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "0ead0b29-1d57-44eb-b8f7-675edcadc7da", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T12:27:02.107357Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e"}', '{"id": "01a20339-6245-73f4-85c9-11cc2edf35e2", "name": "Food", "version": 3, "isPinned": true, "createdAt": "2026-11-22T12:27:02.078577Z", "listItems": [{"id": "779a9ffe-82a4-4ac8-a015-a26689b2a3ef", "label": "Milk", "price": "1.20", "quantity": "2.50", "isChecked": true}, {"id": "0ead0b29-1d57-44eb-b8f7-675edcadc7da", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T12:27:02.124834Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 53, 'list', '01a20339-6254-7787-8f5b-13379e90aa83', 'deleted', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:02.151992+00', '{"id": "01a20339-6254-7787-8f5b-13379e90aa83", "name": "Old", "version": 1, "isPinned": true, "createdAt": "2026-11-22T12:27:02.094078Z", "listItems": [{"id": "779a9ffe-82a4-4ac8-a015-a26689b2a3ef", "label": "Milk", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "9e16bd1d-d759-4936-8359-5f4e71302b32", "label": "Bread", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "0ead0b29-1d57-44eb-b8f7-675edcadc7da", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T12:27:02.094078Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e"}', '{"id": "01a20339-6254-7787-8f5b-13379e90aa83", "name": "Old", "version": 2, "isPinned": true, "createdAt": "2026-11-22T12:27:02.094078Z", "listItems": [{"id": "779a9ffe-82a4-4ac8-a015-a26689b2a3ef", "label": "Milk", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "9e16bd1d-d759-4936-8359-5f4e71302b32", "label": "Bread", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "0ead0b29-1d57-44eb-b8f7-675edcadc7da", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T12:27:02.151992Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 50, 'list', '01a20339-6245-73f4-85c9-11cc2edf35e2', 'updated', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:02.107357+00', '{"id": "01a20339-6245-73f4-85c9-11cc2edf35e2", "name": "Food", "version": 1, "isPinned": true, "createdAt": "2026-11-22T12:27:02.078577Z", "listItems": [{"id": "779a9ffe-82a4-4ac8-a015-a26689b2a3ef", "label": "Milk", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "9e16bd1d-d759-4936-8359-5f4e71302b32", "label": "Bread", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "0ead0b29-1d57-44eb-b8f7-675edcadc7da", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T12:27:02.078577Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e"}', '{"id": "01a20339-6245-73f4-85c9-11cc2edf35e2", "name": "Food", "version": 2, "isPinned": true, "createdAt": "2026-11-22T12:27:02.078577Z", "listItems": [{"id": "779a9ffe-82a4-4ac8-a015-a26689b2a3ef", "label": "Milk", "price": "1.20", "quantity": "2.50", "isChecked": true}, {"id": "9e16bd1d-d759-4936-8359-5f4e71302b32", "label": "Bread", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "0ead0b29-1d57-44eb-b8f7-675edcadc7da", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T12:27:02.107357Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e"}', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 52, 'list', '01a20339-6245-73f4-85c9-11cc2edf35e2', 'updated', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:02.13893+00', '{"id": "01a20339-6245-73f4-85c9-11cc2edf35e2", "name": "Food", "version": 3, "isPinned": true, "createdAt": "2026-11-22T12:27:02.078577Z", "listItems": [{"id": "779a9ffe-82a4-4ac8-a015-a26689b2a3ef", "label": "Milk", "price": "1.20", "quantity": "2.50", "isChecked": true}, {"id": "0ead0b29-1d57-44eb-b8f7-675edcadc7da", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T12:27:02.124834Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e"}', '{"id": "01a20339-6245-73f4-85c9-11cc2edf35e2", "name": "Food", "version": 4, "isPinned": true, "createdAt": "2026-11-22T12:27:02.078577Z", "listItems": [{"id": "779a9ffe-82a4-4ac8-a015-a26689b2a3ef", "label": "Milk", "price": "1.20", "quantity": "2.50", "isChecked": true}, {"id": "0ead0b29-1d57-44eb-b8f7-675edcadc7da", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "bcb7dea4-e10e-405b-8d3f-e5abc26ff979", "label": "Tea", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T12:27:02.138930Z", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e"}', NULL),
	('01a20339-6295-7738-a9c3-99840e5cb3b2', 1, 'workspace', '01a20339-6295-7738-a9c3-99840e5cb3b2', 'created', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:02.162578+00', 'null', '{"id": "01a20339-6295-7738-a9c3-99840e5cb3b2", "name": "Home", "version": 1, "revision": 1, "createdAt": "2026-11-22T12:27:02.162578Z", "creatorId": "01a20339-5f07-7760-87cf-47fadd7f4483", "updatedAt": "2026-11-22T12:27:02.162578Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "isVerified": true}], "firstDayOfMonth": 15, "previousParticipants": []}', NULL),
	('01a20339-6295-7738-a9c3-99840e5cb3b2', 6, 'history', '01a20339-633c-7685-b042-0efdede63733', 'created', '01a20339-5f60-7275-aee0-328518f5917a', '2026-11-22 12:27:02.326441+00', 'null', '{"id": "01a20339-633c-7685-b042-0efdede63733", "date": "2026-11-22T12:27:02.326441Z", "kind": "expense", "note": "by Bob", "rate": null, "value": "-12.34", "userId": "01a20339-5f60-7275-aee0-328518f5917a", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a20339-629a-7147-9050-bc9665b30fac", "createdAt": "2026-11-22T12:27:02.326441Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:02.326441Z", "categoryId": "01a20339-629b-7276-9dc0-c20776ffe2c9", "creatorName": "Bob", "workspaceId": "01a20339-6295-7738-a9c3-99840e5cb3b2", "accountLabel": "Credit Card", "accountValue": "-12.34", "currencyCode": "EUR", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "EUR"}', NULL),
	('01a20339-6295-7738-a9c3-99840e5cb3b2', 7, 'history', '01a20339-6351-701b-af40-2c825693e56b', 'created', '01a20339-5fb0-73a9-9821-6017afc9fdae', '2026-11-22 12:27:02.349901+00', 'null', '{"id": "01a20339-6351-701b-af40-2c825693e56b", "date": "2026-11-22T12:27:02.349901Z", "kind": "expense", "note": "by Дан", "rate": null, "value": "-12.34", "userId": "01a20339-5fb0-73a9-9821-6017afc9fdae", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a20339-629a-7147-9050-bc9665b30fac", "createdAt": "2026-11-22T12:27:02.349901Z", "fromValue": null, "updatedAt": "2026-11-22T12:27:02.349901Z", "categoryId": "01a20339-629b-7276-9dc0-c20776ffe2c9", "creatorName": "Дан", "workspaceId": "01a20339-6295-7738-a9c3-99840e5cb3b2", "accountLabel": "Credit Card", "accountValue": "-12.34", "currencyCode": "EUR", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "EUR"}', NULL),
	('01a20339-635a-711f-a1c3-42444e40a73d', 2, 'workspace', '01a20339-635a-711f-a1c3-42444e40a73d', 'deleted', '01a20339-5f60-7275-aee0-328518f5917a', '2026-11-22 12:27:02.377339+00', '{"id": "01a20339-635a-711f-a1c3-42444e40a73d", "name": "Old", "version": 1, "revision": 2, "createdAt": "2026-11-22T12:27:02.360872Z", "creatorId": "01a20339-5f60-7275-aee0-328518f5917a", "updatedAt": "2026-11-22T12:27:02.360872Z", "isPersonal": false, "currencyCode": "USD", "participants": [{"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a20339-5f60-7275-aee0-328518f5917a", "isVerified": true}], "firstDayOfMonth": 10, "previousParticipants": []}', 'null', NULL),
	('01a20339-6295-7738-a9c3-99840e5cb3b2', 2, 'workspace', '01a20339-6295-7738-a9c3-99840e5cb3b2', 'updated', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:02.212364+00', '{"id": "01a20339-6295-7738-a9c3-99840e5cb3b2", "name": "Home", "version": 1, "revision": 2, "createdAt": "2026-11-22T12:27:02.162578Z", "creatorId": "01a20339-5f07-7760-87cf-47fadd7f4483", "updatedAt": "2026-11-22T12:27:02.162578Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "isVerified": true}], "firstDayOfMonth": 15, "previousParticipants": []}', '{"id": "01a20339-6295-7738-a9c3-99840e5cb3b2", "name": "Home", "version": 2, "revision": 2, "createdAt": "2026-11-22T12:27:02.162578Z", "creatorId": "01a20339-5f07-7760-87cf-47fadd7f4483", "updatedAt": "2026-11-22T12:27:02.212364Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a20339-5f60-7275-aee0-328518f5917a", "isVerified": false}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a20339-5fb0-73a9-9821-6017afc9fdae", "isVerified": false}], "firstDayOfMonth": 15, "previousParticipants": []}', NULL),
	('01a20339-6295-7738-a9c3-99840e5cb3b2', 3, 'workspace', '01a20339-6295-7738-a9c3-99840e5cb3b2', 'updated', '01a20339-5f60-7275-aee0-328518f5917a', '2026-11-22 12:27:02.238356+00', '{"id": "01a20339-6295-7738-a9c3-99840e5cb3b2", "name": "Home", "version": 2, "revision": 3, "createdAt": "2026-11-22T12:27:02.162578Z", "creatorId": "01a20339-5f07-7760-87cf-47fadd7f4483", "updatedAt": "2026-11-22T12:27:02.212364Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a20339-5f60-7275-aee0-328518f5917a", "isVerified": false}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a20339-5fb0-73a9-9821-6017afc9fdae", "isVerified": false}], "firstDayOfMonth": 15, "previousParticipants": []}', '{"id": "01a20339-6295-7738-a9c3-99840e5cb3b2", "name": "Home", "version": 2, "revision": 3, "createdAt": "2026-11-22T12:27:02.162578Z", "creatorId": "01a20339-5f07-7760-87cf-47fadd7f4483", "updatedAt": "2026-11-22T12:27:02.212364Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "isVerified": true}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a20339-5fb0-73a9-9821-6017afc9fdae", "isVerified": false}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a20339-5f60-7275-aee0-328518f5917a", "isVerified": true}], "firstDayOfMonth": 15, "previousParticipants": []}', NULL),
	('01a20339-6295-7738-a9c3-99840e5cb3b2', 4, 'workspace', '01a20339-6295-7738-a9c3-99840e5cb3b2', 'updated', '01a20339-5fb0-73a9-9821-6017afc9fdae', '2026-11-22 12:27:02.259347+00', '{"id": "01a20339-6295-7738-a9c3-99840e5cb3b2", "name": "Home", "version": 2, "revision": 4, "createdAt": "2026-11-22T12:27:02.162578Z", "creatorId": "01a20339-5f07-7760-87cf-47fadd7f4483", "updatedAt": "2026-11-22T12:27:02.212364Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "isVerified": true}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a20339-5fb0-73a9-9821-6017afc9fdae", "isVerified": false}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a20339-5f60-7275-aee0-328518f5917a", "isVerified": true}], "firstDayOfMonth": 15, "previousParticipants": []}', '{"id": "01a20339-6295-7738-a9c3-99840e5cb3b2", "name": "Home", "version": 2, "revision": 4, "createdAt": "2026-11-22T12:27:02.162578Z", "creatorId": "01a20339-5f07-7760-87cf-47fadd7f4483", "updatedAt": "2026-11-22T12:27:02.212364Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a20339-5f60-7275-aee0-328518f5917a", "isVerified": true}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a20339-5fb0-73a9-9821-6017afc9fdae", "isVerified": true}], "firstDayOfMonth": 15, "previousParticipants": []}', NULL),
	('01a20339-6295-7738-a9c3-99840e5cb3b2', 5, 'workspace', '01a20339-6295-7738-a9c3-99840e5cb3b2', 'updated', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:02.29947+00', '{"id": "01a20339-6295-7738-a9c3-99840e5cb3b2", "name": "Home", "version": 2, "revision": 5, "createdAt": "2026-11-22T12:27:02.162578Z", "creatorId": "01a20339-5f07-7760-87cf-47fadd7f4483", "updatedAt": "2026-11-22T12:27:02.212364Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a20339-5f60-7275-aee0-328518f5917a", "isVerified": true}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a20339-5fb0-73a9-9821-6017afc9fdae", "isVerified": true}], "firstDayOfMonth": 15, "previousParticipants": []}', '{"id": "01a20339-6295-7738-a9c3-99840e5cb3b2", "name": "Home", "version": 3, "revision": 5, "createdAt": "2026-11-22T12:27:02.162578Z", "creatorId": "01a20339-5f07-7760-87cf-47fadd7f4483", "updatedAt": "2026-11-22T12:27:02.299470Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a20339-5f60-7275-aee0-328518f5917a", "isVerified": true}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a20339-5fb0-73a9-9821-6017afc9fdae", "isVerified": true}, {"name": "Carol", "email": "carol7@example.com", "avatar": null, "userId": "01a20339-5f86-7196-a81a-87ffeda1bcc7", "isVerified": false}], "firstDayOfMonth": 15, "previousParticipants": []}', NULL),
	('01a20339-6295-7738-a9c3-99840e5cb3b2', 8, 'workspace', '01a20339-6295-7738-a9c3-99840e5cb3b2', 'updated', '01a20339-5fb0-73a9-9821-6017afc9fdae', '2026-11-22 12:27:02.759081+00', '{"id": "01a20339-6295-7738-a9c3-99840e5cb3b2", "name": "Home", "version": 3, "revision": 8, "createdAt": "2026-11-22T12:27:02.162578Z", "creatorId": "01a20339-5f07-7760-87cf-47fadd7f4483", "updatedAt": "2026-11-22T12:27:02.299470Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": "/api/avatar/e5210567-f7aa-4537-9a2f-5b83a6fbf6a3", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a20339-5f60-7275-aee0-328518f5917a", "isVerified": true}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a20339-5fb0-73a9-9821-6017afc9fdae", "isVerified": true}, {"name": "Carol", "email": "carol7@example.com", "avatar": null, "userId": "01a20339-5f86-7196-a81a-87ffeda1bcc7", "isVerified": false}], "firstDayOfMonth": 15, "previousParticipants": []}', '{"id": "01a20339-6295-7738-a9c3-99840e5cb3b2", "name": "Home", "version": 4, "revision": 8, "createdAt": "2026-11-22T12:27:02.162578Z", "creatorId": "01a20339-5f07-7760-87cf-47fadd7f4483", "updatedAt": "2026-11-22T12:27:02.759081Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": "/api/avatar/e5210567-f7aa-4537-9a2f-5b83a6fbf6a3", "userId": "01a20339-5f07-7760-87cf-47fadd7f4483", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a20339-5f60-7275-aee0-328518f5917a", "isVerified": true}, {"name": "Carol", "email": "carol7@example.com", "avatar": null, "userId": "01a20339-5f86-7196-a81a-87ffeda1bcc7", "isVerified": false}], "firstDayOfMonth": 15, "previousParticipants": [{"name": "Дан", "email": null, "avatar": null, "userId": "01a20339-5fb0-73a9-9821-6017afc9fdae", "isVerified": true}]}', NULL);


--
-- Data for Name: day_incomes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.day_incomes VALUES
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-11-22', 'USD', 250000),
	('01a20339-64c1-70df-94e2-d1514552801c', '2026-03-21', 'USD', 12000);


--
-- Data for Name: day_sums; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.day_sums VALUES
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-03-01', '01a20339-5f2c-72f4-83a7-379dc52f3fb8', 'USD', 101),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-04-01', '01a20339-5f2c-72f4-83a7-379a98d0eda5', 'USD', 10000),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-03-02', '01a20339-5f2c-72f4-83a7-379a98d0eda5', 'USD', 202),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-04-02', '01a20339-5f2c-72f4-83a7-379a98d0eda5', 'USD', 20000),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-03-03', '01a20339-5f2c-72f4-83a7-379dc52f3fb8', 'USD', 303),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-04-03', '01a20339-5f2c-72f4-83a7-379a98d0eda5', 'USD', 30000),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-03-04', '01a20339-5f2c-72f4-83a7-379a98d0eda5', 'USD', 404),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-04-04', '01a20339-5f2c-72f4-83a7-379a98d0eda5', 'USD', 40000),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-03-05', '01a20339-5f2c-72f4-83a7-379dc52f3fb8', 'USD', 505),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-04-05', '01a20339-5f2c-72f4-83a7-379a98d0eda5', 'USD', 50000),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-03-06', '01a20339-5f2c-72f4-83a7-379a98d0eda5', 'USD', 606),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-04-06', '01a20339-5f2c-72f4-83a7-379a98d0eda5', 'USD', 60000),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-03-07', '01a20339-5f2c-72f4-83a7-379dc52f3fb8', 'USD', 707),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-04-07', '01a20339-5f2c-72f4-83a7-379a98d0eda5', 'USD', 70000),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-03-08', '01a20339-5f2c-72f4-83a7-379a98d0eda5', 'USD', 808),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-04-08', '01a20339-5f2c-72f4-83a7-379a98d0eda5', 'USD', 80000),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-03-09', '01a20339-5f2c-72f4-83a7-379dc52f3fb8', 'USD', 909),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-04-09', '01a20339-5f2c-72f4-83a7-379a98d0eda5', 'USD', 90000),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-03-10', '01a20339-5f2c-72f4-83a7-379a98d0eda5', 'USD', 1010),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-04-10', '01a20339-5f2c-72f4-83a7-379a98d0eda5', 'USD', 100000),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-11-22', '01a20339-5f2c-72f4-83a7-379a98d0eda5', 'USD', 1665),
	('01a20339-6295-7738-a9c3-99840e5cb3b2', '2026-11-22', '01a20339-629b-7276-9dc0-c20776ffe2c9', 'EUR', 2468),
	('01a20339-64c1-70df-94e2-d1514552801c', '2026-03-20', '01a20339-64c1-70df-94e2-d15752483699', 'USD', 250),
	('01a20339-64c1-70df-94e2-d1514552801c', '2026-03-20', '01a20339-64c1-70df-94e2-d15647dc2602', 'USD', 1000);


--
-- Data for Name: history; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.history VALUES
	('01a20339-6018-72ea-a749-c83abb00c187', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'expense', '01a20339-5f2c-72f4-83a7-379dc52f3fb8', '01a20339-5f27-7575-9678-ad1efe7c257b', NULL, '2026-03-01 09:30:00+00', '2026-03-01', -101, 'USD', -101, 'USD', NULL, NULL, NULL, NULL, 'Lunch 1 – обід', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 1, '{}', 'a8e52aece5048b350caf616268339bce962f0dd1e2ac109fbc54b30089c28cdb', '2026-11-22 12:27:01.520852+00', '2026-11-22 12:27:01.520852+00', NULL),
	('01a20339-6034-73f5-b9b3-bddece602662', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'expense', '01a20339-5f2c-72f4-83a7-379a98d0eda5', '01a20339-5ffc-7540-bb9a-831711c82442', NULL, '2026-04-01 21:15:00+00', '2026-04-01', -10000, 'USD', -1512000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 1, '{}', '7b0265d518a5b040e7d6e5f11647f742905891b4057fee594d353b08fd952db2', '2026-11-22 12:27:01.54785+00', '2026-11-22 12:27:01.54785+00', NULL),
	('01a20339-6043-76d4-9494-277e0de2a361', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'expense', '01a20339-5f2c-72f4-83a7-379a98d0eda5', '01a20339-5f27-7575-9678-ad1efe7c257b', NULL, '2026-03-02 09:30:00+00', '2026-03-02', -202, 'USD', -202, 'USD', NULL, NULL, NULL, NULL, 'Lunch 2 – обід', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 1, '{}', 'a6471a0fd365ea1f2bc30ea85e187501f9039095c20e1bc402627582e099d7e7', '2026-11-22 12:27:01.566076+00', '2026-11-22 12:27:01.566076+00', NULL),
	('01a20339-604f-7442-917a-cc5d551d151d', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'expense', '01a20339-5f2c-72f4-83a7-379a98d0eda5', '01a20339-5ffc-7540-bb9a-831711c82442', NULL, '2026-04-02 21:15:00+00', '2026-04-02', -20000, 'USD', -3024000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 1, '{}', '60f047c6cc16b8711b18a1e719ad88b3f7f444ec84f4d9fc7b9e6c2c94ac67b8', '2026-11-22 12:27:01.578753+00', '2026-11-22 12:27:01.578753+00', NULL),
	('01a20339-6059-75eb-bc67-4ce83c643f26', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'expense', '01a20339-5f2c-72f4-83a7-379dc52f3fb8', '01a20339-5f27-7575-9678-ad1efe7c257b', NULL, '2026-03-03 09:30:00+00', '2026-03-03', -303, 'USD', -303, 'USD', NULL, NULL, NULL, NULL, 'Lunch 3 – обід', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 1, '{}', '8510a7572f7f36fdded64df5910e985ca60f7cc78854b7e754c21d6942fd5bfa', '2026-11-22 12:27:01.589133+00', '2026-11-22 12:27:01.589133+00', NULL),
	('01a20339-6064-73d4-9076-690032d4de2b', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'expense', '01a20339-5f2c-72f4-83a7-379a98d0eda5', '01a20339-5ffc-7540-bb9a-831711c82442', NULL, '2026-04-03 21:15:00+00', '2026-04-03', -30000, 'USD', -4536000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 1, '{}', 'd90c3bc22df2ab5a4384fc7f08395c4656791cb41bf3ea2de6dd595a2b8ab863', '2026-11-22 12:27:01.599436+00', '2026-11-22 12:27:01.599436+00', NULL),
	('01a20339-606e-7202-8d65-95ffc8067413', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'expense', '01a20339-5f2c-72f4-83a7-379a98d0eda5', '01a20339-5f27-7575-9678-ad1efe7c257b', NULL, '2026-03-04 09:30:00+00', '2026-03-04', -404, 'USD', -404, 'USD', NULL, NULL, NULL, NULL, 'Lunch 4 – обід', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 1, '{}', '5b8bbcc7b870b6994b66c57476eabf9529bffc2f4dfcd40788ad6993f8c3eeef', '2026-11-22 12:27:01.609805+00', '2026-11-22 12:27:01.609805+00', NULL),
	('01a20339-6079-719b-9f78-3f1141261479', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'expense', '01a20339-5f2c-72f4-83a7-379a98d0eda5', '01a20339-5ffc-7540-bb9a-831711c82442', NULL, '2026-04-04 21:15:00+00', '2026-04-04', -40000, 'USD', -6048000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 1, '{}', '44707256081604519f38ee1950ef847c2e0581789febad53db1117ddb49c5e12', '2026-11-22 12:27:01.620494+00', '2026-11-22 12:27:01.620494+00', NULL),
	('01a20339-6084-7413-9173-1ba92137fa39', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'expense', '01a20339-5f2c-72f4-83a7-379dc52f3fb8', '01a20339-5f27-7575-9678-ad1efe7c257b', NULL, '2026-03-05 09:30:00+00', '2026-03-05', -505, 'USD', -505, 'USD', NULL, NULL, NULL, NULL, 'Lunch 5 – обід', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 1, '{}', '965313225c21b5bb001593718719931e5885eaff42a0a6970c3ed77818ce0317', '2026-11-22 12:27:01.632198+00', '2026-11-22 12:27:01.632198+00', NULL),
	('01a20339-608f-74f1-982f-fdc8f87c0e9b', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'expense', '01a20339-5f2c-72f4-83a7-379a98d0eda5', '01a20339-5ffc-7540-bb9a-831711c82442', NULL, '2026-04-05 21:15:00+00', '2026-04-05', -50000, 'USD', -7560000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 1, '{}', 'd20f90417728ac7d6dc40a98cf0d5dfa3b0e9c71d201a7ffede24010d39eae7a', '2026-11-22 12:27:01.643024+00', '2026-11-22 12:27:01.643024+00', NULL),
	('01a20339-609a-7622-81ad-dd536e775856', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'expense', '01a20339-5f2c-72f4-83a7-379a98d0eda5', '01a20339-5f27-7575-9678-ad1efe7c257b', NULL, '2026-03-06 09:30:00+00', '2026-03-06', -606, 'USD', -606, 'USD', NULL, NULL, NULL, NULL, 'Lunch 6 – обід', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 1, '{}', '980f56469d90dcb43810a38730eadb9eeaa1fd01fcdfc0467e082442443656b0', '2026-11-22 12:27:01.6546+00', '2026-11-22 12:27:01.6546+00', NULL),
	('01a20339-60a6-760f-8b72-5aca56c2799b', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'expense', '01a20339-5f2c-72f4-83a7-379a98d0eda5', '01a20339-5ffc-7540-bb9a-831711c82442', NULL, '2026-04-06 21:15:00+00', '2026-04-06', -60000, 'USD', -9072000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 1, '{}', 'adeb927f87c9c64893582e6c3d83ee72e5852c2d4e7662a8385967d4430f9409', '2026-11-22 12:27:01.665448+00', '2026-11-22 12:27:01.665448+00', NULL),
	('01a20339-60b1-765e-a62e-9f992b12b35a', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'expense', '01a20339-5f2c-72f4-83a7-379dc52f3fb8', '01a20339-5f27-7575-9678-ad1efe7c257b', NULL, '2026-03-07 09:30:00+00', '2026-03-07', -707, 'USD', -707, 'USD', NULL, NULL, NULL, NULL, 'Lunch 7 – обід', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 1, '{}', 'b1fb12711e86529f64c3b8e26a7d6e333be8a070ebbf6a0901f58a68d741deee', '2026-11-22 12:27:01.677375+00', '2026-11-22 12:27:01.677375+00', NULL),
	('01a20339-60ba-73f1-896f-d981ec9506de', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'expense', '01a20339-5f2c-72f4-83a7-379a98d0eda5', '01a20339-5ffc-7540-bb9a-831711c82442', NULL, '2026-04-07 21:15:00+00', '2026-04-07', -70000, 'USD', -10584000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 1, '{}', '058fe191d69502c73fa3a1b83b635d15da9755eb49ecb626c499835c4fa87173', '2026-11-22 12:27:01.68652+00', '2026-11-22 12:27:01.68652+00', NULL),
	('01a20339-60c3-72b3-8412-2072c9dbc2dc', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'expense', '01a20339-5f2c-72f4-83a7-379a98d0eda5', '01a20339-5f27-7575-9678-ad1efe7c257b', NULL, '2026-03-08 09:30:00+00', '2026-03-08', -808, 'USD', -808, 'USD', NULL, NULL, NULL, NULL, 'Lunch 8 – обід', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 1, '{}', '36903ed718c5cec6750e076139cff8e2d58606bda4a8f70bc4f985e4e6d8f12d', '2026-11-22 12:27:01.69556+00', '2026-11-22 12:27:01.69556+00', NULL),
	('01a20339-60cc-74a7-a256-a395b9481183', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'expense', '01a20339-5f2c-72f4-83a7-379a98d0eda5', '01a20339-5ffc-7540-bb9a-831711c82442', NULL, '2026-04-08 21:15:00+00', '2026-04-08', -80000, 'USD', -12096000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 1, '{}', '76cc993fe58306508d78802edb8f8dfc1c78d3c424f04ecafe0322cb8c86edc1', '2026-11-22 12:27:01.704755+00', '2026-11-22 12:27:01.704755+00', NULL),
	('01a20339-60d6-76bb-8e72-e730a3872c3c', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'expense', '01a20339-5f2c-72f4-83a7-379dc52f3fb8', '01a20339-5f27-7575-9678-ad1efe7c257b', NULL, '2026-03-09 09:30:00+00', '2026-03-09', -909, 'USD', -909, 'USD', NULL, NULL, NULL, NULL, 'Lunch 9 – обід', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 1, '{}', '440922d16c97137d82aaf90738d217b6ecc59953fbce65358679b7e130c73fa5', '2026-11-22 12:27:01.714644+00', '2026-11-22 12:27:01.714644+00', NULL),
	('01a20339-60e0-7246-8f3f-7f9b9211142a', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'expense', '01a20339-5f2c-72f4-83a7-379a98d0eda5', '01a20339-5ffc-7540-bb9a-831711c82442', NULL, '2026-04-09 21:15:00+00', '2026-04-09', -90000, 'USD', -13608000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 1, '{}', '35918a4b0571389fdf0df76feff5814823823d2bafcf0b7ae7d7d8d33286d2f3', '2026-11-22 12:27:01.72387+00', '2026-11-22 12:27:01.72387+00', NULL),
	('01a20339-60e9-7159-87be-be794b03b71a', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'expense', '01a20339-5f2c-72f4-83a7-379a98d0eda5', '01a20339-5f27-7575-9678-ad1efe7c257b', NULL, '2026-03-10 09:30:00+00', '2026-03-10', -1010, 'USD', -1010, 'USD', NULL, NULL, NULL, NULL, 'Lunch 10 – обід', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 1, '{}', '8c761b9d990f78444a731a10ebc353c844c07b3486d307edee7ec3bce5cfcdd1', '2026-11-22 12:27:01.733836+00', '2026-11-22 12:27:01.733836+00', NULL),
	('01a20339-60f4-772e-ab14-31ae33184ec6', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'expense', '01a20339-5f2c-72f4-83a7-379a98d0eda5', '01a20339-5ffc-7540-bb9a-831711c82442', NULL, '2026-04-10 21:15:00+00', '2026-04-10', -100000, 'USD', -15120000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 1, '{}', '1ea5e3561d62886e15dc98a01e9afa567d41dd73445a7ba6de6f78afd798144f', '2026-11-22 12:27:01.74408+00', '2026-11-22 12:27:01.74408+00', NULL),
	('01a20339-6102-730c-8bcb-1f594bfa2d0f', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'transfer', NULL, '01a20339-5fe7-72fd-ae7d-8124a39c3323', '01a20339-5f27-7575-9678-ad1efe7c257b', '2026-11-22 12:27:01.753595+00', '2026-11-22', 4000, 'UAH', 4000, 'UAH', 89, 'USD', '0.0222598361761', '2026-09-29', 'Set aside', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 1, '{}', '648c2d869d3f73410963cdd3f3a95cd6bd07db6b6075022aa6dc365ca55be622', '2026-11-22 12:27:01.753595+00', '2026-11-22 12:27:01.753595+00', NULL),
	('01a20339-610e-7345-8354-06d9101934a7', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'income', NULL, '01a20339-5f27-7575-9678-ad1efe7c257b', NULL, '2026-11-22 12:27:01.768865+00', '2026-11-22', 250000, 'USD', 250000, 'USD', NULL, NULL, NULL, NULL, 'Salary', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 1, '{}', '98c33a37433e864df6b8c3ad1031669953a063539540b7d65c5dab3867a2fa27', '2026-11-22 12:27:01.768865+00', '2026-11-22 12:27:01.768865+00', NULL),
	('01a20339-612c-7591-9f57-e3a74eb75a67', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'expense', '01a20339-5f2c-72f4-83a7-379a98d0eda5', '01a20339-5f27-7575-9678-ad1efe7c257b', NULL, '2026-11-22 12:27:01.799887+00', '2026-11-22', -999, 'USD', -999, 'USD', NULL, NULL, NULL, NULL, 'By mistake', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 2, '{}', 'b9877ec5060e4c8ac714f125254f38a16b30b3f21f2571e8dec65359f30b3cde', '2026-11-22 12:27:01.799887+00', '2026-11-22 12:27:01.827305+00', '2026-11-22 12:27:01.827305+00'),
	('01a20339-6136-753e-8a47-3b49e0197039', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'expense', '01a20339-5f2c-72f4-83a7-379a98d0eda5', '01a20339-5f27-7575-9678-ad1efe7c257b', NULL, '2026-11-22 12:27:01.810203+00', '2026-11-22', -888, 'USD', -888, 'USD', NULL, NULL, NULL, NULL, 'Not by mistake', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 2, '{"note": 2}', 'a88ad1d1bf726391cd620f2ef250f178ae9276f6ca95d3d709efad01fda4792e', '2026-11-22 12:27:01.810203+00', '2026-11-22 12:27:01.842642+00', NULL),
	('01a20339-613e-72ec-b272-19c1bda0ec5b', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'expense', '01a20339-5f2c-72f4-83a7-379a98d0eda5', '01a20339-5f27-7575-9678-ad1efe7c257b', NULL, '2026-11-22 12:27:01.819579+00', '2026-11-22', -777, 'USD', -777, 'USD', NULL, NULL, NULL, NULL, 'By mistake', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 3, '{}', 'f6c9cb017a3198ae3b40f0bfefc182809061404c64aec68db0cd21c6a7ccc22a', '2026-11-22 12:27:01.819579+00', '2026-11-22 12:27:01.886486+00', NULL),
	('01a20339-6167-705c-b296-1b17f380605e', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'expense', '01a20339-5f2c-72f4-83a7-379a98d0eda5', '01a20339-5fe7-72fd-ae7d-8124a39c3323', NULL, '2026-11-22 12:27:01.855293+00', '2026-11-22', -7770, 'USD', -321484, 'UAH', NULL, NULL, '41.375', '2026-11-20', '', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 2, '{}', '7516dc05e355ae85bdf129a58336871533e0858c1e14e842c480871ec6842870', '2026-11-22 12:27:01.855293+00', '2026-11-22 12:27:01.886486+00', '2026-11-22 12:27:01.886486+00'),
	('01a20339-633c-7685-b042-0efdede63733', '01a20339-6295-7738-a9c3-99840e5cb3b2', 'expense', '01a20339-629b-7276-9dc0-c20776ffe2c9', '01a20339-629a-7147-9050-bc9665b30fac', NULL, '2026-11-22 12:27:02.326441+00', '2026-11-22', -1234, 'EUR', -1234, 'EUR', NULL, NULL, NULL, NULL, 'by Bob', '01a20339-5f60-7275-aee0-328518f5917a', 'Bob', 1, '{}', '013fbb12254a4328c0d089a99137d38fe248f4b3882493937d8564d72b3127ff', '2026-11-22 12:27:02.326441+00', '2026-11-22 12:27:02.326441+00', NULL),
	('01a20339-6351-701b-af40-2c825693e56b', '01a20339-6295-7738-a9c3-99840e5cb3b2', 'expense', '01a20339-629b-7276-9dc0-c20776ffe2c9', '01a20339-629a-7147-9050-bc9665b30fac', NULL, '2026-11-22 12:27:02.349901+00', '2026-11-22', -1234, 'EUR', -1234, 'EUR', NULL, NULL, NULL, NULL, 'by Дан', '01a20339-5fb0-73a9-9821-6017afc9fdae', 'Дан', 1, '{}', '9d863d78971c72875cd813369c3b3504717fa77c1b2f4a1809bb2576ed435a65', '2026-11-22 12:27:02.349901+00', '2026-11-22 12:27:02.349901+00', NULL),
	('01a20339-64c1-70df-94e2-d15bdb7dcdad', '01a20339-64c1-70df-94e2-d1514552801c', 'transfer', NULL, '01a20339-64c1-70df-94e2-d1547a678587', '01a20339-64c1-70df-94e2-d153aa2ce8f4', '2026-03-20 09:00:00+00', '2026-03-20', 2000, 'USD', 2000, 'USD', 2000, 'USD', NULL, NULL, '', '01a20339-64c1-70df-94e2-d1523462f406', 'Gast', 1, '{}', NULL, '2026-03-20 09:00:00+00', '2026-03-20 09:00:00+00', NULL),
	('01a20339-64c1-70df-94e2-d15c8c240c8f', '01a20339-64c1-70df-94e2-d1514552801c', 'expense', '01a20339-64c1-70df-94e2-d15752483699', '01a20339-64c1-70df-94e2-d153aa2ce8f4', NULL, '2026-03-20 09:00:00+00', '2026-03-20', -250, 'USD', -250, 'USD', NULL, NULL, NULL, NULL, 'Tram', '01a20339-64c1-70df-94e2-d1523462f406', 'Gast', 1, '{}', NULL, '2026-03-20 09:00:00+00', '2026-03-20 09:00:00+00', NULL),
	('01a20339-64c1-70df-94e2-d15d9a40492f', '01a20339-64c1-70df-94e2-d1514552801c', 'expense', '01a20339-64c1-70df-94e2-d15647dc2602', '01a20339-64c1-70df-94e2-d153aa2ce8f4', NULL, '2026-03-20 09:00:00+00', '2026-03-20', -1000, 'USD', -1000, 'USD', NULL, NULL, NULL, NULL, 'Lunch', '01a20339-64c1-70df-94e2-d1523462f406', 'Gast', 1, '{}', NULL, '2026-03-20 09:00:00+00', '2026-03-20 09:00:00+00', NULL),
	('01a20339-64c1-70df-94e2-d15e473e9aa7', '01a20339-64c1-70df-94e2-d1514552801c', 'income', NULL, '01a20339-64c1-70df-94e2-d153aa2ce8f4', NULL, '2026-03-20 09:00:00+00', '2026-03-21', 12000, 'USD', 12000, 'USD', NULL, NULL, NULL, NULL, 'Salary', '01a20339-64c1-70df-94e2-d1523462f406', 'Gast', 1, '{}', NULL, '2026-03-20 09:00:00+00', '2026-03-20 09:00:00+00', NULL);


--
-- Data for Name: history_words; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.history_words VALUES
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '1', '2026-03-01', '2026-03-01 09:30:00+00', '01a20339-6018-72ea-a749-c83abb00c187'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'lunch', '2026-03-01', '2026-03-01 09:30:00+00', '01a20339-6018-72ea-a749-c83abb00c187'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'обід', '2026-03-01', '2026-03-01 09:30:00+00', '01a20339-6018-72ea-a749-c83abb00c187'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'ramen', '2026-04-01', '2026-04-01 21:15:00+00', '01a20339-6034-73f5-b9b3-bddece602662'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'ラーメン', '2026-04-01', '2026-04-01 21:15:00+00', '01a20339-6034-73f5-b9b3-bddece602662'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2', '2026-03-02', '2026-03-02 09:30:00+00', '01a20339-6043-76d4-9494-277e0de2a361'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'lunch', '2026-03-02', '2026-03-02 09:30:00+00', '01a20339-6043-76d4-9494-277e0de2a361'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'обід', '2026-03-02', '2026-03-02 09:30:00+00', '01a20339-6043-76d4-9494-277e0de2a361'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'ramen', '2026-04-02', '2026-04-02 21:15:00+00', '01a20339-604f-7442-917a-cc5d551d151d'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'ラーメン', '2026-04-02', '2026-04-02 21:15:00+00', '01a20339-604f-7442-917a-cc5d551d151d'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '3', '2026-03-03', '2026-03-03 09:30:00+00', '01a20339-6059-75eb-bc67-4ce83c643f26'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'lunch', '2026-03-03', '2026-03-03 09:30:00+00', '01a20339-6059-75eb-bc67-4ce83c643f26'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'обід', '2026-03-03', '2026-03-03 09:30:00+00', '01a20339-6059-75eb-bc67-4ce83c643f26'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'ramen', '2026-04-03', '2026-04-03 21:15:00+00', '01a20339-6064-73d4-9076-690032d4de2b'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'ラーメン', '2026-04-03', '2026-04-03 21:15:00+00', '01a20339-6064-73d4-9076-690032d4de2b'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '4', '2026-03-04', '2026-03-04 09:30:00+00', '01a20339-606e-7202-8d65-95ffc8067413'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'lunch', '2026-03-04', '2026-03-04 09:30:00+00', '01a20339-606e-7202-8d65-95ffc8067413'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'обід', '2026-03-04', '2026-03-04 09:30:00+00', '01a20339-606e-7202-8d65-95ffc8067413'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'ramen', '2026-04-04', '2026-04-04 21:15:00+00', '01a20339-6079-719b-9f78-3f1141261479'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'ラーメン', '2026-04-04', '2026-04-04 21:15:00+00', '01a20339-6079-719b-9f78-3f1141261479'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '5', '2026-03-05', '2026-03-05 09:30:00+00', '01a20339-6084-7413-9173-1ba92137fa39'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'lunch', '2026-03-05', '2026-03-05 09:30:00+00', '01a20339-6084-7413-9173-1ba92137fa39'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'обід', '2026-03-05', '2026-03-05 09:30:00+00', '01a20339-6084-7413-9173-1ba92137fa39'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'ramen', '2026-04-05', '2026-04-05 21:15:00+00', '01a20339-608f-74f1-982f-fdc8f87c0e9b'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'ラーメン', '2026-04-05', '2026-04-05 21:15:00+00', '01a20339-608f-74f1-982f-fdc8f87c0e9b'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '6', '2026-03-06', '2026-03-06 09:30:00+00', '01a20339-609a-7622-81ad-dd536e775856'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'lunch', '2026-03-06', '2026-03-06 09:30:00+00', '01a20339-609a-7622-81ad-dd536e775856'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'обід', '2026-03-06', '2026-03-06 09:30:00+00', '01a20339-609a-7622-81ad-dd536e775856'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'ramen', '2026-04-06', '2026-04-06 21:15:00+00', '01a20339-60a6-760f-8b72-5aca56c2799b'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'ラーメン', '2026-04-06', '2026-04-06 21:15:00+00', '01a20339-60a6-760f-8b72-5aca56c2799b'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '7', '2026-03-07', '2026-03-07 09:30:00+00', '01a20339-60b1-765e-a62e-9f992b12b35a'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'lunch', '2026-03-07', '2026-03-07 09:30:00+00', '01a20339-60b1-765e-a62e-9f992b12b35a'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'обід', '2026-03-07', '2026-03-07 09:30:00+00', '01a20339-60b1-765e-a62e-9f992b12b35a'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'ramen', '2026-04-07', '2026-04-07 21:15:00+00', '01a20339-60ba-73f1-896f-d981ec9506de'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'ラーメン', '2026-04-07', '2026-04-07 21:15:00+00', '01a20339-60ba-73f1-896f-d981ec9506de'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '8', '2026-03-08', '2026-03-08 09:30:00+00', '01a20339-60c3-72b3-8412-2072c9dbc2dc'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'lunch', '2026-03-08', '2026-03-08 09:30:00+00', '01a20339-60c3-72b3-8412-2072c9dbc2dc'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'обід', '2026-03-08', '2026-03-08 09:30:00+00', '01a20339-60c3-72b3-8412-2072c9dbc2dc'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'ramen', '2026-04-08', '2026-04-08 21:15:00+00', '01a20339-60cc-74a7-a256-a395b9481183'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'ラーメン', '2026-04-08', '2026-04-08 21:15:00+00', '01a20339-60cc-74a7-a256-a395b9481183'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '9', '2026-03-09', '2026-03-09 09:30:00+00', '01a20339-60d6-76bb-8e72-e730a3872c3c'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'lunch', '2026-03-09', '2026-03-09 09:30:00+00', '01a20339-60d6-76bb-8e72-e730a3872c3c'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'обід', '2026-03-09', '2026-03-09 09:30:00+00', '01a20339-60d6-76bb-8e72-e730a3872c3c'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'ramen', '2026-04-09', '2026-04-09 21:15:00+00', '01a20339-60e0-7246-8f3f-7f9b9211142a'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'ラーメン', '2026-04-09', '2026-04-09 21:15:00+00', '01a20339-60e0-7246-8f3f-7f9b9211142a'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '10', '2026-03-10', '2026-03-10 09:30:00+00', '01a20339-60e9-7159-87be-be794b03b71a'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'lunch', '2026-03-10', '2026-03-10 09:30:00+00', '01a20339-60e9-7159-87be-be794b03b71a'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'обід', '2026-03-10', '2026-03-10 09:30:00+00', '01a20339-60e9-7159-87be-be794b03b71a'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'ramen', '2026-04-10', '2026-04-10 21:15:00+00', '01a20339-60f4-772e-ab14-31ae33184ec6'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'ラーメン', '2026-04-10', '2026-04-10 21:15:00+00', '01a20339-60f4-772e-ab14-31ae33184ec6');
INSERT INTO public.history_words VALUES
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'aside', '2026-11-22', '2026-11-22 12:27:01.753595+00', '01a20339-6102-730c-8bcb-1f594bfa2d0f'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'set', '2026-11-22', '2026-11-22 12:27:01.753595+00', '01a20339-6102-730c-8bcb-1f594bfa2d0f'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'salary', '2026-11-22', '2026-11-22 12:27:01.768865+00', '01a20339-610e-7345-8354-06d9101934a7'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'by', '2026-11-22', '2026-11-22 12:27:01.799887+00', '01a20339-612c-7591-9f57-e3a74eb75a67'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'mistake', '2026-11-22', '2026-11-22 12:27:01.799887+00', '01a20339-612c-7591-9f57-e3a74eb75a67'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'by', '2026-11-22', '2026-11-22 12:27:01.810203+00', '01a20339-6136-753e-8a47-3b49e0197039'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'mistake', '2026-11-22', '2026-11-22 12:27:01.810203+00', '01a20339-6136-753e-8a47-3b49e0197039'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'by', '2026-11-22', '2026-11-22 12:27:01.819579+00', '01a20339-613e-72ec-b272-19c1bda0ec5b'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'mistake', '2026-11-22', '2026-11-22 12:27:01.819579+00', '01a20339-613e-72ec-b272-19c1bda0ec5b'),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'not', '2026-11-22', '2026-11-22 12:27:01.810203+00', '01a20339-6136-753e-8a47-3b49e0197039'),
	('01a20339-6295-7738-a9c3-99840e5cb3b2', 'bob', '2026-11-22', '2026-11-22 12:27:02.326441+00', '01a20339-633c-7685-b042-0efdede63733'),
	('01a20339-6295-7738-a9c3-99840e5cb3b2', 'by', '2026-11-22', '2026-11-22 12:27:02.326441+00', '01a20339-633c-7685-b042-0efdede63733'),
	('01a20339-6295-7738-a9c3-99840e5cb3b2', 'by', '2026-11-22', '2026-11-22 12:27:02.349901+00', '01a20339-6351-701b-af40-2c825693e56b'),
	('01a20339-6295-7738-a9c3-99840e5cb3b2', 'дан', '2026-11-22', '2026-11-22 12:27:02.349901+00', '01a20339-6351-701b-af40-2c825693e56b'),
	('01a20339-64c1-70df-94e2-d1514552801c', 'lunch', '2026-03-20', '2026-03-20 09:00:00+00', '01a20339-64c1-70df-94e2-d15d9a40492f'),
	('01a20339-64c1-70df-94e2-d1514552801c', 'salary', '2026-03-21', '2026-03-20 09:00:00+00', '01a20339-64c1-70df-94e2-d15e473e9aa7'),
	('01a20339-64c1-70df-94e2-d1514552801c', 'tram', '2026-03-20', '2026-03-20 09:00:00+00', '01a20339-64c1-70df-94e2-d15c8c240c8f');


--
-- Data for Name: identities; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.identities VALUES
	('https://accounts.example.com', '1234567890', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:02.715698+00');


--
-- Data for Name: import_settings; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: imported_entries; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: imports; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: job_runs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.job_runs VALUES
	('ring reminders', '2026-11-22 12:27:01.258772+00', '2026-11-22 12:27:01.277726+00', NULL, NULL),
	('send mails', '2026-11-22 12:27:01.267373+00', '2026-11-22 12:27:01.286043+00', NULL, NULL),
	('delete what is kept no longer', '2026-11-22 12:27:01.242994+00', '2026-11-22 12:27:01.286938+00', NULL, NULL),
	('send messages', '2026-11-22 12:27:01.292304+00', '2026-11-22 12:27:01.29787+00', NULL, NULL),
	('tidy reminders', '2026-11-22 12:27:01.30406+00', '2026-11-22 12:27:01.317798+00', NULL, NULL);


--
-- Data for Name: list_items; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.list_items VALUES
	('01a20339-6245-73f4-85c9-11cc2edf35e2', '0ead0b29-1d57-44eb-b8f7-675edcadc7da', '01a20339-5f21-71cd-a586-ac1b13736e2e', 2, 'Кава', false, NULL, 100, NULL, 1, NULL, '[]'),
	('01a20339-6254-7787-8f5b-13379e90aa83', '779a9ffe-82a4-4ac8-a015-a26689b2a3ef', '01a20339-5f21-71cd-a586-ac1b13736e2e', 0, 'Milk', false, NULL, 100, NULL, 1, NULL, '[]'),
	('01a20339-6254-7787-8f5b-13379e90aa83', '9e16bd1d-d759-4936-8359-5f4e71302b32', '01a20339-5f21-71cd-a586-ac1b13736e2e', 1, 'Bread', false, NULL, 100, NULL, 1, NULL, '[]'),
	('01a20339-6254-7787-8f5b-13379e90aa83', '0ead0b29-1d57-44eb-b8f7-675edcadc7da', '01a20339-5f21-71cd-a586-ac1b13736e2e', 2, 'Кава', false, NULL, 100, NULL, 1, NULL, '[]'),
	('01a20339-6245-73f4-85c9-11cc2edf35e2', '779a9ffe-82a4-4ac8-a015-a26689b2a3ef', '01a20339-5f21-71cd-a586-ac1b13736e2e', 0, 'Milk', true, 120, 250, NULL, 1, NULL, '[[2, "is_checked", false], [2, "price", null], [2, "quantity", "1.00"]]'),
	('01a20339-6245-73f4-85c9-11cc2edf35e2', '9e16bd1d-d759-4936-8359-5f4e71302b32', '01a20339-5f21-71cd-a586-ac1b13736e2e', 1, 'Bread', false, NULL, 100, NULL, 1, 3, '[]'),
	('01a20339-6245-73f4-85c9-11cc2edf35e2', 'bcb7dea4-e10e-405b-8d3f-e5abc26ff979', '01a20339-5f21-71cd-a586-ac1b13736e2e', 3, 'Tea', false, NULL, 100, '68bbc36ca052b2aea1f1b431f59dcc16bb6e7c4ebe2483b455490801da7483b6', 4, NULL, '[]'),
	('01a20339-64c2-71f3-80cd-33554f498ae9', '01a20339-64c2-71f3-80cd-3357768b1819', '01a20339-64c1-70df-94e2-d1514552801c', 0, 'Milk', false, NULL, 100, NULL, 1, NULL, '[]'),
	('01a20339-64c2-71f3-80cd-33554f498ae9', '01a20339-64c2-71f3-80cd-3358eb0fb4c0', '01a20339-64c1-70df-94e2-d1514552801c', 2, 'Bread', false, NULL, 100, NULL, 1, NULL, '[]'),
	('01a20339-64c2-71f3-80cd-33568101671b', '01a20339-64c2-71f3-80cd-335991dbc4cd', '01a20339-64c1-70df-94e2-d1514552801c', 0, 'Atlas', false, NULL, 100, NULL, 1, NULL, '[]');


--
-- Data for Name: lists; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.lists VALUES
	('01a20339-6245-73f4-85c9-11cc2edf35e2', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'Food', '01a20339-5f2c-72f4-83a7-379a98d0eda5', true, 4, '{}', '41f87649ab6220c656c00786bd9abf8919f9b82ae9ab2e2ecf674f7a5321dbac', '2026-11-22 12:27:02.078577+00', '2026-11-22 12:27:02.13893+00', NULL),
	('01a20339-6254-7787-8f5b-13379e90aa83', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'Old', '01a20339-5f2c-72f4-83a7-379a98d0eda5', true, 2, '{}', '30442f0c03e6acdba8d0cc3da7fd004a43c95ae6a528d689a64d779c15522c26', '2026-11-22 12:27:02.094078+00', '2026-11-22 12:27:02.151992+00', '2026-11-22 12:27:02.151992+00'),
	('01a20339-64c2-71f3-80cd-33554f498ae9', '01a20339-64c1-70df-94e2-d1514552801c', 'Groceries', '01a20339-64c1-70df-94e2-d15647dc2602', true, 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', NULL),
	('01a20339-64c2-71f3-80cd-33568101671b', '01a20339-64c1-70df-94e2-d1514552801c', 'Books', NULL, false, 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', NULL);


--
-- Data for Name: mails; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mails VALUES
	('01a20339-63be-73d9-9a94-5453892ff0af', 'bob6@example.com', 'Your code for a new password: K86CSKRW', 'Hello,

enter this code to set a new password:

K86CSKRW

It is valid for 10 minutes. If you did not ask for it, ignore this mail: your password stays as it is.', 1, '2026-11-22 12:27:02.457057+00', '2026-11-22 12:27:32.482583+00', '2026-11-22 12:37:02+00');


--
-- Data for Name: month_sums; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.month_sums VALUES
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-03', '01a20339-5f2c-72f4-83a7-379dc52f3fb8', 'USD', 2525),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-03', '01a20339-5f2c-72f4-83a7-379a98d0eda5', 'USD', 3030),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-04', '01a20339-5f2c-72f4-83a7-379a98d0eda5', 'USD', 550000),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-11', '01a20339-5f2c-72f4-83a7-379a98d0eda5', 'USD', 1665),
	('01a20339-6295-7738-a9c3-99840e5cb3b2', '2026-12', '01a20339-629b-7276-9dc0-c20776ffe2c9', 'EUR', 2468),
	('01a20339-64c1-70df-94e2-d1514552801c', '2026-03', '01a20339-64c1-70df-94e2-d15647dc2602', 'USD', 1000),
	('01a20339-64c1-70df-94e2-d1514552801c', '2026-03', '01a20339-64c1-70df-94e2-d15752483699', 'USD', 250);


--
-- Data for Name: notifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.notifications VALUES
	('01a20339-6398-70c1-ab0d-21954ddc2e6a', '01a20339-5f60-7275-aee0-328518f5917a', 'reminder', '{"title": "Rent", "comment": ""}', '/reminder', NULL, '2027-12-27 12:26:00+00', 1, '2027-12-27 12:26:00+00', '2026-11-22 12:27:32.441073+00', '2027-12-28 12:26:00+00');


--
-- Data for Name: participants; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.participants VALUES
	('01a20339-5f21-71cd-a586-ac1b13736e2e', '01a20339-5f07-7760-87cf-47fadd7f4483', true, true, '2026-11-22 12:27:01.255218+00', NULL),
	('01a20339-5f65-703c-9284-7464d0faaf07', '01a20339-5f60-7275-aee0-328518f5917a', true, true, '2026-11-22 12:27:01.344746+00', NULL),
	('01a20339-5f8a-7365-a033-7ab81b5abd15', '01a20339-5f86-7196-a81a-87ffeda1bcc7', true, true, '2026-11-22 12:27:01.382635+00', NULL),
	('01a20339-6295-7738-a9c3-99840e5cb3b2', '01a20339-5f07-7760-87cf-47fadd7f4483', true, true, '2026-11-22 12:27:02.162578+00', NULL),
	('01a20339-6295-7738-a9c3-99840e5cb3b2', '01a20339-5f60-7275-aee0-328518f5917a', true, true, '2026-11-22 12:27:02.238356+00', NULL),
	('01a20339-6295-7738-a9c3-99840e5cb3b2', '01a20339-5f86-7196-a81a-87ffeda1bcc7', false, false, '2026-11-22 12:27:02.29947+00', NULL),
	('01a20339-635a-711f-a1c3-42444e40a73d', '01a20339-5f60-7275-aee0-328518f5917a', true, true, '2026-11-22 12:27:02.360872+00', NULL),
	('01a20339-64c1-70df-94e2-d1514552801c', '01a20339-64c1-70df-94e2-d1523462f406', true, true, '2026-11-22 12:27:02.721446+00', NULL),
	('01a20339-6295-7738-a9c3-99840e5cb3b2', '01a20339-5fb0-73a9-9821-6017afc9fdae', true, true, '2026-11-22 12:27:02.259347+00', '2026-11-22 12:27:02.759081+00');


--
-- Data for Name: payment_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.payment_events VALUES
	('evt_1', '01a20339-5f07-7760-87cf-47fadd7f4483', '2026-11-22 12:27:02.750736+00');


--
-- Data for Name: planning_categories; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.planning_categories VALUES
	('01a20339-61b1-707e-903c-12d9090d4607', '01a20339-5f21-71cd-a586-ac1b13736e2e', '01a20339-5f2c-72f4-83a7-379a98d0eda5', '2026-03-01', 30000, 'USD', 1, '{}', NULL, '2026-11-22 12:27:01.928116+00', '2026-11-22 12:27:01.928116+00', NULL),
	('01a20339-61c1-74f2-b7b6-f61da466a593', '01a20339-5f21-71cd-a586-ac1b13736e2e', '01a20339-5f2c-72f4-83a7-379bf150b443', '2026-03-01', 30000, 'USD', 1, '{}', NULL, '2026-11-22 12:27:01.946382+00', '2026-11-22 12:27:01.946382+00', NULL),
	('01a20339-61cd-75d6-89a9-378fe31d6934', '01a20339-5f21-71cd-a586-ac1b13736e2e', '01a20339-5f2c-72f4-83a7-379cacaf7c08', '2026-03-01', 30000, 'USD', 1, '{}', NULL, '2026-11-22 12:27:01.960157+00', '2026-11-22 12:27:01.960157+00', NULL),
	('01a20339-61da-754e-886b-a9a00a9a7d2a', '01a20339-5f21-71cd-a586-ac1b13736e2e', '01a20339-5f2c-72f4-83a7-379dc52f3fb8', '2026-03-01', 30000, 'USD', 1, '{}', NULL, '2026-11-22 12:27:01.97178+00', '2026-11-22 12:27:01.97178+00', NULL),
	('01a20339-61e6-71aa-b273-47ba21720dd8', '01a20339-5f21-71cd-a586-ac1b13736e2e', '01a20339-5f2c-72f4-83a7-379a98d0eda5', '2026-04-01', 35050, 'USD', 1, '{}', NULL, '2026-11-22 12:27:01.984251+00', '2026-11-22 12:27:01.984251+00', NULL),
	('01a20339-61f2-7779-b400-49305df48122', '01a20339-5f21-71cd-a586-ac1b13736e2e', '01a20339-5f2c-72f4-83a7-379bf150b443', '2026-04-01', 35050, 'USD', 1, '{}', NULL, '2026-11-22 12:27:01.99612+00', '2026-11-22 12:27:01.99612+00', NULL),
	('01a20339-61fd-7799-8752-760ee7ed96c0', '01a20339-5f21-71cd-a586-ac1b13736e2e', '01a20339-5f2c-72f4-83a7-379cacaf7c08', '2026-04-01', 35050, 'USD', 1, '{}', NULL, '2026-11-22 12:27:02.008158+00', '2026-11-22 12:27:02.008158+00', NULL),
	('01a20339-6207-77b1-98db-dee75be73fc7', '01a20339-5f21-71cd-a586-ac1b13736e2e', '01a20339-5f2c-72f4-83a7-379dc52f3fb8', '2026-04-01', 35050, 'USD', 1, '{}', NULL, '2026-11-22 12:27:02.018343+00', '2026-11-22 12:27:02.018343+00', NULL),
	('01a20339-6213-7751-bd40-6cbf47e0fd65', '01a20339-5f21-71cd-a586-ac1b13736e2e', '01a20339-6210-74be-a773-02582a7a4ed3', '2026-04-01', 900, 'USD', 1, '{}', NULL, '2026-11-22 12:27:02.028315+00', '2026-11-22 12:27:02.028315+00', NULL),
	('01a20339-621e-7685-ab0b-6d983503ae63', '01a20339-5f21-71cd-a586-ac1b13736e2e', '01a20339-621b-76fa-80e2-400410bb3738', '2026-04-01', 900, 'USD', 1, '{}', NULL, '2026-11-22 12:27:02.039432+00', '2026-11-22 12:27:02.039432+00', NULL),
	('01a20339-64c2-71f3-80cd-3353d62e25a0', '01a20339-64c1-70df-94e2-d1514552801c', '01a20339-64c1-70df-94e2-d15647dc2602', '2026-03-01', 30000, 'USD', 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', NULL),
	('01a20339-64c2-71f3-80cd-335402aebe09', '01a20339-64c1-70df-94e2-d1514552801c', '01a20339-64c1-70df-94e2-d15752483699', '2026-03-01', 900, 'USD', 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', '2026-11-22 12:27:02.721446+00');


--
-- Data for Name: plannings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.plannings VALUES
	('cf29b2e9-27cc-52f7-b52f-08e19a050178', '01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-03-01'),
	('dcc81512-a479-59e1-9fd9-169e9b9ba8a5', '01a20339-5f21-71cd-a586-ac1b13736e2e', '2026-04-01'),
	('b83f24cd-1089-587e-ac62-973a85a64c05', '01a20339-64c1-70df-94e2-d1514552801c', '2026-03-01');


--
-- Data for Name: provider_sign_ins; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.provider_sign_ins VALUES
	('3d7562e1-fda5-4884-b853-4b9b0dead270', 'google', '0000000000000000000000000000000000000000000000000000000000000000', 'nonce', 'verifier', '2026-11-22 12:27:02.715698+00', '2026-11-22 12:37:02.715698+00', NULL, NULL, NULL, NULL);


--
-- Data for Name: push_subscriptions; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: rates; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.rates VALUES
	('2026-11-20', 'USD', '{"EUR": "0.92", "JPY": "151.2", "KWD": "0.307", "UAH": "41.375", "USD": "1"}', '{}', '2026-11-22 12:27:01.232797+00', '2026-11-22 12:27:01.232797+00');


--
-- Data for Name: reminder_occurrences; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reminder_occurrences VALUES
	('01a20339-6389-7391-89c7-bd634b9af672', '2026-11-22 12:26:00+00');


--
-- Data for Name: reminders; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reminders VALUES
	('01a20339-637f-735d-99f9-89b76b3899b5', '01a20339-5f07-7760-87cf-47fadd7f4483', 'Оренда', '2036-12-01T09:00', 'Europe/Kyiv', 'monthly', '', true, '{"value": "900.00", "accountId": "01a20339-5f29-763b-97a3-111488635920", "categoryId": "01a20339-5f2c-72f4-83a7-379a98d0eda5", "workspaceId": "01a20339-5f21-71cd-a586-ac1b13736e2e"}', '2036-12-01 07:00:00+00', NULL, NULL, 1, '{}', '91ad5864c94558fd83f16effb04ae61852da90ddc408af2b74e36a430b4e39c2', '2026-11-22 12:27:02.390552+00', '2026-11-22 12:27:02.390552+00', NULL),
	('01a20339-6389-7391-89c7-bd634b9af672', '01a20339-5f60-7275-aee0-328518f5917a', 'Rent', '2026-11-22T14:26', 'Europe/Kyiv', 'daily', '', true, 'null', '2026-11-22 12:26:00+00', NULL, NULL, 1, '{}', '72ca11328d072e6fca5629b694ae23a26312985edf946146976a2b047781e572', '2026-11-22 12:27:02.403604+00', '2026-11-22 12:27:02.403604+00', NULL);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES
	('01a20339-5f32-734b-9561-55d4c7a19028', '01a20339-5f07-7760-87cf-47fadd7f4483', 'testclient', '2026-11-22 12:27:01.255218+00', '2026-12-22 12:27:01.255218+00', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20339-5f91-761f-9cb4-aff8a99a5df8', '01a20339-5f86-7196-a81a-87ffeda1bcc7', 'testclient', '2026-11-22 12:27:01.382635+00', '2026-12-22 12:27:01.382635+00', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20339-63cc-7725-9042-0730306e09a4', '01a20339-5f07-7760-87cf-47fadd7f4483', '', '2026-11-22 12:27:02.465873+00', '2027-02-20 12:27:02.465873+00', NULL, 'script', 'aa320f4f5511c2ec6bc933d198e0c3e76f7426c60226b24081fcfaee996b92a8', 'write', '01a20339-5f21-71cd-a586-ac1b13736e2e', NULL),
	('01a20339-6498-7383-97bb-4fb285d6c63b', '01a20339-5f07-7760-87cf-47fadd7f4483', '', '2026-11-22 12:27:02.482191+00', '2027-02-20 12:27:02.482191+00', '2026-11-22 12:27:02.68285+00', 'script', 'aff6a5a72430c9eaffc20904be74ba6ae77f77cb6a2196fc461644b349b64baa', 'read', NULL, NULL),
	('01a20339-5f6b-76df-b453-fb9b5015246e', '01a20339-5f60-7275-aee0-328518f5917a', 'testclient', '2026-11-22 12:27:01.344746+00', '2026-12-22 12:27:01.344746+00', '2026-11-22 12:27:02.689663+00', NULL, NULL, NULL, NULL, NULL),
	('01a20339-64d9-747b-93a4-94709dfc005f', '01a20339-64c1-70df-94e2-d1523462f406', 'testclient', '2026-11-22 12:27:02.721446+00', '2026-12-22 12:27:02.721446+00', NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: settings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.settings VALUES
	('01a20339-5f60-7275-aee0-328518f5917a', '01a20339-5f65-703c-9284-7464d0faaf07', 'expenses', 'rounds-view', 'en', false, 'UTC'),
	('01a20339-5f86-7196-a81a-87ffeda1bcc7', '01a20339-5f8a-7365-a033-7ab81b5abd15', 'expenses', 'rounds-view', 'en', false, 'UTC'),
	('01a20339-5f07-7760-87cf-47fadd7f4483', '01a20339-5f21-71cd-a586-ac1b13736e2e', 'history', 'rounds-view', 'ua', false, 'Europe/Kyiv'),
	('01a20339-64c1-70df-94e2-d1523462f406', '01a20339-64c1-70df-94e2-d1514552801c', 'history', 'list-view', 'ua', true, 'Europe/Kyiv');


--
-- Data for Name: subscriptions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.subscriptions VALUES
	('01a20339-5f07-7760-87cf-47fadd7f4483', 'cus_1', 'sub_1', 'price_1', 'active', '2026-11-23 12:27:02.750736+00', false, '2026-11-23 12:27:02.750736+00', 0, 0);


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES
	('01a20339-5f60-7275-aee0-328518f5917a', 'Bob', 'bob', 'bob6@example.com', 'bob6@example.com', NULL, '$argon2id$v=19$m=64,t=1,p=1$FpsM5tTFyrY9zNtGM5zEbA$v8VqGAfoHqJublpN6n1hPtjjS58ulhrxB8utf/Z4oJg', NULL, false, true, NULL, '2026-11-22 12:27:01.344746+00', '2026-11-22 12:27:02.184687+00', NULL),
	('01a20339-5f86-7196-a81a-87ffeda1bcc7', 'Carol', 'carol', 'carol7@example.com', 'carol7@example.com', NULL, '$argon2id$v=19$m=64,t=1,p=1$c7ixT2kmjfsu51DQOi2Xjw$5a0ux7BpfIymhoo8hjqMAnVPgtXq8aN5M5wnltGvO54', NULL, false, true, NULL, '2026-11-22 12:27:01.382635+00', '2026-11-22 12:27:02.286469+00', NULL),
	('01a20339-5f07-7760-87cf-47fadd7f4483', 'Ann', 'ann', 'ann5@example.com', 'ann5@example.com', NULL, '$argon2id$v=19$m=64,t=1,p=1$r3T5zUAMKzPZtDB/TQbKOw$KpEj49Iczh7Nd503Of8wMRfM3ss//BJuy1Gg9nRA7vw', '/api/avatar/e5210567-f7aa-4537-9a2f-5b83a6fbf6a3', true, false, NULL, '2026-11-22 12:27:01.255218+00', '2026-11-22 12:27:02.703142+00', NULL),
	('01a20339-64c1-70df-94e2-d1523462f406', 'Gast', 'gast', 'guest2@example.com', 'guest2@example.com', NULL, '$argon2id$v=19$m=64,t=1,p=1$npG/BttxppBUv5KmnCe6EA$0yDKsII3xSoJoSdlnYa1BlcCj7jStkVhTF2rJlDHNfM', NULL, false, false, '754ffced-d031-4aa4-bf29-607e6f27fba0', '2026-11-22 12:27:02.721446+00', '2026-11-22 12:27:02.721446+00', NULL),
	('01a20339-5fb0-73a9-9821-6017afc9fdae', 'Дан', 'дан', NULL, NULL, NULL, NULL, NULL, false, false, NULL, '2026-11-22 12:27:01.423906+00', '2026-11-22 12:27:02.196441+00', '2026-11-22 12:27:02.759081+00');


--
-- Data for Name: workspaces; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.workspaces VALUES
	('01a20339-5f65-703c-9284-7464d0faaf07', 'Bob', '01a20339-5f60-7275-aee0-328518f5917a', 'USD', 1, true, 0, 1, '{}', NULL, '2026-11-22 12:27:01.344746+00', '2026-11-22 12:27:01.344746+00', NULL),
	('01a20339-5f8a-7365-a033-7ab81b5abd15', 'Carol', '01a20339-5f86-7196-a81a-87ffeda1bcc7', 'USD', 1, true, 0, 1, '{}', NULL, '2026-11-22 12:27:01.382635+00', '2026-11-22 12:27:01.382635+00', NULL),
	('01a20339-635a-711f-a1c3-42444e40a73d', 'Old', '01a20339-5f60-7275-aee0-328518f5917a', 'USD', 10, false, 2, 1, '{}', '38398702d531b686f15f09e09656da4d2d57b62ceb41501b8a6120f603819368', '2026-11-22 12:27:02.360872+00', '2026-11-22 12:27:02.360872+00', '2026-11-22 12:27:02.377339+00'),
	('01a20339-64c1-70df-94e2-d1514552801c', 'Gast', '01a20339-64c1-70df-94e2-d1523462f406', 'USD', 1, true, 0, 1, '{}', NULL, '2026-11-22 12:27:02.721446+00', '2026-11-22 12:27:02.721446+00', NULL),
	('01a20339-6295-7738-a9c3-99840e5cb3b2', 'Home', '01a20339-5f07-7760-87cf-47fadd7f4483', 'EUR', 15, false, 8, 4, '{"participants": 4}', 'ef04ac75f2321bbcc9cfb8da3c5ef4f4ee1cf874d591c0fed51cfb615bda58c4', '2026-11-22 12:27:02.162578+00', '2026-11-22 12:27:02.759081+00', NULL),
	('01a20339-5f21-71cd-a586-ac1b13736e2e', 'Ann', '01a20339-5f07-7760-87cf-47fadd7f4483', 'USD', 1, true, 53, 1, '{}', NULL, '2026-11-22 12:27:01.255218+00', '2026-11-22 12:27:01.255218+00', NULL);


--
-- Name: alembic_version alembic_version_pkc; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);


--
-- Name: abandoned_customers pk_abandoned_customers; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.abandoned_customers
    ADD CONSTRAINT pk_abandoned_customers PRIMARY KEY (customer_id);


--
-- Name: account_days pk_account_days; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_days
    ADD CONSTRAINT pk_account_days PRIMARY KEY (workspace_id, local_day, account_id);


--
-- Name: account_history pk_account_history; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_history
    ADD CONSTRAINT pk_account_history PRIMARY KEY (id);


--
-- Name: account_months pk_account_months; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_months
    ADD CONSTRAINT pk_account_months PRIMARY KEY (workspace_id, month, account_id);


--
-- Name: accounts pk_accounts; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT pk_accounts PRIMARY KEY (id);


--
-- Name: avatars pk_avatars; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.avatars
    ADD CONSTRAINT pk_avatars PRIMARY KEY (id);


--
-- Name: billing pk_billing; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.billing
    ADD CONSTRAINT pk_billing PRIMARY KEY (id);


--
-- Name: categories pk_categories; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT pk_categories PRIMARY KEY (id);


--
-- Name: challenges pk_challenges; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT pk_challenges PRIMARY KEY (id);


--
-- Name: changes pk_changes; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.changes
    ADD CONSTRAINT pk_changes PRIMARY KEY (workspace_id, revision, entity, entity_id);


--
-- Name: day_incomes pk_day_incomes; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.day_incomes
    ADD CONSTRAINT pk_day_incomes PRIMARY KEY (workspace_id, local_day, currency_code);


--
-- Name: day_sums pk_day_sums; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.day_sums
    ADD CONSTRAINT pk_day_sums PRIMARY KEY (workspace_id, local_day, category_id, currency_code);


--
-- Name: history pk_history; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.history
    ADD CONSTRAINT pk_history PRIMARY KEY (id);


--
-- Name: history_words pk_history_words; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.history_words
    ADD CONSTRAINT pk_history_words PRIMARY KEY (workspace_id, word, local_day, date, entry_id);


--
-- Name: identities pk_identities; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.identities
    ADD CONSTRAINT pk_identities PRIMARY KEY (issuer, subject);


--
-- Name: import_settings pk_import_settings; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.import_settings
    ADD CONSTRAINT pk_import_settings PRIMARY KEY (user_id);


--
-- Name: imported_entries pk_imported_entries; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.imported_entries
    ADD CONSTRAINT pk_imported_entries PRIMARY KEY (entry_id);


--
-- Name: imports pk_imports; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT pk_imports PRIMARY KEY (id);


--
-- Name: job_runs pk_job_runs; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.job_runs
    ADD CONSTRAINT pk_job_runs PRIMARY KEY (name);


--
-- Name: list_items pk_list_items; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.list_items
    ADD CONSTRAINT pk_list_items PRIMARY KEY (list_id, id);


--
-- Name: lists pk_lists; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lists
    ADD CONSTRAINT pk_lists PRIMARY KEY (id);


--
-- Name: mails pk_mails; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT pk_mails PRIMARY KEY (id);


--
-- Name: month_sums pk_month_sums; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.month_sums
    ADD CONSTRAINT pk_month_sums PRIMARY KEY (workspace_id, month, category_id, currency_code);


--
-- Name: notifications pk_notifications; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT pk_notifications PRIMARY KEY (id);


--
-- Name: participants pk_participants; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.participants
    ADD CONSTRAINT pk_participants PRIMARY KEY (workspace_id, user_id);


--
-- Name: payment_events pk_payment_events; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT pk_payment_events PRIMARY KEY (id);


--
-- Name: planning_categories pk_planning_categories; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.planning_categories
    ADD CONSTRAINT pk_planning_categories PRIMARY KEY (id);


--
-- Name: plannings pk_plannings; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.plannings
    ADD CONSTRAINT pk_plannings PRIMARY KEY (id);


--
-- Name: provider_sign_ins pk_provider_sign_ins; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.provider_sign_ins
    ADD CONSTRAINT pk_provider_sign_ins PRIMARY KEY (id);


--
-- Name: push_subscriptions pk_push_subscriptions; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT pk_push_subscriptions PRIMARY KEY (id);


--
-- Name: rates pk_rates; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rates
    ADD CONSTRAINT pk_rates PRIMARY KEY (date);


--
-- Name: reminder_occurrences pk_reminder_occurrences; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reminder_occurrences
    ADD CONSTRAINT pk_reminder_occurrences PRIMARY KEY (reminder_id, at);


--
-- Name: reminders pk_reminders; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT pk_reminders PRIMARY KEY (id);


--
-- Name: sessions pk_sessions; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT pk_sessions PRIMARY KEY (id);


--
-- Name: settings pk_settings; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.settings
    ADD CONSTRAINT pk_settings PRIMARY KEY (user_id);


--
-- Name: subscriptions pk_subscriptions; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT pk_subscriptions PRIMARY KEY (user_id);


--
-- Name: users pk_users; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT pk_users PRIMARY KEY (id);


--
-- Name: workspaces pk_workspaces; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.workspaces
    ADD CONSTRAINT pk_workspaces PRIMARY KEY (id);


--
-- Name: accounts uq_accounts_workspace; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT uq_accounts_workspace UNIQUE (workspace_id, id);


--
-- Name: avatars uq_avatars_user_id; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.avatars
    ADD CONSTRAINT uq_avatars_user_id UNIQUE (user_id);


--
-- Name: categories uq_categories_workspace; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT uq_categories_workspace UNIQUE (workspace_id, id);


--
-- Name: lists uq_lists_workspace; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lists
    ADD CONSTRAINT uq_lists_workspace UNIQUE (workspace_id, id);


--
-- Name: planning_categories uq_planning_categories_month; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.planning_categories
    ADD CONSTRAINT uq_planning_categories_month UNIQUE (workspace_id, date, category_id);


--
-- Name: plannings uq_plannings_month; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.plannings
    ADD CONSTRAINT uq_plannings_month UNIQUE (workspace_id, date);


--
-- Name: provider_sign_ins uq_provider_sign_ins_secret_hash; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.provider_sign_ins
    ADD CONSTRAINT uq_provider_sign_ins_secret_hash UNIQUE (secret_hash);


--
-- Name: push_subscriptions uq_push_subscriptions_endpoint; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT uq_push_subscriptions_endpoint UNIQUE (endpoint);


--
-- Name: subscriptions uq_subscriptions_customer_id; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT uq_subscriptions_customer_id UNIQUE (customer_id);


--
-- Name: users uq_users_email_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT uq_users_email_key UNIQUE (email_key);


--
-- Name: users uq_users_sign_up_id; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT uq_users_sign_up_id UNIQUE (sign_up_id);


--
-- Name: ix_account_history_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_account_history_account ON public.account_history USING btree (workspace_id, account_id, created_at);


--
-- Name: ix_challenges_email_key; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_challenges_email_key ON public.challenges USING btree (email_key);


--
-- Name: ix_challenges_expires_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_challenges_expires_at ON public.challenges USING btree (expires_at);


--
-- Name: ix_challenges_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_challenges_user_id ON public.challenges USING btree (user_id);


--
-- Name: ix_changes_undoes; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_changes_undoes ON public.changes USING btree (workspace_id, undoes) WHERE (undoes IS NOT NULL);


--
-- Name: ix_history_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_history_account ON public.history USING btree (workspace_id, account_id, local_day, date, id);


--
-- Name: ix_history_account_amount; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_history_account_amount ON public.history USING btree (workspace_id, abs(account_value)) WHERE (account_value <> value);


--
-- Name: ix_history_amount; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_history_amount ON public.history USING btree (workspace_id, abs(value));


--
-- Name: ix_history_category; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_history_category ON public.history USING btree (workspace_id, category_id, local_day, date, id);


--
-- Name: ix_history_from_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_history_from_account ON public.history USING btree (workspace_id, from_account_id, local_day, date, id) WHERE (from_account_id IS NOT NULL);


--
-- Name: ix_history_from_amount; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_history_from_amount ON public.history USING btree (workspace_id, abs(from_value)) WHERE (from_value <> value);


--
-- Name: ix_history_moves; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_history_moves ON public.history USING btree (workspace_id, kind, local_day, date, id) WHERE ((kind)::text <> 'expense'::text);


--
-- Name: ix_history_page; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_history_page ON public.history USING btree (workspace_id, local_day, date, id);


--
-- Name: ix_identities_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_identities_user_id ON public.identities USING btree (user_id);


--
-- Name: ix_imported_entries_workspace_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_imported_entries_workspace_id ON public.imported_entries USING btree (workspace_id);


--
-- Name: ix_imports_workspace_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_imports_workspace_id ON public.imports USING btree (workspace_id);


--
-- Name: ix_list_items_live; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_list_items_live ON public.list_items USING btree (workspace_id, list_id, place) WHERE (removed_version IS NULL);


--
-- Name: ix_mails_due_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_mails_due_at ON public.mails USING btree (due_at);


--
-- Name: ix_notifications_due_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_notifications_due_at ON public.notifications USING btree (due_at);


--
-- Name: ix_notifications_reminder_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_notifications_reminder_id ON public.notifications USING btree (reminder_id);


--
-- Name: ix_notifications_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_notifications_user_id ON public.notifications USING btree (user_id);


--
-- Name: ix_participants_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_participants_user ON public.participants USING btree (user_id, left_at);


--
-- Name: ix_payment_events_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_payment_events_user_id ON public.payment_events USING btree (user_id);


--
-- Name: ix_provider_sign_ins_expires_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_provider_sign_ins_expires_at ON public.provider_sign_ins USING btree (expires_at);


--
-- Name: ix_provider_sign_ins_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_provider_sign_ins_user_id ON public.provider_sign_ins USING btree (user_id);


--
-- Name: ix_push_subscriptions_session_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_push_subscriptions_session_id ON public.push_subscriptions USING btree (session_id);


--
-- Name: ix_push_subscriptions_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_push_subscriptions_user_id ON public.push_subscriptions USING btree (user_id);


--
-- Name: ix_reminders_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_reminders_due ON public.reminders USING btree (next_at) WHERE (next_at IS NOT NULL);


--
-- Name: ix_reminders_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_reminders_user_id ON public.reminders USING btree (user_id);


--
-- Name: ix_sessions_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_sessions_user_id ON public.sessions USING btree (user_id);


--
-- Name: ix_sessions_workspace_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_sessions_workspace_id ON public.sessions USING btree (workspace_id);


--
-- Name: uq_accounts_main; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX uq_accounts_main ON public.accounts USING btree (workspace_id) WHERE is_main_account;


--
-- Name: account_days fk_account_days_workspace_id_accounts; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_days
    ADD CONSTRAINT fk_account_days_workspace_id_accounts FOREIGN KEY (workspace_id, account_id) REFERENCES public.accounts(workspace_id, id) ON DELETE CASCADE;


--
-- Name: account_history fk_account_history_workspace_id_accounts; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_history
    ADD CONSTRAINT fk_account_history_workspace_id_accounts FOREIGN KEY (workspace_id, account_id) REFERENCES public.accounts(workspace_id, id) ON DELETE CASCADE;


--
-- Name: account_months fk_account_months_workspace_id_accounts; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_months
    ADD CONSTRAINT fk_account_months_workspace_id_accounts FOREIGN KEY (workspace_id, account_id) REFERENCES public.accounts(workspace_id, id) ON DELETE CASCADE;


--
-- Name: accounts fk_accounts_workspace_id_workspaces; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT fk_accounts_workspace_id_workspaces FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;


--
-- Name: avatars fk_avatars_user_id_users; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.avatars
    ADD CONSTRAINT fk_avatars_user_id_users FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: categories fk_categories_workspace_id_workspaces; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT fk_categories_workspace_id_workspaces FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;


--
-- Name: challenges fk_challenges_user_id_users; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT fk_challenges_user_id_users FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: changes fk_changes_workspace_id_workspaces; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.changes
    ADD CONSTRAINT fk_changes_workspace_id_workspaces FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;


--
-- Name: day_incomes fk_day_incomes_workspace_id_workspaces; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.day_incomes
    ADD CONSTRAINT fk_day_incomes_workspace_id_workspaces FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;


--
-- Name: day_sums fk_day_sums_workspace_id_categories; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.day_sums
    ADD CONSTRAINT fk_day_sums_workspace_id_categories FOREIGN KEY (workspace_id, category_id) REFERENCES public.categories(workspace_id, id);


--
-- Name: day_sums fk_day_sums_workspace_id_workspaces; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.day_sums
    ADD CONSTRAINT fk_day_sums_workspace_id_workspaces FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;


--
-- Name: history fk_history_from_account; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.history
    ADD CONSTRAINT fk_history_from_account FOREIGN KEY (workspace_id, from_account_id) REFERENCES public.accounts(workspace_id, id);


--
-- Name: history_words fk_history_words_workspace_id_workspaces; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.history_words
    ADD CONSTRAINT fk_history_words_workspace_id_workspaces FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;


--
-- Name: history fk_history_workspace_id_accounts; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.history
    ADD CONSTRAINT fk_history_workspace_id_accounts FOREIGN KEY (workspace_id, account_id) REFERENCES public.accounts(workspace_id, id);


--
-- Name: history fk_history_workspace_id_categories; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.history
    ADD CONSTRAINT fk_history_workspace_id_categories FOREIGN KEY (workspace_id, category_id) REFERENCES public.categories(workspace_id, id);


--
-- Name: history fk_history_workspace_id_workspaces; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.history
    ADD CONSTRAINT fk_history_workspace_id_workspaces FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;


--
-- Name: identities fk_identities_user_id_users; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.identities
    ADD CONSTRAINT fk_identities_user_id_users FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: import_settings fk_import_settings_user_id_users; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.import_settings
    ADD CONSTRAINT fk_import_settings_user_id_users FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: imported_entries fk_imported_entries_workspace_id_workspaces; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.imported_entries
    ADD CONSTRAINT fk_imported_entries_workspace_id_workspaces FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;


--
-- Name: imports fk_imports_workspace_id_workspaces; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.imports
    ADD CONSTRAINT fk_imports_workspace_id_workspaces FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;


--
-- Name: list_items fk_list_items_workspace_id_lists; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.list_items
    ADD CONSTRAINT fk_list_items_workspace_id_lists FOREIGN KEY (workspace_id, list_id) REFERENCES public.lists(workspace_id, id) ON DELETE CASCADE;


--
-- Name: lists fk_lists_workspace_id_categories; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lists
    ADD CONSTRAINT fk_lists_workspace_id_categories FOREIGN KEY (workspace_id, category_id) REFERENCES public.categories(workspace_id, id);


--
-- Name: lists fk_lists_workspace_id_workspaces; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lists
    ADD CONSTRAINT fk_lists_workspace_id_workspaces FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;


--
-- Name: month_sums fk_month_sums_workspace_id_categories; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.month_sums
    ADD CONSTRAINT fk_month_sums_workspace_id_categories FOREIGN KEY (workspace_id, category_id) REFERENCES public.categories(workspace_id, id);


--
-- Name: month_sums fk_month_sums_workspace_id_workspaces; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.month_sums
    ADD CONSTRAINT fk_month_sums_workspace_id_workspaces FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;


--
-- Name: notifications fk_notifications_reminder_id_reminders; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT fk_notifications_reminder_id_reminders FOREIGN KEY (reminder_id) REFERENCES public.reminders(id) ON DELETE CASCADE;


--
-- Name: notifications fk_notifications_user_id_users; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT fk_notifications_user_id_users FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: participants fk_participants_user_id_users; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.participants
    ADD CONSTRAINT fk_participants_user_id_users FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: participants fk_participants_workspace_id_workspaces; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.participants
    ADD CONSTRAINT fk_participants_workspace_id_workspaces FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;


--
-- Name: payment_events fk_payment_events_user_id_users; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT fk_payment_events_user_id_users FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: planning_categories fk_planning_categories_workspace_id_categories; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.planning_categories
    ADD CONSTRAINT fk_planning_categories_workspace_id_categories FOREIGN KEY (workspace_id, category_id) REFERENCES public.categories(workspace_id, id);


--
-- Name: planning_categories fk_planning_categories_workspace_id_plannings; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.planning_categories
    ADD CONSTRAINT fk_planning_categories_workspace_id_plannings FOREIGN KEY (workspace_id, date) REFERENCES public.plannings(workspace_id, date);


--
-- Name: plannings fk_plannings_workspace_id_workspaces; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.plannings
    ADD CONSTRAINT fk_plannings_workspace_id_workspaces FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;


--
-- Name: provider_sign_ins fk_provider_sign_ins_user_id_users; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.provider_sign_ins
    ADD CONSTRAINT fk_provider_sign_ins_user_id_users FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: push_subscriptions fk_push_subscriptions_session_id_sessions; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT fk_push_subscriptions_session_id_sessions FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;


--
-- Name: push_subscriptions fk_push_subscriptions_user_id_users; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT fk_push_subscriptions_user_id_users FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: reminder_occurrences fk_reminder_occurrences_reminder_id_reminders; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reminder_occurrences
    ADD CONSTRAINT fk_reminder_occurrences_reminder_id_reminders FOREIGN KEY (reminder_id) REFERENCES public.reminders(id) ON DELETE CASCADE;


--
-- Name: reminders fk_reminders_user_id_users; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reminders
    ADD CONSTRAINT fk_reminders_user_id_users FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: sessions fk_sessions_user_id_users; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT fk_sessions_user_id_users FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: sessions fk_sessions_workspace_id_workspaces; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT fk_sessions_workspace_id_workspaces FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE CASCADE;


--
-- Name: settings fk_settings_user_id_users; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.settings
    ADD CONSTRAINT fk_settings_user_id_users FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: settings fk_settings_workspace_id_workspaces; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.settings
    ADD CONSTRAINT fk_settings_workspace_id_workspaces FOREIGN KEY (workspace_id) REFERENCES public.workspaces(id) ON DELETE SET NULL;


--
-- Name: subscriptions fk_subscriptions_user_id_users; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT fk_subscriptions_user_id_users FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: workspaces fk_workspaces_creator_id_users; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.workspaces
    ADD CONSTRAINT fk_workspaces_creator_id_users FOREIGN KEY (creator_id) REFERENCES public.users(id);


--
-- PostgreSQL database dump complete
--


