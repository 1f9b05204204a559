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
    "position" integer NOT NULL,
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
    "position" integer NOT NULL,
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
    workspace_value bigint,
    workspace_currency_code character varying(8),
    workspace_rate character varying(40),
    workspace_rate_date character varying(10),
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
-- Name: invitation_codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.invitation_codes (
    id uuid NOT NULL,
    code_hash character varying(64) NOT NULL,
    user_id uuid,
    uses integer NOT NULL,
    uses_max integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
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
    disabled_at timestamp with time zone,
    last_seen_at timestamp with time zone,
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
	('cus_2', '2026-11-24 17:44:30.829041+00');


--
-- Data for Name: account_days; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account_days VALUES
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-11-24', '01a20ea8-beff-746f-9498-4aa67c6cf530', 3000000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-11-24', '01a20ea8-bf07-7790-9e3c-37b36357c33f', 500),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-03-01', '01a20ea8-be4f-711a-9a3f-105b986b92a0', -101),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-04-01', '01a20ea8-beff-746f-9498-4aa67c6cf530', -1512000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-03-02', '01a20ea8-be4f-711a-9a3f-105b986b92a0', -202),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-04-02', '01a20ea8-beff-746f-9498-4aa67c6cf530', -3024000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-03-03', '01a20ea8-be4f-711a-9a3f-105b986b92a0', -303),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-04-03', '01a20ea8-beff-746f-9498-4aa67c6cf530', -4536000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-03-04', '01a20ea8-be4f-711a-9a3f-105b986b92a0', -404),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-04-04', '01a20ea8-beff-746f-9498-4aa67c6cf530', -6048000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-03-05', '01a20ea8-be4f-711a-9a3f-105b986b92a0', -505),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-04-05', '01a20ea8-beff-746f-9498-4aa67c6cf530', -7560000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-03-06', '01a20ea8-be4f-711a-9a3f-105b986b92a0', -606),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-04-06', '01a20ea8-beff-746f-9498-4aa67c6cf530', -9072000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-03-07', '01a20ea8-be4f-711a-9a3f-105b986b92a0', -707),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-04-07', '01a20ea8-beff-746f-9498-4aa67c6cf530', -10584000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-03-08', '01a20ea8-be4f-711a-9a3f-105b986b92a0', -808),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-04-08', '01a20ea8-beff-746f-9498-4aa67c6cf530', -12096000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-03-09', '01a20ea8-be4f-711a-9a3f-105b986b92a0', -909),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-04-09', '01a20ea8-beff-746f-9498-4aa67c6cf530', -13608000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-03-10', '01a20ea8-be4f-711a-9a3f-105b986b92a0', -1010),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-04-10', '01a20ea8-beff-746f-9498-4aa67c6cf530', -15120000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-11-24', '01a20ea8-bef2-7234-a6b6-9d0df2a54909', 1300000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-11-24', '01a20ea8-be4f-711a-9a3f-105b986b92a0', 248246),
	('01a20ea8-c0eb-7643-8a1a-d12b600565cb', '2026-11-24', '01a20ea8-c0ee-7219-8c91-1579780ef924', -2468),
	('01a20ea8-c304-7487-9e56-eff30b0861f3', '2026-03-01', '01a20ea8-c304-7487-9e56-eff522da748b', 0),
	('01a20ea8-c304-7487-9e56-eff30b0861f3', '2026-03-01', '01a20ea8-c304-7487-9e56-eff6b058b390', 1000),
	('01a20ea8-c304-7487-9e56-eff30b0861f3', '2026-03-02', '01a20ea8-c304-7487-9e56-eff6b058b390', -500),
	('01a20ea8-c304-7487-9e56-eff30b0861f3', '2026-03-20', '01a20ea8-c304-7487-9e56-eff522da748b', -3250),
	('01a20ea8-c304-7487-9e56-eff30b0861f3', '2026-03-20', '01a20ea8-c304-7487-9e56-eff6b058b390', 2000),
	('01a20ea8-c304-7487-9e56-eff30b0861f3', '2026-03-21', '01a20ea8-c304-7487-9e56-eff522da748b', 12000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-05-02', '01a20ea8-be51-755b-a359-9412cb12cfd9', -1250),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-05-03', '01a20ea8-be51-755b-a359-9412cb12cfd9', -320);


--
-- Data for Name: account_history; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account_history VALUES
	('01a20ea8-be51-755b-a359-9411d7673316', '01a20ea8-be49-75eb-a732-86f5509b33bd', '01a20ea8-be4f-711a-9a3f-105b986b92a0', 'opening', 0, 0, '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24', NULL, '2026-11-24 17:44:29.490624+00'),
	('01a20ea8-be54-70d2-b0b5-0b501140a627', '01a20ea8-be49-75eb-a732-86f5509b33bd', '01a20ea8-be51-755b-a359-9412cb12cfd9', 'opening', 0, 0, '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24', NULL, '2026-11-24 17:44:29.490624+00'),
	('01a20ea8-be89-7374-88cb-93d33885c1e3', '01a20ea8-be86-721a-a4aa-0182c5bc498c', '01a20ea8-be88-71c2-a487-fdb2d031ae0e', 'opening', 0, 0, '01a20ea8-be81-7595-bbf7-73d668c22f18', '2026-11-24', NULL, '2026-11-24 17:44:29.569374+00'),
	('01a20ea8-be8a-7346-94bb-ca29f3f5e261', '01a20ea8-be86-721a-a4aa-0182c5bc498c', '01a20ea8-be89-7374-88cb-93d4654865d4', 'opening', 0, 0, '01a20ea8-be81-7595-bbf7-73d668c22f18', '2026-11-24', NULL, '2026-11-24 17:44:29.569374+00'),
	('01a20ea8-beb0-713e-9eda-c3ff39e268eb', '01a20ea8-bead-75a7-b421-70cde47cfb0d', '01a20ea8-beaf-74aa-bfc8-de9ee348c51b', 'opening', 0, 0, '01a20ea8-beaa-7155-b0ad-04af0a2c892f', '2026-11-24', NULL, '2026-11-24 17:44:29.609902+00'),
	('01a20ea8-beb2-70c0-a0ab-fefa13ac561e', '01a20ea8-bead-75a7-b421-70cde47cfb0d', '01a20ea8-beb0-713e-9eda-c4003de3e136', 'opening', 0, 0, '01a20ea8-beaa-7155-b0ad-04af0a2c892f', '2026-11-24', NULL, '2026-11-24 17:44:29.609902+00'),
	('01a20ea8-bef4-71d3-8c7b-efabdc4ccc47', '01a20ea8-be49-75eb-a732-86f5509b33bd', '01a20ea8-bef2-7234-a6b6-9d0df2a54909', 'opening', 0, 1250075, '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24', NULL, '2026-11-24 17:44:29.677115+00'),
	('01a20ea8-bf00-74f6-bb1d-c2a221813ea1', '01a20ea8-be49-75eb-a732-86f5509b33bd', '01a20ea8-beff-746f-9498-4aa67c6cf530', 'opening', 0, 3000000, '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24', NULL, '2026-11-24 17:44:29.691868+00'),
	('01a20ea8-bf09-7724-b4d9-d3a9d408fbf8', '01a20ea8-be49-75eb-a732-86f5509b33bd', '01a20ea8-bf07-7790-9e3c-37b36357c33f', 'opening', 0, 500, '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24', NULL, '2026-11-24 17:44:29.700169+00'),
	('01a20ea8-bfd8-7275-9e3d-fdd259c2397b', '01a20ea8-be49-75eb-a732-86f5509b33bd', '01a20ea8-bef2-7234-a6b6-9d0df2a54909', 'set', 1254075, 1300000, '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24', '29ffb91724bb45e87e180a997d01fec327e97745c751987a9dcbc71e3bf71290', '2026-11-24 17:44:29.908895+00'),
	('01a20ea8-c0ee-7219-8c91-157a4bf6fca7', '01a20ea8-c0eb-7643-8a1a-d12b600565cb', '01a20ea8-c0ee-7219-8c91-1579780ef924', 'opening', 0, 0, '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24', NULL, '2026-11-24 17:44:30.1854+00'),
	('01a20ea8-c0ef-732d-80fe-edcdad50ab2b', '01a20ea8-c0eb-7643-8a1a-d12b600565cb', '01a20ea8-c0ee-7219-8c91-157b82dcb9e7', 'opening', 0, 0, '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24', NULL, '2026-11-24 17:44:30.1854+00'),
	('01a20ea8-c184-756d-bf09-66b33b9822f5', '01a20ea8-c181-7642-815d-496f2745ccd9', '01a20ea8-c183-7669-b309-fe4ee93e98d8', 'opening', 0, 0, '01a20ea8-be81-7595-bbf7-73d668c22f18', '2026-11-24', NULL, '2026-11-24 17:44:30.336204+00'),
	('01a20ea8-c185-77e8-b595-a9d232fce754', '01a20ea8-c181-7642-815d-496f2745ccd9', '01a20ea8-c184-756d-bf09-66b4311a31be', 'opening', 0, 0, '01a20ea8-be81-7595-bbf7-73d668c22f18', '2026-11-24', NULL, '2026-11-24 17:44:30.336204+00'),
	('01a20ea8-c304-7487-9e56-effa7be257d2', '01a20ea8-c304-7487-9e56-eff30b0861f3', '01a20ea8-c304-7487-9e56-eff522da748b', 'opening', 0, 0, '01a20ea8-c304-7487-9e56-eff43ff0c7f5', '2026-03-01', NULL, '2026-03-01 08:00:00+00'),
	('01a20ea8-c304-7487-9e56-effb753ca845', '01a20ea8-c304-7487-9e56-eff30b0861f3', '01a20ea8-c304-7487-9e56-eff6b058b390', 'opening', 0, 1000, '01a20ea8-c304-7487-9e56-eff43ff0c7f5', '2026-03-01', NULL, '2026-03-01 08:00:00+00'),
	('01a20ea8-c304-7487-9e56-effcbf063863', '01a20ea8-c304-7487-9e56-eff30b0861f3', '01a20ea8-c304-7487-9e56-eff6b058b390', 'set', 1000, 500, '01a20ea8-c304-7487-9e56-eff43ff0c7f5', '2026-03-02', NULL, '2026-03-02 08:00:00+00');


--
-- Data for Name: account_months; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account_months VALUES
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-11', '01a20ea8-beff-746f-9498-4aa67c6cf530', 3000000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-11', '01a20ea8-bf07-7790-9e3c-37b36357c33f', 500),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-03', '01a20ea8-be4f-711a-9a3f-105b986b92a0', -5555),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-04', '01a20ea8-beff-746f-9498-4aa67c6cf530', -83160000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-11', '01a20ea8-bef2-7234-a6b6-9d0df2a54909', 1300000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-11', '01a20ea8-be4f-711a-9a3f-105b986b92a0', 248246),
	('01a20ea8-c0eb-7643-8a1a-d12b600565cb', '2026-12', '01a20ea8-c0ee-7219-8c91-1579780ef924', -2468),
	('01a20ea8-c304-7487-9e56-eff30b0861f3', '2026-03', '01a20ea8-c304-7487-9e56-eff522da748b', 8750),
	('01a20ea8-c304-7487-9e56-eff30b0861f3', '2026-03', '01a20ea8-c304-7487-9e56-eff6b058b390', 2500),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-05', '01a20ea8-be51-755b-a359-9412cb12cfd9', -1570);


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.accounts VALUES
	('01a20ea8-be88-71c2-a487-fdb2d031ae0e', '01a20ea8-be86-721a-a4aa-0182c5bc498c', 'Credit Card', 'credit-card', 0, 'default', 'basic', true, true, 0, 1, '{}', NULL, '2026-11-24 17:44:29.569374+00', '2026-11-24 17:44:29.569374+00', NULL),
	('01a20ea8-be89-7374-88cb-93d4654865d4', '01a20ea8-be86-721a-a4aa-0182c5bc498c', 'Cash', 'wallet', 0, 'default', 'basic', true, false, 1, 1, '{}', NULL, '2026-11-24 17:44:29.569374+00', '2026-11-24 17:44:29.569374+00', NULL),
	('01a20ea8-beaf-74aa-bfc8-de9ee348c51b', '01a20ea8-bead-75a7-b421-70cde47cfb0d', 'Credit Card', 'credit-card', 0, 'default', 'basic', true, true, 0, 1, '{}', NULL, '2026-11-24 17:44:29.609902+00', '2026-11-24 17:44:29.609902+00', NULL),
	('01a20ea8-beb0-713e-9eda-c4003de3e136', '01a20ea8-bead-75a7-b421-70cde47cfb0d', 'Cash', 'wallet', 0, 'default', 'basic', true, false, 1, 1, '{}', NULL, '2026-11-24 17:44:29.609902+00', '2026-11-24 17:44:29.609902+00', NULL),
	('01a20ea8-bf07-7790-9e3c-37b36357c33f', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'Old wallet', 'wallet', 500, 'KWD', 'basic', true, false, 4, 2, '{}', 'ea24a9b864d80e0af6de2ba1ae920b29aa9936285d6b1cdc775a1f339b320aad', '2026-11-24 17:44:29.700169+00', '2026-11-24 17:44:30.024337+00', '2026-11-24 17:44:30.024337+00'),
	('01a20ea8-c0ee-7219-8c91-157b82dcb9e7', '01a20ea8-c0eb-7643-8a1a-d12b600565cb', 'Cash', 'wallet', 0, 'default', 'basic', true, false, 1, 1, '{}', NULL, '2026-11-24 17:44:30.1854+00', '2026-11-24 17:44:30.1854+00', NULL),
	('01a20ea8-c0ee-7219-8c91-1579780ef924', '01a20ea8-c0eb-7643-8a1a-d12b600565cb', 'Credit Card', 'credit-card', -2468, 'default', 'basic', true, true, 0, 1, '{}', NULL, '2026-11-24 17:44:30.1854+00', '2026-11-24 17:44:30.1854+00', NULL),
	('01a20ea8-c183-7669-b309-fe4ee93e98d8', '01a20ea8-c181-7642-815d-496f2745ccd9', 'Credit Card', 'credit-card', 0, 'default', 'basic', true, true, 0, 1, '{}', NULL, '2026-11-24 17:44:30.336204+00', '2026-11-24 17:44:30.336204+00', NULL),
	('01a20ea8-c184-756d-bf09-66b4311a31be', '01a20ea8-c181-7642-815d-496f2745ccd9', 'Cash', 'wallet', 0, 'default', 'basic', true, false, 1, 1, '{}', NULL, '2026-11-24 17:44:30.336204+00', '2026-11-24 17:44:30.336204+00', NULL),
	('01a20ea8-c304-7487-9e56-eff522da748b', '01a20ea8-c304-7487-9e56-eff30b0861f3', 'Credit Card', 'credit-card', 8750, 'default', 'basic', true, true, 0, 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', NULL),
	('01a20ea8-c304-7487-9e56-eff6b058b390', '01a20ea8-c304-7487-9e56-eff30b0861f3', 'Cash', 'wallet', 2500, 'default', 'basic', true, false, 1, 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', NULL),
	('01a20ea8-c304-7487-9e56-eff7881cc3f2', '01a20ea8-c304-7487-9e56-eff30b0861f3', 'Old wallet', 'wallet', 0, 'default', 'basic', true, false, 2, 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00'),
	('01a20ea8-be51-755b-a359-9412cb12cfd9', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'Cash', 'wallet', -1570, 'default', 'basic', true, false, 1, 1, '{}', NULL, '2026-11-24 17:44:29.490624+00', '2026-11-24 17:44:29.490624+00', NULL),
	('01a20ea8-beff-746f-9498-4aa67c6cf530', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'Travel', 'wallet', -80160000, 'JPY', 'basic', true, false, 3, 1, '{}', '49f3ca60cea964a6dfe9a904b613be535c5d600bc21bbbc198a2a2116a049c2c', '2026-11-24 17:44:29.691868+00', '2026-11-24 17:44:29.691868+00', NULL),
	('01a20ea8-bef2-7234-a6b6-9d0df2a54909', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'Заощадження', 'wallet', 1300000, 'UAH', 'savings', true, false, 2, 1, '{}', '9775761629d7b3dd395266e8b66d4800f1567d6050d74a30092ff4575b1604df', '2026-11-24 17:44:29.677115+00', '2026-11-24 17:44:29.677115+00', NULL),
	('01a20ea8-be4f-711a-9a3f-105b986b92a0', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'Credit Card', 'credit-card', 242691, 'default', 'basic', true, true, 0, 1, '{}', NULL, '2026-11-24 17:44:29.490624+00', '2026-11-24 17:44:29.490624+00', NULL);


--
-- Data for Name: alembic_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alembic_version VALUES
	('0003');


--
-- Data for Name: avatars; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.avatars VALUES
	('a7945d64-4a5b-4d9e-a773-48758fbda549', '01a20ea8-be32-769d-be2a-584ef642bca0', '\xffd8ffe000104a46494600010100000100010000ffdb0043000503040404030504040405050506070c08070707070f0b0b090c110f1212110f111113161c1713141a1511111821181a1d1d1f1f1f13172224221e241c1e1f1effdb0043010505050706070e08080e1e1411141e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1effc00011080100010003012200021101031101ffc4001f0000010501010101010100000000000000000102030405060708090a0bffc400b5100002010303020403050504040000017d01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728292a3435363738393a434445464748494a535455565758595a636465666768696a737475767778797a838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9faffc4001f0100030101010101010101010000000000000102030405060708090a0bffc400b51100020102040403040705040400010277000102031104052131061241510761711322328108144291a1b1c109233352f0156272d10a162434e125f11718191a262728292a35363738393a434445464748494a535455565758595a636465666768696a737475767778797a82838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae2e3e4e5e6e7e8e9eaf2f3f4f5f6f7f8f9faffda000c03010002110311003f00f2ca28a2bf3a3fb2c28a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00fffd9', '2026-11-24 17:44:30.472144+00');


--
-- Data for Name: billing; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.billing VALUES
	(1, 'none');


--
-- Data for Name: categories; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.categories VALUES
	('01a20ea8-be54-70d2-b0b5-0b5197cdeaea', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'Food', 'shopping-basket', 0, 1, '{}', NULL, '2026-11-24 17:44:29.490624+00', '2026-11-24 17:44:29.490624+00', NULL),
	('01a20ea8-be54-70d2-b0b5-0b52ed0ca523', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'Entertaiment', 'clapperboard', 1, 1, '{}', NULL, '2026-11-24 17:44:29.490624+00', '2026-11-24 17:44:29.490624+00', NULL),
	('01a20ea8-be54-70d2-b0b5-0b53c22ecc1c', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'Utilities', 'plug-zap', 2, 1, '{}', NULL, '2026-11-24 17:44:29.490624+00', '2026-11-24 17:44:29.490624+00', NULL),
	('01a20ea8-be54-70d2-b0b5-0b5490802407', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'Transport', 'bus', 3, 1, '{}', NULL, '2026-11-24 17:44:29.490624+00', '2026-11-24 17:44:29.490624+00', NULL),
	('01a20ea8-be8a-7346-94bb-ca2a9aa0b37a', '01a20ea8-be86-721a-a4aa-0182c5bc498c', 'Food', 'shopping-basket', 0, 1, '{}', NULL, '2026-11-24 17:44:29.569374+00', '2026-11-24 17:44:29.569374+00', NULL),
	('01a20ea8-be8a-7346-94bb-ca2b61dc5041', '01a20ea8-be86-721a-a4aa-0182c5bc498c', 'Entertaiment', 'clapperboard', 1, 1, '{}', NULL, '2026-11-24 17:44:29.569374+00', '2026-11-24 17:44:29.569374+00', NULL),
	('01a20ea8-be8a-7346-94bb-ca2c8faba799', '01a20ea8-be86-721a-a4aa-0182c5bc498c', 'Utilities', 'plug-zap', 2, 1, '{}', NULL, '2026-11-24 17:44:29.569374+00', '2026-11-24 17:44:29.569374+00', NULL),
	('01a20ea8-be8a-7346-94bb-ca2d20cbffb2', '01a20ea8-be86-721a-a4aa-0182c5bc498c', 'Transport', 'bus', 3, 1, '{}', NULL, '2026-11-24 17:44:29.569374+00', '2026-11-24 17:44:29.569374+00', NULL),
	('01a20ea8-beb2-70c0-a0ab-fefbeab37bda', '01a20ea8-bead-75a7-b421-70cde47cfb0d', 'Food', 'shopping-basket', 0, 1, '{}', NULL, '2026-11-24 17:44:29.609902+00', '2026-11-24 17:44:29.609902+00', NULL),
	('01a20ea8-beb2-70c0-a0ab-fefcd1ef01da', '01a20ea8-bead-75a7-b421-70cde47cfb0d', 'Entertaiment', 'clapperboard', 1, 1, '{}', NULL, '2026-11-24 17:44:29.609902+00', '2026-11-24 17:44:29.609902+00', NULL),
	('01a20ea8-beb2-70c0-a0ab-fefd5aabc497', '01a20ea8-bead-75a7-b421-70cde47cfb0d', 'Utilities', 'plug-zap', 2, 1, '{}', NULL, '2026-11-24 17:44:29.609902+00', '2026-11-24 17:44:29.609902+00', NULL),
	('01a20ea8-beb2-70c0-a0ab-fefe6300f27e', '01a20ea8-bead-75a7-b421-70cde47cfb0d', 'Transport', 'bus', 3, 1, '{}', NULL, '2026-11-24 17:44:29.609902+00', '2026-11-24 17:44:29.609902+00', NULL),
	('01a20ea8-c099-7446-8e5e-ac703819ba7f', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'Trips', 'ellipsis', 4, 2, '{}', '5c10a811c2bbed57b87e640b6853b46a26fdfc9262a1042f64c07a2a0933af26', '2026-11-24 17:44:30.102633+00', '2026-11-24 17:44:30.115611+00', '2026-11-24 17:44:30.115611+00'),
	('01a20ea8-c09f-71e5-8d9c-2029cffade85', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'Books', 'ellipsis', 5, 3, '{}', 'e8ebb8cf38ff3610bfd481cf530398317b704fe92cbdc3fcac52dbb7e7618aa8', '2026-11-24 17:44:30.10948+00', '2026-11-24 17:44:30.127188+00', NULL),
	('01a20ea8-c0ef-732d-80fe-edcee14fec9d', '01a20ea8-c0eb-7643-8a1a-d12b600565cb', 'Food', 'shopping-basket', 0, 1, '{}', NULL, '2026-11-24 17:44:30.1854+00', '2026-11-24 17:44:30.1854+00', NULL),
	('01a20ea8-c0ef-732d-80fe-edcf724a000b', '01a20ea8-c0eb-7643-8a1a-d12b600565cb', 'Entertaiment', 'clapperboard', 1, 1, '{}', NULL, '2026-11-24 17:44:30.1854+00', '2026-11-24 17:44:30.1854+00', NULL),
	('01a20ea8-c0ef-732d-80fe-edd049bf3e71', '01a20ea8-c0eb-7643-8a1a-d12b600565cb', 'Utilities', 'plug-zap', 2, 1, '{}', NULL, '2026-11-24 17:44:30.1854+00', '2026-11-24 17:44:30.1854+00', NULL),
	('01a20ea8-c0ef-732d-80fe-edd1ca92a6d2', '01a20ea8-c0eb-7643-8a1a-d12b600565cb', 'Transport', 'bus', 3, 1, '{}', NULL, '2026-11-24 17:44:30.1854+00', '2026-11-24 17:44:30.1854+00', NULL),
	('01a20ea8-c185-77e8-b595-a9d3901224fd', '01a20ea8-c181-7642-815d-496f2745ccd9', 'Food', 'shopping-basket', 0, 1, '{}', NULL, '2026-11-24 17:44:30.336204+00', '2026-11-24 17:44:30.336204+00', NULL),
	('01a20ea8-c185-77e8-b595-a9d48dd5db93', '01a20ea8-c181-7642-815d-496f2745ccd9', 'Entertaiment', 'clapperboard', 1, 1, '{}', NULL, '2026-11-24 17:44:30.336204+00', '2026-11-24 17:44:30.336204+00', NULL),
	('01a20ea8-c185-77e8-b595-a9d54945395b', '01a20ea8-c181-7642-815d-496f2745ccd9', 'Utilities', 'plug-zap', 2, 1, '{}', NULL, '2026-11-24 17:44:30.336204+00', '2026-11-24 17:44:30.336204+00', NULL),
	('01a20ea8-c185-77e8-b595-a9d606a1c7ec', '01a20ea8-c181-7642-815d-496f2745ccd9', 'Transport', 'bus', 3, 1, '{}', NULL, '2026-11-24 17:44:30.336204+00', '2026-11-24 17:44:30.336204+00', NULL),
	('01a20ea8-c304-7487-9e56-eff81fa42511', '01a20ea8-c304-7487-9e56-eff30b0861f3', 'Food', 'shopping-basket', 0, 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', NULL),
	('01a20ea8-c304-7487-9e56-eff9da8a2d59', '01a20ea8-c304-7487-9e56-eff30b0861f3', 'Trips', 'ellipsis', 1, 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00'),
	('01a20ea8-c352-7054-8ab2-49f6c12c53ce', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'Імпортовано', 'ellipsis', 6, 1, '{}', 'dd62ead1d5cc8f4fd911c370c2c6cff7c169fd7fb958cb7a25ed1a5ea5d40e6e', '2026-11-24 17:44:30.764225+00', '2026-11-24 17:44:30.764225+00', NULL);


--
-- Data for Name: challenges; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenges VALUES
	('7c70ff52-3adf-451b-8d34-d1e92221a8bb', 'verify', '01a20ea8-be81-7595-bbf7-73d668c22f18', 'bob6@example.com', '04fd906c596a0f1361350d9373f1a45c2a402296733a7a69cd5b46f85d262a19', 0, '2026-11-24 17:44:29.569374+00', '2026-11-24 17:54:29+00', NULL),
	('1011d3d7-702a-44bb-9b0e-80d9ba8ece16', 'verify', '01a20ea8-beaa-7155-b0ad-04af0a2c892f', 'carol7@example.com', '3dc679166571fab18087f1db397efa4d00d4bf176ba24e01c56531427b85d47b', 0, '2026-11-24 17:44:29.609902+00', '2026-11-24 17:54:29+00', NULL),
	('559c14b9-7c82-4752-ad99-cdc0927e4a4a', 'verify', '01a20ea8-be32-769d-be2a-584ef642bca0', 'ann5@example.com', '3ac23660529cec363f07d8a7bc9fccb478d5f9ddf19ef92dd385f78079d6a4b8', 1, '2026-11-24 17:44:29.490624+00', '2026-11-24 17:54:29+00', '2026-11-24 17:44:30.396603+00'),
	('9bd45193-8b5f-4b8a-9bcc-f04d351ea09c', 'pwreset', '01a20ea8-be81-7595-bbf7-73d668c22f18', 'bob6@example.com', 'efc026aafba49063634324b8cfa31c471dc212aca1a00389e907bf174fe75e8a', 0, '2026-11-24 17:44:30.410441+00', '2026-11-24 17:54:30+00', NULL),
	('5c7b7a66-cc1b-4019-a0f1-fb0416f33ac0', 'verify', '01a20ea8-c304-7487-9e56-eff43ff0c7f5', 'guest2@example.com', '1ca97ebd7561143250308dc1a9debde289cce266921205d694cdba4484e313cd', 0, '2026-11-24 17:44:30.724469+00', '2026-11-24 17:54:30+00', NULL);


--
-- Data for Name: changes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.changes VALUES
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 1, 'account', '01a20ea8-bef2-7234-a6b6-9d0df2a54909', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.677115+00', 'null', '{"id": "01a20ea8-bef2-7234-a6b6-9d0df2a54909", "icon": "wallet", "name": "Заощадження", "type": "savings", "budget": "12500.75", "deleted": false, "version": 1, "position": 2, "createdAt": "2026-11-24T17:44:29.677115Z", "deletedAt": null, "updatedAt": "2026-11-24T17:44:29.677115Z", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "currencyCode": "UAH", "isMainAccount": false, "isShowInBalance": true}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 2, 'account', '01a20ea8-beff-746f-9498-4aa67c6cf530', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.691868+00', 'null', '{"id": "01a20ea8-beff-746f-9498-4aa67c6cf530", "icon": "wallet", "name": "Travel", "type": "basic", "budget": "30000.00", "deleted": false, "version": 1, "position": 3, "createdAt": "2026-11-24T17:44:29.691868Z", "deletedAt": null, "updatedAt": "2026-11-24T17:44:29.691868Z", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "currencyCode": "JPY", "isMainAccount": false, "isShowInBalance": true}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 3, 'account', '01a20ea8-bf07-7790-9e3c-37b36357c33f', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.700169+00', 'null', '{"id": "01a20ea8-bf07-7790-9e3c-37b36357c33f", "icon": "wallet", "name": "Old wallet", "type": "basic", "budget": "5.00", "deleted": false, "version": 1, "position": 4, "createdAt": "2026-11-24T17:44:29.700169Z", "deletedAt": null, "updatedAt": "2026-11-24T17:44:29.700169Z", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "currencyCode": "KWD", "isMainAccount": false, "isShowInBalance": true}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 4, 'history', '01a20ea8-bf11-7112-a479-7c89446054bc', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.709292+00', 'null', '{"id": "01a20ea8-bf11-7112-a479-7c89446054bc", "date": "2026-03-01T09:30:00Z", "kind": "expense", "note": "Lunch 1 – обід", "rate": null, "value": "-1.01", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-03-01", "rateDate": null, "accountId": "01a20ea8-be4f-711a-9a3f-105b986b92a0", "createdAt": "2026-11-24T17:44:29.709292Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.709292Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5490802407", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Credit Card", "accountValue": "-1.01", "currencyCode": "USD", "categoryLabel": "Transport", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-1.01", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "USD", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 5, 'history', '01a20ea8-bf20-7417-9211-d84c3ce6935a', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.723758+00', 'null', '{"id": "01a20ea8-bf20-7417-9211-d84c3ce6935a", "date": "2026-04-01T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-100.00", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-04-01", "rateDate": "2026-11-20", "accountId": "01a20ea8-beff-746f-9498-4aa67c6cf530", "createdAt": "2026-11-24T17:44:29.723758Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.723758Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Travel", "accountValue": "-15120.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-100.00", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "JPY", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 6, 'history', '01a20ea8-bf2a-7502-a56c-4a60dfcbad9e', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.735102+00', 'null', '{"id": "01a20ea8-bf2a-7502-a56c-4a60dfcbad9e", "date": "2026-03-02T09:30:00Z", "kind": "expense", "note": "Lunch 2 – обід", "rate": null, "value": "-2.02", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-03-02", "rateDate": null, "accountId": "01a20ea8-be4f-711a-9a3f-105b986b92a0", "createdAt": "2026-11-24T17:44:29.735102Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.735102Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Credit Card", "accountValue": "-2.02", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-2.02", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "USD", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 7, 'history', '01a20ea8-bf33-77d5-947c-5e7702dc81c5', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.743945+00', 'null', '{"id": "01a20ea8-bf33-77d5-947c-5e7702dc81c5", "date": "2026-04-02T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-200.00", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-04-02", "rateDate": "2026-11-20", "accountId": "01a20ea8-beff-746f-9498-4aa67c6cf530", "createdAt": "2026-11-24T17:44:29.743945Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.743945Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Travel", "accountValue": "-30240.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-200.00", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "JPY", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 8, 'history', '01a20ea8-bf3c-73c8-ade0-9192bb2afb75', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.752795+00', 'null', '{"id": "01a20ea8-bf3c-73c8-ade0-9192bb2afb75", "date": "2026-03-03T09:30:00Z", "kind": "expense", "note": "Lunch 3 – обід", "rate": null, "value": "-3.03", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-03-03", "rateDate": null, "accountId": "01a20ea8-be4f-711a-9a3f-105b986b92a0", "createdAt": "2026-11-24T17:44:29.752795Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.752795Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5490802407", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Credit Card", "accountValue": "-3.03", "currencyCode": "USD", "categoryLabel": "Transport", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-3.03", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "USD", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 9, 'history', '01a20ea8-bf45-7579-9c03-06e076cc7401', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.76136+00', 'null', '{"id": "01a20ea8-bf45-7579-9c03-06e076cc7401", "date": "2026-04-03T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-300.00", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-04-03", "rateDate": "2026-11-20", "accountId": "01a20ea8-beff-746f-9498-4aa67c6cf530", "createdAt": "2026-11-24T17:44:29.761360Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.761360Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Travel", "accountValue": "-45360.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-300.00", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "JPY", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 10, 'history', '01a20ea8-bf51-7201-af79-79973d9c775b', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.772297+00', 'null', '{"id": "01a20ea8-bf51-7201-af79-79973d9c775b", "date": "2026-03-04T09:30:00Z", "kind": "expense", "note": "Lunch 4 – обід", "rate": null, "value": "-4.04", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-03-04", "rateDate": null, "accountId": "01a20ea8-be4f-711a-9a3f-105b986b92a0", "createdAt": "2026-11-24T17:44:29.772297Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.772297Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Credit Card", "accountValue": "-4.04", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-4.04", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "USD", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 15, 'history', '01a20ea8-bf85-71d3-a401-55f9e4d1a5b8', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.824422+00', 'null', '{"id": "01a20ea8-bf85-71d3-a401-55f9e4d1a5b8", "date": "2026-04-06T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-600.00", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-04-06", "rateDate": "2026-11-20", "accountId": "01a20ea8-beff-746f-9498-4aa67c6cf530", "createdAt": "2026-11-24T17:44:29.824422Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.824422Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Travel", "accountValue": "-90720.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-600.00", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "JPY", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 20, 'history', '01a20ea8-bfa6-72ae-a472-2c40edf725fc', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.85953+00', 'null', '{"id": "01a20ea8-bfa6-72ae-a472-2c40edf725fc", "date": "2026-03-09T09:30:00Z", "kind": "expense", "note": "Lunch 9 – обід", "rate": null, "value": "-9.09", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-03-09", "rateDate": null, "accountId": "01a20ea8-be4f-711a-9a3f-105b986b92a0", "createdAt": "2026-11-24T17:44:29.859530Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.859530Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5490802407", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Credit Card", "accountValue": "-9.09", "currencyCode": "USD", "categoryLabel": "Transport", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-9.09", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "USD", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 25, 'history', '01a20ea8-bfcb-7049-89c1-dece54d425c9', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.896265+00', 'null', '{"id": "01a20ea8-bfcb-7049-89c1-dece54d425c9", "date": "2026-11-24T17:44:29.896265Z", "kind": "income", "note": "Salary", "rate": null, "value": "2500.00", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-11-24", "rateDate": null, "accountId": "01a20ea8-be4f-711a-9a3f-105b986b92a0", "createdAt": "2026-11-24T17:44:29.896265Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.896265Z", "categoryId": null, "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Credit Card", "accountValue": "2500.00", "currencyCode": "USD", "categoryLabel": null, "fromAccountId": null, "workspaceRate": null, "workspaceValue": "2500.00", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "USD", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 29, 'history', '01a20ea8-bfea-72bb-9e21-f3033628b620', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.928628+00', 'null', '{"id": "01a20ea8-bfea-72bb-9e21-f3033628b620", "date": "2026-11-24T17:44:29.928628Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-7.77", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-11-24", "rateDate": null, "accountId": "01a20ea8-be4f-711a-9a3f-105b986b92a0", "createdAt": "2026-11-24T17:44:29.928628Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.928628Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Credit Card", "accountValue": "-7.77", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-7.77", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "USD", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 37, 'planning', '01a20ea8-c069-7113-bed8-ebd087a7f7c5', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.05313+00', 'null', '{"id": "01a20ea8-c069-7113-bed8-ebd087a7f7c5", "date": "2026-03-01", "budget": "300.00", "deleted": false, "version": 1, "categoryId": "01a20ea8-be54-70d2-b0b5-0b53c22ecc1c", "currencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 42, 'planning', '01a20ea8-c093-7243-89b6-ce84249d8f6e', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.095424+00', 'null', '{"id": "01a20ea8-c093-7243-89b6-ce84249d8f6e", "date": "2026-04-01", "budget": "350.50", "deleted": false, "version": 1, "categoryId": "01a20ea8-be54-70d2-b0b5-0b5490802407", "currencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 47, 'category', '01a20ea8-c09f-71e5-8d9c-2029cffade85', 'restored', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.127188+00', '{"id": "01a20ea8-c09f-71e5-8d9c-2029cffade85", "icon": "ellipsis", "name": "Books", "deleted": true, "version": 2, "position": 5, "createdAt": "2026-11-24T17:44:30.109480Z", "deletedAt": "2026-11-24T17:44:30.122160Z", "updatedAt": "2026-11-24T17:44:30.122160Z", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd"}', '{"id": "01a20ea8-c09f-71e5-8d9c-2029cffade85", "icon": "ellipsis", "name": "Books", "deleted": false, "version": 3, "position": 5, "createdAt": "2026-11-24T17:44:30.109480Z", "deletedAt": null, "updatedAt": "2026-11-24T17:44:30.127188Z", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 52, 'list', '01a20ea8-c0b8-71d6-847b-bf3c249e2372', 'updated', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.169301+00', '{"id": "01a20ea8-c0b8-71d6-847b-bf3c249e2372", "name": "Food", "version": 3, "isPinned": true, "createdAt": "2026-11-24T17:44:30.132588Z", "listItems": [], "updatedAt": "2026-11-24T17:44:30.160365Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd"}', '{"id": "01a20ea8-c0b8-71d6-847b-bf3c249e2372", "name": "Food", "version": 4, "isPinned": true, "createdAt": "2026-11-24T17:44:30.132588Z", "listItems": [{"id": "ccd6ac1b-ef0c-43af-b772-bdb9e7eab65c", "label": "Tea", "place": 2, "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-24T17:44:30.169301Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd"}', NULL),
	('01a20ea8-c181-7642-815d-496f2745ccd9', 1, 'workspace', '01a20ea8-c181-7642-815d-496f2745ccd9', 'created', '01a20ea8-be81-7595-bbf7-73d668c22f18', '2026-11-24 17:44:30.336204+00', 'null', '{"id": "01a20ea8-c181-7642-815d-496f2745ccd9", "name": "Old", "version": 1, "revision": 1, "createdAt": "2026-11-24T17:44:30.336204Z", "creatorId": "01a20ea8-be81-7595-bbf7-73d668c22f18", "updatedAt": "2026-11-24T17:44:30.336204Z", "isPersonal": false, "currencyCode": "USD", "participants": [{"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a20ea8-be81-7595-bbf7-73d668c22f18", "isVerified": true}], "firstDayOfMonth": 10, "previousParticipants": []}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 11, 'history', '01a20ea8-bf5d-7585-8884-8bb03e9b616e', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.783327+00', 'null', '{"id": "01a20ea8-bf5d-7585-8884-8bb03e9b616e", "date": "2026-04-04T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-400.00", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-04-04", "rateDate": "2026-11-20", "accountId": "01a20ea8-beff-746f-9498-4aa67c6cf530", "createdAt": "2026-11-24T17:44:29.783327Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.783327Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Travel", "accountValue": "-60480.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-400.00", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "JPY", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 16, 'history', '01a20ea8-bf8b-778e-9a59-89c24b6dc7e2', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.833279+00', 'null', '{"id": "01a20ea8-bf8b-778e-9a59-89c24b6dc7e2", "date": "2026-03-07T09:30:00Z", "kind": "expense", "note": "Lunch 7 – обід", "rate": null, "value": "-7.07", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-03-07", "rateDate": null, "accountId": "01a20ea8-be4f-711a-9a3f-105b986b92a0", "createdAt": "2026-11-24T17:44:29.833279Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.833279Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5490802407", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Credit Card", "accountValue": "-7.07", "currencyCode": "USD", "categoryLabel": "Transport", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-7.07", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "USD", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 21, 'history', '01a20ea8-bfae-76db-b391-8885821c586b', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.86795+00', 'null', '{"id": "01a20ea8-bfae-76db-b391-8885821c586b", "date": "2026-04-09T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-900.00", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-04-09", "rateDate": "2026-11-20", "accountId": "01a20ea8-beff-746f-9498-4aa67c6cf530", "createdAt": "2026-11-24T17:44:29.867950Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.867950Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Travel", "accountValue": "-136080.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-900.00", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "JPY", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 30, 'history', '01a20ea8-bfdf-72a9-8e7a-32d5395a368e', 'deleted', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.934478+00', '{"id": "01a20ea8-bfdf-72a9-8e7a-32d5395a368e", "date": "2026-11-24T17:44:29.916734Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-9.99", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-11-24", "rateDate": null, "accountId": "01a20ea8-be4f-711a-9a3f-105b986b92a0", "createdAt": "2026-11-24T17:44:29.916734Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.916734Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Credit Card", "accountValue": "-9.99", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-9.99", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "USD", "workspaceCurrencyCode": "USD"}', 'null', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 33, 'history', '01a20ea8-c012-701b-ada8-1f7f56e246d3', 'deleted', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.991733+00', '{"id": "01a20ea8-c012-701b-ada8-1f7f56e246d3", "date": "2026-11-24T17:44:29.928628Z", "kind": "expense", "note": "By mistake", "rate": "41.375", "value": "-77.70", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-11-24", "rateDate": "2026-11-20", "accountId": "01a20ea8-bef2-7234-a6b6-9d0df2a54909", "createdAt": "2026-11-24T17:44:29.960295Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.960295Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Заощадження", "accountValue": "-3214.84", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-77.70", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "UAH", "workspaceCurrencyCode": "USD"}', 'null', 32),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 33, 'history', '01a20ea8-bfea-72bb-9e21-f3033628b620', 'restored', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.991733+00', 'null', '{"id": "01a20ea8-bfea-72bb-9e21-f3033628b620", "date": "2026-11-24T17:44:29.928628Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-7.77", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 3, "localDay": "2026-11-24", "rateDate": null, "accountId": "01a20ea8-be4f-711a-9a3f-105b986b92a0", "createdAt": "2026-11-24T17:44:29.928628Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.991733Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Credit Card", "accountValue": "-7.77", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-7.77", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "USD", "workspaceCurrencyCode": "USD"}', 32),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 38, 'planning', '01a20ea8-c072-7431-ba13-5247d14e1df3', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.061714+00', 'null', '{"id": "01a20ea8-c072-7431-ba13-5247d14e1df3", "date": "2026-03-01", "budget": "300.00", "deleted": false, "version": 1, "categoryId": "01a20ea8-be54-70d2-b0b5-0b5490802407", "currencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 43, 'category', '01a20ea8-c099-7446-8e5e-ac703819ba7f', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.102633+00', 'null', '{"id": "01a20ea8-c099-7446-8e5e-ac703819ba7f", "icon": "ellipsis", "name": "Trips", "deleted": false, "version": 1, "position": 4, "createdAt": "2026-11-24T17:44:30.102633Z", "deletedAt": null, "updatedAt": "2026-11-24T17:44:30.102633Z", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 43, 'planning', '01a20ea8-c09b-7784-b488-ff0cabaf30a3', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.102633+00', 'null', '{"id": "01a20ea8-c09b-7784-b488-ff0cabaf30a3", "date": "2026-04-01", "budget": "9.00", "deleted": false, "version": 1, "categoryId": "01a20ea8-c099-7446-8e5e-ac703819ba7f", "currencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 48, 'list', '01a20ea8-c0b8-71d6-847b-bf3c249e2372', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.132588+00', 'null', '{"id": "01a20ea8-c0b8-71d6-847b-bf3c249e2372", "name": "Food", "version": 1, "isPinned": true, "createdAt": "2026-11-24T17:44:30.132588Z", "listItems": [{"id": "0d1845ca-0702-4e44-aff7-a2d981da52a3", "label": "Milk", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "34bd84c0-e6aa-469d-9869-43b226eca25f", "label": "Bread", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "2ed90c44-444d-469a-a843-8673b53579e1", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-24T17:44:30.132588Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 12, 'history', '01a20ea8-bf64-7670-82b7-4442a042c152', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.793758+00', 'null', '{"id": "01a20ea8-bf64-7670-82b7-4442a042c152", "date": "2026-03-05T09:30:00Z", "kind": "expense", "note": "Lunch 5 – обід", "rate": null, "value": "-5.05", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-03-05", "rateDate": null, "accountId": "01a20ea8-be4f-711a-9a3f-105b986b92a0", "createdAt": "2026-11-24T17:44:29.793758Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.793758Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5490802407", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Credit Card", "accountValue": "-5.05", "currencyCode": "USD", "categoryLabel": "Transport", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-5.05", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "USD", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 17, 'history', '01a20ea8-bf92-71d1-827e-1fbe084e98bf', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.839559+00', 'null', '{"id": "01a20ea8-bf92-71d1-827e-1fbe084e98bf", "date": "2026-04-07T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-700.00", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-04-07", "rateDate": "2026-11-20", "accountId": "01a20ea8-beff-746f-9498-4aa67c6cf530", "createdAt": "2026-11-24T17:44:29.839559Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.839559Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Travel", "accountValue": "-105840.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-700.00", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "JPY", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 22, 'history', '01a20ea8-bfb4-779d-ac16-7ddaf0482924', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.874276+00', 'null', '{"id": "01a20ea8-bfb4-779d-ac16-7ddaf0482924", "date": "2026-03-10T09:30:00Z", "kind": "expense", "note": "Lunch 10 – обід", "rate": null, "value": "-10.10", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-03-10", "rateDate": null, "accountId": "01a20ea8-be4f-711a-9a3f-105b986b92a0", "createdAt": "2026-11-24T17:44:29.874276Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.874276Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Credit Card", "accountValue": "-10.10", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-10.10", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "USD", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 26, 'account', '01a20ea8-bef2-7234-a6b6-9d0df2a54909', 'updated', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.908895+00', '{"id": "01a20ea8-bef2-7234-a6b6-9d0df2a54909", "icon": "wallet", "name": "Заощадження", "type": "savings", "budget": "12540.75", "deleted": false, "version": 1, "position": 2, "createdAt": "2026-11-24T17:44:29.677115Z", "deletedAt": null, "updatedAt": "2026-11-24T17:44:29.677115Z", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "currencyCode": "UAH", "isMainAccount": false, "isShowInBalance": true}', '{"id": "01a20ea8-bef2-7234-a6b6-9d0df2a54909", "icon": "wallet", "name": "Заощадження", "type": "savings", "budget": "13000.00", "deleted": false, "version": 1, "position": 2, "createdAt": "2026-11-24T17:44:29.677115Z", "deletedAt": null, "updatedAt": "2026-11-24T17:44:29.677115Z", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "currencyCode": "UAH", "isMainAccount": false, "isShowInBalance": true}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 31, 'history', '01a20ea8-bfe5-77fb-bd5f-baef17b9b07b', 'updated', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.945333+00', '{"id": "01a20ea8-bfe5-77fb-bd5f-baef17b9b07b", "date": "2026-11-24T17:44:29.922909Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-8.88", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-11-24", "rateDate": null, "accountId": "01a20ea8-be4f-711a-9a3f-105b986b92a0", "createdAt": "2026-11-24T17:44:29.922909Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.922909Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Credit Card", "accountValue": "-8.88", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-8.88", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "USD", "workspaceCurrencyCode": "USD"}', '{"id": "01a20ea8-bfe5-77fb-bd5f-baef17b9b07b", "date": "2026-11-24T17:44:29.922909Z", "kind": "expense", "note": "Not by mistake", "rate": null, "value": "-8.88", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 2, "localDay": "2026-11-24", "rateDate": null, "accountId": "01a20ea8-be4f-711a-9a3f-105b986b92a0", "createdAt": "2026-11-24T17:44:29.922909Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.945333Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Credit Card", "accountValue": "-8.88", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-8.88", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "USD", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 34, 'account', '01a20ea8-bf07-7790-9e3c-37b36357c33f', 'deleted', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.024337+00', '{"id": "01a20ea8-bf07-7790-9e3c-37b36357c33f", "icon": "wallet", "name": "Old wallet", "type": "basic", "budget": "5.00", "deleted": false, "version": 1, "position": 4, "createdAt": "2026-11-24T17:44:29.700169Z", "deletedAt": null, "updatedAt": "2026-11-24T17:44:29.700169Z", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "currencyCode": "KWD", "isMainAccount": false, "isShowInBalance": true}', '{"id": "01a20ea8-bf07-7790-9e3c-37b36357c33f", "icon": "wallet", "name": "Old wallet", "type": "basic", "budget": "5.00", "deleted": true, "version": 2, "position": 4, "createdAt": "2026-11-24T17:44:29.700169Z", "deletedAt": "2026-11-24T17:44:30.024337Z", "updatedAt": "2026-11-24T17:44:30.024337Z", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "currencyCode": "KWD", "isMainAccount": false, "isShowInBalance": true}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 39, 'planning', '01a20ea8-c07c-741e-965b-0437e7e3a3fd', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.070972+00', 'null', '{"id": "01a20ea8-c07c-741e-965b-0437e7e3a3fd", "date": "2026-04-01", "budget": "350.50", "deleted": false, "version": 1, "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "currencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 44, 'category', '01a20ea8-c09f-71e5-8d9c-2029cffade85', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.10948+00', 'null', '{"id": "01a20ea8-c09f-71e5-8d9c-2029cffade85", "icon": "ellipsis", "name": "Books", "deleted": false, "version": 1, "position": 5, "createdAt": "2026-11-24T17:44:30.109480Z", "deletedAt": null, "updatedAt": "2026-11-24T17:44:30.109480Z", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 44, 'planning', '01a20ea8-c0a1-72e1-a8d9-f1f3b46bc023', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.10948+00', 'null', '{"id": "01a20ea8-c0a1-72e1-a8d9-f1f3b46bc023", "date": "2026-04-01", "budget": "9.00", "deleted": false, "version": 1, "categoryId": "01a20ea8-c09f-71e5-8d9c-2029cffade85", "currencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 13, 'history', '01a20ea8-bf71-776a-a88f-b8ccac0dccb5', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.800286+00', 'null', '{"id": "01a20ea8-bf71-776a-a88f-b8ccac0dccb5", "date": "2026-04-05T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-500.00", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-04-05", "rateDate": "2026-11-20", "accountId": "01a20ea8-beff-746f-9498-4aa67c6cf530", "createdAt": "2026-11-24T17:44:29.800286Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.800286Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Travel", "accountValue": "-75600.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-500.00", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "JPY", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 18, 'history', '01a20ea8-bf99-7461-831e-343c81d15908', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.846411+00', 'null', '{"id": "01a20ea8-bf99-7461-831e-343c81d15908", "date": "2026-03-08T09:30:00Z", "kind": "expense", "note": "Lunch 8 – обід", "rate": null, "value": "-8.08", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-03-08", "rateDate": null, "accountId": "01a20ea8-be4f-711a-9a3f-105b986b92a0", "createdAt": "2026-11-24T17:44:29.846411Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.846411Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Credit Card", "accountValue": "-8.08", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-8.08", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "USD", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 23, 'history', '01a20ea8-bfba-73bf-9727-320d68fda343', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.880552+00', 'null', '{"id": "01a20ea8-bfba-73bf-9727-320d68fda343", "date": "2026-04-10T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-1000.00", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-04-10", "rateDate": "2026-11-20", "accountId": "01a20ea8-beff-746f-9498-4aa67c6cf530", "createdAt": "2026-11-24T17:44:29.880552Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.880552Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Travel", "accountValue": "-151200.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-1000.00", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "JPY", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 27, 'history', '01a20ea8-bfdf-72a9-8e7a-32d5395a368e', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.916734+00', 'null', '{"id": "01a20ea8-bfdf-72a9-8e7a-32d5395a368e", "date": "2026-11-24T17:44:29.916734Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-9.99", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-11-24", "rateDate": null, "accountId": "01a20ea8-be4f-711a-9a3f-105b986b92a0", "createdAt": "2026-11-24T17:44:29.916734Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.916734Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Credit Card", "accountValue": "-9.99", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-9.99", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "USD", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 32, 'history', '01a20ea8-bfea-72bb-9e21-f3033628b620', 'deleted', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.960295+00', '{"id": "01a20ea8-bfea-72bb-9e21-f3033628b620", "date": "2026-11-24T17:44:29.928628Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-7.77", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-11-24", "rateDate": null, "accountId": "01a20ea8-be4f-711a-9a3f-105b986b92a0", "createdAt": "2026-11-24T17:44:29.928628Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.928628Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Credit Card", "accountValue": "-7.77", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-7.77", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "USD", "workspaceCurrencyCode": "USD"}', 'null', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 32, 'history', '01a20ea8-c012-701b-ada8-1f7f56e246d3', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.960295+00', 'null', '{"id": "01a20ea8-c012-701b-ada8-1f7f56e246d3", "date": "2026-11-24T17:44:29.928628Z", "kind": "expense", "note": "By mistake", "rate": "41.375", "value": "-77.70", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-11-24", "rateDate": "2026-11-20", "accountId": "01a20ea8-bef2-7234-a6b6-9d0df2a54909", "createdAt": "2026-11-24T17:44:29.960295Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.960295Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Заощадження", "accountValue": "-3214.84", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-77.70", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "UAH", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 35, 'planning', '01a20ea8-c055-754b-985d-f7b04f9c44a8', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.030818+00', 'null', '{"id": "01a20ea8-c055-754b-985d-f7b04f9c44a8", "date": "2026-03-01", "budget": "300.00", "deleted": false, "version": 1, "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "currencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 40, 'planning', '01a20ea8-c085-7132-98ca-ff73777f88a2', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.081275+00', 'null', '{"id": "01a20ea8-c085-7132-98ca-ff73777f88a2", "date": "2026-04-01", "budget": "350.50", "deleted": false, "version": 1, "categoryId": "01a20ea8-be54-70d2-b0b5-0b52ed0ca523", "currencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 45, 'category', '01a20ea8-c099-7446-8e5e-ac703819ba7f', 'deleted', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.115611+00', '{"id": "01a20ea8-c099-7446-8e5e-ac703819ba7f", "icon": "ellipsis", "name": "Trips", "deleted": false, "version": 1, "position": 4, "createdAt": "2026-11-24T17:44:30.102633Z", "deletedAt": null, "updatedAt": "2026-11-24T17:44:30.102633Z", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd"}', '{"id": "01a20ea8-c099-7446-8e5e-ac703819ba7f", "icon": "ellipsis", "name": "Trips", "deleted": true, "version": 2, "position": 4, "createdAt": "2026-11-24T17:44:30.102633Z", "deletedAt": "2026-11-24T17:44:30.115611Z", "updatedAt": "2026-11-24T17:44:30.115611Z", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 14, 'history', '01a20ea8-bf7c-77c7-ae61-b8ab103fa40a', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.813198+00', 'null', '{"id": "01a20ea8-bf7c-77c7-ae61-b8ab103fa40a", "date": "2026-03-06T09:30:00Z", "kind": "expense", "note": "Lunch 6 – обід", "rate": null, "value": "-6.06", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-03-06", "rateDate": null, "accountId": "01a20ea8-be4f-711a-9a3f-105b986b92a0", "createdAt": "2026-11-24T17:44:29.813198Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.813198Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Credit Card", "accountValue": "-6.06", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-6.06", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "USD", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 19, 'history', '01a20ea8-bf9f-7081-babb-958494e27251', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.852917+00', 'null', '{"id": "01a20ea8-bf9f-7081-babb-958494e27251", "date": "2026-04-08T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-800.00", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-04-08", "rateDate": "2026-11-20", "accountId": "01a20ea8-beff-746f-9498-4aa67c6cf530", "createdAt": "2026-11-24T17:44:29.852917Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.852917Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Travel", "accountValue": "-120960.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-800.00", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "JPY", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 24, 'history', '01a20ea8-bfc4-73dd-8130-4975710728f5', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.886658+00', 'null', '{"id": "01a20ea8-bfc4-73dd-8130-4975710728f5", "date": "2026-11-24T17:44:29.886658Z", "kind": "transfer", "note": "Set aside", "rate": "0.0222598361761", "value": "40.00", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-11-24", "rateDate": "2026-09-29", "accountId": "01a20ea8-bef2-7234-a6b6-9d0df2a54909", "createdAt": "2026-11-24T17:44:29.886658Z", "fromValue": "0.89", "updatedAt": "2026-11-24T17:44:29.886658Z", "categoryId": null, "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Заощадження", "accountValue": "40.00", "currencyCode": "UAH", "categoryLabel": null, "fromAccountId": "01a20ea8-be4f-711a-9a3f-105b986b92a0", "workspaceRate": null, "workspaceValue": null, "fromAccountLabel": "Credit Card", "fromCurrencyCode": "USD", "workspaceRateDate": null, "accountCurrencyCode": "UAH", "workspaceCurrencyCode": null}', NULL);
INSERT INTO public.changes VALUES
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 28, 'history', '01a20ea8-bfe5-77fb-bd5f-baef17b9b07b', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:29.922909+00', 'null', '{"id": "01a20ea8-bfe5-77fb-bd5f-baef17b9b07b", "date": "2026-11-24T17:44:29.922909Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-8.88", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-11-24", "rateDate": null, "accountId": "01a20ea8-be4f-711a-9a3f-105b986b92a0", "createdAt": "2026-11-24T17:44:29.922909Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:29.922909Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Credit Card", "accountValue": "-8.88", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-8.88", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "USD", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 36, 'planning', '01a20ea8-c05f-72fd-841c-0f5e66c294ce', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.043085+00', 'null', '{"id": "01a20ea8-c05f-72fd-841c-0f5e66c294ce", "date": "2026-03-01", "budget": "300.00", "deleted": false, "version": 1, "categoryId": "01a20ea8-be54-70d2-b0b5-0b52ed0ca523", "currencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 41, 'planning', '01a20ea8-c08c-753f-8ac7-ac51f6e063b8', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.088602+00', 'null', '{"id": "01a20ea8-c08c-753f-8ac7-ac51f6e063b8", "date": "2026-04-01", "budget": "350.50", "deleted": false, "version": 1, "categoryId": "01a20ea8-be54-70d2-b0b5-0b53c22ecc1c", "currencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 46, 'category', '01a20ea8-c09f-71e5-8d9c-2029cffade85', 'deleted', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.12216+00', '{"id": "01a20ea8-c09f-71e5-8d9c-2029cffade85", "icon": "ellipsis", "name": "Books", "deleted": false, "version": 1, "position": 5, "createdAt": "2026-11-24T17:44:30.109480Z", "deletedAt": null, "updatedAt": "2026-11-24T17:44:30.109480Z", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd"}', '{"id": "01a20ea8-c09f-71e5-8d9c-2029cffade85", "icon": "ellipsis", "name": "Books", "deleted": true, "version": 2, "position": 5, "createdAt": "2026-11-24T17:44:30.109480Z", "deletedAt": "2026-11-24T17:44:30.122160Z", "updatedAt": "2026-11-24T17:44:30.122160Z", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 51, 'list', '01a20ea8-c0b8-71d6-847b-bf3c249e2372', 'updated', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.160365+00', '{"id": "01a20ea8-c0b8-71d6-847b-bf3c249e2372", "name": "Food", "version": 2, "isPinned": true, "createdAt": "2026-11-24T17:44:30.132588Z", "listItems": [{"id": "34bd84c0-e6aa-469d-9869-43b226eca25f", "label": "Bread", "place": 1, "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-24T17:44:30.149511Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd"}', '{"id": "01a20ea8-c0b8-71d6-847b-bf3c249e2372", "name": "Food", "version": 3, "isPinned": true, "createdAt": "2026-11-24T17:44:30.132588Z", "listItems": [], "updatedAt": "2026-11-24T17:44:30.160365Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 49, 'list', '01a20ea8-c0c1-7625-ab15-c5291f61adf0', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.142134+00', 'null', '{"id": "01a20ea8-c0c1-7625-ab15-c5291f61adf0", "name": "Old", "version": 1, "isPinned": true, "createdAt": "2026-11-24T17:44:30.142134Z", "listItems": [{"id": "0d1845ca-0702-4e44-aff7-a2d981da52a3", "label": "Milk", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "34bd84c0-e6aa-469d-9869-43b226eca25f", "label": "Bread", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "2ed90c44-444d-469a-a843-8673b53579e1", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-24T17:44:30.142134Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd"}', NULL),
	('01a20ea8-c0eb-7643-8a1a-d12b600565cb', 1, 'workspace', '01a20ea8-c0eb-7643-8a1a-d12b600565cb', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.1854+00', 'null', '{"id": "01a20ea8-c0eb-7643-8a1a-d12b600565cb", "name": "Home", "version": 1, "revision": 1, "createdAt": "2026-11-24T17:44:30.185400Z", "creatorId": "01a20ea8-be32-769d-be2a-584ef642bca0", "updatedAt": "2026-11-24T17:44:30.185400Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "isVerified": true}], "firstDayOfMonth": 15, "previousParticipants": []}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 54, 'category', '01a20ea8-c352-7054-8ab2-49f6c12c53ce', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.764225+00', 'null', '{"id": "01a20ea8-c352-7054-8ab2-49f6c12c53ce", "icon": "ellipsis", "name": "Імпортовано", "deleted": false, "version": 1, "position": 6, "createdAt": "2026-11-24T17:44:30.764225Z", "deletedAt": null, "updatedAt": "2026-11-24T17:44:30.764225Z", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 54, 'history', '01a20ea8-c358-744e-b9fe-e2b58fb06002', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.764225+00', 'null', '{"id": "01a20ea8-c358-744e-b9fe-e2b58fb06002", "date": "2026-05-02T12:00:00Z", "kind": "expense", "note": "Market", "rate": null, "value": "-12.50", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-05-02", "rateDate": null, "accountId": "01a20ea8-be51-755b-a359-9412cb12cfd9", "createdAt": "2026-11-24T17:44:30.764225Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:30.764225Z", "categoryId": "01a20ea8-c352-7054-8ab2-49f6c12c53ce", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Cash", "accountValue": "-12.50", "currencyCode": "USD", "categoryLabel": "Імпортовано", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-12.50", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "USD", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 54, 'history', '01a20ea8-c358-744e-b9fe-e2b692355c36', 'created', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.764225+00', 'null', '{"id": "01a20ea8-c358-744e-b9fe-e2b692355c36", "date": "2026-05-03T12:00:00Z", "kind": "expense", "note": "Bakery", "rate": null, "value": "-3.20", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "version": 1, "localDay": "2026-05-03", "rateDate": null, "accountId": "01a20ea8-be51-755b-a359-9412cb12cfd9", "createdAt": "2026-11-24T17:44:30.764225Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:30.764225Z", "categoryId": "01a20ea8-c352-7054-8ab2-49f6c12c53ce", "creatorName": "Ann", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd", "accountLabel": "Cash", "accountValue": "-3.20", "currencyCode": "USD", "categoryLabel": "Імпортовано", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-3.20", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "USD", "workspaceCurrencyCode": "USD"}', NULL),
	('01a20ea8-c0eb-7643-8a1a-d12b600565cb', 2, 'workspace', '01a20ea8-c0eb-7643-8a1a-d12b600565cb', 'updated', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.216438+00', '{"id": "01a20ea8-c0eb-7643-8a1a-d12b600565cb", "name": "Home", "version": 1, "revision": 2, "createdAt": "2026-11-24T17:44:30.185400Z", "creatorId": "01a20ea8-be32-769d-be2a-584ef642bca0", "updatedAt": "2026-11-24T17:44:30.185400Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "isVerified": true}], "firstDayOfMonth": 15, "previousParticipants": []}', '{"id": "01a20ea8-c0eb-7643-8a1a-d12b600565cb", "name": "Home", "version": 2, "revision": 2, "createdAt": "2026-11-24T17:44:30.185400Z", "creatorId": "01a20ea8-be32-769d-be2a-584ef642bca0", "updatedAt": "2026-11-24T17:44:30.216438Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a20ea8-be81-7595-bbf7-73d668c22f18", "isVerified": false}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a20ea8-becc-738c-afa5-0b8033a49f30", "isVerified": false}], "firstDayOfMonth": 15, "previousParticipants": []}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 50, 'list', '01a20ea8-c0b8-71d6-847b-bf3c249e2372', 'updated', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.149511+00', '{"id": "01a20ea8-c0b8-71d6-847b-bf3c249e2372", "name": "Food", "version": 1, "isPinned": true, "createdAt": "2026-11-24T17:44:30.132588Z", "listItems": [{"id": "0d1845ca-0702-4e44-aff7-a2d981da52a3", "label": "Milk", "place": 0, "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-24T17:44:30.132588Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd"}', '{"id": "01a20ea8-c0b8-71d6-847b-bf3c249e2372", "name": "Food", "version": 2, "isPinned": true, "createdAt": "2026-11-24T17:44:30.132588Z", "listItems": [{"id": "0d1845ca-0702-4e44-aff7-a2d981da52a3", "label": "Milk", "place": 0, "price": "1.20", "quantity": "2.50", "isChecked": true}], "updatedAt": "2026-11-24T17:44:30.149511Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd"}', NULL),
	('01a20ea8-c0eb-7643-8a1a-d12b600565cb', 7, 'history', '01a20ea8-c17d-73ee-929d-13b83805028f', 'created', '01a20ea8-becc-738c-afa5-0b8033a49f30', '2026-11-24 17:44:30.330902+00', 'null', '{"id": "01a20ea8-c17d-73ee-929d-13b83805028f", "date": "2026-11-24T17:44:30.330902Z", "kind": "expense", "note": "by Дан", "rate": null, "value": "-12.34", "userId": "01a20ea8-becc-738c-afa5-0b8033a49f30", "version": 1, "localDay": "2026-11-24", "rateDate": null, "accountId": "01a20ea8-c0ee-7219-8c91-1579780ef924", "createdAt": "2026-11-24T17:44:30.330902Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:30.330902Z", "categoryId": "01a20ea8-c0ef-732d-80fe-edcee14fec9d", "creatorName": "Дан", "workspaceId": "01a20ea8-c0eb-7643-8a1a-d12b600565cb", "accountLabel": "Credit Card", "accountValue": "-12.34", "currencyCode": "EUR", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-12.34", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "EUR", "workspaceCurrencyCode": "EUR"}', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 53, 'list', '01a20ea8-c0c1-7625-ab15-c5291f61adf0', 'deleted', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.178565+00', '{"id": "01a20ea8-c0c1-7625-ab15-c5291f61adf0", "name": "Old", "version": 1, "isPinned": true, "createdAt": "2026-11-24T17:44:30.142134Z", "listItems": [], "updatedAt": "2026-11-24T17:44:30.142134Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd"}', '{"id": "01a20ea8-c0c1-7625-ab15-c5291f61adf0", "name": "Old", "version": 2, "isPinned": true, "createdAt": "2026-11-24T17:44:30.142134Z", "listItems": [], "updatedAt": "2026-11-24T17:44:30.178565Z", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd"}', NULL),
	('01a20ea8-c0eb-7643-8a1a-d12b600565cb', 6, 'history', '01a20ea8-c171-717b-8508-329a085e6b59', 'created', '01a20ea8-be81-7595-bbf7-73d668c22f18', '2026-11-24 17:44:30.316958+00', 'null', '{"id": "01a20ea8-c171-717b-8508-329a085e6b59", "date": "2026-11-24T17:44:30.316958Z", "kind": "expense", "note": "by Bob", "rate": null, "value": "-12.34", "userId": "01a20ea8-be81-7595-bbf7-73d668c22f18", "version": 1, "localDay": "2026-11-24", "rateDate": null, "accountId": "01a20ea8-c0ee-7219-8c91-1579780ef924", "createdAt": "2026-11-24T17:44:30.316958Z", "fromValue": null, "updatedAt": "2026-11-24T17:44:30.316958Z", "categoryId": "01a20ea8-c0ef-732d-80fe-edcee14fec9d", "creatorName": "Bob", "workspaceId": "01a20ea8-c0eb-7643-8a1a-d12b600565cb", "accountLabel": "Credit Card", "accountValue": "-12.34", "currencyCode": "EUR", "categoryLabel": "Food", "fromAccountId": null, "workspaceRate": null, "workspaceValue": "-12.34", "fromAccountLabel": null, "fromCurrencyCode": null, "workspaceRateDate": null, "accountCurrencyCode": "EUR", "workspaceCurrencyCode": "EUR"}', NULL),
	('01a20ea8-c181-7642-815d-496f2745ccd9', 2, 'workspace', '01a20ea8-c181-7642-815d-496f2745ccd9', 'deleted', '01a20ea8-be81-7595-bbf7-73d668c22f18', '2026-11-24 17:44:30.346424+00', '{"id": "01a20ea8-c181-7642-815d-496f2745ccd9", "name": "Old", "version": 1, "revision": 2, "createdAt": "2026-11-24T17:44:30.336204Z", "creatorId": "01a20ea8-be81-7595-bbf7-73d668c22f18", "updatedAt": "2026-11-24T17:44:30.336204Z", "isPersonal": false, "currencyCode": "USD", "participants": [{"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a20ea8-be81-7595-bbf7-73d668c22f18", "isVerified": true}], "firstDayOfMonth": 10, "previousParticipants": []}', 'null', NULL),
	('01a20ea8-c0eb-7643-8a1a-d12b600565cb', 5, 'workspace', '01a20ea8-c0eb-7643-8a1a-d12b600565cb', 'updated', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.290326+00', '{"id": "01a20ea8-c0eb-7643-8a1a-d12b600565cb", "name": "Home", "version": 2, "revision": 5, "createdAt": "2026-11-24T17:44:30.185400Z", "creatorId": "01a20ea8-be32-769d-be2a-584ef642bca0", "updatedAt": "2026-11-24T17:44:30.216438Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a20ea8-be81-7595-bbf7-73d668c22f18", "isVerified": true}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a20ea8-becc-738c-afa5-0b8033a49f30", "isVerified": true}], "firstDayOfMonth": 15, "previousParticipants": []}', '{"id": "01a20ea8-c0eb-7643-8a1a-d12b600565cb", "name": "Home", "version": 3, "revision": 5, "createdAt": "2026-11-24T17:44:30.185400Z", "creatorId": "01a20ea8-be32-769d-be2a-584ef642bca0", "updatedAt": "2026-11-24T17:44:30.290326Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a20ea8-be81-7595-bbf7-73d668c22f18", "isVerified": true}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a20ea8-becc-738c-afa5-0b8033a49f30", "isVerified": true}, {"name": "Carol", "email": "carol7@example.com", "avatar": null, "userId": "01a20ea8-beaa-7155-b0ad-04af0a2c892f", "isVerified": false}], "firstDayOfMonth": 15, "previousParticipants": []}', NULL),
	('01a20ea8-c0eb-7643-8a1a-d12b600565cb', 3, 'workspace', '01a20ea8-c0eb-7643-8a1a-d12b600565cb', 'updated', '01a20ea8-be81-7595-bbf7-73d668c22f18', '2026-11-24 17:44:30.229707+00', '{"id": "01a20ea8-c0eb-7643-8a1a-d12b600565cb", "name": "Home", "version": 2, "revision": 3, "createdAt": "2026-11-24T17:44:30.185400Z", "creatorId": "01a20ea8-be32-769d-be2a-584ef642bca0", "updatedAt": "2026-11-24T17:44:30.216438Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a20ea8-be81-7595-bbf7-73d668c22f18", "isVerified": false}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a20ea8-becc-738c-afa5-0b8033a49f30", "isVerified": false}], "firstDayOfMonth": 15, "previousParticipants": []}', '{"id": "01a20ea8-c0eb-7643-8a1a-d12b600565cb", "name": "Home", "version": 2, "revision": 3, "createdAt": "2026-11-24T17:44:30.185400Z", "creatorId": "01a20ea8-be32-769d-be2a-584ef642bca0", "updatedAt": "2026-11-24T17:44:30.216438Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "isVerified": true}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a20ea8-becc-738c-afa5-0b8033a49f30", "isVerified": false}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a20ea8-be81-7595-bbf7-73d668c22f18", "isVerified": true}], "firstDayOfMonth": 15, "previousParticipants": []}', NULL),
	('01a20ea8-c0eb-7643-8a1a-d12b600565cb', 4, 'workspace', '01a20ea8-c0eb-7643-8a1a-d12b600565cb', 'updated', '01a20ea8-becc-738c-afa5-0b8033a49f30', '2026-11-24 17:44:30.263338+00', '{"id": "01a20ea8-c0eb-7643-8a1a-d12b600565cb", "name": "Home", "version": 2, "revision": 4, "createdAt": "2026-11-24T17:44:30.185400Z", "creatorId": "01a20ea8-be32-769d-be2a-584ef642bca0", "updatedAt": "2026-11-24T17:44:30.216438Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "isVerified": true}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a20ea8-becc-738c-afa5-0b8033a49f30", "isVerified": false}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a20ea8-be81-7595-bbf7-73d668c22f18", "isVerified": true}], "firstDayOfMonth": 15, "previousParticipants": []}', '{"id": "01a20ea8-c0eb-7643-8a1a-d12b600565cb", "name": "Home", "version": 2, "revision": 4, "createdAt": "2026-11-24T17:44:30.185400Z", "creatorId": "01a20ea8-be32-769d-be2a-584ef642bca0", "updatedAt": "2026-11-24T17:44:30.216438Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a20ea8-be81-7595-bbf7-73d668c22f18", "isVerified": true}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a20ea8-becc-738c-afa5-0b8033a49f30", "isVerified": true}], "firstDayOfMonth": 15, "previousParticipants": []}', NULL),
	('01a20ea8-c0eb-7643-8a1a-d12b600565cb', 8, 'workspace', '01a20ea8-c0eb-7643-8a1a-d12b600565cb', 'updated', '01a20ea8-becc-738c-afa5-0b8033a49f30', '2026-11-24 17:44:30.834768+00', '{"id": "01a20ea8-c0eb-7643-8a1a-d12b600565cb", "name": "Home", "version": 3, "revision": 8, "createdAt": "2026-11-24T17:44:30.185400Z", "creatorId": "01a20ea8-be32-769d-be2a-584ef642bca0", "updatedAt": "2026-11-24T17:44:30.290326Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": "/api/avatar/a7945d64-4a5b-4d9e-a773-48758fbda549", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a20ea8-be81-7595-bbf7-73d668c22f18", "isVerified": true}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a20ea8-becc-738c-afa5-0b8033a49f30", "isVerified": true}, {"name": "Carol", "email": "carol7@example.com", "avatar": null, "userId": "01a20ea8-beaa-7155-b0ad-04af0a2c892f", "isVerified": false}], "firstDayOfMonth": 15, "previousParticipants": []}', '{"id": "01a20ea8-c0eb-7643-8a1a-d12b600565cb", "name": "Home", "version": 4, "revision": 8, "createdAt": "2026-11-24T17:44:30.185400Z", "creatorId": "01a20ea8-be32-769d-be2a-584ef642bca0", "updatedAt": "2026-11-24T17:44:30.834768Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": "/api/avatar/a7945d64-4a5b-4d9e-a773-48758fbda549", "userId": "01a20ea8-be32-769d-be2a-584ef642bca0", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a20ea8-be81-7595-bbf7-73d668c22f18", "isVerified": true}, {"name": "Carol", "email": "carol7@example.com", "avatar": null, "userId": "01a20ea8-beaa-7155-b0ad-04af0a2c892f", "isVerified": false}], "firstDayOfMonth": 15, "previousParticipants": [{"name": "Дан", "email": null, "avatar": null, "userId": "01a20ea8-becc-738c-afa5-0b8033a49f30", "isVerified": true}]}', NULL);


--
-- Data for Name: day_incomes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.day_incomes VALUES
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-11-24', 'USD', 250000),
	('01a20ea8-c304-7487-9e56-eff30b0861f3', '2026-03-21', 'USD', 12000);


--
-- Data for Name: day_sums; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.day_sums VALUES
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-03-01', '01a20ea8-be54-70d2-b0b5-0b5490802407', 'USD', 101),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-04-01', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', 'USD', 10000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-03-02', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', 'USD', 202),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-04-02', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', 'USD', 20000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-03-03', '01a20ea8-be54-70d2-b0b5-0b5490802407', 'USD', 303),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-04-03', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', 'USD', 30000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-03-04', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', 'USD', 404),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-04-04', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', 'USD', 40000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-03-05', '01a20ea8-be54-70d2-b0b5-0b5490802407', 'USD', 505),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-04-05', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', 'USD', 50000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-03-06', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', 'USD', 606),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-04-06', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', 'USD', 60000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-03-07', '01a20ea8-be54-70d2-b0b5-0b5490802407', 'USD', 707),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-04-07', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', 'USD', 70000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-03-08', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', 'USD', 808),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-04-08', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', 'USD', 80000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-03-09', '01a20ea8-be54-70d2-b0b5-0b5490802407', 'USD', 909),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-04-09', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', 'USD', 90000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-03-10', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', 'USD', 1010),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-04-10', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', 'USD', 100000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-11-24', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', 'USD', 1665),
	('01a20ea8-c0eb-7643-8a1a-d12b600565cb', '2026-11-24', '01a20ea8-c0ef-732d-80fe-edcee14fec9d', 'EUR', 2468),
	('01a20ea8-c304-7487-9e56-eff30b0861f3', '2026-03-20', '01a20ea8-c304-7487-9e56-eff9da8a2d59', 'USD', 250),
	('01a20ea8-c304-7487-9e56-eff30b0861f3', '2026-03-20', '01a20ea8-c304-7487-9e56-eff81fa42511', 'USD', 1000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-05-02', '01a20ea8-c352-7054-8ab2-49f6c12c53ce', 'USD', 1250),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-05-03', '01a20ea8-c352-7054-8ab2-49f6c12c53ce', 'USD', 320);


--
-- Data for Name: history; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.history VALUES
	('01a20ea8-bf11-7112-a479-7c89446054bc', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'expense', '01a20ea8-be54-70d2-b0b5-0b5490802407', '01a20ea8-be4f-711a-9a3f-105b986b92a0', NULL, '2026-03-01 09:30:00+00', '2026-03-01', -101, 'USD', -101, 'USD', NULL, NULL, NULL, NULL, -101, 'USD', NULL, NULL, 'Lunch 1 – обід', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 1, '{}', 'bb437d1902198c0402fae8eb185ae36c314bf7d3d2545434fe3f526fc5c09934', '2026-11-24 17:44:29.709292+00', '2026-11-24 17:44:29.709292+00', NULL),
	('01a20ea8-bf20-7417-9211-d84c3ce6935a', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'expense', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', '01a20ea8-beff-746f-9498-4aa67c6cf530', NULL, '2026-04-01 21:15:00+00', '2026-04-01', -10000, 'USD', -1512000, 'JPY', NULL, NULL, '151.2', '2026-11-20', -10000, 'USD', NULL, NULL, 'Ramen, ラーメン', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 1, '{}', '3524d73f4bd8c4348c89ec300b1d284916c507be0ba75d540d06684bdd43810f', '2026-11-24 17:44:29.723758+00', '2026-11-24 17:44:29.723758+00', NULL),
	('01a20ea8-bf2a-7502-a56c-4a60dfcbad9e', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'expense', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', '01a20ea8-be4f-711a-9a3f-105b986b92a0', NULL, '2026-03-02 09:30:00+00', '2026-03-02', -202, 'USD', -202, 'USD', NULL, NULL, NULL, NULL, -202, 'USD', NULL, NULL, 'Lunch 2 – обід', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 1, '{}', 'c172c62750bfbde35f4b9a22f6df8f910a51a72cd3e41e15cf143c277b33d8e9', '2026-11-24 17:44:29.735102+00', '2026-11-24 17:44:29.735102+00', NULL),
	('01a20ea8-bf33-77d5-947c-5e7702dc81c5', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'expense', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', '01a20ea8-beff-746f-9498-4aa67c6cf530', NULL, '2026-04-02 21:15:00+00', '2026-04-02', -20000, 'USD', -3024000, 'JPY', NULL, NULL, '151.2', '2026-11-20', -20000, 'USD', NULL, NULL, 'Ramen, ラーメン', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 1, '{}', 'abea78b2ef2a275777f29ebded5a7feddbb6ed98c6c46896994e8cb65847ebc7', '2026-11-24 17:44:29.743945+00', '2026-11-24 17:44:29.743945+00', NULL),
	('01a20ea8-bf3c-73c8-ade0-9192bb2afb75', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'expense', '01a20ea8-be54-70d2-b0b5-0b5490802407', '01a20ea8-be4f-711a-9a3f-105b986b92a0', NULL, '2026-03-03 09:30:00+00', '2026-03-03', -303, 'USD', -303, 'USD', NULL, NULL, NULL, NULL, -303, 'USD', NULL, NULL, 'Lunch 3 – обід', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 1, '{}', '842b7228eb14f606f91592a6d8498eee0a6632c09d3abc89b868f51160bc402d', '2026-11-24 17:44:29.752795+00', '2026-11-24 17:44:29.752795+00', NULL),
	('01a20ea8-bf45-7579-9c03-06e076cc7401', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'expense', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', '01a20ea8-beff-746f-9498-4aa67c6cf530', NULL, '2026-04-03 21:15:00+00', '2026-04-03', -30000, 'USD', -4536000, 'JPY', NULL, NULL, '151.2', '2026-11-20', -30000, 'USD', NULL, NULL, 'Ramen, ラーメン', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 1, '{}', '223d212b2d4924161184993b5b9e140ea586dffd8e5cb6f24008713a456477b2', '2026-11-24 17:44:29.76136+00', '2026-11-24 17:44:29.76136+00', NULL),
	('01a20ea8-bf51-7201-af79-79973d9c775b', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'expense', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', '01a20ea8-be4f-711a-9a3f-105b986b92a0', NULL, '2026-03-04 09:30:00+00', '2026-03-04', -404, 'USD', -404, 'USD', NULL, NULL, NULL, NULL, -404, 'USD', NULL, NULL, 'Lunch 4 – обід', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 1, '{}', 'a76ec610b69e6cc7553a99f77ed46a82e2a2ffeadd1341ad3d7c315aa2763822', '2026-11-24 17:44:29.772297+00', '2026-11-24 17:44:29.772297+00', NULL),
	('01a20ea8-bf5d-7585-8884-8bb03e9b616e', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'expense', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', '01a20ea8-beff-746f-9498-4aa67c6cf530', NULL, '2026-04-04 21:15:00+00', '2026-04-04', -40000, 'USD', -6048000, 'JPY', NULL, NULL, '151.2', '2026-11-20', -40000, 'USD', NULL, NULL, 'Ramen, ラーメン', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 1, '{}', 'cbd1d2a635d03740011dfd30b812bd4984dd4d5490e5d44f2495675e3f921476', '2026-11-24 17:44:29.783327+00', '2026-11-24 17:44:29.783327+00', NULL),
	('01a20ea8-bf64-7670-82b7-4442a042c152', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'expense', '01a20ea8-be54-70d2-b0b5-0b5490802407', '01a20ea8-be4f-711a-9a3f-105b986b92a0', NULL, '2026-03-05 09:30:00+00', '2026-03-05', -505, 'USD', -505, 'USD', NULL, NULL, NULL, NULL, -505, 'USD', NULL, NULL, 'Lunch 5 – обід', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 1, '{}', '48776e8301754817580dc1d6f0b964cea360dcba4474a46559f8d4ffb019285d', '2026-11-24 17:44:29.793758+00', '2026-11-24 17:44:29.793758+00', NULL),
	('01a20ea8-bf71-776a-a88f-b8ccac0dccb5', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'expense', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', '01a20ea8-beff-746f-9498-4aa67c6cf530', NULL, '2026-04-05 21:15:00+00', '2026-04-05', -50000, 'USD', -7560000, 'JPY', NULL, NULL, '151.2', '2026-11-20', -50000, 'USD', NULL, NULL, 'Ramen, ラーメン', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 1, '{}', 'beae6290ba86a8bc5f91397e7cb8885781a86d13891de9bf95ffc39cab2a95d7', '2026-11-24 17:44:29.800286+00', '2026-11-24 17:44:29.800286+00', NULL),
	('01a20ea8-bf7c-77c7-ae61-b8ab103fa40a', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'expense', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', '01a20ea8-be4f-711a-9a3f-105b986b92a0', NULL, '2026-03-06 09:30:00+00', '2026-03-06', -606, 'USD', -606, 'USD', NULL, NULL, NULL, NULL, -606, 'USD', NULL, NULL, 'Lunch 6 – обід', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 1, '{}', '2ea875d6b241f12b9a0cebc41bb96ea51e539ac3d5bdf67e0997efd37e755f99', '2026-11-24 17:44:29.813198+00', '2026-11-24 17:44:29.813198+00', NULL),
	('01a20ea8-bf85-71d3-a401-55f9e4d1a5b8', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'expense', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', '01a20ea8-beff-746f-9498-4aa67c6cf530', NULL, '2026-04-06 21:15:00+00', '2026-04-06', -60000, 'USD', -9072000, 'JPY', NULL, NULL, '151.2', '2026-11-20', -60000, 'USD', NULL, NULL, 'Ramen, ラーメン', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 1, '{}', '1a169af0c4e07ac8fbf146eb2af936ab209a2dc5e5e5eab62e3f6a5fe130507d', '2026-11-24 17:44:29.824422+00', '2026-11-24 17:44:29.824422+00', NULL),
	('01a20ea8-bf8b-778e-9a59-89c24b6dc7e2', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'expense', '01a20ea8-be54-70d2-b0b5-0b5490802407', '01a20ea8-be4f-711a-9a3f-105b986b92a0', NULL, '2026-03-07 09:30:00+00', '2026-03-07', -707, 'USD', -707, 'USD', NULL, NULL, NULL, NULL, -707, 'USD', NULL, NULL, 'Lunch 7 – обід', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 1, '{}', 'c82bdf21806bcd9478ae2f6479d5ce5047e64d4be4c662ec4bf59e591160a7cd', '2026-11-24 17:44:29.833279+00', '2026-11-24 17:44:29.833279+00', NULL),
	('01a20ea8-bf92-71d1-827e-1fbe084e98bf', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'expense', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', '01a20ea8-beff-746f-9498-4aa67c6cf530', NULL, '2026-04-07 21:15:00+00', '2026-04-07', -70000, 'USD', -10584000, 'JPY', NULL, NULL, '151.2', '2026-11-20', -70000, 'USD', NULL, NULL, 'Ramen, ラーメン', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 1, '{}', '93137cdf3cb525eae1a648d0816244147790e32fb15136da30e73c0b23bbece1', '2026-11-24 17:44:29.839559+00', '2026-11-24 17:44:29.839559+00', NULL),
	('01a20ea8-bf99-7461-831e-343c81d15908', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'expense', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', '01a20ea8-be4f-711a-9a3f-105b986b92a0', NULL, '2026-03-08 09:30:00+00', '2026-03-08', -808, 'USD', -808, 'USD', NULL, NULL, NULL, NULL, -808, 'USD', NULL, NULL, 'Lunch 8 – обід', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 1, '{}', '75e9d017984323d83fa74f111e0da2dd349bba65b3b300254825a69ae0f20054', '2026-11-24 17:44:29.846411+00', '2026-11-24 17:44:29.846411+00', NULL),
	('01a20ea8-bf9f-7081-babb-958494e27251', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'expense', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', '01a20ea8-beff-746f-9498-4aa67c6cf530', NULL, '2026-04-08 21:15:00+00', '2026-04-08', -80000, 'USD', -12096000, 'JPY', NULL, NULL, '151.2', '2026-11-20', -80000, 'USD', NULL, NULL, 'Ramen, ラーメン', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 1, '{}', '885c0fc3e9a4d200a82fb664860e5526861240b978924011e9734ce8f829d44f', '2026-11-24 17:44:29.852917+00', '2026-11-24 17:44:29.852917+00', NULL),
	('01a20ea8-bfa6-72ae-a472-2c40edf725fc', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'expense', '01a20ea8-be54-70d2-b0b5-0b5490802407', '01a20ea8-be4f-711a-9a3f-105b986b92a0', NULL, '2026-03-09 09:30:00+00', '2026-03-09', -909, 'USD', -909, 'USD', NULL, NULL, NULL, NULL, -909, 'USD', NULL, NULL, 'Lunch 9 – обід', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 1, '{}', '6be63c7afa73304b243393d66be4d28e8d7243909120e42ec7741ac34148b9b7', '2026-11-24 17:44:29.85953+00', '2026-11-24 17:44:29.85953+00', NULL),
	('01a20ea8-bfae-76db-b391-8885821c586b', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'expense', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', '01a20ea8-beff-746f-9498-4aa67c6cf530', NULL, '2026-04-09 21:15:00+00', '2026-04-09', -90000, 'USD', -13608000, 'JPY', NULL, NULL, '151.2', '2026-11-20', -90000, 'USD', NULL, NULL, 'Ramen, ラーメン', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 1, '{}', '2c099e2a49da580df9b5ae3b4ec1a0821f86a9aabad03e4d558a62797126c7f8', '2026-11-24 17:44:29.86795+00', '2026-11-24 17:44:29.86795+00', NULL),
	('01a20ea8-bfb4-779d-ac16-7ddaf0482924', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'expense', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', '01a20ea8-be4f-711a-9a3f-105b986b92a0', NULL, '2026-03-10 09:30:00+00', '2026-03-10', -1010, 'USD', -1010, 'USD', NULL, NULL, NULL, NULL, -1010, 'USD', NULL, NULL, 'Lunch 10 – обід', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 1, '{}', '2b229d8b7d0b192910966ebe67a55589fc5a6672050483ade517748b432fc26b', '2026-11-24 17:44:29.874276+00', '2026-11-24 17:44:29.874276+00', NULL),
	('01a20ea8-bfba-73bf-9727-320d68fda343', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'expense', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', '01a20ea8-beff-746f-9498-4aa67c6cf530', NULL, '2026-04-10 21:15:00+00', '2026-04-10', -100000, 'USD', -15120000, 'JPY', NULL, NULL, '151.2', '2026-11-20', -100000, 'USD', NULL, NULL, 'Ramen, ラーメン', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 1, '{}', 'f15429c30309c764c54ba93000a421714eb32aaa7c5f0b8be1f4ce2f0ad56b64', '2026-11-24 17:44:29.880552+00', '2026-11-24 17:44:29.880552+00', NULL),
	('01a20ea8-bfc4-73dd-8130-4975710728f5', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'transfer', NULL, '01a20ea8-bef2-7234-a6b6-9d0df2a54909', '01a20ea8-be4f-711a-9a3f-105b986b92a0', '2026-11-24 17:44:29.886658+00', '2026-11-24', 4000, 'UAH', 4000, 'UAH', 89, 'USD', '0.0222598361761', '2026-09-29', NULL, NULL, NULL, NULL, 'Set aside', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 1, '{}', '71cf7b674f7c7f3644b3bb1c46f896951723f904da16d1940c32ec95884c9703', '2026-11-24 17:44:29.886658+00', '2026-11-24 17:44:29.886658+00', NULL),
	('01a20ea8-bfcb-7049-89c1-dece54d425c9', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'income', NULL, '01a20ea8-be4f-711a-9a3f-105b986b92a0', NULL, '2026-11-24 17:44:29.896265+00', '2026-11-24', 250000, 'USD', 250000, 'USD', NULL, NULL, NULL, NULL, 250000, 'USD', NULL, NULL, 'Salary', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 1, '{}', '396dd059a60f4085d608a773946ed1dd66e19322db6b041f8bd1eccd30725ec1', '2026-11-24 17:44:29.896265+00', '2026-11-24 17:44:29.896265+00', NULL),
	('01a20ea8-bfe5-77fb-bd5f-baef17b9b07b', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'expense', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', '01a20ea8-be4f-711a-9a3f-105b986b92a0', NULL, '2026-11-24 17:44:29.922909+00', '2026-11-24', -888, 'USD', -888, 'USD', NULL, NULL, NULL, NULL, -888, 'USD', NULL, NULL, 'Not by mistake', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 2, '{"note": 2}', '32de29d57cee129c777edb3b173211f1240fe0768ea05ecedbd9df5c2b4d0603', '2026-11-24 17:44:29.922909+00', '2026-11-24 17:44:29.945333+00', NULL),
	('01a20ea8-bfea-72bb-9e21-f3033628b620', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'expense', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', '01a20ea8-be4f-711a-9a3f-105b986b92a0', NULL, '2026-11-24 17:44:29.928628+00', '2026-11-24', -777, 'USD', -777, 'USD', NULL, NULL, NULL, NULL, -777, 'USD', NULL, NULL, 'By mistake', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 3, '{}', 'af2bb00e7e018a7c5744368e4291debb99400f4ade391c680d1e9c7fd5caf4d4', '2026-11-24 17:44:29.928628+00', '2026-11-24 17:44:29.991733+00', NULL),
	('01a20ea8-bfdf-72a9-8e7a-32d5395a368e', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'expense', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', '01a20ea8-be4f-711a-9a3f-105b986b92a0', NULL, '2026-11-24 17:44:29.916734+00', '2026-11-24', -999, 'USD', -999, 'USD', NULL, NULL, NULL, NULL, -999, 'USD', NULL, NULL, 'By mistake', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 2, '{}', '3c3cd8bfc62d6bded268f03c5ba3d264981fb3b3b19bf7113fdc70884f7910b8', '2026-11-24 17:44:29.916734+00', '2026-11-24 17:44:29.934478+00', '2026-11-24 17:44:29.934478+00'),
	('01a20ea8-c171-717b-8508-329a085e6b59', '01a20ea8-c0eb-7643-8a1a-d12b600565cb', 'expense', '01a20ea8-c0ef-732d-80fe-edcee14fec9d', '01a20ea8-c0ee-7219-8c91-1579780ef924', NULL, '2026-11-24 17:44:30.316958+00', '2026-11-24', -1234, 'EUR', -1234, 'EUR', NULL, NULL, NULL, NULL, -1234, 'EUR', NULL, NULL, 'by Bob', '01a20ea8-be81-7595-bbf7-73d668c22f18', 'Bob', 1, '{}', '5aa40559cbbbbc86c4f1607b06eee71f1a9d87df0b89b4b6dcc138f5d72dcf6d', '2026-11-24 17:44:30.316958+00', '2026-11-24 17:44:30.316958+00', NULL),
	('01a20ea8-c012-701b-ada8-1f7f56e246d3', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'expense', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', '01a20ea8-bef2-7234-a6b6-9d0df2a54909', NULL, '2026-11-24 17:44:29.928628+00', '2026-11-24', -7770, 'USD', -321484, 'UAH', NULL, NULL, '41.375', '2026-11-20', -7770, 'USD', NULL, NULL, 'By mistake', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 2, '{}', '942015a7cf3921d97bd6e7f62b4ad807d0374b5fd57ea0af7ccb31eb25453636', '2026-11-24 17:44:29.960295+00', '2026-11-24 17:44:29.991733+00', '2026-11-24 17:44:29.991733+00'),
	('01a20ea8-c17d-73ee-929d-13b83805028f', '01a20ea8-c0eb-7643-8a1a-d12b600565cb', 'expense', '01a20ea8-c0ef-732d-80fe-edcee14fec9d', '01a20ea8-c0ee-7219-8c91-1579780ef924', NULL, '2026-11-24 17:44:30.330902+00', '2026-11-24', -1234, 'EUR', -1234, 'EUR', NULL, NULL, NULL, NULL, -1234, 'EUR', NULL, NULL, 'by Дан', '01a20ea8-becc-738c-afa5-0b8033a49f30', 'Дан', 1, '{}', 'f6b34b40aa216e1d32ec486060a5b7bfdd89bb030155c561e3d16e45dcea6000', '2026-11-24 17:44:30.330902+00', '2026-11-24 17:44:30.330902+00', NULL),
	('01a20ea8-c304-7487-9e56-effdfed226eb', '01a20ea8-c304-7487-9e56-eff30b0861f3', 'expense', '01a20ea8-c304-7487-9e56-eff9da8a2d59', '01a20ea8-c304-7487-9e56-eff522da748b', NULL, '2026-03-20 09:00:00+00', '2026-03-20', -250, 'USD', -250, 'USD', NULL, NULL, NULL, NULL, -250, 'USD', NULL, NULL, 'Tram', '01a20ea8-c304-7487-9e56-eff43ff0c7f5', 'Gast', 1, '{}', NULL, '2026-03-20 09:00:00+00', '2026-03-20 09:00:00+00', NULL),
	('01a20ea8-c304-7487-9e56-effe76ae9065', '01a20ea8-c304-7487-9e56-eff30b0861f3', 'transfer', NULL, '01a20ea8-c304-7487-9e56-eff6b058b390', '01a20ea8-c304-7487-9e56-eff522da748b', '2026-03-20 09:00:00+00', '2026-03-20', 2000, 'USD', 2000, 'USD', 2000, 'USD', NULL, NULL, NULL, NULL, NULL, NULL, '', '01a20ea8-c304-7487-9e56-eff43ff0c7f5', 'Gast', 1, '{}', NULL, '2026-03-20 09:00:00+00', '2026-03-20 09:00:00+00', NULL),
	('01a20ea8-c304-7487-9e56-efff3ae805ad', '01a20ea8-c304-7487-9e56-eff30b0861f3', 'expense', '01a20ea8-c304-7487-9e56-eff81fa42511', '01a20ea8-c304-7487-9e56-eff522da748b', NULL, '2026-03-20 09:00:00+00', '2026-03-20', -1000, 'USD', -1000, 'USD', NULL, NULL, NULL, NULL, -1000, 'USD', NULL, NULL, 'Lunch', '01a20ea8-c304-7487-9e56-eff43ff0c7f5', 'Gast', 1, '{}', NULL, '2026-03-20 09:00:00+00', '2026-03-20 09:00:00+00', NULL),
	('01a20ea8-c304-7487-9e56-f000198a7e77', '01a20ea8-c304-7487-9e56-eff30b0861f3', 'income', NULL, '01a20ea8-c304-7487-9e56-eff522da748b', NULL, '2026-03-20 09:00:00+00', '2026-03-21', 12000, 'USD', 12000, 'USD', NULL, NULL, NULL, NULL, 12000, 'USD', NULL, NULL, 'Salary', '01a20ea8-c304-7487-9e56-eff43ff0c7f5', 'Gast', 1, '{}', NULL, '2026-03-20 09:00:00+00', '2026-03-20 09:00:00+00', NULL),
	('01a20ea8-c358-744e-b9fe-e2b58fb06002', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'expense', '01a20ea8-c352-7054-8ab2-49f6c12c53ce', '01a20ea8-be51-755b-a359-9412cb12cfd9', NULL, '2026-05-02 12:00:00+00', '2026-05-02', -1250, 'USD', -1250, 'USD', NULL, NULL, NULL, NULL, -1250, 'USD', NULL, NULL, 'Market', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 1, '{}', NULL, '2026-11-24 17:44:30.764225+00', '2026-11-24 17:44:30.764225+00', NULL),
	('01a20ea8-c358-744e-b9fe-e2b692355c36', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'expense', '01a20ea8-c352-7054-8ab2-49f6c12c53ce', '01a20ea8-be51-755b-a359-9412cb12cfd9', NULL, '2026-05-03 12:00:00+00', '2026-05-03', -320, 'USD', -320, 'USD', NULL, NULL, NULL, NULL, -320, 'USD', NULL, NULL, 'Bakery', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 1, '{}', NULL, '2026-11-24 17:44:30.764225+00', '2026-11-24 17:44:30.764225+00', NULL);


--
-- Data for Name: history_words; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.history_words VALUES
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '1', '2026-03-01', '2026-03-01 09:30:00+00', '01a20ea8-bf11-7112-a479-7c89446054bc'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'lunch', '2026-03-01', '2026-03-01 09:30:00+00', '01a20ea8-bf11-7112-a479-7c89446054bc'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'обід', '2026-03-01', '2026-03-01 09:30:00+00', '01a20ea8-bf11-7112-a479-7c89446054bc'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'ramen', '2026-04-01', '2026-04-01 21:15:00+00', '01a20ea8-bf20-7417-9211-d84c3ce6935a'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'ラーメン', '2026-04-01', '2026-04-01 21:15:00+00', '01a20ea8-bf20-7417-9211-d84c3ce6935a'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2', '2026-03-02', '2026-03-02 09:30:00+00', '01a20ea8-bf2a-7502-a56c-4a60dfcbad9e'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'lunch', '2026-03-02', '2026-03-02 09:30:00+00', '01a20ea8-bf2a-7502-a56c-4a60dfcbad9e'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'обід', '2026-03-02', '2026-03-02 09:30:00+00', '01a20ea8-bf2a-7502-a56c-4a60dfcbad9e'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'ramen', '2026-04-02', '2026-04-02 21:15:00+00', '01a20ea8-bf33-77d5-947c-5e7702dc81c5'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'ラーメン', '2026-04-02', '2026-04-02 21:15:00+00', '01a20ea8-bf33-77d5-947c-5e7702dc81c5'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '3', '2026-03-03', '2026-03-03 09:30:00+00', '01a20ea8-bf3c-73c8-ade0-9192bb2afb75'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'lunch', '2026-03-03', '2026-03-03 09:30:00+00', '01a20ea8-bf3c-73c8-ade0-9192bb2afb75'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'обід', '2026-03-03', '2026-03-03 09:30:00+00', '01a20ea8-bf3c-73c8-ade0-9192bb2afb75'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'ramen', '2026-04-03', '2026-04-03 21:15:00+00', '01a20ea8-bf45-7579-9c03-06e076cc7401'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'ラーメン', '2026-04-03', '2026-04-03 21:15:00+00', '01a20ea8-bf45-7579-9c03-06e076cc7401'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '4', '2026-03-04', '2026-03-04 09:30:00+00', '01a20ea8-bf51-7201-af79-79973d9c775b'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'lunch', '2026-03-04', '2026-03-04 09:30:00+00', '01a20ea8-bf51-7201-af79-79973d9c775b'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'обід', '2026-03-04', '2026-03-04 09:30:00+00', '01a20ea8-bf51-7201-af79-79973d9c775b'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'ramen', '2026-04-04', '2026-04-04 21:15:00+00', '01a20ea8-bf5d-7585-8884-8bb03e9b616e'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'ラーメン', '2026-04-04', '2026-04-04 21:15:00+00', '01a20ea8-bf5d-7585-8884-8bb03e9b616e'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '5', '2026-03-05', '2026-03-05 09:30:00+00', '01a20ea8-bf64-7670-82b7-4442a042c152'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'lunch', '2026-03-05', '2026-03-05 09:30:00+00', '01a20ea8-bf64-7670-82b7-4442a042c152'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'обід', '2026-03-05', '2026-03-05 09:30:00+00', '01a20ea8-bf64-7670-82b7-4442a042c152'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'ramen', '2026-04-05', '2026-04-05 21:15:00+00', '01a20ea8-bf71-776a-a88f-b8ccac0dccb5'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'ラーメン', '2026-04-05', '2026-04-05 21:15:00+00', '01a20ea8-bf71-776a-a88f-b8ccac0dccb5'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '6', '2026-03-06', '2026-03-06 09:30:00+00', '01a20ea8-bf7c-77c7-ae61-b8ab103fa40a'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'lunch', '2026-03-06', '2026-03-06 09:30:00+00', '01a20ea8-bf7c-77c7-ae61-b8ab103fa40a'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'обід', '2026-03-06', '2026-03-06 09:30:00+00', '01a20ea8-bf7c-77c7-ae61-b8ab103fa40a'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'ramen', '2026-04-06', '2026-04-06 21:15:00+00', '01a20ea8-bf85-71d3-a401-55f9e4d1a5b8'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'ラーメン', '2026-04-06', '2026-04-06 21:15:00+00', '01a20ea8-bf85-71d3-a401-55f9e4d1a5b8'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '7', '2026-03-07', '2026-03-07 09:30:00+00', '01a20ea8-bf8b-778e-9a59-89c24b6dc7e2'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'lunch', '2026-03-07', '2026-03-07 09:30:00+00', '01a20ea8-bf8b-778e-9a59-89c24b6dc7e2'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'обід', '2026-03-07', '2026-03-07 09:30:00+00', '01a20ea8-bf8b-778e-9a59-89c24b6dc7e2'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'ramen', '2026-04-07', '2026-04-07 21:15:00+00', '01a20ea8-bf92-71d1-827e-1fbe084e98bf'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'ラーメン', '2026-04-07', '2026-04-07 21:15:00+00', '01a20ea8-bf92-71d1-827e-1fbe084e98bf'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '8', '2026-03-08', '2026-03-08 09:30:00+00', '01a20ea8-bf99-7461-831e-343c81d15908'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'lunch', '2026-03-08', '2026-03-08 09:30:00+00', '01a20ea8-bf99-7461-831e-343c81d15908'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'обід', '2026-03-08', '2026-03-08 09:30:00+00', '01a20ea8-bf99-7461-831e-343c81d15908'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'ramen', '2026-04-08', '2026-04-08 21:15:00+00', '01a20ea8-bf9f-7081-babb-958494e27251'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'ラーメン', '2026-04-08', '2026-04-08 21:15:00+00', '01a20ea8-bf9f-7081-babb-958494e27251'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '9', '2026-03-09', '2026-03-09 09:30:00+00', '01a20ea8-bfa6-72ae-a472-2c40edf725fc'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'lunch', '2026-03-09', '2026-03-09 09:30:00+00', '01a20ea8-bfa6-72ae-a472-2c40edf725fc'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'обід', '2026-03-09', '2026-03-09 09:30:00+00', '01a20ea8-bfa6-72ae-a472-2c40edf725fc'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'ramen', '2026-04-09', '2026-04-09 21:15:00+00', '01a20ea8-bfae-76db-b391-8885821c586b'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'ラーメン', '2026-04-09', '2026-04-09 21:15:00+00', '01a20ea8-bfae-76db-b391-8885821c586b'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '10', '2026-03-10', '2026-03-10 09:30:00+00', '01a20ea8-bfb4-779d-ac16-7ddaf0482924'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'lunch', '2026-03-10', '2026-03-10 09:30:00+00', '01a20ea8-bfb4-779d-ac16-7ddaf0482924'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'обід', '2026-03-10', '2026-03-10 09:30:00+00', '01a20ea8-bfb4-779d-ac16-7ddaf0482924'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'ramen', '2026-04-10', '2026-04-10 21:15:00+00', '01a20ea8-bfba-73bf-9727-320d68fda343'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'ラーメン', '2026-04-10', '2026-04-10 21:15:00+00', '01a20ea8-bfba-73bf-9727-320d68fda343');
INSERT INTO public.history_words VALUES
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'aside', '2026-11-24', '2026-11-24 17:44:29.886658+00', '01a20ea8-bfc4-73dd-8130-4975710728f5'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'set', '2026-11-24', '2026-11-24 17:44:29.886658+00', '01a20ea8-bfc4-73dd-8130-4975710728f5'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'salary', '2026-11-24', '2026-11-24 17:44:29.896265+00', '01a20ea8-bfcb-7049-89c1-dece54d425c9'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'by', '2026-11-24', '2026-11-24 17:44:29.916734+00', '01a20ea8-bfdf-72a9-8e7a-32d5395a368e'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'mistake', '2026-11-24', '2026-11-24 17:44:29.916734+00', '01a20ea8-bfdf-72a9-8e7a-32d5395a368e'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'by', '2026-11-24', '2026-11-24 17:44:29.922909+00', '01a20ea8-bfe5-77fb-bd5f-baef17b9b07b'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'mistake', '2026-11-24', '2026-11-24 17:44:29.922909+00', '01a20ea8-bfe5-77fb-bd5f-baef17b9b07b'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'by', '2026-11-24', '2026-11-24 17:44:29.928628+00', '01a20ea8-bfea-72bb-9e21-f3033628b620'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'mistake', '2026-11-24', '2026-11-24 17:44:29.928628+00', '01a20ea8-bfea-72bb-9e21-f3033628b620'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'not', '2026-11-24', '2026-11-24 17:44:29.922909+00', '01a20ea8-bfe5-77fb-bd5f-baef17b9b07b'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'by', '2026-11-24', '2026-11-24 17:44:29.928628+00', '01a20ea8-c012-701b-ada8-1f7f56e246d3'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'mistake', '2026-11-24', '2026-11-24 17:44:29.928628+00', '01a20ea8-c012-701b-ada8-1f7f56e246d3'),
	('01a20ea8-c0eb-7643-8a1a-d12b600565cb', 'bob', '2026-11-24', '2026-11-24 17:44:30.316958+00', '01a20ea8-c171-717b-8508-329a085e6b59'),
	('01a20ea8-c0eb-7643-8a1a-d12b600565cb', 'by', '2026-11-24', '2026-11-24 17:44:30.316958+00', '01a20ea8-c171-717b-8508-329a085e6b59'),
	('01a20ea8-c0eb-7643-8a1a-d12b600565cb', 'by', '2026-11-24', '2026-11-24 17:44:30.330902+00', '01a20ea8-c17d-73ee-929d-13b83805028f'),
	('01a20ea8-c0eb-7643-8a1a-d12b600565cb', 'дан', '2026-11-24', '2026-11-24 17:44:30.330902+00', '01a20ea8-c17d-73ee-929d-13b83805028f'),
	('01a20ea8-c304-7487-9e56-eff30b0861f3', 'lunch', '2026-03-20', '2026-03-20 09:00:00+00', '01a20ea8-c304-7487-9e56-efff3ae805ad'),
	('01a20ea8-c304-7487-9e56-eff30b0861f3', 'salary', '2026-03-21', '2026-03-20 09:00:00+00', '01a20ea8-c304-7487-9e56-f000198a7e77'),
	('01a20ea8-c304-7487-9e56-eff30b0861f3', 'tram', '2026-03-20', '2026-03-20 09:00:00+00', '01a20ea8-c304-7487-9e56-effdfed226eb'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'bakery', '2026-05-03', '2026-05-03 12:00:00+00', '01a20ea8-c358-744e-b9fe-e2b692355c36'),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'market', '2026-05-02', '2026-05-02 12:00:00+00', '01a20ea8-c358-744e-b9fe-e2b58fb06002');


--
-- Data for Name: identities; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.identities VALUES
	('https://accounts.example.com', '1234567890', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.712289+00');


--
-- Data for Name: import_settings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.import_settings VALUES
	('01a20ea8-be32-769d-be2a-584ef642bca0', '{"rules": [{"category": "Food", "contains": "market"}], "mappings": []}');


--
-- Data for Name: imported_entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.imported_entries VALUES
	('01a20ea8-c358-744e-b9fe-e2b58fb06002', '01a20ea8-be49-75eb-a732-86f5509b33bd', '1'),
	('01a20ea8-c358-744e-b9fe-e2b692355c36', '01a20ea8-be49-75eb-a732-86f5509b33bd', '2');


--
-- Data for Name: imports; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.imports VALUES
	('2c1faac5-fae8-4b4a-8687-cd26219b0220', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'bank.ofx', '507b7b2aab03e22b0100c723a2c608cce44de61908d32a0921ae0442f6236435', 54, '{"id": "2c1faac5-fae8-4b4a-8687-cd26219b0220", "booked": 2, "leftOut": [], "revision": 54, "categories": ["Імпортовано"], "duplicates": 0, "leftOutCount": 0}', '2026-11-24 17:44:30.764225+00');


--
-- Data for Name: invitation_codes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.invitation_codes VALUES
	('270d8b90-7260-4d92-8189-d668bf7a3cd4', '1111111111111111111111111111111111111111111111111111111111111111', '01a20ea8-be32-769d-be2a-584ef642bca0', 1, 3, '2026-11-24 17:44:30.715154+00', '2026-11-25 17:44:30.715154+00');


--
-- Data for Name: job_runs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.job_runs VALUES
	('finish undos', '2026-11-24 17:44:29.454509+00', '2026-11-24 17:44:29.466683+00', NULL, NULL),
	('delete mails in the folder', '2026-11-24 17:44:29.464803+00', '2026-11-24 17:44:29.464811+00', NULL, NULL),
	('delete what is kept no longer', '2026-11-24 17:44:29.460651+00', '2026-11-24 17:44:29.519928+00', NULL, NULL),
	('ring reminders', '2026-11-24 17:44:30.481046+00', '2026-11-24 17:44:30.70892+00', NULL, NULL),
	('send mails', '2026-11-24 17:44:30.480426+00', '2026-11-24 17:44:30.492897+00', NULL, NULL),
	('send messages', '2026-11-24 17:44:30.485369+00', '2026-11-24 17:44:30.704852+00', NULL, NULL),
	('tidy reminders', '2026-11-24 17:44:29.495242+00', '2026-11-24 17:44:29.517761+00', NULL, NULL);


--
-- Data for Name: list_items; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.list_items VALUES
	('01a20ea8-c0b8-71d6-847b-bf3c249e2372', '2ed90c44-444d-469a-a843-8673b53579e1', '01a20ea8-be49-75eb-a732-86f5509b33bd', 2, 'Кава', false, NULL, 100, NULL, 1, NULL, '[]'),
	('01a20ea8-c0c1-7625-ab15-c5291f61adf0', '0d1845ca-0702-4e44-aff7-a2d981da52a3', '01a20ea8-be49-75eb-a732-86f5509b33bd', 0, 'Milk', false, NULL, 100, NULL, 1, NULL, '[]'),
	('01a20ea8-c0c1-7625-ab15-c5291f61adf0', '34bd84c0-e6aa-469d-9869-43b226eca25f', '01a20ea8-be49-75eb-a732-86f5509b33bd', 1, 'Bread', false, NULL, 100, NULL, 1, NULL, '[]'),
	('01a20ea8-c0c1-7625-ab15-c5291f61adf0', '2ed90c44-444d-469a-a843-8673b53579e1', '01a20ea8-be49-75eb-a732-86f5509b33bd', 2, 'Кава', false, NULL, 100, NULL, 1, NULL, '[]'),
	('01a20ea8-c0b8-71d6-847b-bf3c249e2372', '0d1845ca-0702-4e44-aff7-a2d981da52a3', '01a20ea8-be49-75eb-a732-86f5509b33bd', 0, 'Milk', true, 120, 250, NULL, 1, NULL, '[[2, "is_checked", false], [2, "price", null], [2, "quantity", "1.00"]]'),
	('01a20ea8-c0b8-71d6-847b-bf3c249e2372', '34bd84c0-e6aa-469d-9869-43b226eca25f', '01a20ea8-be49-75eb-a732-86f5509b33bd', 1, 'Bread', false, NULL, 100, NULL, 1, 3, '[]'),
	('01a20ea8-c0b8-71d6-847b-bf3c249e2372', 'ccd6ac1b-ef0c-43af-b772-bdb9e7eab65c', '01a20ea8-be49-75eb-a732-86f5509b33bd', 3, 'Tea', false, NULL, 100, '5d664ca65cb4003d38bde204c8a974e1a267d116c96fc7d80b6d49c423e1e697', 4, NULL, '[]'),
	('01a20ea8-c305-7496-9085-d51440b623b9', '01a20ea8-c305-7496-9085-d5169212acd9', '01a20ea8-c304-7487-9e56-eff30b0861f3', 0, 'Milk', false, NULL, 100, NULL, 1, NULL, '[]'),
	('01a20ea8-c305-7496-9085-d51440b623b9', '01a20ea8-c305-7496-9085-d51760130787', '01a20ea8-c304-7487-9e56-eff30b0861f3', 2, 'Bread', false, NULL, 100, NULL, 1, NULL, '[]'),
	('01a20ea8-c305-7496-9085-d5158f1a0064', '01a20ea8-c305-7496-9085-d518734136c8', '01a20ea8-c304-7487-9e56-eff30b0861f3', 0, 'Atlas', false, NULL, 100, NULL, 1, NULL, '[]');


--
-- Data for Name: lists; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.lists VALUES
	('01a20ea8-c0b8-71d6-847b-bf3c249e2372', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'Food', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', true, 4, '{}', '2fb76c03e77f805651eda4ba9a6b248f99afcc90bad8b59e9cf220e2acb45243', '2026-11-24 17:44:30.132588+00', '2026-11-24 17:44:30.169301+00', NULL),
	('01a20ea8-c0c1-7625-ab15-c5291f61adf0', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'Old', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', true, 2, '{}', 'c72107b7b301906db4cb36c13729bb96e2ce0598245d6b664048442aadc19b38', '2026-11-24 17:44:30.142134+00', '2026-11-24 17:44:30.178565+00', '2026-11-24 17:44:30.178565+00'),
	('01a20ea8-c305-7496-9085-d51440b623b9', '01a20ea8-c304-7487-9e56-eff30b0861f3', 'Groceries', '01a20ea8-c304-7487-9e56-eff81fa42511', true, 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', NULL),
	('01a20ea8-c305-7496-9085-d5158f1a0064', '01a20ea8-c304-7487-9e56-eff30b0861f3', 'Books', NULL, false, 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', NULL);


--
-- Data for Name: mails; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mails VALUES
	('01a20ea8-c1ce-7505-8661-6b29e29d2135', 'bob6@example.com', 'Your code for a new password', 'Hello,

enter this code to set a new password:

D5QQ6HBR

It is valid for 10 minutes. If you did not ask for it, ignore this mail: your password stays as it is.', 1, '2026-11-24 17:44:30.410441+00', '2026-11-24 17:45:00.438372+00', '2026-11-24 17:54:30+00');


--
-- Data for Name: month_sums; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.month_sums VALUES
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-03', '01a20ea8-be54-70d2-b0b5-0b5490802407', 'USD', 2525),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-03', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', 'USD', 3030),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-04', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', 'USD', 550000),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-11', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', 'USD', 1665),
	('01a20ea8-c0eb-7643-8a1a-d12b600565cb', '2026-12', '01a20ea8-c0ef-732d-80fe-edcee14fec9d', 'EUR', 2468),
	('01a20ea8-c304-7487-9e56-eff30b0861f3', '2026-03', '01a20ea8-c304-7487-9e56-eff81fa42511', 'USD', 1000),
	('01a20ea8-c304-7487-9e56-eff30b0861f3', '2026-03', '01a20ea8-c304-7487-9e56-eff9da8a2d59', 'USD', 250),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-05', '01a20ea8-c352-7054-8ab2-49f6c12c53ce', 'USD', 1570);


--
-- Data for Name: notifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.notifications VALUES
	('01a20ea8-c1ac-75b1-a86b-262e64539b98', '01a20ea8-be32-769d-be2a-584ef642bca0', 'reminder', '{"title": "Rent", "comment": ""}', '/reminder', NULL, '2027-12-29 17:43:00+00', 1, '2027-12-29 17:43:00+00', '2026-11-24 17:45:00.394596+00', '2027-12-30 17:43:00+00');


--
-- Data for Name: participants; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.participants VALUES
	('01a20ea8-be49-75eb-a732-86f5509b33bd', '01a20ea8-be32-769d-be2a-584ef642bca0', true, true, '2026-11-24 17:44:29.490624+00', NULL),
	('01a20ea8-be86-721a-a4aa-0182c5bc498c', '01a20ea8-be81-7595-bbf7-73d668c22f18', true, true, '2026-11-24 17:44:29.569374+00', NULL),
	('01a20ea8-bead-75a7-b421-70cde47cfb0d', '01a20ea8-beaa-7155-b0ad-04af0a2c892f', true, true, '2026-11-24 17:44:29.609902+00', NULL),
	('01a20ea8-c0eb-7643-8a1a-d12b600565cb', '01a20ea8-be32-769d-be2a-584ef642bca0', true, true, '2026-11-24 17:44:30.1854+00', NULL),
	('01a20ea8-c0eb-7643-8a1a-d12b600565cb', '01a20ea8-be81-7595-bbf7-73d668c22f18', true, true, '2026-11-24 17:44:30.229707+00', NULL),
	('01a20ea8-c0eb-7643-8a1a-d12b600565cb', '01a20ea8-beaa-7155-b0ad-04af0a2c892f', false, false, '2026-11-24 17:44:30.290326+00', NULL),
	('01a20ea8-c181-7642-815d-496f2745ccd9', '01a20ea8-be81-7595-bbf7-73d668c22f18', true, true, '2026-11-24 17:44:30.336204+00', NULL),
	('01a20ea8-c304-7487-9e56-eff30b0861f3', '01a20ea8-c304-7487-9e56-eff43ff0c7f5', true, true, '2026-11-24 17:44:30.724469+00', NULL),
	('01a20ea8-c0eb-7643-8a1a-d12b600565cb', '01a20ea8-becc-738c-afa5-0b8033a49f30', true, true, '2026-11-24 17:44:30.263338+00', '2026-11-24 17:44:30.834768+00');


--
-- Data for Name: payment_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.payment_events VALUES
	('evt_1', '01a20ea8-be32-769d-be2a-584ef642bca0', '2026-11-24 17:44:30.829041+00');


--
-- Data for Name: planning_categories; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.planning_categories VALUES
	('01a20ea8-c055-754b-985d-f7b04f9c44a8', '01a20ea8-be49-75eb-a732-86f5509b33bd', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', '2026-03-01', 30000, 'USD', 1, '{}', NULL, '2026-11-24 17:44:30.030818+00', '2026-11-24 17:44:30.030818+00', NULL),
	('01a20ea8-c05f-72fd-841c-0f5e66c294ce', '01a20ea8-be49-75eb-a732-86f5509b33bd', '01a20ea8-be54-70d2-b0b5-0b52ed0ca523', '2026-03-01', 30000, 'USD', 1, '{}', NULL, '2026-11-24 17:44:30.043085+00', '2026-11-24 17:44:30.043085+00', NULL),
	('01a20ea8-c069-7113-bed8-ebd087a7f7c5', '01a20ea8-be49-75eb-a732-86f5509b33bd', '01a20ea8-be54-70d2-b0b5-0b53c22ecc1c', '2026-03-01', 30000, 'USD', 1, '{}', NULL, '2026-11-24 17:44:30.05313+00', '2026-11-24 17:44:30.05313+00', NULL),
	('01a20ea8-c072-7431-ba13-5247d14e1df3', '01a20ea8-be49-75eb-a732-86f5509b33bd', '01a20ea8-be54-70d2-b0b5-0b5490802407', '2026-03-01', 30000, 'USD', 1, '{}', NULL, '2026-11-24 17:44:30.061714+00', '2026-11-24 17:44:30.061714+00', NULL),
	('01a20ea8-c07c-741e-965b-0437e7e3a3fd', '01a20ea8-be49-75eb-a732-86f5509b33bd', '01a20ea8-be54-70d2-b0b5-0b5197cdeaea', '2026-04-01', 35050, 'USD', 1, '{}', NULL, '2026-11-24 17:44:30.070972+00', '2026-11-24 17:44:30.070972+00', NULL),
	('01a20ea8-c085-7132-98ca-ff73777f88a2', '01a20ea8-be49-75eb-a732-86f5509b33bd', '01a20ea8-be54-70d2-b0b5-0b52ed0ca523', '2026-04-01', 35050, 'USD', 1, '{}', NULL, '2026-11-24 17:44:30.081275+00', '2026-11-24 17:44:30.081275+00', NULL),
	('01a20ea8-c08c-753f-8ac7-ac51f6e063b8', '01a20ea8-be49-75eb-a732-86f5509b33bd', '01a20ea8-be54-70d2-b0b5-0b53c22ecc1c', '2026-04-01', 35050, 'USD', 1, '{}', NULL, '2026-11-24 17:44:30.088602+00', '2026-11-24 17:44:30.088602+00', NULL),
	('01a20ea8-c093-7243-89b6-ce84249d8f6e', '01a20ea8-be49-75eb-a732-86f5509b33bd', '01a20ea8-be54-70d2-b0b5-0b5490802407', '2026-04-01', 35050, 'USD', 1, '{}', NULL, '2026-11-24 17:44:30.095424+00', '2026-11-24 17:44:30.095424+00', NULL),
	('01a20ea8-c09b-7784-b488-ff0cabaf30a3', '01a20ea8-be49-75eb-a732-86f5509b33bd', '01a20ea8-c099-7446-8e5e-ac703819ba7f', '2026-04-01', 900, 'USD', 1, '{}', NULL, '2026-11-24 17:44:30.102633+00', '2026-11-24 17:44:30.102633+00', NULL),
	('01a20ea8-c0a1-72e1-a8d9-f1f3b46bc023', '01a20ea8-be49-75eb-a732-86f5509b33bd', '01a20ea8-c09f-71e5-8d9c-2029cffade85', '2026-04-01', 900, 'USD', 1, '{}', NULL, '2026-11-24 17:44:30.10948+00', '2026-11-24 17:44:30.10948+00', NULL),
	('01a20ea8-c305-7496-9085-d51296bb4013', '01a20ea8-c304-7487-9e56-eff30b0861f3', '01a20ea8-c304-7487-9e56-eff81fa42511', '2026-03-01', 30000, 'USD', 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', NULL),
	('01a20ea8-c305-7496-9085-d513c40323c7', '01a20ea8-c304-7487-9e56-eff30b0861f3', '01a20ea8-c304-7487-9e56-eff9da8a2d59', '2026-03-01', 900, 'USD', 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', '2026-11-24 17:44:30.724469+00');


--
-- Data for Name: plannings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.plannings VALUES
	('77387445-4cf7-5741-b529-40e2c6b02e5b', '01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-03-01'),
	('f9a0d6fe-4a08-520a-8a55-45631ffe2068', '01a20ea8-be49-75eb-a732-86f5509b33bd', '2026-04-01'),
	('0e2ccf81-57f7-5a49-8757-721636f3a444', '01a20ea8-c304-7487-9e56-eff30b0861f3', '2026-03-01');


--
-- Data for Name: provider_sign_ins; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.provider_sign_ins VALUES
	('b4785ef8-a6ae-4be2-a5de-e9df0a8e95b5', 'google', '0000000000000000000000000000000000000000000000000000000000000000', 'nonce', 'verifier', '2026-11-24 17:44:30.712289+00', '2026-11-24 17:54:30.712289+00', NULL, NULL, NULL, NULL);


--
-- Data for Name: push_subscriptions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.push_subscriptions VALUES
	('01a20ea8-c1a7-72c9-a57c-ffa5354cb07c', 'https://fcm.googleapis.com/fcm/send/filled', '01a20ea8-be5b-72b3-a14d-24f887de2d73', '01a20ea8-be32-769d-be2a-584ef642bca0', 'BM8k6tHdW5drMJlle-4YnIa-1EMIonKeGbtxfoaExa4viFA9RY99C8rpi-X7RpeLyzrcwq8B8g4fNcZnSzl_QMk', '98WTY0M0ngOk0jlAlPVLBA', '2026-11-24 17:44:30.371398+00');


--
-- Data for Name: rates; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.rates VALUES
	('2026-11-20', 'USD', '{"EUR": "0.92", "JPY": "151.2", "KWD": "0.307", "UAH": "41.375", "USD": "1"}', '{}', '2026-11-24 17:44:29.461778+00', '2026-11-24 17:44:29.461778+00');


--
-- Data for Name: reminder_occurrences; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reminder_occurrences VALUES
	('01a20ea8-c1a1-70b4-8c24-d6f907cc16f0', '2026-11-24 17:43:00+00');


--
-- Data for Name: reminders; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.reminders VALUES
	('01a20ea8-c19a-76a0-aeef-84cf5a32b5a5', '01a20ea8-be32-769d-be2a-584ef642bca0', 'Оренда', '2036-12-01T09:00', 'Europe/Kyiv', 'monthly', '', true, '{"value": "900.00", "accountId": "01a20ea8-be51-755b-a359-9412cb12cfd9", "categoryId": "01a20ea8-be54-70d2-b0b5-0b5197cdeaea", "workspaceId": "01a20ea8-be49-75eb-a732-86f5509b33bd"}', '2036-12-01 07:00:00+00', NULL, NULL, 1, '{}', 'c198f4c7f58f8bc7645bc9e142a49afa44889e906adb739687414653bb5e4d81', '2026-11-24 17:44:30.355941+00', '2026-11-24 17:44:30.355941+00', NULL),
	('01a20ea8-c1a1-70b4-8c24-d6f907cc16f0', '01a20ea8-be81-7595-bbf7-73d668c22f18', 'Rent', '2026-11-24T19:43', 'Europe/Kyiv', 'daily', '', true, 'null', '2026-11-25 17:43:00+00', NULL, NULL, 1, '{}', '44c5a920bffc5e1a2dfc4463c1411345981248c35c99880c267cd3be0c73f878', '2026-11-24 17:44:30.365202+00', '2026-11-24 17:44:30.365202+00', NULL);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES
	('01a20ea8-be5b-72b3-a14d-24f887de2d73', '01a20ea8-be32-769d-be2a-584ef642bca0', 'testclient', '2026-11-24 17:44:29.490624+00', '2026-12-24 17:44:29.490624+00', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20ea8-beb5-71f6-b7e6-101e789ec567', '01a20ea8-beaa-7155-b0ad-04af0a2c892f', 'testclient', '2026-11-24 17:44:29.609902+00', '2026-12-24 17:44:29.609902+00', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20ea8-c1d6-7529-b3b9-bc74d058807a', '01a20ea8-be32-769d-be2a-584ef642bca0', '', '2026-11-24 17:44:30.416609+00', '2027-02-22 17:44:30.416609+00', NULL, 'script', '2629ac6d744c844dc90bf050661a42b256e87ffbe017f2d984819f52524a980e', 'write', '01a20ea8-be49-75eb-a732-86f5509b33bd', NULL),
	('01a20ea8-c1e5-759b-8329-4285fb094c86', '01a20ea8-be32-769d-be2a-584ef642bca0', '', '2026-11-24 17:44:30.428+00', '2027-02-22 17:44:30.428+00', '2026-11-24 17:44:30.443348+00', 'script', '95b8a3fa14130edbf3d6fedf8ecd1b63a44b05e7d3171e8a4f581758d9a1c4f4', 'read', NULL, NULL),
	('01a20ea8-be91-77df-8871-3407d9626987', '01a20ea8-be81-7595-bbf7-73d668c22f18', 'testclient', '2026-11-24 17:44:29.569374+00', '2026-12-24 17:44:29.569374+00', '2026-11-24 17:44:30.4556+00', NULL, NULL, NULL, NULL, NULL),
	('01a20ea8-c321-75cd-b9ad-bea6947e8875', '01a20ea8-c304-7487-9e56-eff43ff0c7f5', 'testclient', '2026-11-24 17:44:30.724469+00', '2026-12-24 17:44:30.724469+00', NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: settings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.settings VALUES
	('01a20ea8-be81-7595-bbf7-73d668c22f18', '01a20ea8-be86-721a-a4aa-0182c5bc498c', 'expenses', 'rounds-view', 'en', false, 'UTC'),
	('01a20ea8-beaa-7155-b0ad-04af0a2c892f', '01a20ea8-bead-75a7-b421-70cde47cfb0d', 'expenses', 'rounds-view', 'en', false, 'UTC'),
	('01a20ea8-be32-769d-be2a-584ef642bca0', '01a20ea8-be49-75eb-a732-86f5509b33bd', 'history', 'rounds-view', 'ua', false, 'Europe/Kyiv'),
	('01a20ea8-c304-7487-9e56-eff43ff0c7f5', '01a20ea8-c304-7487-9e56-eff30b0861f3', 'history', 'list-view', 'ua', true, 'Europe/Kyiv');


--
-- Data for Name: subscriptions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.subscriptions VALUES
	('01a20ea8-be32-769d-be2a-584ef642bca0', 'cus_1', 'sub_1', 'price_1', 'active', '2026-11-25 17:44:30.829041+00', false, '2026-11-25 17:44:30.829041+00', 0, 0);


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES
	('01a20ea8-be81-7595-bbf7-73d668c22f18', 'Bob', 'bob', 'bob6@example.com', 'bob6@example.com', NULL, '$argon2id$v=19$m=64,t=1,p=1$3VZxjkTLeZQaDa/90oU9vA$nLNOTUiCF6bdl7qsHTf62lykeExMt/rKqIqWITjvl/c', NULL, false, true, NULL, '2026-11-24 17:44:29.569374+00', '2026-11-24 17:44:30.200229+00', NULL, '2026-11-24 17:44:29.569374+00', NULL),
	('01a20ea8-beaa-7155-b0ad-04af0a2c892f', 'Carol', 'carol', 'carol7@example.com', 'carol7@example.com', NULL, '$argon2id$v=19$m=64,t=1,p=1$z7TheySWGUXVpzx3ynjcfg$KsUCXwT0V3WDHjAMs85SK1bR6REJ6Y645zQVpPp40ZA', NULL, false, true, NULL, '2026-11-24 17:44:29.609902+00', '2026-11-24 17:44:30.273408+00', NULL, '2026-11-24 17:44:29.609902+00', NULL),
	('01a20ea8-be32-769d-be2a-584ef642bca0', 'Ann', 'ann', 'ann5@example.com', 'ann5@example.com', NULL, '$argon2id$v=19$m=64,t=1,p=1$eBpys2ha1kWzbfe+cYDXxA$Uv46vfcgaraxBAC0beFupexzfXC9NXtDlrHPEmjkYb0', '/api/avatar/a7945d64-4a5b-4d9e-a773-48758fbda549', true, false, NULL, '2026-11-24 17:44:29.490624+00', '2026-11-24 17:44:30.472144+00', NULL, '2026-11-24 17:44:29.490624+00', NULL),
	('01a20ea8-c304-7487-9e56-eff43ff0c7f5', 'Gast', 'gast', 'guest2@example.com', 'guest2@example.com', NULL, '$argon2id$v=19$m=64,t=1,p=1$jB2TPq90wN9u2FXMt2OUJA$23w8aOjQmqpORlSq3ggasF0vrig2YkoKWH8CDzK/UPA', NULL, false, false, 'ed5fdb70-66a7-4b9a-86a4-a8a003a2f871', '2026-11-24 17:44:30.724469+00', '2026-11-24 17:44:30.724469+00', NULL, '2026-11-24 17:44:30.724469+00', NULL),
	('01a20ea8-becc-738c-afa5-0b8033a49f30', 'Дан', 'дан', NULL, NULL, NULL, NULL, NULL, false, false, NULL, '2026-11-24 17:44:29.644407+00', '2026-11-24 17:44:30.206797+00', NULL, NULL, '2026-11-24 17:44:30.834768+00');


--
-- Data for Name: workspaces; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.workspaces VALUES
	('01a20ea8-be86-721a-a4aa-0182c5bc498c', 'Bob', '01a20ea8-be81-7595-bbf7-73d668c22f18', 'USD', 1, true, 0, 1, '{}', NULL, '2026-11-24 17:44:29.569374+00', '2026-11-24 17:44:29.569374+00', NULL),
	('01a20ea8-bead-75a7-b421-70cde47cfb0d', 'Carol', '01a20ea8-beaa-7155-b0ad-04af0a2c892f', 'USD', 1, true, 0, 1, '{}', NULL, '2026-11-24 17:44:29.609902+00', '2026-11-24 17:44:29.609902+00', NULL),
	('01a20ea8-c181-7642-815d-496f2745ccd9', 'Old', '01a20ea8-be81-7595-bbf7-73d668c22f18', 'USD', 10, false, 2, 1, '{}', 'ee11b75853ff10b84dfc73186aa21d7ff1d7fde71c65a2f48628f7f623c64635', '2026-11-24 17:44:30.336204+00', '2026-11-24 17:44:30.336204+00', '2026-11-24 17:44:30.346424+00'),
	('01a20ea8-c304-7487-9e56-eff30b0861f3', 'Gast', '01a20ea8-c304-7487-9e56-eff43ff0c7f5', 'USD', 1, true, 0, 1, '{}', NULL, '2026-11-24 17:44:30.724469+00', '2026-11-24 17:44:30.724469+00', NULL),
	('01a20ea8-be49-75eb-a732-86f5509b33bd', 'Ann', '01a20ea8-be32-769d-be2a-584ef642bca0', 'USD', 1, true, 54, 1, '{}', NULL, '2026-11-24 17:44:29.490624+00', '2026-11-24 17:44:29.490624+00', NULL),
	('01a20ea8-c0eb-7643-8a1a-d12b600565cb', 'Home', '01a20ea8-be32-769d-be2a-584ef642bca0', 'EUR', 15, false, 8, 4, '{"participants": 4}', 'e19fd7788e875298baf2d92dc0ba81817f6c50ea94fa514e7e27804cc2b16f7a', '2026-11-24 17:44:30.1854+00', '2026-11-24 17:44:30.834768+00', NULL);


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
-- Name: invitation_codes pk_invitation_codes; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitation_codes
    ADD CONSTRAINT pk_invitation_codes PRIMARY KEY (id);


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
-- Name: invitation_codes uq_invitation_codes_code_hash; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitation_codes
    ADD CONSTRAINT uq_invitation_codes_code_hash UNIQUE (code_hash);


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
-- Name: ix_invitation_codes_expires_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_invitation_codes_expires_at ON public.invitation_codes USING btree (expires_at);


--
-- Name: ix_invitation_codes_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_invitation_codes_user_id ON public.invitation_codes USING btree (user_id);


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
-- Name: invitation_codes fk_invitation_codes_user_id_users; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitation_codes
    ADD CONSTRAINT fk_invitation_codes_user_id_users FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;


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


