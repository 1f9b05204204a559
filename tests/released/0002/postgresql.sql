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
	('cus_2', '2026-11-22 12:31:02.264194+00');


--
-- Data for Name: account_days; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account_days VALUES
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-11-22', '01a2033d-0611-7169-91f8-5c40333fd2ce', 3000000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-11-22', '01a2033d-061f-756a-92f8-88fef0e6e3c8', 500),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-03-01', '01a2033d-0520-74db-84f4-83c7d892b999', -101),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-04-01', '01a2033d-0611-7169-91f8-5c40333fd2ce', -1512000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-03-02', '01a2033d-0520-74db-84f4-83c7d892b999', -202),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-04-02', '01a2033d-0611-7169-91f8-5c40333fd2ce', -3024000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-03-03', '01a2033d-0520-74db-84f4-83c7d892b999', -303),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-04-03', '01a2033d-0611-7169-91f8-5c40333fd2ce', -4536000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-03-04', '01a2033d-0520-74db-84f4-83c7d892b999', -404),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-04-04', '01a2033d-0611-7169-91f8-5c40333fd2ce', -6048000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-03-05', '01a2033d-0520-74db-84f4-83c7d892b999', -505),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-04-05', '01a2033d-0611-7169-91f8-5c40333fd2ce', -7560000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-03-06', '01a2033d-0520-74db-84f4-83c7d892b999', -606),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-04-06', '01a2033d-0611-7169-91f8-5c40333fd2ce', -9072000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-03-07', '01a2033d-0520-74db-84f4-83c7d892b999', -707),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-04-07', '01a2033d-0611-7169-91f8-5c40333fd2ce', -10584000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-03-08', '01a2033d-0520-74db-84f4-83c7d892b999', -808),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-04-08', '01a2033d-0611-7169-91f8-5c40333fd2ce', -12096000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-03-09', '01a2033d-0520-74db-84f4-83c7d892b999', -909),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-04-09', '01a2033d-0611-7169-91f8-5c40333fd2ce', -13608000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-03-10', '01a2033d-0520-74db-84f4-83c7d892b999', -1010),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-04-10', '01a2033d-0611-7169-91f8-5c40333fd2ce', -15120000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-11-22', '01a2033d-05f3-749b-a01a-0f98441a04a5', 1300000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-11-22', '01a2033d-0520-74db-84f4-83c7d892b999', 248246),
	('01a2033d-0919-7558-903c-6b2e39ffc959', '2026-11-22', '01a2033d-091f-7461-9588-d151443de10e', -2468),
	('01a2033d-0c14-703d-8ce3-85802930cc38', '2026-03-01', '01a2033d-0c14-703d-8ce3-85828d8bfc67', 0),
	('01a2033d-0c14-703d-8ce3-85802930cc38', '2026-03-01', '01a2033d-0c14-703d-8ce3-8583babdc24f', 1000),
	('01a2033d-0c14-703d-8ce3-85802930cc38', '2026-03-02', '01a2033d-0c14-703d-8ce3-8583babdc24f', -500),
	('01a2033d-0c14-703d-8ce3-85802930cc38', '2026-03-20', '01a2033d-0c14-703d-8ce3-85828d8bfc67', -3250),
	('01a2033d-0c14-703d-8ce3-85802930cc38', '2026-03-20', '01a2033d-0c14-703d-8ce3-8583babdc24f', 2000),
	('01a2033d-0c14-703d-8ce3-85802930cc38', '2026-03-21', '01a2033d-0c14-703d-8ce3-85828d8bfc67', 12000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-05-02', '01a2033d-0522-7453-8512-0e6c4640cd40', -1250),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-05-03', '01a2033d-0522-7453-8512-0e6c4640cd40', -320);


--
-- Data for Name: account_history; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account_history VALUES
	('01a2033d-0522-7453-8512-0e6b60b82938', '01a2033d-0518-707b-84fc-0ff957c3fb95', '01a2033d-0520-74db-84f4-83c7d892b999', 'opening', 0, 0, '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22', NULL, '2026-11-22 12:31:00.348104+00'),
	('01a2033d-0525-72d2-849e-8c73797c8f71', '01a2033d-0518-707b-84fc-0ff957c3fb95', '01a2033d-0522-7453-8512-0e6c4640cd40', 'opening', 0, 0, '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22', NULL, '2026-11-22 12:31:00.348104+00'),
	('01a2033d-0569-7269-8125-0635805852bf', '01a2033d-0565-700c-ac8f-d2d54b109c30', '01a2033d-0568-72a2-9d07-30b2b78fcfae', 'opening', 0, 0, '01a2033d-055f-74c7-bb26-6280d65de11f', '2026-11-22', NULL, '2026-11-22 12:31:00.447384+00'),
	('01a2033d-056a-77b8-add3-f266be6c6143', '01a2033d-0565-700c-ac8f-d2d54b109c30', '01a2033d-0569-7269-8125-063666177693', 'opening', 0, 0, '01a2033d-055f-74c7-bb26-6280d65de11f', '2026-11-22', NULL, '2026-11-22 12:31:00.447384+00'),
	('01a2033d-0596-7411-9d98-2dc103d3f88c', '01a2033d-0593-7740-b39d-6e9c41378438', '01a2033d-0595-7321-be06-f44cd886a680', 'opening', 0, 0, '01a2033d-058d-755a-912b-c438467edce4', '2026-11-22', NULL, '2026-11-22 12:31:00.493781+00'),
	('01a2033d-0597-70e1-a285-d4988ed7a869', '01a2033d-0593-7740-b39d-6e9c41378438', '01a2033d-0596-7411-9d98-2dc21df11316', 'opening', 0, 0, '01a2033d-058d-755a-912b-c438467edce4', '2026-11-22', NULL, '2026-11-22 12:31:00.493781+00'),
	('01a2033d-05f4-76b4-bad5-ae7386ca25fc', '01a2033d-0518-707b-84fc-0ff957c3fb95', '01a2033d-05f3-749b-a01a-0f98441a04a5', 'opening', 0, 1250075, '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22', NULL, '2026-11-22 12:31:00.584083+00'),
	('01a2033d-0612-73b1-9035-26344bd49cb4', '01a2033d-0518-707b-84fc-0ff957c3fb95', '01a2033d-0611-7169-91f8-5c40333fd2ce', 'opening', 0, 3000000, '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22', NULL, '2026-11-22 12:31:00.617193+00'),
	('01a2033d-0620-70d2-b3c0-6f7f0e0dd1e1', '01a2033d-0518-707b-84fc-0ff957c3fb95', '01a2033d-061f-756a-92f8-88fef0e6e3c8', 'opening', 0, 500, '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22', NULL, '2026-11-22 12:31:00.633445+00'),
	('01a2033d-0756-749b-a99e-68974fbce377', '01a2033d-0518-707b-84fc-0ff957c3fb95', '01a2033d-05f3-749b-a01a-0f98441a04a5', 'set', 1254075, 1300000, '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22', '731e4b71d28175c13e88ada954155e934a03224c55374d9336866dc79d4554c7', '2026-11-22 12:31:00.944695+00'),
	('01a2033d-0920-7645-a382-bb1dda3dda13', '01a2033d-0919-7558-903c-6b2e39ffc959', '01a2033d-091f-7461-9588-d151443de10e', 'opening', 0, 0, '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22', NULL, '2026-11-22 12:31:01.395921+00'),
	('01a2033d-0922-7247-94b0-c7ea3e9bff85', '01a2033d-0919-7558-903c-6b2e39ffc959', '01a2033d-0920-7645-a382-bb1e6d6f4c91', 'opening', 0, 0, '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22', NULL, '2026-11-22 12:31:01.395921+00'),
	('01a2033d-0a23-70e7-a9a8-e630a0f6a1b1', '01a2033d-0a1c-7570-b59a-7090c43149b3', '01a2033d-0a22-7403-9f41-8e718d8bb3aa', 'opening', 0, 0, '01a2033d-055f-74c7-bb26-6280d65de11f', '2026-11-22', NULL, '2026-11-22 12:31:01.658441+00'),
	('01a2033d-0a24-7610-9355-bdd610b06141', '01a2033d-0a1c-7570-b59a-7090c43149b3', '01a2033d-0a23-70e7-a9a8-e631df9eea1a', 'opening', 0, 0, '01a2033d-055f-74c7-bb26-6280d65de11f', '2026-11-22', NULL, '2026-11-22 12:31:01.658441+00'),
	('01a2033d-0c14-703d-8ce3-8587d84d00ac', '01a2033d-0c14-703d-8ce3-85802930cc38', '01a2033d-0c14-703d-8ce3-85828d8bfc67', 'opening', 0, 0, '01a2033d-0c14-703d-8ce3-85812e19ff52', '2026-03-01', NULL, '2026-03-01 08:00:00+00'),
	('01a2033d-0c14-703d-8ce3-858826dbd5c2', '01a2033d-0c14-703d-8ce3-85802930cc38', '01a2033d-0c14-703d-8ce3-8583babdc24f', 'opening', 0, 1000, '01a2033d-0c14-703d-8ce3-85812e19ff52', '2026-03-01', NULL, '2026-03-01 08:00:00+00'),
	('01a2033d-0c14-703d-8ce3-8589bf5a0787', '01a2033d-0c14-703d-8ce3-85802930cc38', '01a2033d-0c14-703d-8ce3-8583babdc24f', 'set', 1000, 500, '01a2033d-0c14-703d-8ce3-85812e19ff52', '2026-03-02', NULL, '2026-03-02 08:00:00+00');


--
-- Data for Name: account_months; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account_months VALUES
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-11', '01a2033d-0611-7169-91f8-5c40333fd2ce', 3000000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-11', '01a2033d-061f-756a-92f8-88fef0e6e3c8', 500),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-03', '01a2033d-0520-74db-84f4-83c7d892b999', -5555),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-04', '01a2033d-0611-7169-91f8-5c40333fd2ce', -83160000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-11', '01a2033d-05f3-749b-a01a-0f98441a04a5', 1300000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-11', '01a2033d-0520-74db-84f4-83c7d892b999', 248246),
	('01a2033d-0919-7558-903c-6b2e39ffc959', '2026-12', '01a2033d-091f-7461-9588-d151443de10e', -2468),
	('01a2033d-0c14-703d-8ce3-85802930cc38', '2026-03', '01a2033d-0c14-703d-8ce3-85828d8bfc67', 8750),
	('01a2033d-0c14-703d-8ce3-85802930cc38', '2026-03', '01a2033d-0c14-703d-8ce3-8583babdc24f', 2500),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-05', '01a2033d-0522-7453-8512-0e6c4640cd40', -1570);


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.accounts VALUES
	('01a2033d-0568-72a2-9d07-30b2b78fcfae', '01a2033d-0565-700c-ac8f-d2d54b109c30', 'Credit Card', 'credit-card', 0, 'default', 'basic', true, true, 1, '{}', NULL, '2026-11-22 12:31:00.447384+00', '2026-11-22 12:31:00.447384+00', NULL),
	('01a2033d-0569-7269-8125-063666177693', '01a2033d-0565-700c-ac8f-d2d54b109c30', 'Cash', 'wallet', 0, 'default', 'basic', true, false, 1, '{}', NULL, '2026-11-22 12:31:00.447384+00', '2026-11-22 12:31:00.447384+00', NULL),
	('01a2033d-0595-7321-be06-f44cd886a680', '01a2033d-0593-7740-b39d-6e9c41378438', 'Credit Card', 'credit-card', 0, 'default', 'basic', true, true, 1, '{}', NULL, '2026-11-22 12:31:00.493781+00', '2026-11-22 12:31:00.493781+00', NULL),
	('01a2033d-0596-7411-9d98-2dc21df11316', '01a2033d-0593-7740-b39d-6e9c41378438', 'Cash', 'wallet', 0, 'default', 'basic', true, false, 1, '{}', NULL, '2026-11-22 12:31:00.493781+00', '2026-11-22 12:31:00.493781+00', NULL),
	('01a2033d-0920-7645-a382-bb1e6d6f4c91', '01a2033d-0919-7558-903c-6b2e39ffc959', 'Cash', 'wallet', 0, 'default', 'basic', true, false, 1, '{}', NULL, '2026-11-22 12:31:01.395921+00', '2026-11-22 12:31:01.395921+00', NULL),
	('01a2033d-091f-7461-9588-d151443de10e', '01a2033d-0919-7558-903c-6b2e39ffc959', 'Credit Card', 'credit-card', -2468, 'default', 'basic', true, true, 1, '{}', NULL, '2026-11-22 12:31:01.395921+00', '2026-11-22 12:31:01.395921+00', NULL),
	('01a2033d-0a22-7403-9f41-8e718d8bb3aa', '01a2033d-0a1c-7570-b59a-7090c43149b3', 'Credit Card', 'credit-card', 0, 'default', 'basic', true, true, 1, '{}', NULL, '2026-11-22 12:31:01.658441+00', '2026-11-22 12:31:01.658441+00', NULL),
	('01a2033d-0a23-70e7-a9a8-e631df9eea1a', '01a2033d-0a1c-7570-b59a-7090c43149b3', 'Cash', 'wallet', 0, 'default', 'basic', true, false, 1, '{}', NULL, '2026-11-22 12:31:01.658441+00', '2026-11-22 12:31:01.658441+00', NULL),
	('01a2033d-0c14-703d-8ce3-85828d8bfc67', '01a2033d-0c14-703d-8ce3-85802930cc38', 'Credit Card', 'credit-card', 8750, 'default', 'basic', true, true, 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', NULL),
	('01a2033d-0c14-703d-8ce3-8583babdc24f', '01a2033d-0c14-703d-8ce3-85802930cc38', 'Cash', 'wallet', 2500, 'default', 'basic', true, false, 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', NULL),
	('01a2033d-0c14-703d-8ce3-8584a6e764c9', '01a2033d-0c14-703d-8ce3-85802930cc38', 'Old wallet', 'wallet', 0, 'default', 'basic', true, false, 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00'),
	('01a2033d-0522-7453-8512-0e6c4640cd40', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'Cash', 'wallet', -1570, 'default', 'basic', true, false, 1, '{}', NULL, '2026-11-22 12:31:00.348104+00', '2026-11-22 12:31:00.348104+00', NULL),
	('01a2033d-0611-7169-91f8-5c40333fd2ce', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'Travel', 'wallet', -80160000, 'JPY', 'basic', true, false, 1, '{}', '83e4a94bc07c12a70ec6949cc27b8ead54edae2956eb3693a677c22cbd55e833', '2026-11-22 12:31:00.617193+00', '2026-11-22 12:31:00.617193+00', NULL),
	('01a2033d-05f3-749b-a01a-0f98441a04a5', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'Заощадження', 'wallet', 1300000, 'UAH', 'savings', true, false, 1, '{}', '6ec9461c4033baa5fecd13285378f9df65150a74476c51ac47803758c5338c3d', '2026-11-22 12:31:00.584083+00', '2026-11-22 12:31:00.584083+00', NULL),
	('01a2033d-0520-74db-84f4-83c7d892b999', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'Credit Card', 'credit-card', 242691, 'default', 'basic', true, true, 1, '{}', NULL, '2026-11-22 12:31:00.348104+00', '2026-11-22 12:31:00.348104+00', NULL),
	('01a2033d-061f-756a-92f8-88fef0e6e3c8', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'Old wallet', 'wallet', 500, 'KWD', 'basic', true, false, 2, '{}', '74144ad59822c88904a08a5ffbf7e3d5cdd574482a9a29546a23deafd4c5f7bb', '2026-11-22 12:31:00.633445+00', '2026-11-22 12:31:01.10328+00', '2026-11-22 12:31:01.10328+00');


--
-- Data for Name: alembic_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alembic_version VALUES
	('0002');


--
-- Data for Name: avatars; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.avatars VALUES
	('15b4e744-78a0-430a-974e-45b546b16adf', '01a2033d-04fc-7083-9824-24681eb3fa53', '\xffd8ffe000104a46494600010100000100010000ffdb0043000503040404030504040405050506070c08070707070f0b0b090c110f1212110f111113161c1713141a1511111821181a1d1d1f1f1f13172224221e241c1e1f1effdb0043010505050706070e08080e1e1411141e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1effc00011080100010003012200021101031101ffc4001f0000010501010101010100000000000000000102030405060708090a0bffc400b5100002010303020403050504040000017d01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728292a3435363738393a434445464748494a535455565758595a636465666768696a737475767778797a838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9faffc4001f0100030101010101010101010000000000000102030405060708090a0bffc400b51100020102040403040705040400010277000102031104052131061241510761711322328108144291a1b1c109233352f0156272d10a162434e125f11718191a262728292a35363738393a434445464748494a535455565758595a636465666768696a737475767778797a82838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae2e3e4e5e6e7e8e9eaf2f3f4f5f6f7f8f9faffda000c03010002110311003f00f2ca28a2bf3a3fb2c28a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00fffd9', '2026-11-22 12:31:02.137553+00');


--
-- Data for Name: billing; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.billing VALUES
	(1, 'none');


--
-- Data for Name: categories; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.categories VALUES
	('01a2033d-0525-72d2-849e-8c746ac98a70', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'Food', 'shopping-basket', 1, '{}', NULL, '2026-11-22 12:31:00.348104+00', '2026-11-22 12:31:00.348104+00', NULL),
	('01a2033d-0525-72d2-849e-8c75bfaf656c', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'Entertaiment', 'clapperboard', 1, '{}', NULL, '2026-11-22 12:31:00.348104+00', '2026-11-22 12:31:00.348104+00', NULL),
	('01a2033d-0525-72d2-849e-8c76212f1fba', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'Utilities', 'plug-zap', 1, '{}', NULL, '2026-11-22 12:31:00.348104+00', '2026-11-22 12:31:00.348104+00', NULL),
	('01a2033d-0525-72d2-849e-8c77ca53f890', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'Transport', 'bus', 1, '{}', NULL, '2026-11-22 12:31:00.348104+00', '2026-11-22 12:31:00.348104+00', NULL),
	('01a2033d-056b-7553-be83-b97bd999b6e8', '01a2033d-0565-700c-ac8f-d2d54b109c30', 'Food', 'shopping-basket', 1, '{}', NULL, '2026-11-22 12:31:00.447384+00', '2026-11-22 12:31:00.447384+00', NULL),
	('01a2033d-056b-7553-be83-b97c0fabd5cc', '01a2033d-0565-700c-ac8f-d2d54b109c30', 'Entertaiment', 'clapperboard', 1, '{}', NULL, '2026-11-22 12:31:00.447384+00', '2026-11-22 12:31:00.447384+00', NULL),
	('01a2033d-056b-7553-be83-b97ddb50f414', '01a2033d-0565-700c-ac8f-d2d54b109c30', 'Utilities', 'plug-zap', 1, '{}', NULL, '2026-11-22 12:31:00.447384+00', '2026-11-22 12:31:00.447384+00', NULL),
	('01a2033d-056b-7553-be83-b97e46bacfa5', '01a2033d-0565-700c-ac8f-d2d54b109c30', 'Transport', 'bus', 1, '{}', NULL, '2026-11-22 12:31:00.447384+00', '2026-11-22 12:31:00.447384+00', NULL),
	('01a2033d-0597-70e1-a285-d49927c586b8', '01a2033d-0593-7740-b39d-6e9c41378438', 'Food', 'shopping-basket', 1, '{}', NULL, '2026-11-22 12:31:00.493781+00', '2026-11-22 12:31:00.493781+00', NULL),
	('01a2033d-0597-70e1-a285-d49ac13c875e', '01a2033d-0593-7740-b39d-6e9c41378438', 'Entertaiment', 'clapperboard', 1, '{}', NULL, '2026-11-22 12:31:00.493781+00', '2026-11-22 12:31:00.493781+00', NULL),
	('01a2033d-0597-70e1-a285-d49b5eda8b11', '01a2033d-0593-7740-b39d-6e9c41378438', 'Utilities', 'plug-zap', 1, '{}', NULL, '2026-11-22 12:31:00.493781+00', '2026-11-22 12:31:00.493781+00', NULL),
	('01a2033d-0597-70e1-a285-d49c7aa70547', '01a2033d-0593-7740-b39d-6e9c41378438', 'Transport', 'bus', 1, '{}', NULL, '2026-11-22 12:31:00.493781+00', '2026-11-22 12:31:00.493781+00', NULL),
	('01a2033d-086e-773b-a801-6725b431e5b0', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'Trips', 'ellipsis', 2, '{}', '3d29787e33c1a720c47988f59538eb1d8308b11e5617acbaaee618b25a37d00c', '2026-11-22 12:31:01.224856+00', '2026-11-22 12:31:01.249183+00', '2026-11-22 12:31:01.249183+00'),
	('01a2033d-087a-73c8-a6b1-862d91348887', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'Books', 'ellipsis', 3, '{}', '817a0affb9f45d8c75417f944b8a867b1ec3ee46c5a126fe30a4212c49c72d83', '2026-11-22 12:31:01.238502+00', '2026-11-22 12:31:01.27042+00', NULL),
	('01a2033d-0922-7247-94b0-c7eb14f467ee', '01a2033d-0919-7558-903c-6b2e39ffc959', 'Food', 'shopping-basket', 1, '{}', NULL, '2026-11-22 12:31:01.395921+00', '2026-11-22 12:31:01.395921+00', NULL),
	('01a2033d-0922-7247-94b0-c7ec1c396c66', '01a2033d-0919-7558-903c-6b2e39ffc959', 'Entertaiment', 'clapperboard', 1, '{}', NULL, '2026-11-22 12:31:01.395921+00', '2026-11-22 12:31:01.395921+00', NULL),
	('01a2033d-0922-7247-94b0-c7ed8577c857', '01a2033d-0919-7558-903c-6b2e39ffc959', 'Utilities', 'plug-zap', 1, '{}', NULL, '2026-11-22 12:31:01.395921+00', '2026-11-22 12:31:01.395921+00', NULL),
	('01a2033d-0922-7247-94b0-c7ee0060ae02', '01a2033d-0919-7558-903c-6b2e39ffc959', 'Transport', 'bus', 1, '{}', NULL, '2026-11-22 12:31:01.395921+00', '2026-11-22 12:31:01.395921+00', NULL),
	('01a2033d-0a25-7396-ad0f-13d6c248854d', '01a2033d-0a1c-7570-b59a-7090c43149b3', 'Food', 'shopping-basket', 1, '{}', NULL, '2026-11-22 12:31:01.658441+00', '2026-11-22 12:31:01.658441+00', NULL),
	('01a2033d-0a25-7396-ad0f-13d74c04ee68', '01a2033d-0a1c-7570-b59a-7090c43149b3', 'Entertaiment', 'clapperboard', 1, '{}', NULL, '2026-11-22 12:31:01.658441+00', '2026-11-22 12:31:01.658441+00', NULL),
	('01a2033d-0a25-7396-ad0f-13d861d1dfe7', '01a2033d-0a1c-7570-b59a-7090c43149b3', 'Utilities', 'plug-zap', 1, '{}', NULL, '2026-11-22 12:31:01.658441+00', '2026-11-22 12:31:01.658441+00', NULL),
	('01a2033d-0a25-7396-ad0f-13d980b67188', '01a2033d-0a1c-7570-b59a-7090c43149b3', 'Transport', 'bus', 1, '{}', NULL, '2026-11-22 12:31:01.658441+00', '2026-11-22 12:31:01.658441+00', NULL),
	('01a2033d-0c14-703d-8ce3-858594273a0c', '01a2033d-0c14-703d-8ce3-85802930cc38', 'Food', 'shopping-basket', 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', NULL),
	('01a2033d-0c14-703d-8ce3-8586c7d4434e', '01a2033d-0c14-703d-8ce3-85802930cc38', 'Trips', 'ellipsis', 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00'),
	('01a2033d-0c5d-74e8-90c7-c3dc5644aee1', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'Imported', 'ellipsis', 1, '{}', '8123eeab8626279e38ae0696b7860baf9258f3bca5c4af88d5585aa92e10d2fb', '2026-11-22 12:31:02.205643+00', '2026-11-22 12:31:02.205643+00', NULL);


--
-- Data for Name: challenges; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenges VALUES
	('87a9f04a-34fb-42cd-862b-ac16e2d19476', 'verify', '01a2033d-055f-74c7-bb26-6280d65de11f', 'bob6@example.com', '89820557619d1cd10038c9bf7135c48dd6b1a0ffb626221680d0fe50b4cf8ac3', 0, '2026-11-22 12:31:00.447384+00', '2026-11-22 12:41:00+00', NULL),
	('28cd531c-9d09-4999-8eee-34f016b57e1d', 'verify', '01a2033d-058d-755a-912b-c438467edce4', 'carol7@example.com', '725e1570d828deffb63536d0c460b10f57da426b5f1719df7c8e22b925d66139', 0, '2026-11-22 12:31:00.493781+00', '2026-11-22 12:41:00+00', NULL),
	('46cff497-b361-444c-ae49-51e1e85fcc06', 'verify', '01a2033d-04fc-7083-9824-24681eb3fa53', 'ann5@example.com', '441e5881943f57d9ad277931fdd221ec92b686a316cf8eac3b17e76a0e16ce51', 1, '2026-11-22 12:31:00.348104+00', '2026-11-22 12:41:00+00', '2026-11-22 12:31:01.785099+00'),
	('b3df5661-98ff-4b5b-aab5-e324b9859f07', 'pwreset', '01a2033d-055f-74c7-bb26-6280d65de11f', 'bob6@example.com', '2a574ee688534a6cd8aa5c6a7b62e6542f6c3264c20e42b1692aa58379d48a5a', 0, '2026-11-22 12:31:01.809526+00', '2026-11-22 12:41:01+00', NULL),
	('6f58884f-bbfa-458a-b2c4-3fb182fd3041', 'verify', '01a2033d-0c14-703d-8ce3-85812e19ff52', 'guest2@example.com', '0de89bf674d484bf7c21092cc86159636e417032feb02c1228e3b9a2692062cc', 0, '2026-11-22 12:31:02.164129+00', '2026-11-22 12:41:02+00', NULL);


--
-- Data for Name: changes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.changes VALUES
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 1, 'account', '01a2033d-05f3-749b-a01a-0f98441a04a5', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.584083+00', 'null', '{"id": "01a2033d-05f3-749b-a01a-0f98441a04a5", "icon": "wallet", "name": "Заощадження", "type": "savings", "budget": "12500.75", "deleted": false, "version": 1, "createdAt": "2026-11-22T12:31:00.584083Z", "deletedAt": null, "updatedAt": "2026-11-22T12:31:00.584083Z", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "currencyCode": "UAH", "isMainAccount": false, "isShowInBalance": true}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 2, 'account', '01a2033d-0611-7169-91f8-5c40333fd2ce', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.617193+00', 'null', '{"id": "01a2033d-0611-7169-91f8-5c40333fd2ce", "icon": "wallet", "name": "Travel", "type": "basic", "budget": "30000.00", "deleted": false, "version": 1, "createdAt": "2026-11-22T12:31:00.617193Z", "deletedAt": null, "updatedAt": "2026-11-22T12:31:00.617193Z", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "currencyCode": "JPY", "isMainAccount": false, "isShowInBalance": true}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 3, 'account', '01a2033d-061f-756a-92f8-88fef0e6e3c8', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.633445+00', 'null', '{"id": "01a2033d-061f-756a-92f8-88fef0e6e3c8", "icon": "wallet", "name": "Old wallet", "type": "basic", "budget": "5.00", "deleted": false, "version": 1, "createdAt": "2026-11-22T12:31:00.633445Z", "deletedAt": null, "updatedAt": "2026-11-22T12:31:00.633445Z", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "currencyCode": "KWD", "isMainAccount": false, "isShowInBalance": true}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 4, 'history', '01a2033d-0632-7676-9a11-48eb3b07dd95', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.645546+00', 'null', '{"id": "01a2033d-0632-7676-9a11-48eb3b07dd95", "date": "2026-03-01T09:30:00Z", "kind": "expense", "note": "Lunch 1 – обід", "rate": null, "value": "-1.01", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-03-01", "rateDate": null, "accountId": "01a2033d-0520-74db-84f4-83c7d892b999", "createdAt": "2026-11-22T12:31:00.645546Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.645546Z", "categoryId": "01a2033d-0525-72d2-849e-8c77ca53f890", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Credit Card", "accountValue": "-1.01", "currencyCode": "USD", "categoryLabel": "Transport", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 5, 'history', '01a2033d-064a-74cf-a699-ced9e6287633', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.673062+00', 'null', '{"id": "01a2033d-064a-74cf-a699-ced9e6287633", "date": "2026-04-01T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-100.00", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-04-01", "rateDate": "2026-11-20", "accountId": "01a2033d-0611-7169-91f8-5c40333fd2ce", "createdAt": "2026-11-22T12:31:00.673062Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.673062Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Travel", "accountValue": "-15120.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 6, 'history', '01a2033d-065a-77b6-b668-473b35aee3e3', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.692373+00', 'null', '{"id": "01a2033d-065a-77b6-b668-473b35aee3e3", "date": "2026-03-02T09:30:00Z", "kind": "expense", "note": "Lunch 2 – обід", "rate": null, "value": "-2.02", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-03-02", "rateDate": null, "accountId": "01a2033d-0520-74db-84f4-83c7d892b999", "createdAt": "2026-11-22T12:31:00.692373Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.692373Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Credit Card", "accountValue": "-2.02", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 7, 'history', '01a2033d-0668-73f2-aa9a-d4c6e5a4cee0', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.707345+00', 'null', '{"id": "01a2033d-0668-73f2-aa9a-d4c6e5a4cee0", "date": "2026-04-02T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-200.00", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-04-02", "rateDate": "2026-11-20", "accountId": "01a2033d-0611-7169-91f8-5c40333fd2ce", "createdAt": "2026-11-22T12:31:00.707345Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.707345Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Travel", "accountValue": "-30240.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 8, 'history', '01a2033d-0675-7769-9001-bb4f7a41a7c8', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.719464+00', 'null', '{"id": "01a2033d-0675-7769-9001-bb4f7a41a7c8", "date": "2026-03-03T09:30:00Z", "kind": "expense", "note": "Lunch 3 – обід", "rate": null, "value": "-3.03", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-03-03", "rateDate": null, "accountId": "01a2033d-0520-74db-84f4-83c7d892b999", "createdAt": "2026-11-22T12:31:00.719464Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.719464Z", "categoryId": "01a2033d-0525-72d2-849e-8c77ca53f890", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Credit Card", "accountValue": "-3.03", "currencyCode": "USD", "categoryLabel": "Transport", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 9, 'history', '01a2033d-0682-72ff-a9d4-566c2e24392a', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.733154+00', 'null', '{"id": "01a2033d-0682-72ff-a9d4-566c2e24392a", "date": "2026-04-03T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-300.00", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-04-03", "rateDate": "2026-11-20", "accountId": "01a2033d-0611-7169-91f8-5c40333fd2ce", "createdAt": "2026-11-22T12:31:00.733154Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.733154Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Travel", "accountValue": "-45360.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 10, 'history', '01a2033d-068c-7055-b8c9-2239dba9b60c', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.744797+00', 'null', '{"id": "01a2033d-068c-7055-b8c9-2239dba9b60c", "date": "2026-03-04T09:30:00Z", "kind": "expense", "note": "Lunch 4 – обід", "rate": null, "value": "-4.04", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-03-04", "rateDate": null, "accountId": "01a2033d-0520-74db-84f4-83c7d892b999", "createdAt": "2026-11-22T12:31:00.744797Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.744797Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Credit Card", "accountValue": "-4.04", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 11, 'history', '01a2033d-0697-71cb-9bf2-267434719ae6', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.754692+00', 'null', '{"id": "01a2033d-0697-71cb-9bf2-267434719ae6", "date": "2026-04-04T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-400.00", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-04-04", "rateDate": "2026-11-20", "accountId": "01a2033d-0611-7169-91f8-5c40333fd2ce", "createdAt": "2026-11-22T12:31:00.754692Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.754692Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Travel", "accountValue": "-60480.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 13, 'history', '01a2033d-06ad-73ba-a2f2-e20802c3e781', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.776439+00', 'null', '{"id": "01a2033d-06ad-73ba-a2f2-e20802c3e781", "date": "2026-04-05T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-500.00", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-04-05", "rateDate": "2026-11-20", "accountId": "01a2033d-0611-7169-91f8-5c40333fd2ce", "createdAt": "2026-11-22T12:31:00.776439Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.776439Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Travel", "accountValue": "-75600.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 15, 'history', '01a2033d-06c5-7258-a8aa-70b104a9d850', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.800133+00', 'null', '{"id": "01a2033d-06c5-7258-a8aa-70b104a9d850", "date": "2026-04-06T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-600.00", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-04-06", "rateDate": "2026-11-20", "accountId": "01a2033d-0611-7169-91f8-5c40333fd2ce", "createdAt": "2026-11-22T12:31:00.800133Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.800133Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Travel", "accountValue": "-90720.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 17, 'history', '01a2033d-06de-763f-9f3f-9b6300fe9bea', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.824404+00', 'null', '{"id": "01a2033d-06de-763f-9f3f-9b6300fe9bea", "date": "2026-04-07T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-700.00", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-04-07", "rateDate": "2026-11-20", "accountId": "01a2033d-0611-7169-91f8-5c40333fd2ce", "createdAt": "2026-11-22T12:31:00.824404Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.824404Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Travel", "accountValue": "-105840.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 19, 'history', '01a2033d-06f8-7675-9267-a0a96f8c7b12', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.851118+00', 'null', '{"id": "01a2033d-06f8-7675-9267-a0a96f8c7b12", "date": "2026-04-08T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-800.00", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-04-08", "rateDate": "2026-11-20", "accountId": "01a2033d-0611-7169-91f8-5c40333fd2ce", "createdAt": "2026-11-22T12:31:00.851118Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.851118Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Travel", "accountValue": "-120960.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 21, 'history', '01a2033d-070f-7173-8d67-d19acb09adad', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.875399+00', 'null', '{"id": "01a2033d-070f-7173-8d67-d19acb09adad", "date": "2026-04-09T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-900.00", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-04-09", "rateDate": "2026-11-20", "accountId": "01a2033d-0611-7169-91f8-5c40333fd2ce", "createdAt": "2026-11-22T12:31:00.875399Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.875399Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Travel", "accountValue": "-136080.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 23, 'history', '01a2033d-0724-718b-ac0e-fd641426e1af', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.896142+00', 'null', '{"id": "01a2033d-0724-718b-ac0e-fd641426e1af", "date": "2026-04-10T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-1000.00", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-04-10", "rateDate": "2026-11-20", "accountId": "01a2033d-0611-7169-91f8-5c40333fd2ce", "createdAt": "2026-11-22T12:31:00.896142Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.896142Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Travel", "accountValue": "-151200.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 25, 'history', '01a2033d-0742-7225-b236-cf4280e46abd', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.924141+00', 'null', '{"id": "01a2033d-0742-7225-b236-cf4280e46abd", "date": "2026-11-22T12:31:00.924141Z", "kind": "income", "note": "Salary", "rate": null, "value": "2500.00", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a2033d-0520-74db-84f4-83c7d892b999", "createdAt": "2026-11-22T12:31:00.924141Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.924141Z", "categoryId": null, "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Credit Card", "accountValue": "2500.00", "currencyCode": "USD", "categoryLabel": null, "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 43, 'category', '01a2033d-086e-773b-a801-6725b431e5b0', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.224856+00', 'null', '{"id": "01a2033d-086e-773b-a801-6725b431e5b0", "icon": "ellipsis", "name": "Trips", "deleted": false, "version": 1, "createdAt": "2026-11-22T12:31:01.224856Z", "deletedAt": null, "updatedAt": "2026-11-22T12:31:01.224856Z", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 43, 'planning', '01a2033d-0872-7305-876c-00f9049ec0cb', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.224856+00', 'null', '{"id": "01a2033d-0872-7305-876c-00f9049ec0cb", "date": "2026-04-01", "budget": "9.00", "deleted": false, "version": 1, "categoryId": "01a2033d-086e-773b-a801-6725b431e5b0", "currencyCode": "USD"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 12, 'history', '01a2033d-06a2-704b-adb8-2ef0380e2e5d', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.765854+00', 'null', '{"id": "01a2033d-06a2-704b-adb8-2ef0380e2e5d", "date": "2026-03-05T09:30:00Z", "kind": "expense", "note": "Lunch 5 – обід", "rate": null, "value": "-5.05", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-03-05", "rateDate": null, "accountId": "01a2033d-0520-74db-84f4-83c7d892b999", "createdAt": "2026-11-22T12:31:00.765854Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.765854Z", "categoryId": "01a2033d-0525-72d2-849e-8c77ca53f890", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Credit Card", "accountValue": "-5.05", "currencyCode": "USD", "categoryLabel": "Transport", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 14, 'history', '01a2033d-06b8-71fe-8b49-1b203f99052c', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.788172+00', 'null', '{"id": "01a2033d-06b8-71fe-8b49-1b203f99052c", "date": "2026-03-06T09:30:00Z", "kind": "expense", "note": "Lunch 6 – обід", "rate": null, "value": "-6.06", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-03-06", "rateDate": null, "accountId": "01a2033d-0520-74db-84f4-83c7d892b999", "createdAt": "2026-11-22T12:31:00.788172Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.788172Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Credit Card", "accountValue": "-6.06", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 16, 'history', '01a2033d-06d2-7665-b9cf-9de4d89cf016', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.813505+00', 'null', '{"id": "01a2033d-06d2-7665-b9cf-9de4d89cf016", "date": "2026-03-07T09:30:00Z", "kind": "expense", "note": "Lunch 7 – обід", "rate": null, "value": "-7.07", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-03-07", "rateDate": null, "accountId": "01a2033d-0520-74db-84f4-83c7d892b999", "createdAt": "2026-11-22T12:31:00.813505Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.813505Z", "categoryId": "01a2033d-0525-72d2-849e-8c77ca53f890", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Credit Card", "accountValue": "-7.07", "currencyCode": "USD", "categoryLabel": "Transport", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 18, 'history', '01a2033d-06eb-77b0-942e-6583e16dc896', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.838206+00', 'null', '{"id": "01a2033d-06eb-77b0-942e-6583e16dc896", "date": "2026-03-08T09:30:00Z", "kind": "expense", "note": "Lunch 8 – обід", "rate": null, "value": "-8.08", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-03-08", "rateDate": null, "accountId": "01a2033d-0520-74db-84f4-83c7d892b999", "createdAt": "2026-11-22T12:31:00.838206Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.838206Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Credit Card", "accountValue": "-8.08", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 20, 'history', '01a2033d-0704-7274-a5be-7a2d1f9373cc', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.863554+00', 'null', '{"id": "01a2033d-0704-7274-a5be-7a2d1f9373cc", "date": "2026-03-09T09:30:00Z", "kind": "expense", "note": "Lunch 9 – обід", "rate": null, "value": "-9.09", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-03-09", "rateDate": null, "accountId": "01a2033d-0520-74db-84f4-83c7d892b999", "createdAt": "2026-11-22T12:31:00.863554Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.863554Z", "categoryId": "01a2033d-0525-72d2-849e-8c77ca53f890", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Credit Card", "accountValue": "-9.09", "currencyCode": "USD", "categoryLabel": "Transport", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 22, 'history', '01a2033d-071a-762d-8e9e-26496e6a6991', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.886022+00', 'null', '{"id": "01a2033d-071a-762d-8e9e-26496e6a6991", "date": "2026-03-10T09:30:00Z", "kind": "expense", "note": "Lunch 10 – обід", "rate": null, "value": "-10.10", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-03-10", "rateDate": null, "accountId": "01a2033d-0520-74db-84f4-83c7d892b999", "createdAt": "2026-11-22T12:31:00.886022Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.886022Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Credit Card", "accountValue": "-10.10", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 24, 'history', '01a2033d-0733-7576-8fd1-5d5c18bca49d', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.905686+00', 'null', '{"id": "01a2033d-0733-7576-8fd1-5d5c18bca49d", "date": "2026-11-22T12:31:00.905686Z", "kind": "transfer", "note": "Set aside", "rate": "0.0222598361761", "value": "40.00", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-11-22", "rateDate": "2026-09-29", "accountId": "01a2033d-05f3-749b-a01a-0f98441a04a5", "createdAt": "2026-11-22T12:31:00.905686Z", "fromValue": "0.89", "updatedAt": "2026-11-22T12:31:00.905686Z", "categoryId": null, "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Заощадження", "accountValue": "40.00", "currencyCode": "UAH", "categoryLabel": null, "fromAccountId": "01a2033d-0520-74db-84f4-83c7d892b999", "fromAccountLabel": "Credit Card", "fromCurrencyCode": "USD", "accountCurrencyCode": "UAH"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 27, 'history', '01a2033d-0761-7233-9d52-81163ed30485', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.95661+00', 'null', '{"id": "01a2033d-0761-7233-9d52-81163ed30485", "date": "2026-11-22T12:31:00.956610Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-9.99", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a2033d-0520-74db-84f4-83c7d892b999", "createdAt": "2026-11-22T12:31:00.956610Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.956610Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Credit Card", "accountValue": "-9.99", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 45, 'category', '01a2033d-086e-773b-a801-6725b431e5b0', 'deleted', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.249183+00', '{"id": "01a2033d-086e-773b-a801-6725b431e5b0", "icon": "ellipsis", "name": "Trips", "deleted": false, "version": 1, "createdAt": "2026-11-22T12:31:01.224856Z", "deletedAt": null, "updatedAt": "2026-11-22T12:31:01.224856Z", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95"}', '{"id": "01a2033d-086e-773b-a801-6725b431e5b0", "icon": "ellipsis", "name": "Trips", "deleted": true, "version": 2, "createdAt": "2026-11-22T12:31:01.224856Z", "deletedAt": "2026-11-22T12:31:01.249183Z", "updatedAt": "2026-11-22T12:31:01.249183Z", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 26, 'account', '01a2033d-05f3-749b-a01a-0f98441a04a5', 'updated', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.944695+00', '{"id": "01a2033d-05f3-749b-a01a-0f98441a04a5", "icon": "wallet", "name": "Заощадження", "type": "savings", "budget": "12540.75", "deleted": false, "version": 1, "createdAt": "2026-11-22T12:31:00.584083Z", "deletedAt": null, "updatedAt": "2026-11-22T12:31:00.584083Z", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "currencyCode": "UAH", "isMainAccount": false, "isShowInBalance": true}', '{"id": "01a2033d-05f3-749b-a01a-0f98441a04a5", "icon": "wallet", "name": "Заощадження", "type": "savings", "budget": "13000.00", "deleted": false, "version": 1, "createdAt": "2026-11-22T12:31:00.584083Z", "deletedAt": null, "updatedAt": "2026-11-22T12:31:00.584083Z", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "currencyCode": "UAH", "isMainAccount": false, "isShowInBalance": true}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 28, 'history', '01a2033d-076c-7143-b1ff-e54cc333801c', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.968008+00', 'null', '{"id": "01a2033d-076c-7143-b1ff-e54cc333801c", "date": "2026-11-22T12:31:00.968008Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-8.88", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a2033d-0520-74db-84f4-83c7d892b999", "createdAt": "2026-11-22T12:31:00.968008Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.968008Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Credit Card", "accountValue": "-8.88", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 30, 'history', '01a2033d-0761-7233-9d52-81163ed30485', 'deleted', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.989706+00', '{"id": "01a2033d-0761-7233-9d52-81163ed30485", "date": "2026-11-22T12:31:00.956610Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-9.99", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a2033d-0520-74db-84f4-83c7d892b999", "createdAt": "2026-11-22T12:31:00.956610Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.956610Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Credit Card", "accountValue": "-9.99", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', 'null', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 32, 'history', '01a2033d-0777-73df-9504-3b52d97872d6', 'deleted', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.025126+00', '{"id": "01a2033d-0777-73df-9504-3b52d97872d6", "date": "2026-11-22T12:31:00.979519Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-7.77", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a2033d-0520-74db-84f4-83c7d892b999", "createdAt": "2026-11-22T12:31:00.979519Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.979519Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Credit Card", "accountValue": "-7.77", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', 'null', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 32, 'history', '01a2033d-07aa-71dd-ba06-a9a984f661f6', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.025126+00', 'null', '{"id": "01a2033d-07aa-71dd-ba06-a9a984f661f6", "date": "2026-11-22T12:31:01.025126Z", "kind": "expense", "note": "", "rate": "41.375", "value": "-77.70", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-11-22", "rateDate": "2026-11-20", "accountId": "01a2033d-05f3-749b-a01a-0f98441a04a5", "createdAt": "2026-11-22T12:31:01.025126Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:01.025126Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Заощадження", "accountValue": "-3214.84", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "UAH"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 33, 'history', '01a2033d-07aa-71dd-ba06-a9a984f661f6', 'deleted', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.062222+00', '{"id": "01a2033d-07aa-71dd-ba06-a9a984f661f6", "date": "2026-11-22T12:31:01.025126Z", "kind": "expense", "note": "", "rate": "41.375", "value": "-77.70", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-11-22", "rateDate": "2026-11-20", "accountId": "01a2033d-05f3-749b-a01a-0f98441a04a5", "createdAt": "2026-11-22T12:31:01.025126Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:01.025126Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Заощадження", "accountValue": "-3214.84", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "UAH"}', 'null', 32),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 33, 'history', '01a2033d-0777-73df-9504-3b52d97872d6', 'restored', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.062222+00', 'null', '{"id": "01a2033d-0777-73df-9504-3b52d97872d6", "date": "2026-11-22T12:31:00.979519Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-7.77", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 3, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a2033d-0520-74db-84f4-83c7d892b999", "createdAt": "2026-11-22T12:31:00.979519Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:01.062222Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Credit Card", "accountValue": "-7.77", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', 32),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 35, 'planning', '01a2033d-0802-75be-b2b5-52f893cf68c0', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.112369+00', 'null', '{"id": "01a2033d-0802-75be-b2b5-52f893cf68c0", "date": "2026-03-01", "budget": "300.00", "deleted": false, "version": 1, "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "currencyCode": "USD"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 37, 'planning', '01a2033d-0822-7604-86b5-167701f49b62', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.148916+00', 'null', '{"id": "01a2033d-0822-7604-86b5-167701f49b62", "date": "2026-03-01", "budget": "300.00", "deleted": false, "version": 1, "categoryId": "01a2033d-0525-72d2-849e-8c76212f1fba", "currencyCode": "USD"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 39, 'planning', '01a2033d-083d-71a6-8cf0-398f53a5182a', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.170441+00', 'null', '{"id": "01a2033d-083d-71a6-8cf0-398f53a5182a", "date": "2026-04-01", "budget": "350.50", "deleted": false, "version": 1, "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "currencyCode": "USD"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 41, 'planning', '01a2033d-0856-72c9-8967-ca378a645775', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.201494+00', 'null', '{"id": "01a2033d-0856-72c9-8967-ca378a645775", "date": "2026-04-01", "budget": "350.50", "deleted": false, "version": 1, "categoryId": "01a2033d-0525-72d2-849e-8c76212f1fba", "currencyCode": "USD"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 29, 'history', '01a2033d-0777-73df-9504-3b52d97872d6', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:00.979519+00', 'null', '{"id": "01a2033d-0777-73df-9504-3b52d97872d6", "date": "2026-11-22T12:31:00.979519Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-7.77", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a2033d-0520-74db-84f4-83c7d892b999", "createdAt": "2026-11-22T12:31:00.979519Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.979519Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Credit Card", "accountValue": "-7.77", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 31, 'history', '01a2033d-076c-7143-b1ff-e54cc333801c', 'updated', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.011729+00', '{"id": "01a2033d-076c-7143-b1ff-e54cc333801c", "date": "2026-11-22T12:31:00.968008Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-8.88", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a2033d-0520-74db-84f4-83c7d892b999", "createdAt": "2026-11-22T12:31:00.968008Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:00.968008Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Credit Card", "accountValue": "-8.88", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', '{"id": "01a2033d-076c-7143-b1ff-e54cc333801c", "date": "2026-11-22T12:31:00.968008Z", "kind": "expense", "note": "Not by mistake", "rate": null, "value": "-8.88", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 2, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a2033d-0520-74db-84f4-83c7d892b999", "createdAt": "2026-11-22T12:31:00.968008Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:01.011729Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Credit Card", "accountValue": "-8.88", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 34, 'account', '01a2033d-061f-756a-92f8-88fef0e6e3c8', 'deleted', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.10328+00', '{"id": "01a2033d-061f-756a-92f8-88fef0e6e3c8", "icon": "wallet", "name": "Old wallet", "type": "basic", "budget": "5.00", "deleted": false, "version": 1, "createdAt": "2026-11-22T12:31:00.633445Z", "deletedAt": null, "updatedAt": "2026-11-22T12:31:00.633445Z", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "currencyCode": "KWD", "isMainAccount": false, "isShowInBalance": true}', '{"id": "01a2033d-061f-756a-92f8-88fef0e6e3c8", "icon": "wallet", "name": "Old wallet", "type": "basic", "budget": "5.00", "deleted": true, "version": 2, "createdAt": "2026-11-22T12:31:00.633445Z", "deletedAt": "2026-11-22T12:31:01.103280Z", "updatedAt": "2026-11-22T12:31:01.103280Z", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "currencyCode": "KWD", "isMainAccount": false, "isShowInBalance": true}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 36, 'planning', '01a2033d-0815-7466-8f63-21408d33fc24', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.130967+00', 'null', '{"id": "01a2033d-0815-7466-8f63-21408d33fc24", "date": "2026-03-01", "budget": "300.00", "deleted": false, "version": 1, "categoryId": "01a2033d-0525-72d2-849e-8c75bfaf656c", "currencyCode": "USD"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 38, 'planning', '01a2033d-082d-70b7-9176-bc0faed2dddb', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.159217+00', 'null', '{"id": "01a2033d-082d-70b7-9176-bc0faed2dddb", "date": "2026-03-01", "budget": "300.00", "deleted": false, "version": 1, "categoryId": "01a2033d-0525-72d2-849e-8c77ca53f890", "currencyCode": "USD"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 40, 'planning', '01a2033d-084a-7207-b223-8431ad85a8dc', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.188561+00', 'null', '{"id": "01a2033d-084a-7207-b223-8431ad85a8dc", "date": "2026-04-01", "budget": "350.50", "deleted": false, "version": 1, "categoryId": "01a2033d-0525-72d2-849e-8c75bfaf656c", "currencyCode": "USD"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 42, 'planning', '01a2033d-0862-7034-8e11-f33beb368082', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.212418+00', 'null', '{"id": "01a2033d-0862-7034-8e11-f33beb368082", "date": "2026-04-01", "budget": "350.50", "deleted": false, "version": 1, "categoryId": "01a2033d-0525-72d2-849e-8c77ca53f890", "currencyCode": "USD"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 44, 'category', '01a2033d-087a-73c8-a6b1-862d91348887', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.238502+00', 'null', '{"id": "01a2033d-087a-73c8-a6b1-862d91348887", "icon": "ellipsis", "name": "Books", "deleted": false, "version": 1, "createdAt": "2026-11-22T12:31:01.238502Z", "deletedAt": null, "updatedAt": "2026-11-22T12:31:01.238502Z", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 44, 'planning', '01a2033d-087d-7508-a673-fd98f2908bd7', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.238502+00', 'null', '{"id": "01a2033d-087d-7508-a673-fd98f2908bd7", "date": "2026-04-01", "budget": "9.00", "deleted": false, "version": 1, "categoryId": "01a2033d-087a-73c8-a6b1-862d91348887", "currencyCode": "USD"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 46, 'category', '01a2033d-087a-73c8-a6b1-862d91348887', 'deleted', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.260468+00', '{"id": "01a2033d-087a-73c8-a6b1-862d91348887", "icon": "ellipsis", "name": "Books", "deleted": false, "version": 1, "createdAt": "2026-11-22T12:31:01.238502Z", "deletedAt": null, "updatedAt": "2026-11-22T12:31:01.238502Z", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95"}', '{"id": "01a2033d-087a-73c8-a6b1-862d91348887", "icon": "ellipsis", "name": "Books", "deleted": true, "version": 2, "createdAt": "2026-11-22T12:31:01.238502Z", "deletedAt": "2026-11-22T12:31:01.260468Z", "updatedAt": "2026-11-22T12:31:01.260468Z", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95"}', NULL);
INSERT INTO public.changes VALUES
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 48, 'list', '01a2033d-08a8-7575-9b2f-d693853b6045', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.279878+00', 'null', '{"id": "01a2033d-08a8-7575-9b2f-d693853b6045", "name": "Food", "version": 1, "isPinned": true, "createdAt": "2026-11-22T12:31:01.279878Z", "listItems": [{"id": "78203540-7aa2-4998-9f9f-89818c3ee9fd", "label": "Milk", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "767f4e9c-6f67-4924-8835-335a7f8f3e4f", "label": "Bread", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "1c35d8e7-b26e-4227-a2e7-873c5bf53b00", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T12:31:01.279878Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 54, 'history', '01a2033d-0c5f-7002-bb8b-af0a9397fa1f', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:02.205643+00', 'null', '{"id": "01a2033d-0c5f-7002-bb8b-af0a9397fa1f", "date": "2026-05-02T12:00:00Z", "kind": "expense", "note": "Market", "rate": null, "value": "-12.50", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-05-02", "rateDate": null, "accountId": "01a2033d-0522-7453-8512-0e6c4640cd40", "createdAt": "2026-11-22T12:31:02.205643Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:02.205643Z", "categoryId": "01a2033d-0c5d-74e8-90c7-c3dc5644aee1", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Cash", "accountValue": "-12.50", "currencyCode": "USD", "categoryLabel": "Imported", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 47, 'category', '01a2033d-087a-73c8-a6b1-862d91348887', 'restored', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.27042+00', '{"id": "01a2033d-087a-73c8-a6b1-862d91348887", "icon": "ellipsis", "name": "Books", "deleted": true, "version": 2, "createdAt": "2026-11-22T12:31:01.238502Z", "deletedAt": "2026-11-22T12:31:01.260468Z", "updatedAt": "2026-11-22T12:31:01.260468Z", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95"}', '{"id": "01a2033d-087a-73c8-a6b1-862d91348887", "icon": "ellipsis", "name": "Books", "deleted": false, "version": 3, "createdAt": "2026-11-22T12:31:01.238502Z", "deletedAt": null, "updatedAt": "2026-11-22T12:31:01.270420Z", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 49, 'list', '01a2033d-08b8-7485-956d-4999292a7b98', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.29895+00', 'null', '{"id": "01a2033d-08b8-7485-956d-4999292a7b98", "name": "Old", "version": 1, "isPinned": true, "createdAt": "2026-11-22T12:31:01.298950Z", "listItems": [{"id": "78203540-7aa2-4998-9f9f-89818c3ee9fd", "label": "Milk", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "767f4e9c-6f67-4924-8835-335a7f8f3e4f", "label": "Bread", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "1c35d8e7-b26e-4227-a2e7-873c5bf53b00", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T12:31:01.298950Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 51, 'list', '01a2033d-08a8-7575-9b2f-d693853b6045', 'updated', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.342374+00', '{"id": "01a2033d-08a8-7575-9b2f-d693853b6045", "name": "Food", "version": 2, "isPinned": true, "createdAt": "2026-11-22T12:31:01.279878Z", "listItems": [{"id": "78203540-7aa2-4998-9f9f-89818c3ee9fd", "label": "Milk", "price": "1.20", "quantity": "2.50", "isChecked": true}, {"id": "767f4e9c-6f67-4924-8835-335a7f8f3e4f", "label": "Bread", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "1c35d8e7-b26e-4227-a2e7-873c5bf53b00", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T12:31:01.314923Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95"}', '{"id": "01a2033d-08a8-7575-9b2f-d693853b6045", "name": "Food", "version": 3, "isPinned": true, "createdAt": "2026-11-22T12:31:01.279878Z", "listItems": [{"id": "78203540-7aa2-4998-9f9f-89818c3ee9fd", "label": "Milk", "price": "1.20", "quantity": "2.50", "isChecked": true}, {"id": "1c35d8e7-b26e-4227-a2e7-873c5bf53b00", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T12:31:01.342374Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 53, 'list', '01a2033d-08b8-7485-956d-4999292a7b98', 'deleted', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.380104+00', '{"id": "01a2033d-08b8-7485-956d-4999292a7b98", "name": "Old", "version": 1, "isPinned": true, "createdAt": "2026-11-22T12:31:01.298950Z", "listItems": [{"id": "78203540-7aa2-4998-9f9f-89818c3ee9fd", "label": "Milk", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "767f4e9c-6f67-4924-8835-335a7f8f3e4f", "label": "Bread", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "1c35d8e7-b26e-4227-a2e7-873c5bf53b00", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T12:31:01.298950Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95"}', '{"id": "01a2033d-08b8-7485-956d-4999292a7b98", "name": "Old", "version": 2, "isPinned": true, "createdAt": "2026-11-22T12:31:01.298950Z", "listItems": [{"id": "78203540-7aa2-4998-9f9f-89818c3ee9fd", "label": "Milk", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "767f4e9c-6f67-4924-8835-335a7f8f3e4f", "label": "Bread", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "1c35d8e7-b26e-4227-a2e7-873c5bf53b00", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T12:31:01.380104Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 50, 'list', '01a2033d-08a8-7575-9b2f-d693853b6045', 'updated', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.314923+00', '{"id": "01a2033d-08a8-7575-9b2f-d693853b6045", "name": "Food", "version": 1, "isPinned": true, "createdAt": "2026-11-22T12:31:01.279878Z", "listItems": [{"id": "78203540-7aa2-4998-9f9f-89818c3ee9fd", "label": "Milk", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "767f4e9c-6f67-4924-8835-335a7f8f3e4f", "label": "Bread", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "1c35d8e7-b26e-4227-a2e7-873c5bf53b00", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T12:31:01.279878Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95"}', '{"id": "01a2033d-08a8-7575-9b2f-d693853b6045", "name": "Food", "version": 2, "isPinned": true, "createdAt": "2026-11-22T12:31:01.279878Z", "listItems": [{"id": "78203540-7aa2-4998-9f9f-89818c3ee9fd", "label": "Milk", "price": "1.20", "quantity": "2.50", "isChecked": true}, {"id": "767f4e9c-6f67-4924-8835-335a7f8f3e4f", "label": "Bread", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "1c35d8e7-b26e-4227-a2e7-873c5bf53b00", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T12:31:01.314923Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95"}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 52, 'list', '01a2033d-08a8-7575-9b2f-d693853b6045', 'updated', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.362199+00', '{"id": "01a2033d-08a8-7575-9b2f-d693853b6045", "name": "Food", "version": 3, "isPinned": true, "createdAt": "2026-11-22T12:31:01.279878Z", "listItems": [{"id": "78203540-7aa2-4998-9f9f-89818c3ee9fd", "label": "Milk", "price": "1.20", "quantity": "2.50", "isChecked": true}, {"id": "1c35d8e7-b26e-4227-a2e7-873c5bf53b00", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T12:31:01.342374Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95"}', '{"id": "01a2033d-08a8-7575-9b2f-d693853b6045", "name": "Food", "version": 4, "isPinned": true, "createdAt": "2026-11-22T12:31:01.279878Z", "listItems": [{"id": "78203540-7aa2-4998-9f9f-89818c3ee9fd", "label": "Milk", "price": "1.20", "quantity": "2.50", "isChecked": true}, {"id": "1c35d8e7-b26e-4227-a2e7-873c5bf53b00", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "f4d35d9e-94cd-4d3e-9982-14724bddddf8", "label": "Tea", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T12:31:01.362199Z", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95"}', NULL),
	('01a2033d-0919-7558-903c-6b2e39ffc959', 1, 'workspace', '01a2033d-0919-7558-903c-6b2e39ffc959', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.395921+00', 'null', '{"id": "01a2033d-0919-7558-903c-6b2e39ffc959", "name": "Home", "version": 1, "revision": 1, "createdAt": "2026-11-22T12:31:01.395921Z", "creatorId": "01a2033d-04fc-7083-9824-24681eb3fa53", "updatedAt": "2026-11-22T12:31:01.395921Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "isVerified": true}], "firstDayOfMonth": 15, "previousParticipants": []}', NULL),
	('01a2033d-0919-7558-903c-6b2e39ffc959', 7, 'history', '01a2033d-0a14-71b3-8d3e-1a98fc47a97f', 'created', '01a2033d-05bb-7737-8237-9c6c33851b5b', '2026-11-22 12:31:01.648818+00', 'null', '{"id": "01a2033d-0a14-71b3-8d3e-1a98fc47a97f", "date": "2026-11-22T12:31:01.648818Z", "kind": "expense", "note": "by Дан", "rate": null, "value": "-12.34", "userId": "01a2033d-05bb-7737-8237-9c6c33851b5b", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a2033d-091f-7461-9588-d151443de10e", "createdAt": "2026-11-22T12:31:01.648818Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:01.648818Z", "categoryId": "01a2033d-0922-7247-94b0-c7eb14f467ee", "creatorName": "Дан", "workspaceId": "01a2033d-0919-7558-903c-6b2e39ffc959", "accountLabel": "Credit Card", "accountValue": "-12.34", "currencyCode": "EUR", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "EUR"}', NULL),
	('01a2033d-0a1c-7570-b59a-7090c43149b3', 2, 'workspace', '01a2033d-0a1c-7570-b59a-7090c43149b3', 'deleted', '01a2033d-055f-74c7-bb26-6280d65de11f', '2026-11-22 12:31:01.677731+00', '{"id": "01a2033d-0a1c-7570-b59a-7090c43149b3", "name": "Old", "version": 1, "revision": 2, "createdAt": "2026-11-22T12:31:01.658441Z", "creatorId": "01a2033d-055f-74c7-bb26-6280d65de11f", "updatedAt": "2026-11-22T12:31:01.658441Z", "isPersonal": false, "currencyCode": "USD", "participants": [{"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a2033d-055f-74c7-bb26-6280d65de11f", "isVerified": true}], "firstDayOfMonth": 10, "previousParticipants": []}', 'null', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 54, 'category', '01a2033d-0c5d-74e8-90c7-c3dc5644aee1', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:02.205643+00', 'null', '{"id": "01a2033d-0c5d-74e8-90c7-c3dc5644aee1", "icon": "ellipsis", "name": "Imported", "deleted": false, "version": 1, "createdAt": "2026-11-22T12:31:02.205643Z", "deletedAt": null, "updatedAt": "2026-11-22T12:31:02.205643Z", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95"}', NULL),
	('01a2033d-0919-7558-903c-6b2e39ffc959', 6, 'history', '01a2033d-09f8-75c8-a772-5030f5b30df6', 'created', '01a2033d-055f-74c7-bb26-6280d65de11f', '2026-11-22 12:31:01.616395+00', 'null', '{"id": "01a2033d-09f8-75c8-a772-5030f5b30df6", "date": "2026-11-22T12:31:01.616395Z", "kind": "expense", "note": "by Bob", "rate": null, "value": "-12.34", "userId": "01a2033d-055f-74c7-bb26-6280d65de11f", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a2033d-091f-7461-9588-d151443de10e", "createdAt": "2026-11-22T12:31:01.616395Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:01.616395Z", "categoryId": "01a2033d-0922-7247-94b0-c7eb14f467ee", "creatorName": "Bob", "workspaceId": "01a2033d-0919-7558-903c-6b2e39ffc959", "accountLabel": "Credit Card", "accountValue": "-12.34", "currencyCode": "EUR", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "EUR"}', NULL),
	('01a2033d-0a1c-7570-b59a-7090c43149b3', 1, 'workspace', '01a2033d-0a1c-7570-b59a-7090c43149b3', 'created', '01a2033d-055f-74c7-bb26-6280d65de11f', '2026-11-22 12:31:01.658441+00', 'null', '{"id": "01a2033d-0a1c-7570-b59a-7090c43149b3", "name": "Old", "version": 1, "revision": 1, "createdAt": "2026-11-22T12:31:01.658441Z", "creatorId": "01a2033d-055f-74c7-bb26-6280d65de11f", "updatedAt": "2026-11-22T12:31:01.658441Z", "isPersonal": false, "currencyCode": "USD", "participants": [{"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a2033d-055f-74c7-bb26-6280d65de11f", "isVerified": true}], "firstDayOfMonth": 10, "previousParticipants": []}', NULL),
	('01a2033d-0919-7558-903c-6b2e39ffc959', 5, 'workspace', '01a2033d-0919-7558-903c-6b2e39ffc959', 'updated', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.57491+00', '{"id": "01a2033d-0919-7558-903c-6b2e39ffc959", "name": "Home", "version": 2, "revision": 5, "createdAt": "2026-11-22T12:31:01.395921Z", "creatorId": "01a2033d-04fc-7083-9824-24681eb3fa53", "updatedAt": "2026-11-22T12:31:01.481548Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a2033d-055f-74c7-bb26-6280d65de11f", "isVerified": true}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a2033d-05bb-7737-8237-9c6c33851b5b", "isVerified": true}], "firstDayOfMonth": 15, "previousParticipants": []}', '{"id": "01a2033d-0919-7558-903c-6b2e39ffc959", "name": "Home", "version": 3, "revision": 5, "createdAt": "2026-11-22T12:31:01.395921Z", "creatorId": "01a2033d-04fc-7083-9824-24681eb3fa53", "updatedAt": "2026-11-22T12:31:01.574910Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a2033d-055f-74c7-bb26-6280d65de11f", "isVerified": true}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a2033d-05bb-7737-8237-9c6c33851b5b", "isVerified": true}, {"name": "Carol", "email": "carol7@example.com", "avatar": null, "userId": "01a2033d-058d-755a-912b-c438467edce4", "isVerified": false}], "firstDayOfMonth": 15, "previousParticipants": []}', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 54, 'history', '01a2033d-0c5f-7002-bb8b-af0b1d51fc21', 'created', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:02.205643+00', 'null', '{"id": "01a2033d-0c5f-7002-bb8b-af0b1d51fc21", "date": "2026-05-03T12:00:00Z", "kind": "expense", "note": "Bakery", "rate": null, "value": "-3.20", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "version": 1, "localDay": "2026-05-03", "rateDate": null, "accountId": "01a2033d-0522-7453-8512-0e6c4640cd40", "createdAt": "2026-11-22T12:31:02.205643Z", "fromValue": null, "updatedAt": "2026-11-22T12:31:02.205643Z", "categoryId": "01a2033d-0c5d-74e8-90c7-c3dc5644aee1", "creatorName": "Ann", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95", "accountLabel": "Cash", "accountValue": "-3.20", "currencyCode": "USD", "categoryLabel": "Imported", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a2033d-0919-7558-903c-6b2e39ffc959', 2, 'workspace', '01a2033d-0919-7558-903c-6b2e39ffc959', 'updated', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:01.481548+00', '{"id": "01a2033d-0919-7558-903c-6b2e39ffc959", "name": "Home", "version": 1, "revision": 2, "createdAt": "2026-11-22T12:31:01.395921Z", "creatorId": "01a2033d-04fc-7083-9824-24681eb3fa53", "updatedAt": "2026-11-22T12:31:01.395921Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "isVerified": true}], "firstDayOfMonth": 15, "previousParticipants": []}', '{"id": "01a2033d-0919-7558-903c-6b2e39ffc959", "name": "Home", "version": 2, "revision": 2, "createdAt": "2026-11-22T12:31:01.395921Z", "creatorId": "01a2033d-04fc-7083-9824-24681eb3fa53", "updatedAt": "2026-11-22T12:31:01.481548Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a2033d-055f-74c7-bb26-6280d65de11f", "isVerified": false}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a2033d-05bb-7737-8237-9c6c33851b5b", "isVerified": false}], "firstDayOfMonth": 15, "previousParticipants": []}', NULL),
	('01a2033d-0919-7558-903c-6b2e39ffc959', 3, 'workspace', '01a2033d-0919-7558-903c-6b2e39ffc959', 'updated', '01a2033d-055f-74c7-bb26-6280d65de11f', '2026-11-22 12:31:01.513044+00', '{"id": "01a2033d-0919-7558-903c-6b2e39ffc959", "name": "Home", "version": 2, "revision": 3, "createdAt": "2026-11-22T12:31:01.395921Z", "creatorId": "01a2033d-04fc-7083-9824-24681eb3fa53", "updatedAt": "2026-11-22T12:31:01.481548Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a2033d-055f-74c7-bb26-6280d65de11f", "isVerified": false}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a2033d-05bb-7737-8237-9c6c33851b5b", "isVerified": false}], "firstDayOfMonth": 15, "previousParticipants": []}', '{"id": "01a2033d-0919-7558-903c-6b2e39ffc959", "name": "Home", "version": 2, "revision": 3, "createdAt": "2026-11-22T12:31:01.395921Z", "creatorId": "01a2033d-04fc-7083-9824-24681eb3fa53", "updatedAt": "2026-11-22T12:31:01.481548Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "isVerified": true}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a2033d-05bb-7737-8237-9c6c33851b5b", "isVerified": false}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a2033d-055f-74c7-bb26-6280d65de11f", "isVerified": true}], "firstDayOfMonth": 15, "previousParticipants": []}', NULL),
	('01a2033d-0919-7558-903c-6b2e39ffc959', 4, 'workspace', '01a2033d-0919-7558-903c-6b2e39ffc959', 'updated', '01a2033d-05bb-7737-8237-9c6c33851b5b', '2026-11-22 12:31:01.538805+00', '{"id": "01a2033d-0919-7558-903c-6b2e39ffc959", "name": "Home", "version": 2, "revision": 4, "createdAt": "2026-11-22T12:31:01.395921Z", "creatorId": "01a2033d-04fc-7083-9824-24681eb3fa53", "updatedAt": "2026-11-22T12:31:01.481548Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "isVerified": true}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a2033d-05bb-7737-8237-9c6c33851b5b", "isVerified": false}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a2033d-055f-74c7-bb26-6280d65de11f", "isVerified": true}], "firstDayOfMonth": 15, "previousParticipants": []}', '{"id": "01a2033d-0919-7558-903c-6b2e39ffc959", "name": "Home", "version": 2, "revision": 4, "createdAt": "2026-11-22T12:31:01.395921Z", "creatorId": "01a2033d-04fc-7083-9824-24681eb3fa53", "updatedAt": "2026-11-22T12:31:01.481548Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a2033d-055f-74c7-bb26-6280d65de11f", "isVerified": true}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a2033d-05bb-7737-8237-9c6c33851b5b", "isVerified": true}], "firstDayOfMonth": 15, "previousParticipants": []}', NULL),
	('01a2033d-0919-7558-903c-6b2e39ffc959', 8, 'workspace', '01a2033d-0919-7558-903c-6b2e39ffc959', 'updated', '01a2033d-05bb-7737-8237-9c6c33851b5b', '2026-11-22 12:31:02.271743+00', '{"id": "01a2033d-0919-7558-903c-6b2e39ffc959", "name": "Home", "version": 3, "revision": 8, "createdAt": "2026-11-22T12:31:01.395921Z", "creatorId": "01a2033d-04fc-7083-9824-24681eb3fa53", "updatedAt": "2026-11-22T12:31:01.574910Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": "/api/avatar/15b4e744-78a0-430a-974e-45b546b16adf", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a2033d-055f-74c7-bb26-6280d65de11f", "isVerified": true}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a2033d-05bb-7737-8237-9c6c33851b5b", "isVerified": true}, {"name": "Carol", "email": "carol7@example.com", "avatar": null, "userId": "01a2033d-058d-755a-912b-c438467edce4", "isVerified": false}], "firstDayOfMonth": 15, "previousParticipants": []}', '{"id": "01a2033d-0919-7558-903c-6b2e39ffc959", "name": "Home", "version": 4, "revision": 8, "createdAt": "2026-11-22T12:31:01.395921Z", "creatorId": "01a2033d-04fc-7083-9824-24681eb3fa53", "updatedAt": "2026-11-22T12:31:02.271743Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": "/api/avatar/15b4e744-78a0-430a-974e-45b546b16adf", "userId": "01a2033d-04fc-7083-9824-24681eb3fa53", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a2033d-055f-74c7-bb26-6280d65de11f", "isVerified": true}, {"name": "Carol", "email": "carol7@example.com", "avatar": null, "userId": "01a2033d-058d-755a-912b-c438467edce4", "isVerified": false}], "firstDayOfMonth": 15, "previousParticipants": [{"name": "Дан", "email": null, "avatar": null, "userId": "01a2033d-05bb-7737-8237-9c6c33851b5b", "isVerified": true}]}', NULL);


--
-- Data for Name: day_incomes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.day_incomes VALUES
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-11-22', 'USD', 250000),
	('01a2033d-0c14-703d-8ce3-85802930cc38', '2026-03-21', 'USD', 12000);


--
-- Data for Name: day_sums; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.day_sums VALUES
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-03-01', '01a2033d-0525-72d2-849e-8c77ca53f890', 'USD', 101),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-04-01', '01a2033d-0525-72d2-849e-8c746ac98a70', 'USD', 10000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-03-02', '01a2033d-0525-72d2-849e-8c746ac98a70', 'USD', 202),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-04-02', '01a2033d-0525-72d2-849e-8c746ac98a70', 'USD', 20000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-03-03', '01a2033d-0525-72d2-849e-8c77ca53f890', 'USD', 303),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-04-03', '01a2033d-0525-72d2-849e-8c746ac98a70', 'USD', 30000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-03-04', '01a2033d-0525-72d2-849e-8c746ac98a70', 'USD', 404),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-04-04', '01a2033d-0525-72d2-849e-8c746ac98a70', 'USD', 40000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-03-05', '01a2033d-0525-72d2-849e-8c77ca53f890', 'USD', 505),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-04-05', '01a2033d-0525-72d2-849e-8c746ac98a70', 'USD', 50000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-03-06', '01a2033d-0525-72d2-849e-8c746ac98a70', 'USD', 606),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-04-06', '01a2033d-0525-72d2-849e-8c746ac98a70', 'USD', 60000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-03-07', '01a2033d-0525-72d2-849e-8c77ca53f890', 'USD', 707),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-04-07', '01a2033d-0525-72d2-849e-8c746ac98a70', 'USD', 70000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-03-08', '01a2033d-0525-72d2-849e-8c746ac98a70', 'USD', 808),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-04-08', '01a2033d-0525-72d2-849e-8c746ac98a70', 'USD', 80000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-03-09', '01a2033d-0525-72d2-849e-8c77ca53f890', 'USD', 909),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-04-09', '01a2033d-0525-72d2-849e-8c746ac98a70', 'USD', 90000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-03-10', '01a2033d-0525-72d2-849e-8c746ac98a70', 'USD', 1010),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-04-10', '01a2033d-0525-72d2-849e-8c746ac98a70', 'USD', 100000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-11-22', '01a2033d-0525-72d2-849e-8c746ac98a70', 'USD', 1665),
	('01a2033d-0919-7558-903c-6b2e39ffc959', '2026-11-22', '01a2033d-0922-7247-94b0-c7eb14f467ee', 'EUR', 2468),
	('01a2033d-0c14-703d-8ce3-85802930cc38', '2026-03-20', '01a2033d-0c14-703d-8ce3-8586c7d4434e', 'USD', 250),
	('01a2033d-0c14-703d-8ce3-85802930cc38', '2026-03-20', '01a2033d-0c14-703d-8ce3-858594273a0c', 'USD', 1000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-05-02', '01a2033d-0c5d-74e8-90c7-c3dc5644aee1', 'USD', 1250),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-05-03', '01a2033d-0c5d-74e8-90c7-c3dc5644aee1', 'USD', 320);


--
-- Data for Name: history; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.history VALUES
	('01a2033d-0632-7676-9a11-48eb3b07dd95', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'expense', '01a2033d-0525-72d2-849e-8c77ca53f890', '01a2033d-0520-74db-84f4-83c7d892b999', NULL, '2026-03-01 09:30:00+00', '2026-03-01', -101, 'USD', -101, 'USD', NULL, NULL, NULL, NULL, 'Lunch 1 – обід', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 1, '{}', 'd1dfe3bf9a18ae341c7ed56cd62e1143605c01a0a95c9408543994677ffb649e', '2026-11-22 12:31:00.645546+00', '2026-11-22 12:31:00.645546+00', NULL),
	('01a2033d-064a-74cf-a699-ced9e6287633', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'expense', '01a2033d-0525-72d2-849e-8c746ac98a70', '01a2033d-0611-7169-91f8-5c40333fd2ce', NULL, '2026-04-01 21:15:00+00', '2026-04-01', -10000, 'USD', -1512000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 1, '{}', '1a236a07bfb436dced2c38bd88e88493aa2c205d952de5ff5d1604d4494bd4b8', '2026-11-22 12:31:00.673062+00', '2026-11-22 12:31:00.673062+00', NULL),
	('01a2033d-065a-77b6-b668-473b35aee3e3', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'expense', '01a2033d-0525-72d2-849e-8c746ac98a70', '01a2033d-0520-74db-84f4-83c7d892b999', NULL, '2026-03-02 09:30:00+00', '2026-03-02', -202, 'USD', -202, 'USD', NULL, NULL, NULL, NULL, 'Lunch 2 – обід', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 1, '{}', '2af19ad0d31ef5ad863e75d0b1968a6a86c2cd4be5783aad8af7405cabca019c', '2026-11-22 12:31:00.692373+00', '2026-11-22 12:31:00.692373+00', NULL),
	('01a2033d-0668-73f2-aa9a-d4c6e5a4cee0', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'expense', '01a2033d-0525-72d2-849e-8c746ac98a70', '01a2033d-0611-7169-91f8-5c40333fd2ce', NULL, '2026-04-02 21:15:00+00', '2026-04-02', -20000, 'USD', -3024000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 1, '{}', '2034bcac8ed419e31c02fe843abd806739574938d44506e5c6c8b8b4e9a1cea7', '2026-11-22 12:31:00.707345+00', '2026-11-22 12:31:00.707345+00', NULL),
	('01a2033d-0675-7769-9001-bb4f7a41a7c8', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'expense', '01a2033d-0525-72d2-849e-8c77ca53f890', '01a2033d-0520-74db-84f4-83c7d892b999', NULL, '2026-03-03 09:30:00+00', '2026-03-03', -303, 'USD', -303, 'USD', NULL, NULL, NULL, NULL, 'Lunch 3 – обід', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 1, '{}', '0fdfab90bb0e39d4a97db49a9e0d57f681680ed7b5d503580d8a292b5136ff91', '2026-11-22 12:31:00.719464+00', '2026-11-22 12:31:00.719464+00', NULL),
	('01a2033d-0682-72ff-a9d4-566c2e24392a', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'expense', '01a2033d-0525-72d2-849e-8c746ac98a70', '01a2033d-0611-7169-91f8-5c40333fd2ce', NULL, '2026-04-03 21:15:00+00', '2026-04-03', -30000, 'USD', -4536000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 1, '{}', 'd3b9ecc2ee2d3db16bf3da3997fb39592893036c540d7409f895b94f53744e94', '2026-11-22 12:31:00.733154+00', '2026-11-22 12:31:00.733154+00', NULL),
	('01a2033d-068c-7055-b8c9-2239dba9b60c', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'expense', '01a2033d-0525-72d2-849e-8c746ac98a70', '01a2033d-0520-74db-84f4-83c7d892b999', NULL, '2026-03-04 09:30:00+00', '2026-03-04', -404, 'USD', -404, 'USD', NULL, NULL, NULL, NULL, 'Lunch 4 – обід', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 1, '{}', 'ca1b7d5e4570cce926f3e97245fe78985d80497a4f0e942dbe02e7e9b20f3997', '2026-11-22 12:31:00.744797+00', '2026-11-22 12:31:00.744797+00', NULL),
	('01a2033d-0697-71cb-9bf2-267434719ae6', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'expense', '01a2033d-0525-72d2-849e-8c746ac98a70', '01a2033d-0611-7169-91f8-5c40333fd2ce', NULL, '2026-04-04 21:15:00+00', '2026-04-04', -40000, 'USD', -6048000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 1, '{}', '38361ea1b7339ad0122b9e8b77c7855af230a856bc17e2a7c3809de0caa65def', '2026-11-22 12:31:00.754692+00', '2026-11-22 12:31:00.754692+00', NULL),
	('01a2033d-06a2-704b-adb8-2ef0380e2e5d', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'expense', '01a2033d-0525-72d2-849e-8c77ca53f890', '01a2033d-0520-74db-84f4-83c7d892b999', NULL, '2026-03-05 09:30:00+00', '2026-03-05', -505, 'USD', -505, 'USD', NULL, NULL, NULL, NULL, 'Lunch 5 – обід', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 1, '{}', 'fc471abdd9ead9420d9b5f345f7060115b9c3c8598c891490a6c948fdb68b086', '2026-11-22 12:31:00.765854+00', '2026-11-22 12:31:00.765854+00', NULL),
	('01a2033d-06ad-73ba-a2f2-e20802c3e781', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'expense', '01a2033d-0525-72d2-849e-8c746ac98a70', '01a2033d-0611-7169-91f8-5c40333fd2ce', NULL, '2026-04-05 21:15:00+00', '2026-04-05', -50000, 'USD', -7560000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 1, '{}', '8bedc59d4f17cdf74f21f779256e1788f641c84f5262b165fc6f4ae19e7d26a8', '2026-11-22 12:31:00.776439+00', '2026-11-22 12:31:00.776439+00', NULL),
	('01a2033d-06b8-71fe-8b49-1b203f99052c', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'expense', '01a2033d-0525-72d2-849e-8c746ac98a70', '01a2033d-0520-74db-84f4-83c7d892b999', NULL, '2026-03-06 09:30:00+00', '2026-03-06', -606, 'USD', -606, 'USD', NULL, NULL, NULL, NULL, 'Lunch 6 – обід', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 1, '{}', '41d8c6bafb4fb7980b1ea1a8b8e5fa1fd555f52107a8419abc47bb6b1e87fe28', '2026-11-22 12:31:00.788172+00', '2026-11-22 12:31:00.788172+00', NULL),
	('01a2033d-06c5-7258-a8aa-70b104a9d850', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'expense', '01a2033d-0525-72d2-849e-8c746ac98a70', '01a2033d-0611-7169-91f8-5c40333fd2ce', NULL, '2026-04-06 21:15:00+00', '2026-04-06', -60000, 'USD', -9072000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 1, '{}', 'b239a3aa164075b5f952cccd22dcd5dc10466dd968b95d399bd7859e542e33ec', '2026-11-22 12:31:00.800133+00', '2026-11-22 12:31:00.800133+00', NULL),
	('01a2033d-06d2-7665-b9cf-9de4d89cf016', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'expense', '01a2033d-0525-72d2-849e-8c77ca53f890', '01a2033d-0520-74db-84f4-83c7d892b999', NULL, '2026-03-07 09:30:00+00', '2026-03-07', -707, 'USD', -707, 'USD', NULL, NULL, NULL, NULL, 'Lunch 7 – обід', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 1, '{}', 'a10d2a6346cbba6a9aa7690806fada3112f8205150a8957714901db4648d94b1', '2026-11-22 12:31:00.813505+00', '2026-11-22 12:31:00.813505+00', NULL),
	('01a2033d-06de-763f-9f3f-9b6300fe9bea', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'expense', '01a2033d-0525-72d2-849e-8c746ac98a70', '01a2033d-0611-7169-91f8-5c40333fd2ce', NULL, '2026-04-07 21:15:00+00', '2026-04-07', -70000, 'USD', -10584000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 1, '{}', 'f0406e610207fa6cd7b54cf9f3abdc5e3f995302ccbfc72757af2de4b2248d46', '2026-11-22 12:31:00.824404+00', '2026-11-22 12:31:00.824404+00', NULL),
	('01a2033d-06eb-77b0-942e-6583e16dc896', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'expense', '01a2033d-0525-72d2-849e-8c746ac98a70', '01a2033d-0520-74db-84f4-83c7d892b999', NULL, '2026-03-08 09:30:00+00', '2026-03-08', -808, 'USD', -808, 'USD', NULL, NULL, NULL, NULL, 'Lunch 8 – обід', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 1, '{}', '2058f0622c3c1dfbfe541b917487177267b76b7b0b336b8e92b84bc6ad9d3fd4', '2026-11-22 12:31:00.838206+00', '2026-11-22 12:31:00.838206+00', NULL),
	('01a2033d-06f8-7675-9267-a0a96f8c7b12', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'expense', '01a2033d-0525-72d2-849e-8c746ac98a70', '01a2033d-0611-7169-91f8-5c40333fd2ce', NULL, '2026-04-08 21:15:00+00', '2026-04-08', -80000, 'USD', -12096000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 1, '{}', '8b8c9620689307c5d9d90eb43d163b5012ac995dbfaa546f4c39c48faf16eb70', '2026-11-22 12:31:00.851118+00', '2026-11-22 12:31:00.851118+00', NULL),
	('01a2033d-0704-7274-a5be-7a2d1f9373cc', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'expense', '01a2033d-0525-72d2-849e-8c77ca53f890', '01a2033d-0520-74db-84f4-83c7d892b999', NULL, '2026-03-09 09:30:00+00', '2026-03-09', -909, 'USD', -909, 'USD', NULL, NULL, NULL, NULL, 'Lunch 9 – обід', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 1, '{}', '3ebfff480a28a556f26cab3019761d54b18a0a1df656fff5144f3132e876eb2c', '2026-11-22 12:31:00.863554+00', '2026-11-22 12:31:00.863554+00', NULL),
	('01a2033d-070f-7173-8d67-d19acb09adad', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'expense', '01a2033d-0525-72d2-849e-8c746ac98a70', '01a2033d-0611-7169-91f8-5c40333fd2ce', NULL, '2026-04-09 21:15:00+00', '2026-04-09', -90000, 'USD', -13608000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 1, '{}', '33b0081d102e8888b8875e6212dd0fe3ee5ee67a450369887e9b031527ac630a', '2026-11-22 12:31:00.875399+00', '2026-11-22 12:31:00.875399+00', NULL),
	('01a2033d-071a-762d-8e9e-26496e6a6991', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'expense', '01a2033d-0525-72d2-849e-8c746ac98a70', '01a2033d-0520-74db-84f4-83c7d892b999', NULL, '2026-03-10 09:30:00+00', '2026-03-10', -1010, 'USD', -1010, 'USD', NULL, NULL, NULL, NULL, 'Lunch 10 – обід', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 1, '{}', '25c687d6dd2a6a261747d16b1a01c1dbe66e809fcacda7b5a5c2d353296c19e9', '2026-11-22 12:31:00.886022+00', '2026-11-22 12:31:00.886022+00', NULL),
	('01a2033d-0724-718b-ac0e-fd641426e1af', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'expense', '01a2033d-0525-72d2-849e-8c746ac98a70', '01a2033d-0611-7169-91f8-5c40333fd2ce', NULL, '2026-04-10 21:15:00+00', '2026-04-10', -100000, 'USD', -15120000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 1, '{}', '7c3013e2032d48434d4368c097c483285151efcc5a4a487fabf55306cd814270', '2026-11-22 12:31:00.896142+00', '2026-11-22 12:31:00.896142+00', NULL),
	('01a2033d-0733-7576-8fd1-5d5c18bca49d', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'transfer', NULL, '01a2033d-05f3-749b-a01a-0f98441a04a5', '01a2033d-0520-74db-84f4-83c7d892b999', '2026-11-22 12:31:00.905686+00', '2026-11-22', 4000, 'UAH', 4000, 'UAH', 89, 'USD', '0.0222598361761', '2026-09-29', 'Set aside', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 1, '{}', 'd73f3c7d1c2b89231b78344554784e41a70f38c0d46a046c2ceaf2ce2ebbe5e9', '2026-11-22 12:31:00.905686+00', '2026-11-22 12:31:00.905686+00', NULL),
	('01a2033d-0742-7225-b236-cf4280e46abd', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'income', NULL, '01a2033d-0520-74db-84f4-83c7d892b999', NULL, '2026-11-22 12:31:00.924141+00', '2026-11-22', 250000, 'USD', 250000, 'USD', NULL, NULL, NULL, NULL, 'Salary', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 1, '{}', '22897788ec4045357524c706663cac1108568a91ec7ef34e7a245786ff7d3578', '2026-11-22 12:31:00.924141+00', '2026-11-22 12:31:00.924141+00', NULL),
	('01a2033d-0761-7233-9d52-81163ed30485', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'expense', '01a2033d-0525-72d2-849e-8c746ac98a70', '01a2033d-0520-74db-84f4-83c7d892b999', NULL, '2026-11-22 12:31:00.95661+00', '2026-11-22', -999, 'USD', -999, 'USD', NULL, NULL, NULL, NULL, 'By mistake', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 2, '{}', '5625cde75931ab932a78003850faf36cdd9ccf879e403517ebd64f8de3434495', '2026-11-22 12:31:00.95661+00', '2026-11-22 12:31:00.989706+00', '2026-11-22 12:31:00.989706+00'),
	('01a2033d-076c-7143-b1ff-e54cc333801c', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'expense', '01a2033d-0525-72d2-849e-8c746ac98a70', '01a2033d-0520-74db-84f4-83c7d892b999', NULL, '2026-11-22 12:31:00.968008+00', '2026-11-22', -888, 'USD', -888, 'USD', NULL, NULL, NULL, NULL, 'Not by mistake', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 2, '{"note": 2}', 'ffa397e0a99e66156111489812118eeac4ee80c9714bf7a7ad032b7b99b07d5d', '2026-11-22 12:31:00.968008+00', '2026-11-22 12:31:01.011729+00', NULL),
	('01a2033d-0777-73df-9504-3b52d97872d6', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'expense', '01a2033d-0525-72d2-849e-8c746ac98a70', '01a2033d-0520-74db-84f4-83c7d892b999', NULL, '2026-11-22 12:31:00.979519+00', '2026-11-22', -777, 'USD', -777, 'USD', NULL, NULL, NULL, NULL, 'By mistake', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 3, '{}', 'f24a743081ab07e89ccb2617d45bdf096baa404096ab8971814321d821382225', '2026-11-22 12:31:00.979519+00', '2026-11-22 12:31:01.062222+00', NULL),
	('01a2033d-07aa-71dd-ba06-a9a984f661f6', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'expense', '01a2033d-0525-72d2-849e-8c746ac98a70', '01a2033d-05f3-749b-a01a-0f98441a04a5', NULL, '2026-11-22 12:31:01.025126+00', '2026-11-22', -7770, 'USD', -321484, 'UAH', NULL, NULL, '41.375', '2026-11-20', '', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 2, '{}', '2359a408123ed6fa5826b32056f4d67beb870a503b07c803875796b4b10d7e0b', '2026-11-22 12:31:01.025126+00', '2026-11-22 12:31:01.062222+00', '2026-11-22 12:31:01.062222+00'),
	('01a2033d-09f8-75c8-a772-5030f5b30df6', '01a2033d-0919-7558-903c-6b2e39ffc959', 'expense', '01a2033d-0922-7247-94b0-c7eb14f467ee', '01a2033d-091f-7461-9588-d151443de10e', NULL, '2026-11-22 12:31:01.616395+00', '2026-11-22', -1234, 'EUR', -1234, 'EUR', NULL, NULL, NULL, NULL, 'by Bob', '01a2033d-055f-74c7-bb26-6280d65de11f', 'Bob', 1, '{}', '3c6e942ca4fd35f4564f820524c872289e8ca2725762edc4051e880e2702d83c', '2026-11-22 12:31:01.616395+00', '2026-11-22 12:31:01.616395+00', NULL),
	('01a2033d-0a14-71b3-8d3e-1a98fc47a97f', '01a2033d-0919-7558-903c-6b2e39ffc959', 'expense', '01a2033d-0922-7247-94b0-c7eb14f467ee', '01a2033d-091f-7461-9588-d151443de10e', NULL, '2026-11-22 12:31:01.648818+00', '2026-11-22', -1234, 'EUR', -1234, 'EUR', NULL, NULL, NULL, NULL, 'by Дан', '01a2033d-05bb-7737-8237-9c6c33851b5b', 'Дан', 1, '{}', '36dc779393ce1dc3826feb02bc650ee2e83861efc424bb97366121f455af4dcf', '2026-11-22 12:31:01.648818+00', '2026-11-22 12:31:01.648818+00', NULL),
	('01a2033d-0c14-703d-8ce3-858a7c5d4bfe', '01a2033d-0c14-703d-8ce3-85802930cc38', 'expense', '01a2033d-0c14-703d-8ce3-8586c7d4434e', '01a2033d-0c14-703d-8ce3-85828d8bfc67', NULL, '2026-03-20 09:00:00+00', '2026-03-20', -250, 'USD', -250, 'USD', NULL, NULL, NULL, NULL, 'Tram', '01a2033d-0c14-703d-8ce3-85812e19ff52', 'Gast', 1, '{}', NULL, '2026-03-20 09:00:00+00', '2026-03-20 09:00:00+00', NULL),
	('01a2033d-0c14-703d-8ce3-858b9f1d4b46', '01a2033d-0c14-703d-8ce3-85802930cc38', 'expense', '01a2033d-0c14-703d-8ce3-858594273a0c', '01a2033d-0c14-703d-8ce3-85828d8bfc67', NULL, '2026-03-20 09:00:00+00', '2026-03-20', -1000, 'USD', -1000, 'USD', NULL, NULL, NULL, NULL, 'Lunch', '01a2033d-0c14-703d-8ce3-85812e19ff52', 'Gast', 1, '{}', NULL, '2026-03-20 09:00:00+00', '2026-03-20 09:00:00+00', NULL),
	('01a2033d-0c14-703d-8ce3-858cfc40543d', '01a2033d-0c14-703d-8ce3-85802930cc38', 'transfer', NULL, '01a2033d-0c14-703d-8ce3-8583babdc24f', '01a2033d-0c14-703d-8ce3-85828d8bfc67', '2026-03-20 09:00:00+00', '2026-03-20', 2000, 'USD', 2000, 'USD', 2000, 'USD', NULL, NULL, '', '01a2033d-0c14-703d-8ce3-85812e19ff52', 'Gast', 1, '{}', NULL, '2026-03-20 09:00:00+00', '2026-03-20 09:00:00+00', NULL),
	('01a2033d-0c14-703d-8ce3-858dc34c628d', '01a2033d-0c14-703d-8ce3-85802930cc38', 'income', NULL, '01a2033d-0c14-703d-8ce3-85828d8bfc67', NULL, '2026-03-20 09:00:00+00', '2026-03-21', 12000, 'USD', 12000, 'USD', NULL, NULL, NULL, NULL, 'Salary', '01a2033d-0c14-703d-8ce3-85812e19ff52', 'Gast', 1, '{}', NULL, '2026-03-20 09:00:00+00', '2026-03-20 09:00:00+00', NULL),
	('01a2033d-0c5f-7002-bb8b-af0a9397fa1f', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'expense', '01a2033d-0c5d-74e8-90c7-c3dc5644aee1', '01a2033d-0522-7453-8512-0e6c4640cd40', NULL, '2026-05-02 12:00:00+00', '2026-05-02', -1250, 'USD', -1250, 'USD', NULL, NULL, NULL, NULL, 'Market', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 1, '{}', NULL, '2026-11-22 12:31:02.205643+00', '2026-11-22 12:31:02.205643+00', NULL),
	('01a2033d-0c5f-7002-bb8b-af0b1d51fc21', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'expense', '01a2033d-0c5d-74e8-90c7-c3dc5644aee1', '01a2033d-0522-7453-8512-0e6c4640cd40', NULL, '2026-05-03 12:00:00+00', '2026-05-03', -320, 'USD', -320, 'USD', NULL, NULL, NULL, NULL, 'Bakery', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 1, '{}', NULL, '2026-11-22 12:31:02.205643+00', '2026-11-22 12:31:02.205643+00', NULL);


--
-- Data for Name: history_words; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.history_words VALUES
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '1', '2026-03-01', '2026-03-01 09:30:00+00', '01a2033d-0632-7676-9a11-48eb3b07dd95'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'lunch', '2026-03-01', '2026-03-01 09:30:00+00', '01a2033d-0632-7676-9a11-48eb3b07dd95'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'обід', '2026-03-01', '2026-03-01 09:30:00+00', '01a2033d-0632-7676-9a11-48eb3b07dd95'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'ramen', '2026-04-01', '2026-04-01 21:15:00+00', '01a2033d-064a-74cf-a699-ced9e6287633'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'ラーメン', '2026-04-01', '2026-04-01 21:15:00+00', '01a2033d-064a-74cf-a699-ced9e6287633'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2', '2026-03-02', '2026-03-02 09:30:00+00', '01a2033d-065a-77b6-b668-473b35aee3e3'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'lunch', '2026-03-02', '2026-03-02 09:30:00+00', '01a2033d-065a-77b6-b668-473b35aee3e3'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'обід', '2026-03-02', '2026-03-02 09:30:00+00', '01a2033d-065a-77b6-b668-473b35aee3e3'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'ramen', '2026-04-02', '2026-04-02 21:15:00+00', '01a2033d-0668-73f2-aa9a-d4c6e5a4cee0'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'ラーメン', '2026-04-02', '2026-04-02 21:15:00+00', '01a2033d-0668-73f2-aa9a-d4c6e5a4cee0'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '3', '2026-03-03', '2026-03-03 09:30:00+00', '01a2033d-0675-7769-9001-bb4f7a41a7c8'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'lunch', '2026-03-03', '2026-03-03 09:30:00+00', '01a2033d-0675-7769-9001-bb4f7a41a7c8'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'обід', '2026-03-03', '2026-03-03 09:30:00+00', '01a2033d-0675-7769-9001-bb4f7a41a7c8'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'ramen', '2026-04-03', '2026-04-03 21:15:00+00', '01a2033d-0682-72ff-a9d4-566c2e24392a'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'ラーメン', '2026-04-03', '2026-04-03 21:15:00+00', '01a2033d-0682-72ff-a9d4-566c2e24392a'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '4', '2026-03-04', '2026-03-04 09:30:00+00', '01a2033d-068c-7055-b8c9-2239dba9b60c'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'lunch', '2026-03-04', '2026-03-04 09:30:00+00', '01a2033d-068c-7055-b8c9-2239dba9b60c'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'обід', '2026-03-04', '2026-03-04 09:30:00+00', '01a2033d-068c-7055-b8c9-2239dba9b60c'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'ramen', '2026-04-04', '2026-04-04 21:15:00+00', '01a2033d-0697-71cb-9bf2-267434719ae6'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'ラーメン', '2026-04-04', '2026-04-04 21:15:00+00', '01a2033d-0697-71cb-9bf2-267434719ae6'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '5', '2026-03-05', '2026-03-05 09:30:00+00', '01a2033d-06a2-704b-adb8-2ef0380e2e5d'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'lunch', '2026-03-05', '2026-03-05 09:30:00+00', '01a2033d-06a2-704b-adb8-2ef0380e2e5d'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'обід', '2026-03-05', '2026-03-05 09:30:00+00', '01a2033d-06a2-704b-adb8-2ef0380e2e5d'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'ramen', '2026-04-05', '2026-04-05 21:15:00+00', '01a2033d-06ad-73ba-a2f2-e20802c3e781'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'ラーメン', '2026-04-05', '2026-04-05 21:15:00+00', '01a2033d-06ad-73ba-a2f2-e20802c3e781'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '6', '2026-03-06', '2026-03-06 09:30:00+00', '01a2033d-06b8-71fe-8b49-1b203f99052c'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'lunch', '2026-03-06', '2026-03-06 09:30:00+00', '01a2033d-06b8-71fe-8b49-1b203f99052c'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'обід', '2026-03-06', '2026-03-06 09:30:00+00', '01a2033d-06b8-71fe-8b49-1b203f99052c'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'ramen', '2026-04-06', '2026-04-06 21:15:00+00', '01a2033d-06c5-7258-a8aa-70b104a9d850'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'ラーメン', '2026-04-06', '2026-04-06 21:15:00+00', '01a2033d-06c5-7258-a8aa-70b104a9d850'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '7', '2026-03-07', '2026-03-07 09:30:00+00', '01a2033d-06d2-7665-b9cf-9de4d89cf016'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'lunch', '2026-03-07', '2026-03-07 09:30:00+00', '01a2033d-06d2-7665-b9cf-9de4d89cf016'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'обід', '2026-03-07', '2026-03-07 09:30:00+00', '01a2033d-06d2-7665-b9cf-9de4d89cf016'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'ramen', '2026-04-07', '2026-04-07 21:15:00+00', '01a2033d-06de-763f-9f3f-9b6300fe9bea'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'ラーメン', '2026-04-07', '2026-04-07 21:15:00+00', '01a2033d-06de-763f-9f3f-9b6300fe9bea'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '8', '2026-03-08', '2026-03-08 09:30:00+00', '01a2033d-06eb-77b0-942e-6583e16dc896'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'lunch', '2026-03-08', '2026-03-08 09:30:00+00', '01a2033d-06eb-77b0-942e-6583e16dc896'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'обід', '2026-03-08', '2026-03-08 09:30:00+00', '01a2033d-06eb-77b0-942e-6583e16dc896'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'ramen', '2026-04-08', '2026-04-08 21:15:00+00', '01a2033d-06f8-7675-9267-a0a96f8c7b12'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'ラーメン', '2026-04-08', '2026-04-08 21:15:00+00', '01a2033d-06f8-7675-9267-a0a96f8c7b12'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '9', '2026-03-09', '2026-03-09 09:30:00+00', '01a2033d-0704-7274-a5be-7a2d1f9373cc'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'lunch', '2026-03-09', '2026-03-09 09:30:00+00', '01a2033d-0704-7274-a5be-7a2d1f9373cc'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'обід', '2026-03-09', '2026-03-09 09:30:00+00', '01a2033d-0704-7274-a5be-7a2d1f9373cc'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'ramen', '2026-04-09', '2026-04-09 21:15:00+00', '01a2033d-070f-7173-8d67-d19acb09adad'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'ラーメン', '2026-04-09', '2026-04-09 21:15:00+00', '01a2033d-070f-7173-8d67-d19acb09adad'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '10', '2026-03-10', '2026-03-10 09:30:00+00', '01a2033d-071a-762d-8e9e-26496e6a6991'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'lunch', '2026-03-10', '2026-03-10 09:30:00+00', '01a2033d-071a-762d-8e9e-26496e6a6991'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'обід', '2026-03-10', '2026-03-10 09:30:00+00', '01a2033d-071a-762d-8e9e-26496e6a6991'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'ramen', '2026-04-10', '2026-04-10 21:15:00+00', '01a2033d-0724-718b-ac0e-fd641426e1af'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'ラーメン', '2026-04-10', '2026-04-10 21:15:00+00', '01a2033d-0724-718b-ac0e-fd641426e1af');
INSERT INTO public.history_words VALUES
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'aside', '2026-11-22', '2026-11-22 12:31:00.905686+00', '01a2033d-0733-7576-8fd1-5d5c18bca49d'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'set', '2026-11-22', '2026-11-22 12:31:00.905686+00', '01a2033d-0733-7576-8fd1-5d5c18bca49d'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'salary', '2026-11-22', '2026-11-22 12:31:00.924141+00', '01a2033d-0742-7225-b236-cf4280e46abd'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'by', '2026-11-22', '2026-11-22 12:31:00.95661+00', '01a2033d-0761-7233-9d52-81163ed30485'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'mistake', '2026-11-22', '2026-11-22 12:31:00.95661+00', '01a2033d-0761-7233-9d52-81163ed30485'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'by', '2026-11-22', '2026-11-22 12:31:00.968008+00', '01a2033d-076c-7143-b1ff-e54cc333801c'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'mistake', '2026-11-22', '2026-11-22 12:31:00.968008+00', '01a2033d-076c-7143-b1ff-e54cc333801c'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'by', '2026-11-22', '2026-11-22 12:31:00.979519+00', '01a2033d-0777-73df-9504-3b52d97872d6'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'mistake', '2026-11-22', '2026-11-22 12:31:00.979519+00', '01a2033d-0777-73df-9504-3b52d97872d6'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'not', '2026-11-22', '2026-11-22 12:31:00.968008+00', '01a2033d-076c-7143-b1ff-e54cc333801c'),
	('01a2033d-0919-7558-903c-6b2e39ffc959', 'bob', '2026-11-22', '2026-11-22 12:31:01.616395+00', '01a2033d-09f8-75c8-a772-5030f5b30df6'),
	('01a2033d-0919-7558-903c-6b2e39ffc959', 'by', '2026-11-22', '2026-11-22 12:31:01.616395+00', '01a2033d-09f8-75c8-a772-5030f5b30df6'),
	('01a2033d-0919-7558-903c-6b2e39ffc959', 'by', '2026-11-22', '2026-11-22 12:31:01.648818+00', '01a2033d-0a14-71b3-8d3e-1a98fc47a97f'),
	('01a2033d-0919-7558-903c-6b2e39ffc959', 'дан', '2026-11-22', '2026-11-22 12:31:01.648818+00', '01a2033d-0a14-71b3-8d3e-1a98fc47a97f'),
	('01a2033d-0c14-703d-8ce3-85802930cc38', 'lunch', '2026-03-20', '2026-03-20 09:00:00+00', '01a2033d-0c14-703d-8ce3-858b9f1d4b46'),
	('01a2033d-0c14-703d-8ce3-85802930cc38', 'salary', '2026-03-21', '2026-03-20 09:00:00+00', '01a2033d-0c14-703d-8ce3-858dc34c628d'),
	('01a2033d-0c14-703d-8ce3-85802930cc38', 'tram', '2026-03-20', '2026-03-20 09:00:00+00', '01a2033d-0c14-703d-8ce3-858a7c5d4bfe'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'bakery', '2026-05-03', '2026-05-03 12:00:00+00', '01a2033d-0c5f-7002-bb8b-af0b1d51fc21'),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'market', '2026-05-02', '2026-05-02 12:00:00+00', '01a2033d-0c5f-7002-bb8b-af0a9397fa1f');


--
-- Data for Name: identities; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.identities VALUES
	('https://accounts.example.com', '1234567890', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:02.156816+00');


--
-- Data for Name: import_settings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.import_settings VALUES
	('01a2033d-04fc-7083-9824-24681eb3fa53', '{"rules": [{"category": "Food", "contains": "market"}], "mappings": []}');


--
-- Data for Name: imported_entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.imported_entries VALUES
	('01a2033d-0c5f-7002-bb8b-af0a9397fa1f', '01a2033d-0518-707b-84fc-0ff957c3fb95', '1'),
	('01a2033d-0c5f-7002-bb8b-af0b1d51fc21', '01a2033d-0518-707b-84fc-0ff957c3fb95', '2');


--
-- Data for Name: imports; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.imports VALUES
	('fa5ad138-bcf6-41b3-bdee-2117f184beb8', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'bank.ofx', '3cd49c1f9fa34406772dc1a4753f75dd419da1c0bfabca2bc7967d3e8d3770c3', 54, '{"id": "fa5ad138-bcf6-41b3-bdee-2117f184beb8", "booked": 2, "leftOut": [], "revision": 54, "categories": ["Imported"], "duplicates": 0, "leftOutCount": 0}', '2026-11-22 12:31:02.205643+00');


--
-- Data for Name: job_runs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.job_runs VALUES
	('ring reminders', '2026-11-22 12:31:00.34994+00', '2026-11-22 12:31:00.379974+00', NULL, NULL),
	('send mails', '2026-11-22 12:31:00.366755+00', '2026-11-22 12:31:00.383076+00', NULL, NULL),
	('delete what is kept no longer', '2026-11-22 12:31:00.33926+00', '2026-11-22 12:31:00.386167+00', NULL, NULL),
	('send messages', '2026-11-22 12:31:00.399479+00', '2026-11-22 12:31:00.408447+00', NULL, NULL),
	('tidy reminders', '2026-11-22 12:31:00.404664+00', '2026-11-22 12:31:00.418479+00', NULL, NULL);


--
-- Data for Name: list_items; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.list_items VALUES
	('01a2033d-08a8-7575-9b2f-d693853b6045', '1c35d8e7-b26e-4227-a2e7-873c5bf53b00', '01a2033d-0518-707b-84fc-0ff957c3fb95', 2, 'Кава', false, NULL, 100, NULL, 1, NULL, '[]'),
	('01a2033d-08b8-7485-956d-4999292a7b98', '78203540-7aa2-4998-9f9f-89818c3ee9fd', '01a2033d-0518-707b-84fc-0ff957c3fb95', 0, 'Milk', false, NULL, 100, NULL, 1, NULL, '[]'),
	('01a2033d-08b8-7485-956d-4999292a7b98', '767f4e9c-6f67-4924-8835-335a7f8f3e4f', '01a2033d-0518-707b-84fc-0ff957c3fb95', 1, 'Bread', false, NULL, 100, NULL, 1, NULL, '[]'),
	('01a2033d-08b8-7485-956d-4999292a7b98', '1c35d8e7-b26e-4227-a2e7-873c5bf53b00', '01a2033d-0518-707b-84fc-0ff957c3fb95', 2, 'Кава', false, NULL, 100, NULL, 1, NULL, '[]'),
	('01a2033d-08a8-7575-9b2f-d693853b6045', '78203540-7aa2-4998-9f9f-89818c3ee9fd', '01a2033d-0518-707b-84fc-0ff957c3fb95', 0, 'Milk', true, 120, 250, NULL, 1, NULL, '[[2, "is_checked", false], [2, "price", null], [2, "quantity", "1.00"]]'),
	('01a2033d-08a8-7575-9b2f-d693853b6045', '767f4e9c-6f67-4924-8835-335a7f8f3e4f', '01a2033d-0518-707b-84fc-0ff957c3fb95', 1, 'Bread', false, NULL, 100, NULL, 1, 3, '[]'),
	('01a2033d-08a8-7575-9b2f-d693853b6045', 'f4d35d9e-94cd-4d3e-9982-14724bddddf8', '01a2033d-0518-707b-84fc-0ff957c3fb95', 3, 'Tea', false, NULL, 100, '091cf931d4e06c77533fbba6e6b8b51ef8445b71cf05b7d2f1f4ecf0a3018074', 4, NULL, '[]'),
	('01a2033d-0c14-703d-8ce3-85908377591d', '01a2033d-0c14-703d-8ce3-8592aef47b29', '01a2033d-0c14-703d-8ce3-85802930cc38', 0, 'Milk', false, NULL, 100, NULL, 1, NULL, '[]'),
	('01a2033d-0c14-703d-8ce3-85908377591d', '01a2033d-0c14-703d-8ce3-8593f790fbab', '01a2033d-0c14-703d-8ce3-85802930cc38', 2, 'Bread', false, NULL, 100, NULL, 1, NULL, '[]'),
	('01a2033d-0c14-703d-8ce3-8591debab27c', '01a2033d-0c14-703d-8ce3-8594ed0184d8', '01a2033d-0c14-703d-8ce3-85802930cc38', 0, 'Atlas', false, NULL, 100, NULL, 1, NULL, '[]');


--
-- Data for Name: lists; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.lists VALUES
	('01a2033d-08a8-7575-9b2f-d693853b6045', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'Food', '01a2033d-0525-72d2-849e-8c746ac98a70', true, 4, '{}', 'ec584b74686bc736e344e56ae3d873af6486f8c09e8ec53b1473788746dadf89', '2026-11-22 12:31:01.279878+00', '2026-11-22 12:31:01.362199+00', NULL),
	('01a2033d-08b8-7485-956d-4999292a7b98', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'Old', '01a2033d-0525-72d2-849e-8c746ac98a70', true, 2, '{}', 'c90b79198e1dbbafa5aefa15ce7eecca0b33ba86c3997ea9d01866a8480c7401', '2026-11-22 12:31:01.29895+00', '2026-11-22 12:31:01.380104+00', '2026-11-22 12:31:01.380104+00'),
	('01a2033d-0c14-703d-8ce3-85908377591d', '01a2033d-0c14-703d-8ce3-85802930cc38', 'Groceries', '01a2033d-0c14-703d-8ce3-858594273a0c', true, 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', NULL),
	('01a2033d-0c14-703d-8ce3-8591debab27c', '01a2033d-0c14-703d-8ce3-85802930cc38', 'Books', NULL, false, 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', NULL);


--
-- Data for Name: mails; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mails VALUES
	('01a2033d-0bb6-75fe-831c-3edb054fa98b', 'bob6@example.com', 'Your code for a new password: B70Z6YPN', 'Hello,

enter this code to set a new password:

B70Z6YPN

It is valid for 10 minutes. If you did not ask for it, ignore this mail: your password stays as it is.', 1, '2026-11-22 12:31:01.809526+00', '2026-11-22 12:31:32.09941+00', '2026-11-22 12:41:01+00');


--
-- Data for Name: month_sums; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.month_sums VALUES
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-03', '01a2033d-0525-72d2-849e-8c77ca53f890', 'USD', 2525),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-03', '01a2033d-0525-72d2-849e-8c746ac98a70', 'USD', 3030),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-04', '01a2033d-0525-72d2-849e-8c746ac98a70', 'USD', 550000),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-11', '01a2033d-0525-72d2-849e-8c746ac98a70', 'USD', 1665),
	('01a2033d-0919-7558-903c-6b2e39ffc959', '2026-12', '01a2033d-0922-7247-94b0-c7eb14f467ee', 'EUR', 2468),
	('01a2033d-0c14-703d-8ce3-85802930cc38', '2026-03', '01a2033d-0c14-703d-8ce3-858594273a0c', 'USD', 1000),
	('01a2033d-0c14-703d-8ce3-85802930cc38', '2026-03', '01a2033d-0c14-703d-8ce3-8586c7d4434e', 'USD', 250),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-05', '01a2033d-0c5d-74e8-90c7-c3dc5644aee1', 'USD', 1570);


--
-- Data for Name: notifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.notifications VALUES
	('01a2033d-0a7f-72a7-8576-71fa0f42ac32', '01a2033d-04fc-7083-9824-24681eb3fa53', 'reminder', '{"title": "Rent", "comment": ""}', '/reminder', NULL, '2027-12-27 12:30:00+00', 1, '2027-12-27 12:30:00+00', '2026-11-22 12:31:31.780606+00', '2027-12-28 12:30:00+00');


--
-- Data for Name: participants; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.participants VALUES
	('01a2033d-0518-707b-84fc-0ff957c3fb95', '01a2033d-04fc-7083-9824-24681eb3fa53', true, true, '2026-11-22 12:31:00.348104+00', NULL),
	('01a2033d-0565-700c-ac8f-d2d54b109c30', '01a2033d-055f-74c7-bb26-6280d65de11f', true, true, '2026-11-22 12:31:00.447384+00', NULL),
	('01a2033d-0593-7740-b39d-6e9c41378438', '01a2033d-058d-755a-912b-c438467edce4', true, true, '2026-11-22 12:31:00.493781+00', NULL),
	('01a2033d-0919-7558-903c-6b2e39ffc959', '01a2033d-04fc-7083-9824-24681eb3fa53', true, true, '2026-11-22 12:31:01.395921+00', NULL),
	('01a2033d-0919-7558-903c-6b2e39ffc959', '01a2033d-055f-74c7-bb26-6280d65de11f', true, true, '2026-11-22 12:31:01.513044+00', NULL),
	('01a2033d-0919-7558-903c-6b2e39ffc959', '01a2033d-058d-755a-912b-c438467edce4', false, false, '2026-11-22 12:31:01.57491+00', NULL),
	('01a2033d-0a1c-7570-b59a-7090c43149b3', '01a2033d-055f-74c7-bb26-6280d65de11f', true, true, '2026-11-22 12:31:01.658441+00', NULL),
	('01a2033d-0c14-703d-8ce3-85802930cc38', '01a2033d-0c14-703d-8ce3-85812e19ff52', true, true, '2026-11-22 12:31:02.164129+00', NULL),
	('01a2033d-0919-7558-903c-6b2e39ffc959', '01a2033d-05bb-7737-8237-9c6c33851b5b', true, true, '2026-11-22 12:31:01.538805+00', '2026-11-22 12:31:02.271743+00');


--
-- Data for Name: payment_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.payment_events VALUES
	('evt_1', '01a2033d-04fc-7083-9824-24681eb3fa53', '2026-11-22 12:31:02.264194+00');


--
-- Data for Name: planning_categories; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.planning_categories VALUES
	('01a2033d-0802-75be-b2b5-52f893cf68c0', '01a2033d-0518-707b-84fc-0ff957c3fb95', '01a2033d-0525-72d2-849e-8c746ac98a70', '2026-03-01', 30000, 'USD', 1, '{}', NULL, '2026-11-22 12:31:01.112369+00', '2026-11-22 12:31:01.112369+00', NULL),
	('01a2033d-0815-7466-8f63-21408d33fc24', '01a2033d-0518-707b-84fc-0ff957c3fb95', '01a2033d-0525-72d2-849e-8c75bfaf656c', '2026-03-01', 30000, 'USD', 1, '{}', NULL, '2026-11-22 12:31:01.130967+00', '2026-11-22 12:31:01.130967+00', NULL),
	('01a2033d-0822-7604-86b5-167701f49b62', '01a2033d-0518-707b-84fc-0ff957c3fb95', '01a2033d-0525-72d2-849e-8c76212f1fba', '2026-03-01', 30000, 'USD', 1, '{}', NULL, '2026-11-22 12:31:01.148916+00', '2026-11-22 12:31:01.148916+00', NULL),
	('01a2033d-082d-70b7-9176-bc0faed2dddb', '01a2033d-0518-707b-84fc-0ff957c3fb95', '01a2033d-0525-72d2-849e-8c77ca53f890', '2026-03-01', 30000, 'USD', 1, '{}', NULL, '2026-11-22 12:31:01.159217+00', '2026-11-22 12:31:01.159217+00', NULL),
	('01a2033d-083d-71a6-8cf0-398f53a5182a', '01a2033d-0518-707b-84fc-0ff957c3fb95', '01a2033d-0525-72d2-849e-8c746ac98a70', '2026-04-01', 35050, 'USD', 1, '{}', NULL, '2026-11-22 12:31:01.170441+00', '2026-11-22 12:31:01.170441+00', NULL),
	('01a2033d-084a-7207-b223-8431ad85a8dc', '01a2033d-0518-707b-84fc-0ff957c3fb95', '01a2033d-0525-72d2-849e-8c75bfaf656c', '2026-04-01', 35050, 'USD', 1, '{}', NULL, '2026-11-22 12:31:01.188561+00', '2026-11-22 12:31:01.188561+00', NULL),
	('01a2033d-0856-72c9-8967-ca378a645775', '01a2033d-0518-707b-84fc-0ff957c3fb95', '01a2033d-0525-72d2-849e-8c76212f1fba', '2026-04-01', 35050, 'USD', 1, '{}', NULL, '2026-11-22 12:31:01.201494+00', '2026-11-22 12:31:01.201494+00', NULL),
	('01a2033d-0862-7034-8e11-f33beb368082', '01a2033d-0518-707b-84fc-0ff957c3fb95', '01a2033d-0525-72d2-849e-8c77ca53f890', '2026-04-01', 35050, 'USD', 1, '{}', NULL, '2026-11-22 12:31:01.212418+00', '2026-11-22 12:31:01.212418+00', NULL),
	('01a2033d-0872-7305-876c-00f9049ec0cb', '01a2033d-0518-707b-84fc-0ff957c3fb95', '01a2033d-086e-773b-a801-6725b431e5b0', '2026-04-01', 900, 'USD', 1, '{}', NULL, '2026-11-22 12:31:01.224856+00', '2026-11-22 12:31:01.224856+00', NULL),
	('01a2033d-087d-7508-a673-fd98f2908bd7', '01a2033d-0518-707b-84fc-0ff957c3fb95', '01a2033d-087a-73c8-a6b1-862d91348887', '2026-04-01', 900, 'USD', 1, '{}', NULL, '2026-11-22 12:31:01.238502+00', '2026-11-22 12:31:01.238502+00', NULL),
	('01a2033d-0c14-703d-8ce3-858e1f5e44d8', '01a2033d-0c14-703d-8ce3-85802930cc38', '01a2033d-0c14-703d-8ce3-858594273a0c', '2026-03-01', 30000, 'USD', 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', NULL),
	('01a2033d-0c14-703d-8ce3-858fd8f9f14d', '01a2033d-0c14-703d-8ce3-85802930cc38', '01a2033d-0c14-703d-8ce3-8586c7d4434e', '2026-03-01', 900, 'USD', 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', '2026-11-22 12:31:02.164129+00');


--
-- Data for Name: plannings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.plannings VALUES
	('b2f1795c-254a-5e6c-a6e1-eb25ed374c64', '01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-03-01'),
	('d7879c88-b93d-5e93-8895-7a8f4927d1f3', '01a2033d-0518-707b-84fc-0ff957c3fb95', '2026-04-01'),
	('da7187ff-f98b-5487-85fa-c204b066fd98', '01a2033d-0c14-703d-8ce3-85802930cc38', '2026-03-01');


--
-- Data for Name: provider_sign_ins; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.provider_sign_ins VALUES
	('21cea4a2-3b0a-4d48-a45f-34844b7925ea', 'google', '0000000000000000000000000000000000000000000000000000000000000000', 'nonce', 'verifier', '2026-11-22 12:31:02.156816+00', '2026-11-22 12:41:02.156816+00', NULL, NULL, NULL, NULL);


--
-- Data for Name: push_subscriptions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.push_subscriptions VALUES
	('01a2033d-0a73-717a-af39-a9c5dfc9590c', 'https://fcm.googleapis.com/fcm/send/filled', '01a2033d-052b-779d-8fc1-fe31d9b3d218', '01a2033d-04fc-7083-9824-24681eb3fa53', 'BEGLXJg_WQKV_Da2gCpigeA0UCSomprH9gYMLPtCObPqBUzHbUfaie7zKhKz_laGPTdbkrZ7sehy78j2jsVKiX0', 'zUWKXyn6auwzsbWvTp6liw', '2026-11-22 12:31:01.738716+00');


--
-- Data for Name: rates; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.rates VALUES
	('2026-11-20', 'USD', '{"EUR": "0.92", "JPY": "151.2", "KWD": "0.307", "UAH": "41.375", "USD": "1"}', '{}', '2026-11-22 12:31:00.32463+00', '2026-11-22 12:31:00.32463+00');


--
-- Data for Name: reminder_occurrences; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reminder_occurrences VALUES
	('01a2033d-0a66-760c-a63f-660bc8f1896b', '2026-11-22 12:30:00+00');


--
-- Data for Name: reminders; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reminders VALUES
	('01a2033d-0a5a-7020-897c-9fab6ff31669', '01a2033d-04fc-7083-9824-24681eb3fa53', 'Оренда', '2036-12-01T09:00', 'Europe/Kyiv', 'monthly', '', true, '{"value": "900.00", "accountId": "01a2033d-0522-7453-8512-0e6c4640cd40", "categoryId": "01a2033d-0525-72d2-849e-8c746ac98a70", "workspaceId": "01a2033d-0518-707b-84fc-0ff957c3fb95"}', '2036-12-01 07:00:00+00', NULL, NULL, 1, '{}', '244439dc4a2780a171c67e64b7c4e88067dd09f0f869c52a61fad704b8ffbaa6', '2026-11-22 12:31:01.706968+00', '2026-11-22 12:31:01.706968+00', NULL),
	('01a2033d-0a66-760c-a63f-660bc8f1896b', '01a2033d-055f-74c7-bb26-6280d65de11f', 'Rent', '2026-11-22T14:30', 'Europe/Kyiv', 'daily', '', true, 'null', '2026-11-22 12:30:00+00', NULL, NULL, 1, '{}', '389783b264f08d7c2ff3e742413bc731d165c79034d57b0bc935e015a1eb92b0', '2026-11-22 12:31:01.727888+00', '2026-11-22 12:31:01.727888+00', NULL);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES
	('01a2033d-052b-779d-8fc1-fe31d9b3d218', '01a2033d-04fc-7083-9824-24681eb3fa53', 'testclient', '2026-11-22 12:31:00.348104+00', '2026-12-22 12:31:00.348104+00', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a2033d-0599-740c-a8f5-1e9c79491827', '01a2033d-058d-755a-912b-c438467edce4', 'testclient', '2026-11-22 12:31:00.493781+00', '2026-12-22 12:31:00.493781+00', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a2033d-0bc5-768e-b488-c4e72d8014b3', '01a2033d-04fc-7083-9824-24681eb3fa53', '', '2026-11-22 12:31:02.076372+00', '2027-02-20 12:31:02.076372+00', NULL, 'script', 'fe72e628b36bc8994a71a6c5d3e6bbe115d22151461ac995c9086df8107b84d7', 'write', '01a2033d-0518-707b-84fc-0ff957c3fb95', NULL),
	('01a2033d-0bd8-7648-a01e-410a235c284d', '01a2033d-04fc-7083-9824-24681eb3fa53', '', '2026-11-22 12:31:02.09268+00', '2027-02-20 12:31:02.09268+00', '2026-11-22 12:31:02.111137+00', 'script', '61bef64a10642bf1431973f44556a4cbab77cbf7f4687f98ca13feb8960cd533', 'read', NULL, NULL),
	('01a2033d-056d-7226-bba2-6b11e166a04e', '01a2033d-055f-74c7-bb26-6280d65de11f', 'testclient', '2026-11-22 12:31:00.447384+00', '2026-12-22 12:31:00.447384+00', '2026-11-22 12:31:02.119579+00', NULL, NULL, NULL, NULL, NULL),
	('01a2033d-0c34-7719-838b-0db3a3c6a1c6', '01a2033d-0c14-703d-8ce3-85812e19ff52', 'testclient', '2026-11-22 12:31:02.164129+00', '2026-12-22 12:31:02.164129+00', NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: settings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.settings VALUES
	('01a2033d-055f-74c7-bb26-6280d65de11f', '01a2033d-0565-700c-ac8f-d2d54b109c30', 'expenses', 'rounds-view', 'en', false, 'UTC'),
	('01a2033d-058d-755a-912b-c438467edce4', '01a2033d-0593-7740-b39d-6e9c41378438', 'expenses', 'rounds-view', 'en', false, 'UTC'),
	('01a2033d-04fc-7083-9824-24681eb3fa53', '01a2033d-0518-707b-84fc-0ff957c3fb95', 'history', 'rounds-view', 'ua', false, 'Europe/Kyiv'),
	('01a2033d-0c14-703d-8ce3-85812e19ff52', '01a2033d-0c14-703d-8ce3-85802930cc38', 'history', 'list-view', 'ua', true, 'Europe/Kyiv');


--
-- Data for Name: subscriptions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.subscriptions VALUES
	('01a2033d-04fc-7083-9824-24681eb3fa53', 'cus_1', 'sub_1', 'price_1', 'active', '2026-11-23 12:31:02.264194+00', false, '2026-11-23 12:31:02.264194+00', 0, 0);


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES
	('01a2033d-055f-74c7-bb26-6280d65de11f', 'Bob', 'bob', 'bob6@example.com', 'bob6@example.com', NULL, '$argon2id$v=19$m=64,t=1,p=1$y8kM9EpGW1YyB9WD2sQzcw$SL86OH4Tun+8eShwK7U0fteFcxxb64XFp2KbuJ+Kw8c', NULL, false, true, NULL, '2026-11-22 12:31:00.447384+00', '2026-11-22 12:31:01.429692+00', NULL),
	('01a2033d-058d-755a-912b-c438467edce4', 'Carol', 'carol', 'carol7@example.com', 'carol7@example.com', NULL, '$argon2id$v=19$m=64,t=1,p=1$ki/My0RpJwfKUK+Ju0Fu5g$FtP5LKGCDqhvi8RbPk4M1Q2GZwyq4i629Aub/NgxPAU', NULL, false, true, NULL, '2026-11-22 12:31:00.493781+00', '2026-11-22 12:31:01.559373+00', NULL),
	('01a2033d-04fc-7083-9824-24681eb3fa53', 'Ann', 'ann', 'ann5@example.com', 'ann5@example.com', NULL, '$argon2id$v=19$m=64,t=1,p=1$+SC2zl6JhhdEXne92ZFwOw$Jff1fUz10AhHNU4D2pN8NZI/+p0ifbdCuGMIOoyMdVM', '/api/avatar/15b4e744-78a0-430a-974e-45b546b16adf', true, false, NULL, '2026-11-22 12:31:00.348104+00', '2026-11-22 12:31:02.137553+00', NULL),
	('01a2033d-0c14-703d-8ce3-85812e19ff52', 'Gast', 'gast', 'guest2@example.com', 'guest2@example.com', NULL, '$argon2id$v=19$m=64,t=1,p=1$AE2mA7DKcc2xKEEsDGYlnA$GGkagMRYMcNNJstiIIV3eC3F+nyTzK8ujzzDBGJQmPI', NULL, false, false, '38d770cc-8000-4e22-b222-952c4de9883c', '2026-11-22 12:31:02.164129+00', '2026-11-22 12:31:02.164129+00', NULL),
	('01a2033d-05bb-7737-8237-9c6c33851b5b', 'Дан', 'дан', NULL, NULL, NULL, NULL, NULL, false, false, NULL, '2026-11-22 12:31:00.538951+00', '2026-11-22 12:31:01.449572+00', '2026-11-22 12:31:02.271743+00');


--
-- Data for Name: workspaces; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.workspaces VALUES
	('01a2033d-0565-700c-ac8f-d2d54b109c30', 'Bob', '01a2033d-055f-74c7-bb26-6280d65de11f', 'USD', 1, true, 0, 1, '{}', NULL, '2026-11-22 12:31:00.447384+00', '2026-11-22 12:31:00.447384+00', NULL),
	('01a2033d-0593-7740-b39d-6e9c41378438', 'Carol', '01a2033d-058d-755a-912b-c438467edce4', 'USD', 1, true, 0, 1, '{}', NULL, '2026-11-22 12:31:00.493781+00', '2026-11-22 12:31:00.493781+00', NULL),
	('01a2033d-0a1c-7570-b59a-7090c43149b3', 'Old', '01a2033d-055f-74c7-bb26-6280d65de11f', 'USD', 10, false, 2, 1, '{}', 'e4a2a81124bdf3f3d7d841ae2bbf06406b650f06dc8eee234c0d4702c7b0f1f6', '2026-11-22 12:31:01.658441+00', '2026-11-22 12:31:01.658441+00', '2026-11-22 12:31:01.677731+00'),
	('01a2033d-0c14-703d-8ce3-85802930cc38', 'Gast', '01a2033d-0c14-703d-8ce3-85812e19ff52', 'USD', 1, true, 0, 1, '{}', NULL, '2026-11-22 12:31:02.164129+00', '2026-11-22 12:31:02.164129+00', NULL),
	('01a2033d-0518-707b-84fc-0ff957c3fb95', 'Ann', '01a2033d-04fc-7083-9824-24681eb3fa53', 'USD', 1, true, 54, 1, '{}', NULL, '2026-11-22 12:31:00.348104+00', '2026-11-22 12:31:00.348104+00', NULL),
	('01a2033d-0919-7558-903c-6b2e39ffc959', 'Home', '01a2033d-04fc-7083-9824-24681eb3fa53', 'EUR', 15, false, 8, 4, '{"participants": 4}', '3c390a429edbe7bae99e35a8f8d6eeac9869c4e211a2b6f53e479ab396e952bc', '2026-11-22 12:31:01.395921+00', '2026-11-22 12:31:02.271743+00', NULL);


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


