--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)




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
-- Data for Name: account_days; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account_days VALUES
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-11-22', '01a200c0-1d68-7648-941e-03087581117a', 3000000),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-11-22', '01a200c0-1d7e-75f3-906d-23342baeb379', 500),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-03-01', '01a200c0-1bd3-7700-877d-6ed8c0a13336', -101),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-04-01', '01a200c0-1d68-7648-941e-03087581117a', -1512000),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-03-02', '01a200c0-1bd3-7700-877d-6ed8c0a13336', -202),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-04-02', '01a200c0-1d68-7648-941e-03087581117a', -3024000),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-03-03', '01a200c0-1bd3-7700-877d-6ed8c0a13336', -303),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-04-03', '01a200c0-1d68-7648-941e-03087581117a', -4536000),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-03-04', '01a200c0-1bd3-7700-877d-6ed8c0a13336', -404),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-04-04', '01a200c0-1d68-7648-941e-03087581117a', -6048000),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-03-05', '01a200c0-1bd3-7700-877d-6ed8c0a13336', -505),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-04-05', '01a200c0-1d68-7648-941e-03087581117a', -7560000),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-03-06', '01a200c0-1bd3-7700-877d-6ed8c0a13336', -606),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-04-06', '01a200c0-1d68-7648-941e-03087581117a', -9072000),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-03-07', '01a200c0-1bd3-7700-877d-6ed8c0a13336', -707),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-04-07', '01a200c0-1d68-7648-941e-03087581117a', -10584000),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-03-08', '01a200c0-1bd3-7700-877d-6ed8c0a13336', -808),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-04-08', '01a200c0-1d68-7648-941e-03087581117a', -12096000),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-03-09', '01a200c0-1bd3-7700-877d-6ed8c0a13336', -909),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-04-09', '01a200c0-1d68-7648-941e-03087581117a', -13608000),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-03-10', '01a200c0-1bd3-7700-877d-6ed8c0a13336', -1010),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-04-10', '01a200c0-1d68-7648-941e-03087581117a', -15120000),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-11-22', '01a200c0-1bd3-7700-877d-6ed8c0a13336', 248246),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-11-22', '01a200c0-1d42-733a-8eaa-77f835a4e5cc', 1300000),
	('01a200c0-219d-7222-94fb-800a10958e47', '2026-11-22', '01a200c0-21a5-7386-9b30-8dd540f6ed56', -2468),
	('01a200c0-2384-75a8-980a-85efc2bbb6fa', '2026-03-01', '01a200c0-2384-75a8-980a-85f1da75ae2f', 0),
	('01a200c0-2384-75a8-980a-85efc2bbb6fa', '2026-03-01', '01a200c0-2384-75a8-980a-85f2a5821752', 1000),
	('01a200c0-2384-75a8-980a-85efc2bbb6fa', '2026-03-02', '01a200c0-2384-75a8-980a-85f2a5821752', -500),
	('01a200c0-2384-75a8-980a-85efc2bbb6fa', '2026-03-20', '01a200c0-2384-75a8-980a-85f1da75ae2f', -3250),
	('01a200c0-2384-75a8-980a-85efc2bbb6fa', '2026-03-20', '01a200c0-2384-75a8-980a-85f2a5821752', 2000),
	('01a200c0-2384-75a8-980a-85efc2bbb6fa', '2026-03-21', '01a200c0-2384-75a8-980a-85f1da75ae2f', 12000);


--
-- Data for Name: account_history; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account_history VALUES
	('01a200c0-1bd7-70a1-b1d1-06de4a75ea93', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', '01a200c0-1bd3-7700-877d-6ed8c0a13336', 'opening', 0, 0, '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22', NULL, '2026-11-22 00:55:19.714081+00'),
	('01a200c0-1bdd-7546-a0e8-37ecc35f9944', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', '01a200c0-1bd7-70a1-b1d1-06dfd7712fab', 'opening', 0, 0, '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22', NULL, '2026-11-22 00:55:19.714081+00'),
	('01a200c0-1c54-742f-9e8a-4ceafb37f641', '01a200c0-1c4e-7541-aed5-867712524b7b', '01a200c0-1c52-739e-9ca2-daa6ec301579', 'opening', 0, 0, '01a200c0-1c44-76b2-9319-775154557727', '2026-11-22', NULL, '2026-11-22 00:55:19.875798+00'),
	('01a200c0-1c56-742d-a25f-f846763fdc8b', '01a200c0-1c4e-7541-aed5-867712524b7b', '01a200c0-1c54-742f-9e8a-4ceb73f634ea', 'opening', 0, 0, '01a200c0-1c44-76b2-9319-775154557727', '2026-11-22', NULL, '2026-11-22 00:55:19.875798+00'),
	('01a200c0-1caa-7251-8016-9b05f534843b', '01a200c0-1ca3-7215-aeba-6e9122f4aa05', '01a200c0-1ca8-7533-a175-c16063160eae', 'opening', 0, 0, '01a200c0-1c97-744c-8a2a-2c458df399ef', '2026-11-22', NULL, '2026-11-22 00:55:19.958721+00'),
	('01a200c0-1cad-76d5-9857-9876a170234d', '01a200c0-1ca3-7215-aeba-6e9122f4aa05', '01a200c0-1caa-7251-8016-9b0613265d94', 'opening', 0, 0, '01a200c0-1c97-744c-8a2a-2c458df399ef', '2026-11-22', NULL, '2026-11-22 00:55:19.958721+00'),
	('01a200c0-1d44-7759-b427-715d1b09ba0b', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', '01a200c0-1d42-733a-8eaa-77f835a4e5cc', 'opening', 0, 1250075, '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22', NULL, '2026-11-22 00:55:20.115442+00'),
	('01a200c0-1d69-7507-b2d3-2c195fcad6c6', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', '01a200c0-1d68-7648-941e-03087581117a', 'opening', 0, 3000000, '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22', NULL, '2026-11-22 00:55:20.160184+00'),
	('01a200c0-1d7f-7194-91ca-ef43ea4c8910', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', '01a200c0-1d7e-75f3-906d-23342baeb379', 'opening', 0, 500, '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22', NULL, '2026-11-22 00:55:20.177787+00'),
	('01a200c0-1f24-7488-8f90-c972c851e00d', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', '01a200c0-1d42-733a-8eaa-77f835a4e5cc', 'set', 1254075, 1300000, '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22', '469cba59e020921e2101b25eb7757d75c525c038170ef4ea145f040cfef5ec1e', '2026-11-22 00:55:20.595406+00'),
	('01a200c0-21a7-71b9-b0eb-9b0e61627809', '01a200c0-219d-7222-94fb-800a10958e47', '01a200c0-21a5-7386-9b30-8dd540f6ed56', 'opening', 0, 0, '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22', NULL, '2026-11-22 00:55:21.23415+00'),
	('01a200c0-21a8-758b-a15a-808894ed077b', '01a200c0-219d-7222-94fb-800a10958e47', '01a200c0-21a7-71b9-b0eb-9b0feb28b568', 'opening', 0, 0, '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22', NULL, '2026-11-22 00:55:21.23415+00'),
	('01a200c0-22b9-7146-a7e7-24c1722e333a', '01a200c0-22b3-74a6-9ba5-c7d9e93545f9', '01a200c0-22b8-77cc-bafe-2bb91fe29527', 'opening', 0, 0, '01a200c0-1c44-76b2-9319-775154557727', '2026-11-22', NULL, '2026-11-22 00:55:21.520582+00'),
	('01a200c0-22bb-723c-b3e5-7c5a52a32eed', '01a200c0-22b3-74a6-9ba5-c7d9e93545f9', '01a200c0-22b9-7146-a7e7-24c2356727b5', 'opening', 0, 0, '01a200c0-1c44-76b2-9319-775154557727', '2026-11-22', NULL, '2026-11-22 00:55:21.520582+00'),
	('01a200c0-2385-76f1-9513-75a63d6e5919', '01a200c0-2384-75a8-980a-85efc2bbb6fa', '01a200c0-2384-75a8-980a-85f1da75ae2f', 'opening', 0, 0, '01a200c0-2384-75a8-980a-85f07b2f1e06', '2026-03-01', NULL, '2026-03-01 08:00:00+00'),
	('01a200c0-2385-76f1-9513-75a7dc75d7ce', '01a200c0-2384-75a8-980a-85efc2bbb6fa', '01a200c0-2384-75a8-980a-85f2a5821752', 'opening', 0, 1000, '01a200c0-2384-75a8-980a-85f07b2f1e06', '2026-03-01', NULL, '2026-03-01 08:00:00+00'),
	('01a200c0-2385-76f1-9513-75a891d86138', '01a200c0-2384-75a8-980a-85efc2bbb6fa', '01a200c0-2384-75a8-980a-85f2a5821752', 'set', 1000, 500, '01a200c0-2384-75a8-980a-85f07b2f1e06', '2026-03-02', NULL, '2026-03-02 08:00:00+00');


--
-- Data for Name: account_months; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account_months VALUES
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-11', '01a200c0-1d68-7648-941e-03087581117a', 3000000),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-11', '01a200c0-1d7e-75f3-906d-23342baeb379', 500),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-03', '01a200c0-1bd3-7700-877d-6ed8c0a13336', -5555),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-04', '01a200c0-1d68-7648-941e-03087581117a', -83160000),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-11', '01a200c0-1bd3-7700-877d-6ed8c0a13336', 248246),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-11', '01a200c0-1d42-733a-8eaa-77f835a4e5cc', 1300000),
	('01a200c0-219d-7222-94fb-800a10958e47', '2026-12', '01a200c0-21a5-7386-9b30-8dd540f6ed56', -2468),
	('01a200c0-2384-75a8-980a-85efc2bbb6fa', '2026-03', '01a200c0-2384-75a8-980a-85f1da75ae2f', 8750),
	('01a200c0-2384-75a8-980a-85efc2bbb6fa', '2026-03', '01a200c0-2384-75a8-980a-85f2a5821752', 2500);


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.accounts VALUES
	('01a200c0-1bd7-70a1-b1d1-06dfd7712fab', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'Cash', 'wallet', 0, 'default', 'basic', true, false, 1, '{}', NULL, '2026-11-22 00:55:19.714081+00', '2026-11-22 00:55:19.714081+00', NULL),
	('01a200c0-1c52-739e-9ca2-daa6ec301579', '01a200c0-1c4e-7541-aed5-867712524b7b', 'Credit Card', 'credit-card', 0, 'default', 'basic', true, true, 1, '{}', NULL, '2026-11-22 00:55:19.875798+00', '2026-11-22 00:55:19.875798+00', NULL),
	('01a200c0-1c54-742f-9e8a-4ceb73f634ea', '01a200c0-1c4e-7541-aed5-867712524b7b', 'Cash', 'wallet', 0, 'default', 'basic', true, false, 1, '{}', NULL, '2026-11-22 00:55:19.875798+00', '2026-11-22 00:55:19.875798+00', NULL),
	('01a200c0-1ca8-7533-a175-c16063160eae', '01a200c0-1ca3-7215-aeba-6e9122f4aa05', 'Credit Card', 'credit-card', 0, 'default', 'basic', true, true, 1, '{}', NULL, '2026-11-22 00:55:19.958721+00', '2026-11-22 00:55:19.958721+00', NULL),
	('01a200c0-1caa-7251-8016-9b0613265d94', '01a200c0-1ca3-7215-aeba-6e9122f4aa05', 'Cash', 'wallet', 0, 'default', 'basic', true, false, 1, '{}', NULL, '2026-11-22 00:55:19.958721+00', '2026-11-22 00:55:19.958721+00', NULL),
	('01a200c0-21a7-71b9-b0eb-9b0feb28b568', '01a200c0-219d-7222-94fb-800a10958e47', 'Cash', 'wallet', 0, 'default', 'basic', true, false, 1, '{}', NULL, '2026-11-22 00:55:21.23415+00', '2026-11-22 00:55:21.23415+00', NULL),
	('01a200c0-21a5-7386-9b30-8dd540f6ed56', '01a200c0-219d-7222-94fb-800a10958e47', 'Credit Card', 'credit-card', -2468, 'default', 'basic', true, true, 1, '{}', NULL, '2026-11-22 00:55:21.23415+00', '2026-11-22 00:55:21.23415+00', NULL),
	('01a200c0-22b8-77cc-bafe-2bb91fe29527', '01a200c0-22b3-74a6-9ba5-c7d9e93545f9', 'Credit Card', 'credit-card', 0, 'default', 'basic', true, true, 1, '{}', NULL, '2026-11-22 00:55:21.520582+00', '2026-11-22 00:55:21.520582+00', NULL),
	('01a200c0-22b9-7146-a7e7-24c2356727b5', '01a200c0-22b3-74a6-9ba5-c7d9e93545f9', 'Cash', 'wallet', 0, 'default', 'basic', true, false, 1, '{}', NULL, '2026-11-22 00:55:21.520582+00', '2026-11-22 00:55:21.520582+00', NULL),
	('01a200c0-2384-75a8-980a-85f1da75ae2f', '01a200c0-2384-75a8-980a-85efc2bbb6fa', 'Credit Card', 'credit-card', 8750, 'default', 'basic', true, true, 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', NULL),
	('01a200c0-2384-75a8-980a-85f2a5821752', '01a200c0-2384-75a8-980a-85efc2bbb6fa', 'Cash', 'wallet', 2500, 'default', 'basic', true, false, 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', NULL),
	('01a200c0-2384-75a8-980a-85f30b445e34', '01a200c0-2384-75a8-980a-85efc2bbb6fa', 'Old wallet', 'wallet', 0, 'default', 'basic', true, false, 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00'),
	('01a200c0-1d68-7648-941e-03087581117a', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'Travel', 'wallet', -80160000, 'JPY', 'basic', true, false, 1, '{}', '805647180f5814db5d096c0aa8dfd0dda4c49d19f1dba2c2fce9340d95bf3607', '2026-11-22 00:55:20.160184+00', '2026-11-22 00:55:20.160184+00', NULL),
	('01a200c0-1bd3-7700-877d-6ed8c0a13336', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'Credit Card', 'credit-card', 242691, 'default', 'basic', true, true, 1, '{}', NULL, '2026-11-22 00:55:19.714081+00', '2026-11-22 00:55:19.714081+00', NULL),
	('01a200c0-1d42-733a-8eaa-77f835a4e5cc', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'Заощадження', 'wallet', 1300000, 'UAH', 'savings', true, false, 1, '{}', '8f6238f010e84e96e1b2190abbf0fd9a1023d07ed44572213a6d3d28f0ece42e', '2026-11-22 00:55:20.115442+00', '2026-11-22 00:55:20.115442+00', NULL),
	('01a200c0-1d7e-75f3-906d-23342baeb379', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'Old wallet', 'wallet', 500, 'KWD', 'basic', true, false, 2, '{}', '338d1b49e528d1fcaba5caf3d4abb94934b58f4ff1cbecd169dde1522c033f04', '2026-11-22 00:55:20.177787+00', '2026-11-22 00:55:20.845573+00', '2026-11-22 00:55:20.845573+00');


--
-- Data for Name: alembic_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alembic_version VALUES
	('0001');


--
-- Data for Name: avatars; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.avatars VALUES
	('89f1a2af-3037-41c2-8afc-2a8bd9d88e78', '01a200c0-1ba2-7618-b79b-5ae232c95046', '\xffd8ffe000104a46494600010100000100010000ffdb0043000503040404030504040405050506070c08070707070f0b0b090c110f1212110f111113161c1713141a1511111821181a1d1d1f1f1f13172224221e241c1e1f1effdb0043010505050706070e08080e1e1411141e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1e1effc00011080100010003012200021101031101ffc4001f0000010501010101010100000000000000000102030405060708090a0bffc400b5100002010303020403050504040000017d01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728292a3435363738393a434445464748494a535455565758595a636465666768696a737475767778797a838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9faffc4001f0100030101010101010101010000000000000102030405060708090a0bffc400b51100020102040403040705040400010277000102031104052131061241510761711322328108144291a1b1c109233352f0156272d10a162434e125f11718191a262728292a35363738393a434445464748494a535455565758595a636465666768696a737475767778797a82838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae2e3e4e5e6e7e8e9eaf2f3f4f5f6f7f8f9faffda000c03010002110311003f00f2ca28a2bf3a3fb2c28a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00f4ba28a2bfcef3fbb428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00050dd1be940a1ba37d2b7c37f1a1eabf331c47f0a5e8cf3693fd637d4ff003a6d3a4ff58df53fce9b5fe80e1bf850f45f91fc3d5be397ab0a28a2ba0c428a28a0028a28a0028a28a0028a28a0028a28a0028a28a00fffd9', '2026-11-22 00:55:21.701892+00');


--
-- Data for Name: categories; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.categories VALUES
	('01a200c0-1bdd-7546-a0e8-37ed4cc0394e', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'Food', 'shopping-basket', 1, '{}', NULL, '2026-11-22 00:55:19.714081+00', '2026-11-22 00:55:19.714081+00', NULL),
	('01a200c0-1bdd-7546-a0e8-37ee3ec88b25', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'Entertaiment', 'clapperboard', 1, '{}', NULL, '2026-11-22 00:55:19.714081+00', '2026-11-22 00:55:19.714081+00', NULL),
	('01a200c0-1bdd-7546-a0e8-37ef5106a277', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'Utilities', 'plug-zap', 1, '{}', NULL, '2026-11-22 00:55:19.714081+00', '2026-11-22 00:55:19.714081+00', NULL),
	('01a200c0-1bdd-7546-a0e8-37f0d44db773', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'Transport', 'bus', 1, '{}', NULL, '2026-11-22 00:55:19.714081+00', '2026-11-22 00:55:19.714081+00', NULL),
	('01a200c0-1c56-742d-a25f-f84722262595', '01a200c0-1c4e-7541-aed5-867712524b7b', 'Food', 'shopping-basket', 1, '{}', NULL, '2026-11-22 00:55:19.875798+00', '2026-11-22 00:55:19.875798+00', NULL),
	('01a200c0-1c56-742d-a25f-f84854f1e265', '01a200c0-1c4e-7541-aed5-867712524b7b', 'Entertaiment', 'clapperboard', 1, '{}', NULL, '2026-11-22 00:55:19.875798+00', '2026-11-22 00:55:19.875798+00', NULL),
	('01a200c0-1c56-742d-a25f-f8498b9358bc', '01a200c0-1c4e-7541-aed5-867712524b7b', 'Utilities', 'plug-zap', 1, '{}', NULL, '2026-11-22 00:55:19.875798+00', '2026-11-22 00:55:19.875798+00', NULL),
	('01a200c0-1c56-742d-a25f-f84a858a7da2', '01a200c0-1c4e-7541-aed5-867712524b7b', 'Transport', 'bus', 1, '{}', NULL, '2026-11-22 00:55:19.875798+00', '2026-11-22 00:55:19.875798+00', NULL),
	('01a200c0-1cad-76d5-9857-987733d8bb5c', '01a200c0-1ca3-7215-aeba-6e9122f4aa05', 'Food', 'shopping-basket', 1, '{}', NULL, '2026-11-22 00:55:19.958721+00', '2026-11-22 00:55:19.958721+00', NULL),
	('01a200c0-1cad-76d5-9857-987889b03ccc', '01a200c0-1ca3-7215-aeba-6e9122f4aa05', 'Entertaiment', 'clapperboard', 1, '{}', NULL, '2026-11-22 00:55:19.958721+00', '2026-11-22 00:55:19.958721+00', NULL),
	('01a200c0-1cad-76d5-9857-987971d9e2af', '01a200c0-1ca3-7215-aeba-6e9122f4aa05', 'Utilities', 'plug-zap', 1, '{}', NULL, '2026-11-22 00:55:19.958721+00', '2026-11-22 00:55:19.958721+00', NULL),
	('01a200c0-1cad-76d5-9857-987a72c07864', '01a200c0-1ca3-7215-aeba-6e9122f4aa05', 'Transport', 'bus', 1, '{}', NULL, '2026-11-22 00:55:19.958721+00', '2026-11-22 00:55:19.958721+00', NULL),
	('01a200c0-20b4-77dc-9602-aaba7893f7ec', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'Trips', 'ellipsis', 2, '{}', '2a2642334dbcb7db459a884455780bd7be755149633a7d160d89b38766c06eb4', '2026-11-22 00:55:21.007252+00', '2026-11-22 00:55:21.036578+00', '2026-11-22 00:55:21.036578+00'),
	('01a200c0-20c3-751e-a145-fc6748920046', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'Books', 'ellipsis', 3, '{}', '0cdf5633e0241e4c5c61e2363746b00000cb65a20a278f4b1d31ad74e58fd60f', '2026-11-22 00:55:21.023039+00', '2026-11-22 00:55:21.069152+00', NULL),
	('01a200c0-21a8-758b-a15a-80894794b1ef', '01a200c0-219d-7222-94fb-800a10958e47', 'Food', 'shopping-basket', 1, '{}', NULL, '2026-11-22 00:55:21.23415+00', '2026-11-22 00:55:21.23415+00', NULL),
	('01a200c0-21a9-731a-8790-61f35155d00c', '01a200c0-219d-7222-94fb-800a10958e47', 'Entertaiment', 'clapperboard', 1, '{}', NULL, '2026-11-22 00:55:21.23415+00', '2026-11-22 00:55:21.23415+00', NULL),
	('01a200c0-21a9-731a-8790-61f45d670faa', '01a200c0-219d-7222-94fb-800a10958e47', 'Utilities', 'plug-zap', 1, '{}', NULL, '2026-11-22 00:55:21.23415+00', '2026-11-22 00:55:21.23415+00', NULL),
	('01a200c0-21a9-731a-8790-61f51809a0f9', '01a200c0-219d-7222-94fb-800a10958e47', 'Transport', 'bus', 1, '{}', NULL, '2026-11-22 00:55:21.23415+00', '2026-11-22 00:55:21.23415+00', NULL),
	('01a200c0-22bb-723c-b3e5-7c5b7184fa9e', '01a200c0-22b3-74a6-9ba5-c7d9e93545f9', 'Food', 'shopping-basket', 1, '{}', NULL, '2026-11-22 00:55:21.520582+00', '2026-11-22 00:55:21.520582+00', NULL),
	('01a200c0-22bb-723c-b3e5-7c5c56551970', '01a200c0-22b3-74a6-9ba5-c7d9e93545f9', 'Entertaiment', 'clapperboard', 1, '{}', NULL, '2026-11-22 00:55:21.520582+00', '2026-11-22 00:55:21.520582+00', NULL),
	('01a200c0-22bb-723c-b3e5-7c5d3f43ac43', '01a200c0-22b3-74a6-9ba5-c7d9e93545f9', 'Utilities', 'plug-zap', 1, '{}', NULL, '2026-11-22 00:55:21.520582+00', '2026-11-22 00:55:21.520582+00', NULL),
	('01a200c0-22bb-723c-b3e5-7c5ee2a7d58d', '01a200c0-22b3-74a6-9ba5-c7d9e93545f9', 'Transport', 'bus', 1, '{}', NULL, '2026-11-22 00:55:21.520582+00', '2026-11-22 00:55:21.520582+00', NULL),
	('01a200c0-2384-75a8-980a-85f49a100866', '01a200c0-2384-75a8-980a-85efc2bbb6fa', 'Food', 'shopping-basket', 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', NULL),
	('01a200c0-2384-75a8-980a-85f5a61b3b40', '01a200c0-2384-75a8-980a-85efc2bbb6fa', 'Trips', 'ellipsis', 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00');


--
-- Data for Name: challenges; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.challenges VALUES
	('a769b5f8-c191-411f-a463-413e4be89205', 'verify', '01a200c0-1c44-76b2-9319-775154557727', 'bob6@example.com', '56f00c66fe582435d8d4642d47d7b534870ac118dfcf1481f81db374154147c5', 0, '2026-11-22 00:55:19.875798+00', '2026-11-22 01:05:19+00', NULL),
	('a1f959c2-3727-478e-98dc-69cc12a0c6a4', 'verify', '01a200c0-1c97-744c-8a2a-2c458df399ef', 'carol7@example.com', 'aba048d1275e46f45de832b7273f2c3e90931750a605b4418508d9c1f239f08d', 0, '2026-11-22 00:55:19.958721+00', '2026-11-22 01:05:19+00', NULL),
	('ccbb6243-f9bb-4d03-a85a-cc5a4faf81bc', 'verify', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'ann5@example.com', '6ab4beaa9b95c2108aafc8fdfaba0d8fccfd3ddc1f56e12cc67ec6e36750296d', 1, '2026-11-22 00:55:19.714081+00', '2026-11-22 01:05:19+00', '2026-11-22 00:55:21.582494+00'),
	('1aa08550-bc71-401f-a3df-1c8db993690e', 'pwreset', '01a200c0-1c44-76b2-9319-775154557727', 'bob6@example.com', 'a7d828158498d9130df122d0c2391f12456bb5f80ad758659f47c7769d47b422', 0, '2026-11-22 00:55:21.609588+00', '2026-11-22 01:05:21+00', NULL),
	('43967c76-1ee7-4220-b6b6-3e4af5bfd2fd', 'verify', '01a200c0-2384-75a8-980a-85f07b2f1e06', 'guest2@example.com', '3d3b4f2bdf44033012aabe8dffcb53a765db0f1eeb8f5eac6c51e27d67d2c63c', 0, '2026-11-22 00:55:21.732666+00', '2026-11-22 01:05:21+00', NULL);


--
-- Data for Name: changes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.changes VALUES
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 1, 'account', '01a200c0-1d42-733a-8eaa-77f835a4e5cc', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.115442+00', 'null', '{"id": "01a200c0-1d42-733a-8eaa-77f835a4e5cc", "icon": "wallet", "name": "Заощадження", "type": "savings", "budget": "12500.75", "deleted": false, "version": 1, "createdAt": "2026-11-22T00:55:20.115442Z", "deletedAt": null, "updatedAt": "2026-11-22T00:55:20.115442Z", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "currencyCode": "UAH", "isMainAccount": false, "isShowInBalance": true}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 2, 'account', '01a200c0-1d68-7648-941e-03087581117a', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.160184+00', 'null', '{"id": "01a200c0-1d68-7648-941e-03087581117a", "icon": "wallet", "name": "Travel", "type": "basic", "budget": "30000.00", "deleted": false, "version": 1, "createdAt": "2026-11-22T00:55:20.160184Z", "deletedAt": null, "updatedAt": "2026-11-22T00:55:20.160184Z", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "currencyCode": "JPY", "isMainAccount": false, "isShowInBalance": true}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 3, 'account', '01a200c0-1d7e-75f3-906d-23342baeb379', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.177787+00', 'null', '{"id": "01a200c0-1d7e-75f3-906d-23342baeb379", "icon": "wallet", "name": "Old wallet", "type": "basic", "budget": "5.00", "deleted": false, "version": 1, "createdAt": "2026-11-22T00:55:20.177787Z", "deletedAt": null, "updatedAt": "2026-11-22T00:55:20.177787Z", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "currencyCode": "KWD", "isMainAccount": false, "isShowInBalance": true}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 4, 'history', '01a200c0-1d8f-724b-9468-bfeaec2cfd46', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.198965+00', 'null', '{"id": "01a200c0-1d8f-724b-9468-bfeaec2cfd46", "date": "2026-03-01T09:30:00Z", "kind": "expense", "note": "Lunch 1 – обід", "rate": null, "value": "-1.01", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-03-01", "rateDate": null, "accountId": "01a200c0-1bd3-7700-877d-6ed8c0a13336", "createdAt": "2026-11-22T00:55:20.198965Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.198965Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37f0d44db773", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Credit Card", "accountValue": "-1.01", "currencyCode": "USD", "categoryLabel": "Transport", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 5, 'history', '01a200c0-1db1-7108-9bb3-1eddb64d81c9', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.231399+00', 'null', '{"id": "01a200c0-1db1-7108-9bb3-1eddb64d81c9", "date": "2026-04-01T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-100.00", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-04-01", "rateDate": "2026-11-20", "accountId": "01a200c0-1d68-7648-941e-03087581117a", "createdAt": "2026-11-22T00:55:20.231399Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.231399Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Travel", "accountValue": "-15120.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 6, 'history', '01a200c0-1dc5-720d-b7f5-18e9dec16814', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.253904+00', 'null', '{"id": "01a200c0-1dc5-720d-b7f5-18e9dec16814", "date": "2026-03-02T09:30:00Z", "kind": "expense", "note": "Lunch 2 – обід", "rate": null, "value": "-2.02", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-03-02", "rateDate": null, "accountId": "01a200c0-1bd3-7700-877d-6ed8c0a13336", "createdAt": "2026-11-22T00:55:20.253904Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.253904Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Credit Card", "accountValue": "-2.02", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 7, 'history', '01a200c0-1dd7-71e6-bc99-932bb2bd046b', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.272887+00', 'null', '{"id": "01a200c0-1dd7-71e6-bc99-932bb2bd046b", "date": "2026-04-02T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-200.00", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-04-02", "rateDate": "2026-11-20", "accountId": "01a200c0-1d68-7648-941e-03087581117a", "createdAt": "2026-11-22T00:55:20.272887Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.272887Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Travel", "accountValue": "-30240.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 8, 'history', '01a200c0-1de5-772e-b0ce-3b9dd3cf96c0', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.287597+00', 'null', '{"id": "01a200c0-1de5-772e-b0ce-3b9dd3cf96c0", "date": "2026-03-03T09:30:00Z", "kind": "expense", "note": "Lunch 3 – обід", "rate": null, "value": "-3.03", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-03-03", "rateDate": null, "accountId": "01a200c0-1bd3-7700-877d-6ed8c0a13336", "createdAt": "2026-11-22T00:55:20.287597Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.287597Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37f0d44db773", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Credit Card", "accountValue": "-3.03", "currencyCode": "USD", "categoryLabel": "Transport", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 9, 'history', '01a200c0-1df5-747f-85d4-18e750327226', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.301753+00', 'null', '{"id": "01a200c0-1df5-747f-85d4-18e750327226", "date": "2026-04-03T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-300.00", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-04-03", "rateDate": "2026-11-20", "accountId": "01a200c0-1d68-7648-941e-03087581117a", "createdAt": "2026-11-22T00:55:20.301753Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.301753Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Travel", "accountValue": "-45360.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 10, 'history', '01a200c0-1e03-70e7-ac4b-f71c01296782', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.317627+00', 'null', '{"id": "01a200c0-1e03-70e7-ac4b-f71c01296782", "date": "2026-03-04T09:30:00Z", "kind": "expense", "note": "Lunch 4 – обід", "rate": null, "value": "-4.04", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-03-04", "rateDate": null, "accountId": "01a200c0-1bd3-7700-877d-6ed8c0a13336", "createdAt": "2026-11-22T00:55:20.317627Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.317627Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Credit Card", "accountValue": "-4.04", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 11, 'history', '01a200c0-1e14-701d-8674-e289330b888e', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.334667+00', 'null', '{"id": "01a200c0-1e14-701d-8674-e289330b888e", "date": "2026-04-04T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-400.00", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-04-04", "rateDate": "2026-11-20", "accountId": "01a200c0-1d68-7648-941e-03087581117a", "createdAt": "2026-11-22T00:55:20.334667Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.334667Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Travel", "accountValue": "-60480.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 14, 'history', '01a200c0-1e40-759a-bf67-6a2bd1258c21', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.378891+00', 'null', '{"id": "01a200c0-1e40-759a-bf67-6a2bd1258c21", "date": "2026-03-06T09:30:00Z", "kind": "expense", "note": "Lunch 6 – обід", "rate": null, "value": "-6.06", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-03-06", "rateDate": null, "accountId": "01a200c0-1bd3-7700-877d-6ed8c0a13336", "createdAt": "2026-11-22T00:55:20.378891Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.378891Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Credit Card", "accountValue": "-6.06", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 17, 'history', '01a200c0-1e6b-759a-882a-fac2d4f2f74d', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.420873+00', 'null', '{"id": "01a200c0-1e6b-759a-882a-fac2d4f2f74d", "date": "2026-04-07T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-700.00", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-04-07", "rateDate": "2026-11-20", "accountId": "01a200c0-1d68-7648-941e-03087581117a", "createdAt": "2026-11-22T00:55:20.420873Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.420873Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Travel", "accountValue": "-105840.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 20, 'history', '01a200c0-1e95-7697-8ef6-3660d1eb543b', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.463617+00', 'null', '{"id": "01a200c0-1e95-7697-8ef6-3660d1eb543b", "date": "2026-03-09T09:30:00Z", "kind": "expense", "note": "Lunch 9 – обід", "rate": null, "value": "-9.09", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-03-09", "rateDate": null, "accountId": "01a200c0-1bd3-7700-877d-6ed8c0a13336", "createdAt": "2026-11-22T00:55:20.463617Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.463617Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37f0d44db773", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Credit Card", "accountValue": "-9.09", "currencyCode": "USD", "categoryLabel": "Transport", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 23, 'history', '01a200c0-1ec7-7174-b2bc-d1101c841a24', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.512955+00', 'null', '{"id": "01a200c0-1ec7-7174-b2bc-d1101c841a24", "date": "2026-04-10T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-1000.00", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-04-10", "rateDate": "2026-11-20", "accountId": "01a200c0-1d68-7648-941e-03087581117a", "createdAt": "2026-11-22T00:55:20.512955Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.512955Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Travel", "accountValue": "-151200.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 28, 'history', '01a200c0-1f4a-773f-b9e1-1e1264bd8a45', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.641859+00', 'null', '{"id": "01a200c0-1f4a-773f-b9e1-1e1264bd8a45", "date": "2026-11-22T00:55:20.641859Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-8.88", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a200c0-1bd3-7700-877d-6ed8c0a13336", "createdAt": "2026-11-22T00:55:20.641859Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.641859Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Credit Card", "accountValue": "-8.88", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 31, 'history', '01a200c0-1f4a-773f-b9e1-1e1264bd8a45', 'updated', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.709083+00', '{"id": "01a200c0-1f4a-773f-b9e1-1e1264bd8a45", "date": "2026-11-22T00:55:20.641859Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-8.88", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a200c0-1bd3-7700-877d-6ed8c0a13336", "createdAt": "2026-11-22T00:55:20.641859Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.641859Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Credit Card", "accountValue": "-8.88", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', '{"id": "01a200c0-1f4a-773f-b9e1-1e1264bd8a45", "date": "2026-11-22T00:55:20.641859Z", "kind": "expense", "note": "Not by mistake", "rate": null, "value": "-8.88", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 2, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a200c0-1bd3-7700-877d-6ed8c0a13336", "createdAt": "2026-11-22T00:55:20.641859Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.709083Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Credit Card", "accountValue": "-8.88", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 33, 'history', '01a200c0-1f5b-77db-8074-d5c15ca5533c', 'restored', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.791818+00', 'null', '{"id": "01a200c0-1f5b-77db-8074-d5c15ca5533c", "date": "2026-11-22T00:55:20.661716Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-7.77", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 3, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a200c0-1bd3-7700-877d-6ed8c0a13336", "createdAt": "2026-11-22T00:55:20.661716Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.791818Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Credit Card", "accountValue": "-7.77", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', 32),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 12, 'history', '01a200c0-1e24-7473-834c-fb8c0a8c5264', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.34955+00', 'null', '{"id": "01a200c0-1e24-7473-834c-fb8c0a8c5264", "date": "2026-03-05T09:30:00Z", "kind": "expense", "note": "Lunch 5 – обід", "rate": null, "value": "-5.05", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-03-05", "rateDate": null, "accountId": "01a200c0-1bd3-7700-877d-6ed8c0a13336", "createdAt": "2026-11-22T00:55:20.349550Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.349550Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37f0d44db773", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Credit Card", "accountValue": "-5.05", "currencyCode": "USD", "categoryLabel": "Transport", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 15, 'history', '01a200c0-1e4f-76ca-8019-06efbb613d1d', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.392321+00', 'null', '{"id": "01a200c0-1e4f-76ca-8019-06efbb613d1d", "date": "2026-04-06T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-600.00", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-04-06", "rateDate": "2026-11-20", "accountId": "01a200c0-1d68-7648-941e-03087581117a", "createdAt": "2026-11-22T00:55:20.392321Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.392321Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Travel", "accountValue": "-90720.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 18, 'history', '01a200c0-1e79-765d-8dae-8cee35c72888', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.43559+00', 'null', '{"id": "01a200c0-1e79-765d-8dae-8cee35c72888", "date": "2026-03-08T09:30:00Z", "kind": "expense", "note": "Lunch 8 – обід", "rate": null, "value": "-8.08", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-03-08", "rateDate": null, "accountId": "01a200c0-1bd3-7700-877d-6ed8c0a13336", "createdAt": "2026-11-22T00:55:20.435590Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.435590Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Credit Card", "accountValue": "-8.08", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 21, 'history', '01a200c0-1ea4-760e-a2c0-24d093c3ce09', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.47887+00', 'null', '{"id": "01a200c0-1ea4-760e-a2c0-24d093c3ce09", "date": "2026-04-09T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-900.00", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-04-09", "rateDate": "2026-11-20", "accountId": "01a200c0-1d68-7648-941e-03087581117a", "createdAt": "2026-11-22T00:55:20.478870Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.478870Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Travel", "accountValue": "-136080.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 24, 'history', '01a200c0-1edc-755f-a2fb-44ccbe9de40d', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.52678+00', 'null', '{"id": "01a200c0-1edc-755f-a2fb-44ccbe9de40d", "date": "2026-11-22T00:55:20.526780Z", "kind": "transfer", "note": "Set aside", "rate": "0.0222598361761", "value": "40.00", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-11-22", "rateDate": "2026-09-29", "accountId": "01a200c0-1d42-733a-8eaa-77f835a4e5cc", "createdAt": "2026-11-22T00:55:20.526780Z", "fromValue": "0.89", "updatedAt": "2026-11-22T00:55:20.526780Z", "categoryId": null, "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Заощадження", "accountValue": "40.00", "currencyCode": "UAH", "categoryLabel": null, "fromAccountId": "01a200c0-1bd3-7700-877d-6ed8c0a13336", "fromAccountLabel": "Credit Card", "fromCurrencyCode": "USD", "accountCurrencyCode": "UAH"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 26, 'account', '01a200c0-1d42-733a-8eaa-77f835a4e5cc', 'updated', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.595406+00', '{"id": "01a200c0-1d42-733a-8eaa-77f835a4e5cc", "icon": "wallet", "name": "Заощадження", "type": "savings", "budget": "12540.75", "deleted": false, "version": 1, "createdAt": "2026-11-22T00:55:20.115442Z", "deletedAt": null, "updatedAt": "2026-11-22T00:55:20.115442Z", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "currencyCode": "UAH", "isMainAccount": false, "isShowInBalance": true}', '{"id": "01a200c0-1d42-733a-8eaa-77f835a4e5cc", "icon": "wallet", "name": "Заощадження", "type": "savings", "budget": "13000.00", "deleted": false, "version": 1, "createdAt": "2026-11-22T00:55:20.115442Z", "deletedAt": null, "updatedAt": "2026-11-22T00:55:20.115442Z", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "currencyCode": "UAH", "isMainAccount": false, "isShowInBalance": true}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 29, 'history', '01a200c0-1f5b-77db-8074-d5c15ca5533c', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.661716+00', 'null', '{"id": "01a200c0-1f5b-77db-8074-d5c15ca5533c", "date": "2026-11-22T00:55:20.661716Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-7.77", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a200c0-1bd3-7700-877d-6ed8c0a13336", "createdAt": "2026-11-22T00:55:20.661716Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.661716Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Credit Card", "accountValue": "-7.77", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 32, 'history', '01a200c0-1f5b-77db-8074-d5c15ca5533c', 'deleted', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.737767+00', '{"id": "01a200c0-1f5b-77db-8074-d5c15ca5533c", "date": "2026-11-22T00:55:20.661716Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-7.77", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a200c0-1bd3-7700-877d-6ed8c0a13336", "createdAt": "2026-11-22T00:55:20.661716Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.661716Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Credit Card", "accountValue": "-7.77", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', 'null', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 47, 'category', '01a200c0-20c3-751e-a145-fc6748920046', 'restored', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:21.069152+00', '{"id": "01a200c0-20c3-751e-a145-fc6748920046", "icon": "ellipsis", "name": "Books", "deleted": true, "version": 2, "createdAt": "2026-11-22T00:55:21.023039Z", "deletedAt": "2026-11-22T00:55:21.051243Z", "updatedAt": "2026-11-22T00:55:21.051243Z", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1"}', '{"id": "01a200c0-20c3-751e-a145-fc6748920046", "icon": "ellipsis", "name": "Books", "deleted": false, "version": 3, "createdAt": "2026-11-22T00:55:21.023039Z", "deletedAt": null, "updatedAt": "2026-11-22T00:55:21.069152Z", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 13, 'history', '01a200c0-1e32-7494-9350-415854ca42e4', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.364664+00', 'null', '{"id": "01a200c0-1e32-7494-9350-415854ca42e4", "date": "2026-04-05T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-500.00", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-04-05", "rateDate": "2026-11-20", "accountId": "01a200c0-1d68-7648-941e-03087581117a", "createdAt": "2026-11-22T00:55:20.364664Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.364664Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Travel", "accountValue": "-75600.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 16, 'history', '01a200c0-1e5c-719a-9c66-1f2fde439c29', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.407276+00', 'null', '{"id": "01a200c0-1e5c-719a-9c66-1f2fde439c29", "date": "2026-03-07T09:30:00Z", "kind": "expense", "note": "Lunch 7 – обід", "rate": null, "value": "-7.07", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-03-07", "rateDate": null, "accountId": "01a200c0-1bd3-7700-877d-6ed8c0a13336", "createdAt": "2026-11-22T00:55:20.407276Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.407276Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37f0d44db773", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Credit Card", "accountValue": "-7.07", "currencyCode": "USD", "categoryLabel": "Transport", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 19, 'history', '01a200c0-1e87-7570-abc0-165aef8b2ea4', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.449327+00', 'null', '{"id": "01a200c0-1e87-7570-abc0-165aef8b2ea4", "date": "2026-04-08T21:15:00Z", "kind": "expense", "note": "Ramen, ラーメン", "rate": "151.2", "value": "-800.00", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-04-08", "rateDate": "2026-11-20", "accountId": "01a200c0-1d68-7648-941e-03087581117a", "createdAt": "2026-11-22T00:55:20.449327Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.449327Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Travel", "accountValue": "-120960.00", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "JPY"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 22, 'history', '01a200c0-1eb4-76a6-8375-0ad4a2e9f301', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.491783+00', 'null', '{"id": "01a200c0-1eb4-76a6-8375-0ad4a2e9f301", "date": "2026-03-10T09:30:00Z", "kind": "expense", "note": "Lunch 10 – обід", "rate": null, "value": "-10.10", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-03-10", "rateDate": null, "accountId": "01a200c0-1bd3-7700-877d-6ed8c0a13336", "createdAt": "2026-11-22T00:55:20.491783Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.491783Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Credit Card", "accountValue": "-10.10", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 25, 'history', '01a200c0-1ef4-7423-9c09-af4976f6fe29', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.552464+00', 'null', '{"id": "01a200c0-1ef4-7423-9c09-af4976f6fe29", "date": "2026-11-22T00:55:20.552464Z", "kind": "income", "note": "Salary", "rate": null, "value": "2500.00", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a200c0-1bd3-7700-877d-6ed8c0a13336", "createdAt": "2026-11-22T00:55:20.552464Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.552464Z", "categoryId": null, "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Credit Card", "accountValue": "2500.00", "currencyCode": "USD", "categoryLabel": null, "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 27, 'history', '01a200c0-1f36-7028-b3bc-81e65d985849', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.62529+00', 'null', '{"id": "01a200c0-1f36-7028-b3bc-81e65d985849", "date": "2026-11-22T00:55:20.625290Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-9.99", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a200c0-1bd3-7700-877d-6ed8c0a13336", "createdAt": "2026-11-22T00:55:20.625290Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.625290Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Credit Card", "accountValue": "-9.99", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 30, 'history', '01a200c0-1f36-7028-b3bc-81e65d985849', 'deleted', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.675501+00', '{"id": "01a200c0-1f36-7028-b3bc-81e65d985849", "date": "2026-11-22T00:55:20.625290Z", "kind": "expense", "note": "By mistake", "rate": null, "value": "-9.99", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a200c0-1bd3-7700-877d-6ed8c0a13336", "createdAt": "2026-11-22T00:55:20.625290Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.625290Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Credit Card", "accountValue": "-9.99", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "USD"}', 'null', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 35, 'planning', '01a200c0-2024-7205-b249-eaab9d5e3dd9', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.857334+00', 'null', '{"id": "01a200c0-2024-7205-b249-eaab9d5e3dd9", "date": "2026-03-01", "budget": "300.00", "deleted": false, "version": 1, "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "currencyCode": "USD"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 38, 'planning', '01a200c0-2058-71d2-a543-d3e4d7abda75', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.911433+00', 'null', '{"id": "01a200c0-2058-71d2-a543-d3e4d7abda75", "date": "2026-03-01", "budget": "300.00", "deleted": false, "version": 1, "categoryId": "01a200c0-1bdd-7546-a0e8-37f0d44db773", "currencyCode": "USD"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 41, 'planning', '01a200c0-2097-7639-8ad4-dba90eedcfff', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.971441+00', 'null', '{"id": "01a200c0-2097-7639-8ad4-dba90eedcfff", "date": "2026-04-01", "budget": "350.50", "deleted": false, "version": 1, "categoryId": "01a200c0-1bdd-7546-a0e8-37ef5106a277", "currencyCode": "USD"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 44, 'planning', '01a200c0-20c7-72bb-abb2-402c90d6afcb', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:21.023039+00', 'null', '{"id": "01a200c0-20c7-72bb-abb2-402c90d6afcb", "date": "2026-04-01", "budget": "9.00", "deleted": false, "version": 1, "categoryId": "01a200c0-20c3-751e-a145-fc6748920046", "currencyCode": "USD"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 44, 'category', '01a200c0-20c3-751e-a145-fc6748920046', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:21.023039+00', 'null', '{"id": "01a200c0-20c3-751e-a145-fc6748920046", "icon": "ellipsis", "name": "Books", "deleted": false, "version": 1, "createdAt": "2026-11-22T00:55:21.023039Z", "deletedAt": null, "updatedAt": "2026-11-22T00:55:21.023039Z", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 32, 'history', '01a200c0-1faf-7273-9005-eff0c49c86fb', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.737767+00', 'null', '{"id": "01a200c0-1faf-7273-9005-eff0c49c86fb", "date": "2026-11-22T00:55:20.737767Z", "kind": "expense", "note": "", "rate": "41.375", "value": "-77.70", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-11-22", "rateDate": "2026-11-20", "accountId": "01a200c0-1d42-733a-8eaa-77f835a4e5cc", "createdAt": "2026-11-22T00:55:20.737767Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.737767Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Заощадження", "accountValue": "-3214.84", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "UAH"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 34, 'account', '01a200c0-1d7e-75f3-906d-23342baeb379', 'deleted', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.845573+00', '{"id": "01a200c0-1d7e-75f3-906d-23342baeb379", "icon": "wallet", "name": "Old wallet", "type": "basic", "budget": "5.00", "deleted": false, "version": 1, "createdAt": "2026-11-22T00:55:20.177787Z", "deletedAt": null, "updatedAt": "2026-11-22T00:55:20.177787Z", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "currencyCode": "KWD", "isMainAccount": false, "isShowInBalance": true}', '{"id": "01a200c0-1d7e-75f3-906d-23342baeb379", "icon": "wallet", "name": "Old wallet", "type": "basic", "budget": "5.00", "deleted": true, "version": 2, "createdAt": "2026-11-22T00:55:20.177787Z", "deletedAt": "2026-11-22T00:55:20.845573Z", "updatedAt": "2026-11-22T00:55:20.845573Z", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "currencyCode": "KWD", "isMainAccount": false, "isShowInBalance": true}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 37, 'planning', '01a200c0-2046-77b1-9e49-954b186dd872', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.892418+00', 'null', '{"id": "01a200c0-2046-77b1-9e49-954b186dd872", "date": "2026-03-01", "budget": "300.00", "deleted": false, "version": 1, "categoryId": "01a200c0-1bdd-7546-a0e8-37ef5106a277", "currencyCode": "USD"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 40, 'planning', '01a200c0-2082-7109-a666-10e5741ff474', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.955383+00', 'null', '{"id": "01a200c0-2082-7109-a666-10e5741ff474", "date": "2026-04-01", "budget": "350.50", "deleted": false, "version": 1, "categoryId": "01a200c0-1bdd-7546-a0e8-37ee3ec88b25", "currencyCode": "USD"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 43, 'planning', '01a200c0-20b9-7326-8de6-a25775275cb7', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:21.007252+00', 'null', '{"id": "01a200c0-20b9-7326-8de6-a25775275cb7", "date": "2026-04-01", "budget": "9.00", "deleted": false, "version": 1, "categoryId": "01a200c0-20b4-77dc-9602-aaba7893f7ec", "currencyCode": "USD"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 43, 'category', '01a200c0-20b4-77dc-9602-aaba7893f7ec', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:21.007252+00', 'null', '{"id": "01a200c0-20b4-77dc-9602-aaba7893f7ec", "icon": "ellipsis", "name": "Trips", "deleted": false, "version": 1, "createdAt": "2026-11-22T00:55:21.007252Z", "deletedAt": null, "updatedAt": "2026-11-22T00:55:21.007252Z", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 46, 'category', '01a200c0-20c3-751e-a145-fc6748920046', 'deleted', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:21.051243+00', '{"id": "01a200c0-20c3-751e-a145-fc6748920046", "icon": "ellipsis", "name": "Books", "deleted": false, "version": 1, "createdAt": "2026-11-22T00:55:21.023039Z", "deletedAt": null, "updatedAt": "2026-11-22T00:55:21.023039Z", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1"}', '{"id": "01a200c0-20c3-751e-a145-fc6748920046", "icon": "ellipsis", "name": "Books", "deleted": true, "version": 2, "createdAt": "2026-11-22T00:55:21.023039Z", "deletedAt": "2026-11-22T00:55:21.051243Z", "updatedAt": "2026-11-22T00:55:21.051243Z", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 49, 'list', '01a200c0-2118-7627-99dd-6f257d90f69e', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:21.103736+00', 'null', '{"id": "01a200c0-2118-7627-99dd-6f257d90f69e", "name": "Old", "version": 1, "isPinned": true, "createdAt": "2026-11-22T00:55:21.103736Z", "listItems": [{"id": "aafe805c-4a29-4857-97f7-7d1e57284053", "label": "Milk", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "90cf36be-3929-4e1f-b98e-e118de8bf52a", "label": "Bread", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "2d99fa29-d40b-4973-9001-70b5277dfcf6", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T00:55:21.103736Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 52, 'list', '01a200c0-2101-717f-acf2-0b0f87b7a0fa', 'updated', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:21.188158+00', '{"id": "01a200c0-2101-717f-acf2-0b0f87b7a0fa", "name": "Food", "version": 3, "isPinned": true, "createdAt": "2026-11-22T00:55:21.081541Z", "listItems": [{"id": "aafe805c-4a29-4857-97f7-7d1e57284053", "label": "Milk", "price": "1.20", "quantity": "2.50", "isChecked": true}, {"id": "2d99fa29-d40b-4973-9001-70b5277dfcf6", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T00:55:21.157071Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1"}', '{"id": "01a200c0-2101-717f-acf2-0b0f87b7a0fa", "name": "Food", "version": 4, "isPinned": true, "createdAt": "2026-11-22T00:55:21.081541Z", "listItems": [{"id": "aafe805c-4a29-4857-97f7-7d1e57284053", "label": "Milk", "price": "1.20", "quantity": "2.50", "isChecked": true}, {"id": "2d99fa29-d40b-4973-9001-70b5277dfcf6", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "17b54eee-c51a-4ce9-bfba-79912dad8819", "label": "Tea", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T00:55:21.188158Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 33, 'history', '01a200c0-1faf-7273-9005-eff0c49c86fb', 'deleted', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.791818+00', '{"id": "01a200c0-1faf-7273-9005-eff0c49c86fb", "date": "2026-11-22T00:55:20.737767Z", "kind": "expense", "note": "", "rate": "41.375", "value": "-77.70", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "version": 1, "localDay": "2026-11-22", "rateDate": "2026-11-20", "accountId": "01a200c0-1d42-733a-8eaa-77f835a4e5cc", "createdAt": "2026-11-22T00:55:20.737767Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:20.737767Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "creatorName": "Ann", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1", "accountLabel": "Заощадження", "accountValue": "-3214.84", "currencyCode": "USD", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "UAH"}', 'null', 32),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 36, 'planning', '01a200c0-2035-71b3-9899-4cf9ed727318', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.877966+00', 'null', '{"id": "01a200c0-2035-71b3-9899-4cf9ed727318", "date": "2026-03-01", "budget": "300.00", "deleted": false, "version": 1, "categoryId": "01a200c0-1bdd-7546-a0e8-37ee3ec88b25", "currencyCode": "USD"}', NULL);
INSERT INTO public.changes VALUES
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 39, 'planning', '01a200c0-2071-733d-af76-dd85c497f00f', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.929827+00', 'null', '{"id": "01a200c0-2071-733d-af76-dd85c497f00f", "date": "2026-04-01", "budget": "350.50", "deleted": false, "version": 1, "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "currencyCode": "USD"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 42, 'planning', '01a200c0-20a7-742f-9cf3-6417b134c880', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:20.99219+00', 'null', '{"id": "01a200c0-20a7-742f-9cf3-6417b134c880", "date": "2026-04-01", "budget": "350.50", "deleted": false, "version": 1, "categoryId": "01a200c0-1bdd-7546-a0e8-37f0d44db773", "currencyCode": "USD"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 45, 'category', '01a200c0-20b4-77dc-9602-aaba7893f7ec', 'deleted', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:21.036578+00', '{"id": "01a200c0-20b4-77dc-9602-aaba7893f7ec", "icon": "ellipsis", "name": "Trips", "deleted": false, "version": 1, "createdAt": "2026-11-22T00:55:21.007252Z", "deletedAt": null, "updatedAt": "2026-11-22T00:55:21.007252Z", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1"}', '{"id": "01a200c0-20b4-77dc-9602-aaba7893f7ec", "icon": "ellipsis", "name": "Trips", "deleted": true, "version": 2, "createdAt": "2026-11-22T00:55:21.007252Z", "deletedAt": "2026-11-22T00:55:21.036578Z", "updatedAt": "2026-11-22T00:55:21.036578Z", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 48, 'list', '01a200c0-2101-717f-acf2-0b0f87b7a0fa', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:21.081541+00', 'null', '{"id": "01a200c0-2101-717f-acf2-0b0f87b7a0fa", "name": "Food", "version": 1, "isPinned": true, "createdAt": "2026-11-22T00:55:21.081541Z", "listItems": [{"id": "aafe805c-4a29-4857-97f7-7d1e57284053", "label": "Milk", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "90cf36be-3929-4e1f-b98e-e118de8bf52a", "label": "Bread", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "2d99fa29-d40b-4973-9001-70b5277dfcf6", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T00:55:21.081541Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 51, 'list', '01a200c0-2101-717f-acf2-0b0f87b7a0fa', 'updated', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:21.157071+00', '{"id": "01a200c0-2101-717f-acf2-0b0f87b7a0fa", "name": "Food", "version": 2, "isPinned": true, "createdAt": "2026-11-22T00:55:21.081541Z", "listItems": [{"id": "aafe805c-4a29-4857-97f7-7d1e57284053", "label": "Milk", "price": "1.20", "quantity": "2.50", "isChecked": true}, {"id": "90cf36be-3929-4e1f-b98e-e118de8bf52a", "label": "Bread", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "2d99fa29-d40b-4973-9001-70b5277dfcf6", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T00:55:21.123270Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1"}', '{"id": "01a200c0-2101-717f-acf2-0b0f87b7a0fa", "name": "Food", "version": 3, "isPinned": true, "createdAt": "2026-11-22T00:55:21.081541Z", "listItems": [{"id": "aafe805c-4a29-4857-97f7-7d1e57284053", "label": "Milk", "price": "1.20", "quantity": "2.50", "isChecked": true}, {"id": "2d99fa29-d40b-4973-9001-70b5277dfcf6", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T00:55:21.157071Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1"}', NULL),
	('01a200c0-219d-7222-94fb-800a10958e47', 1, 'workspace', '01a200c0-219d-7222-94fb-800a10958e47', 'created', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:21.23415+00', 'null', '{"id": "01a200c0-219d-7222-94fb-800a10958e47", "name": "Home", "version": 1, "revision": 1, "createdAt": "2026-11-22T00:55:21.234150Z", "creatorId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "updatedAt": "2026-11-22T00:55:21.234150Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "isVerified": true}], "firstDayOfMonth": 15, "previousParticipants": []}', NULL),
	('01a200c0-22b3-74a6-9ba5-c7d9e93545f9', 2, 'workspace', '01a200c0-22b3-74a6-9ba5-c7d9e93545f9', 'deleted', '01a200c0-1c44-76b2-9319-775154557727', '2026-11-22 00:55:21.540459+00', '{"id": "01a200c0-22b3-74a6-9ba5-c7d9e93545f9", "name": "Old", "version": 1, "revision": 2, "createdAt": "2026-11-22T00:55:21.520582Z", "creatorId": "01a200c0-1c44-76b2-9319-775154557727", "updatedAt": "2026-11-22T00:55:21.520582Z", "isPersonal": false, "currencyCode": "USD", "participants": [{"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a200c0-1c44-76b2-9319-775154557727", "isVerified": true}], "firstDayOfMonth": 10, "previousParticipants": []}', 'null', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 50, 'list', '01a200c0-2101-717f-acf2-0b0f87b7a0fa', 'updated', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:21.12327+00', '{"id": "01a200c0-2101-717f-acf2-0b0f87b7a0fa", "name": "Food", "version": 1, "isPinned": true, "createdAt": "2026-11-22T00:55:21.081541Z", "listItems": [{"id": "aafe805c-4a29-4857-97f7-7d1e57284053", "label": "Milk", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "90cf36be-3929-4e1f-b98e-e118de8bf52a", "label": "Bread", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "2d99fa29-d40b-4973-9001-70b5277dfcf6", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T00:55:21.081541Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1"}', '{"id": "01a200c0-2101-717f-acf2-0b0f87b7a0fa", "name": "Food", "version": 2, "isPinned": true, "createdAt": "2026-11-22T00:55:21.081541Z", "listItems": [{"id": "aafe805c-4a29-4857-97f7-7d1e57284053", "label": "Milk", "price": "1.20", "quantity": "2.50", "isChecked": true}, {"id": "90cf36be-3929-4e1f-b98e-e118de8bf52a", "label": "Bread", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "2d99fa29-d40b-4973-9001-70b5277dfcf6", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T00:55:21.123270Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1"}', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 53, 'list', '01a200c0-2118-7627-99dd-6f257d90f69e', 'deleted', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:21.219027+00', '{"id": "01a200c0-2118-7627-99dd-6f257d90f69e", "name": "Old", "version": 1, "isPinned": true, "createdAt": "2026-11-22T00:55:21.103736Z", "listItems": [{"id": "aafe805c-4a29-4857-97f7-7d1e57284053", "label": "Milk", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "90cf36be-3929-4e1f-b98e-e118de8bf52a", "label": "Bread", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "2d99fa29-d40b-4973-9001-70b5277dfcf6", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T00:55:21.103736Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1"}', '{"id": "01a200c0-2118-7627-99dd-6f257d90f69e", "name": "Old", "version": 2, "isPinned": true, "createdAt": "2026-11-22T00:55:21.103736Z", "listItems": [{"id": "aafe805c-4a29-4857-97f7-7d1e57284053", "label": "Milk", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "90cf36be-3929-4e1f-b98e-e118de8bf52a", "label": "Bread", "price": null, "quantity": "1.00", "isChecked": false}, {"id": "2d99fa29-d40b-4973-9001-70b5277dfcf6", "label": "Кава", "price": null, "quantity": "1.00", "isChecked": false}], "updatedAt": "2026-11-22T00:55:21.219027Z", "categoryId": "01a200c0-1bdd-7546-a0e8-37ed4cc0394e", "workspaceId": "01a200c0-1bc1-77c9-8b40-affd1fd751b1"}', NULL),
	('01a200c0-22b3-74a6-9ba5-c7d9e93545f9', 1, 'workspace', '01a200c0-22b3-74a6-9ba5-c7d9e93545f9', 'created', '01a200c0-1c44-76b2-9319-775154557727', '2026-11-22 00:55:21.520582+00', 'null', '{"id": "01a200c0-22b3-74a6-9ba5-c7d9e93545f9", "name": "Old", "version": 1, "revision": 1, "createdAt": "2026-11-22T00:55:21.520582Z", "creatorId": "01a200c0-1c44-76b2-9319-775154557727", "updatedAt": "2026-11-22T00:55:21.520582Z", "isPersonal": false, "currencyCode": "USD", "participants": [{"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a200c0-1c44-76b2-9319-775154557727", "isVerified": true}], "firstDayOfMonth": 10, "previousParticipants": []}', NULL),
	('01a200c0-219d-7222-94fb-800a10958e47', 4, 'workspace', '01a200c0-219d-7222-94fb-800a10958e47', 'updated', '01a200c0-1ce8-7575-b78a-c3a958b313b4', '2026-11-22 00:55:21.387226+00', '{"id": "01a200c0-219d-7222-94fb-800a10958e47", "name": "Home", "version": 2, "revision": 4, "createdAt": "2026-11-22T00:55:21.234150Z", "creatorId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "updatedAt": "2026-11-22T00:55:21.326712Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "isVerified": true}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a200c0-1ce8-7575-b78a-c3a958b313b4", "isVerified": false}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a200c0-1c44-76b2-9319-775154557727", "isVerified": true}], "firstDayOfMonth": 15, "previousParticipants": []}', '{"id": "01a200c0-219d-7222-94fb-800a10958e47", "name": "Home", "version": 2, "revision": 4, "createdAt": "2026-11-22T00:55:21.234150Z", "creatorId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "updatedAt": "2026-11-22T00:55:21.326712Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a200c0-1c44-76b2-9319-775154557727", "isVerified": true}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a200c0-1ce8-7575-b78a-c3a958b313b4", "isVerified": true}], "firstDayOfMonth": 15, "previousParticipants": []}', NULL),
	('01a200c0-219d-7222-94fb-800a10958e47', 6, 'history', '01a200c0-2292-754f-b92f-4d9df407a045', 'created', '01a200c0-1c44-76b2-9319-775154557727', '2026-11-22 00:55:21.48572+00', 'null', '{"id": "01a200c0-2292-754f-b92f-4d9df407a045", "date": "2026-11-22T00:55:21.485720Z", "kind": "expense", "note": "by Bob", "rate": null, "value": "-12.34", "userId": "01a200c0-1c44-76b2-9319-775154557727", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a200c0-21a5-7386-9b30-8dd540f6ed56", "createdAt": "2026-11-22T00:55:21.485720Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:21.485720Z", "categoryId": "01a200c0-21a8-758b-a15a-80894794b1ef", "creatorName": "Bob", "workspaceId": "01a200c0-219d-7222-94fb-800a10958e47", "accountLabel": "Credit Card", "accountValue": "-12.34", "currencyCode": "EUR", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "EUR"}', NULL),
	('01a200c0-219d-7222-94fb-800a10958e47', 7, 'history', '01a200c0-22aa-7591-83f0-0e40ee5a98ad', 'created', '01a200c0-1ce8-7575-b78a-c3a958b313b4', '2026-11-22 00:55:21.510089+00', 'null', '{"id": "01a200c0-22aa-7591-83f0-0e40ee5a98ad", "date": "2026-11-22T00:55:21.510089Z", "kind": "expense", "note": "by Дан", "rate": null, "value": "-12.34", "userId": "01a200c0-1ce8-7575-b78a-c3a958b313b4", "version": 1, "localDay": "2026-11-22", "rateDate": null, "accountId": "01a200c0-21a5-7386-9b30-8dd540f6ed56", "createdAt": "2026-11-22T00:55:21.510089Z", "fromValue": null, "updatedAt": "2026-11-22T00:55:21.510089Z", "categoryId": "01a200c0-21a8-758b-a15a-80894794b1ef", "creatorName": "Дан", "workspaceId": "01a200c0-219d-7222-94fb-800a10958e47", "accountLabel": "Credit Card", "accountValue": "-12.34", "currencyCode": "EUR", "categoryLabel": "Food", "fromAccountId": null, "fromAccountLabel": null, "fromCurrencyCode": null, "accountCurrencyCode": "EUR"}', NULL),
	('01a200c0-219d-7222-94fb-800a10958e47', 5, 'workspace', '01a200c0-219d-7222-94fb-800a10958e47', 'updated', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:21.446014+00', '{"id": "01a200c0-219d-7222-94fb-800a10958e47", "name": "Home", "version": 2, "revision": 5, "createdAt": "2026-11-22T00:55:21.234150Z", "creatorId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "updatedAt": "2026-11-22T00:55:21.326712Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a200c0-1c44-76b2-9319-775154557727", "isVerified": true}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a200c0-1ce8-7575-b78a-c3a958b313b4", "isVerified": true}], "firstDayOfMonth": 15, "previousParticipants": []}', '{"id": "01a200c0-219d-7222-94fb-800a10958e47", "name": "Home", "version": 3, "revision": 5, "createdAt": "2026-11-22T00:55:21.234150Z", "creatorId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "updatedAt": "2026-11-22T00:55:21.446014Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a200c0-1c44-76b2-9319-775154557727", "isVerified": true}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a200c0-1ce8-7575-b78a-c3a958b313b4", "isVerified": true}, {"name": "Carol", "email": "carol7@example.com", "avatar": null, "userId": "01a200c0-1c97-744c-8a2a-2c458df399ef", "isVerified": false}], "firstDayOfMonth": 15, "previousParticipants": []}', NULL),
	('01a200c0-219d-7222-94fb-800a10958e47', 2, 'workspace', '01a200c0-219d-7222-94fb-800a10958e47', 'updated', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:21.326712+00', '{"id": "01a200c0-219d-7222-94fb-800a10958e47", "name": "Home", "version": 1, "revision": 2, "createdAt": "2026-11-22T00:55:21.234150Z", "creatorId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "updatedAt": "2026-11-22T00:55:21.234150Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "isVerified": true}], "firstDayOfMonth": 15, "previousParticipants": []}', '{"id": "01a200c0-219d-7222-94fb-800a10958e47", "name": "Home", "version": 2, "revision": 2, "createdAt": "2026-11-22T00:55:21.234150Z", "creatorId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "updatedAt": "2026-11-22T00:55:21.326712Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a200c0-1c44-76b2-9319-775154557727", "isVerified": false}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a200c0-1ce8-7575-b78a-c3a958b313b4", "isVerified": false}], "firstDayOfMonth": 15, "previousParticipants": []}', NULL),
	('01a200c0-219d-7222-94fb-800a10958e47', 3, 'workspace', '01a200c0-219d-7222-94fb-800a10958e47', 'updated', '01a200c0-1c44-76b2-9319-775154557727', '2026-11-22 00:55:21.357507+00', '{"id": "01a200c0-219d-7222-94fb-800a10958e47", "name": "Home", "version": 2, "revision": 3, "createdAt": "2026-11-22T00:55:21.234150Z", "creatorId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "updatedAt": "2026-11-22T00:55:21.326712Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a200c0-1c44-76b2-9319-775154557727", "isVerified": false}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a200c0-1ce8-7575-b78a-c3a958b313b4", "isVerified": false}], "firstDayOfMonth": 15, "previousParticipants": []}', '{"id": "01a200c0-219d-7222-94fb-800a10958e47", "name": "Home", "version": 2, "revision": 3, "createdAt": "2026-11-22T00:55:21.234150Z", "creatorId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "updatedAt": "2026-11-22T00:55:21.326712Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": null, "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "isVerified": true}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a200c0-1ce8-7575-b78a-c3a958b313b4", "isVerified": false}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a200c0-1c44-76b2-9319-775154557727", "isVerified": true}], "firstDayOfMonth": 15, "previousParticipants": []}', NULL),
	('01a200c0-219d-7222-94fb-800a10958e47', 8, 'workspace', '01a200c0-219d-7222-94fb-800a10958e47', 'updated', '01a200c0-1ce8-7575-b78a-c3a958b313b4', '2026-11-22 00:55:21.778803+00', '{"id": "01a200c0-219d-7222-94fb-800a10958e47", "name": "Home", "version": 3, "revision": 8, "createdAt": "2026-11-22T00:55:21.234150Z", "creatorId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "updatedAt": "2026-11-22T00:55:21.446014Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": "/api/avatar/89f1a2af-3037-41c2-8afc-2a8bd9d88e78", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a200c0-1c44-76b2-9319-775154557727", "isVerified": true}, {"name": "Дан", "email": null, "avatar": null, "userId": "01a200c0-1ce8-7575-b78a-c3a958b313b4", "isVerified": true}, {"name": "Carol", "email": "carol7@example.com", "avatar": null, "userId": "01a200c0-1c97-744c-8a2a-2c458df399ef", "isVerified": false}], "firstDayOfMonth": 15, "previousParticipants": []}', '{"id": "01a200c0-219d-7222-94fb-800a10958e47", "name": "Home", "version": 4, "revision": 8, "createdAt": "2026-11-22T00:55:21.234150Z", "creatorId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "updatedAt": "2026-11-22T00:55:21.778803Z", "isPersonal": false, "currencyCode": "EUR", "participants": [{"name": "Ann", "email": "ann5@example.com", "avatar": "/api/avatar/89f1a2af-3037-41c2-8afc-2a8bd9d88e78", "userId": "01a200c0-1ba2-7618-b79b-5ae232c95046", "isVerified": true}, {"name": "Bob", "email": "bob6@example.com", "avatar": null, "userId": "01a200c0-1c44-76b2-9319-775154557727", "isVerified": true}, {"name": "Carol", "email": "carol7@example.com", "avatar": null, "userId": "01a200c0-1c97-744c-8a2a-2c458df399ef", "isVerified": false}], "firstDayOfMonth": 15, "previousParticipants": [{"name": "Дан", "email": null, "avatar": null, "userId": "01a200c0-1ce8-7575-b78a-c3a958b313b4", "isVerified": true}]}', NULL);


--
-- Data for Name: day_incomes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.day_incomes VALUES
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-11-22', 'USD', 250000),
	('01a200c0-2384-75a8-980a-85efc2bbb6fa', '2026-03-21', 'USD', 12000);


--
-- Data for Name: day_sums; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.day_sums VALUES
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-03-01', '01a200c0-1bdd-7546-a0e8-37f0d44db773', 'USD', 101),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-04-01', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', 'USD', 10000),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-03-02', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', 'USD', 202),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-04-02', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', 'USD', 20000),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-03-03', '01a200c0-1bdd-7546-a0e8-37f0d44db773', 'USD', 303),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-04-03', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', 'USD', 30000),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-03-04', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', 'USD', 404),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-04-04', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', 'USD', 40000),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-03-05', '01a200c0-1bdd-7546-a0e8-37f0d44db773', 'USD', 505),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-04-05', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', 'USD', 50000),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-03-06', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', 'USD', 606),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-04-06', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', 'USD', 60000),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-03-07', '01a200c0-1bdd-7546-a0e8-37f0d44db773', 'USD', 707),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-04-07', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', 'USD', 70000),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-03-08', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', 'USD', 808),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-04-08', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', 'USD', 80000),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-03-09', '01a200c0-1bdd-7546-a0e8-37f0d44db773', 'USD', 909),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-04-09', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', 'USD', 90000),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-03-10', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', 'USD', 1010),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-04-10', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', 'USD', 100000),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-11-22', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', 'USD', 1665),
	('01a200c0-219d-7222-94fb-800a10958e47', '2026-11-22', '01a200c0-21a8-758b-a15a-80894794b1ef', 'EUR', 2468),
	('01a200c0-2384-75a8-980a-85efc2bbb6fa', '2026-03-20', '01a200c0-2384-75a8-980a-85f49a100866', 'USD', 1000),
	('01a200c0-2384-75a8-980a-85efc2bbb6fa', '2026-03-20', '01a200c0-2384-75a8-980a-85f5a61b3b40', 'USD', 250);


--
-- Data for Name: history; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.history VALUES
	('01a200c0-1d8f-724b-9468-bfeaec2cfd46', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'expense', '01a200c0-1bdd-7546-a0e8-37f0d44db773', '01a200c0-1bd3-7700-877d-6ed8c0a13336', NULL, '2026-03-01 09:30:00+00', '2026-03-01', -101, 'USD', -101, 'USD', NULL, NULL, NULL, NULL, 'Lunch 1 – обід', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 1, '{}', '973a3aad6faaf4928c1224e140494df72c3ad20f8422ef7bcb5ec4fd247256f1', '2026-11-22 00:55:20.198965+00', '2026-11-22 00:55:20.198965+00', NULL),
	('01a200c0-1db1-7108-9bb3-1eddb64d81c9', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'expense', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', '01a200c0-1d68-7648-941e-03087581117a', NULL, '2026-04-01 21:15:00+00', '2026-04-01', -10000, 'USD', -1512000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 1, '{}', 'e820933c66f349800e89bc26449f26501e560cf8973dd9ca0112c24578659548', '2026-11-22 00:55:20.231399+00', '2026-11-22 00:55:20.231399+00', NULL),
	('01a200c0-1dc5-720d-b7f5-18e9dec16814', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'expense', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', '01a200c0-1bd3-7700-877d-6ed8c0a13336', NULL, '2026-03-02 09:30:00+00', '2026-03-02', -202, 'USD', -202, 'USD', NULL, NULL, NULL, NULL, 'Lunch 2 – обід', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 1, '{}', '832914c42d588e429eeda895d8e3da901a501d6662221b9307faedf2ee05a943', '2026-11-22 00:55:20.253904+00', '2026-11-22 00:55:20.253904+00', NULL),
	('01a200c0-1dd7-71e6-bc99-932bb2bd046b', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'expense', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', '01a200c0-1d68-7648-941e-03087581117a', NULL, '2026-04-02 21:15:00+00', '2026-04-02', -20000, 'USD', -3024000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 1, '{}', '1e2b3d7e93af169ab2f942d9940817ea65cae63bf98d0621c4cd0c54bc482de4', '2026-11-22 00:55:20.272887+00', '2026-11-22 00:55:20.272887+00', NULL),
	('01a200c0-1de5-772e-b0ce-3b9dd3cf96c0', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'expense', '01a200c0-1bdd-7546-a0e8-37f0d44db773', '01a200c0-1bd3-7700-877d-6ed8c0a13336', NULL, '2026-03-03 09:30:00+00', '2026-03-03', -303, 'USD', -303, 'USD', NULL, NULL, NULL, NULL, 'Lunch 3 – обід', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 1, '{}', '4f4638761553ec4f4b7eb749abc42c86300e61f5c85fbd2083923a194d3c674e', '2026-11-22 00:55:20.287597+00', '2026-11-22 00:55:20.287597+00', NULL),
	('01a200c0-1df5-747f-85d4-18e750327226', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'expense', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', '01a200c0-1d68-7648-941e-03087581117a', NULL, '2026-04-03 21:15:00+00', '2026-04-03', -30000, 'USD', -4536000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 1, '{}', 'bbe73c0a984d7c42defdb43eb79b9188ee8e67b3f173862206dc1050fcea22a9', '2026-11-22 00:55:20.301753+00', '2026-11-22 00:55:20.301753+00', NULL),
	('01a200c0-1e03-70e7-ac4b-f71c01296782', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'expense', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', '01a200c0-1bd3-7700-877d-6ed8c0a13336', NULL, '2026-03-04 09:30:00+00', '2026-03-04', -404, 'USD', -404, 'USD', NULL, NULL, NULL, NULL, 'Lunch 4 – обід', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 1, '{}', '7b4be5102e6548147538b5697b389760ba7c46fad67087f5849a4a544fcefb8b', '2026-11-22 00:55:20.317627+00', '2026-11-22 00:55:20.317627+00', NULL),
	('01a200c0-1e14-701d-8674-e289330b888e', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'expense', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', '01a200c0-1d68-7648-941e-03087581117a', NULL, '2026-04-04 21:15:00+00', '2026-04-04', -40000, 'USD', -6048000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 1, '{}', 'd5cefb9fc6d97a6ccb72401956aa36ab4114c9c99c5dcfda45cebb7df2fa0426', '2026-11-22 00:55:20.334667+00', '2026-11-22 00:55:20.334667+00', NULL),
	('01a200c0-1e24-7473-834c-fb8c0a8c5264', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'expense', '01a200c0-1bdd-7546-a0e8-37f0d44db773', '01a200c0-1bd3-7700-877d-6ed8c0a13336', NULL, '2026-03-05 09:30:00+00', '2026-03-05', -505, 'USD', -505, 'USD', NULL, NULL, NULL, NULL, 'Lunch 5 – обід', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 1, '{}', 'd0020c42587794a13504118e694c362d842336d52c038a2a7e4d52b294db9b29', '2026-11-22 00:55:20.34955+00', '2026-11-22 00:55:20.34955+00', NULL),
	('01a200c0-1e32-7494-9350-415854ca42e4', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'expense', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', '01a200c0-1d68-7648-941e-03087581117a', NULL, '2026-04-05 21:15:00+00', '2026-04-05', -50000, 'USD', -7560000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 1, '{}', 'ce379c7e732adcbd135e45e223fcf0516a4412bf53a35f5aadb4c326dbdaf52f', '2026-11-22 00:55:20.364664+00', '2026-11-22 00:55:20.364664+00', NULL),
	('01a200c0-1e40-759a-bf67-6a2bd1258c21', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'expense', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', '01a200c0-1bd3-7700-877d-6ed8c0a13336', NULL, '2026-03-06 09:30:00+00', '2026-03-06', -606, 'USD', -606, 'USD', NULL, NULL, NULL, NULL, 'Lunch 6 – обід', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 1, '{}', '1db1b145324d5244e7948d27b3f33e193d7a8826ded74685ec1a84f933409a9e', '2026-11-22 00:55:20.378891+00', '2026-11-22 00:55:20.378891+00', NULL),
	('01a200c0-1e4f-76ca-8019-06efbb613d1d', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'expense', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', '01a200c0-1d68-7648-941e-03087581117a', NULL, '2026-04-06 21:15:00+00', '2026-04-06', -60000, 'USD', -9072000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 1, '{}', '8057a97d663b023e0be665642027e30eaa7d5c1a556277e7343743ee553ea08f', '2026-11-22 00:55:20.392321+00', '2026-11-22 00:55:20.392321+00', NULL),
	('01a200c0-1e5c-719a-9c66-1f2fde439c29', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'expense', '01a200c0-1bdd-7546-a0e8-37f0d44db773', '01a200c0-1bd3-7700-877d-6ed8c0a13336', NULL, '2026-03-07 09:30:00+00', '2026-03-07', -707, 'USD', -707, 'USD', NULL, NULL, NULL, NULL, 'Lunch 7 – обід', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 1, '{}', '7c62d9b13ba0907fc2beb147f883672de67f85b53459a35aafbb9133941bae41', '2026-11-22 00:55:20.407276+00', '2026-11-22 00:55:20.407276+00', NULL),
	('01a200c0-1e6b-759a-882a-fac2d4f2f74d', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'expense', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', '01a200c0-1d68-7648-941e-03087581117a', NULL, '2026-04-07 21:15:00+00', '2026-04-07', -70000, 'USD', -10584000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 1, '{}', '11a20850f7702175dc4de149b6350278453e4d67104fa9507b389ffec49b1858', '2026-11-22 00:55:20.420873+00', '2026-11-22 00:55:20.420873+00', NULL),
	('01a200c0-1e79-765d-8dae-8cee35c72888', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'expense', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', '01a200c0-1bd3-7700-877d-6ed8c0a13336', NULL, '2026-03-08 09:30:00+00', '2026-03-08', -808, 'USD', -808, 'USD', NULL, NULL, NULL, NULL, 'Lunch 8 – обід', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 1, '{}', 'c1ea15d6ad8cd1c368bb979685a647b1534e3be33853f67e86845369cae19f8b', '2026-11-22 00:55:20.43559+00', '2026-11-22 00:55:20.43559+00', NULL),
	('01a200c0-1e87-7570-abc0-165aef8b2ea4', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'expense', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', '01a200c0-1d68-7648-941e-03087581117a', NULL, '2026-04-08 21:15:00+00', '2026-04-08', -80000, 'USD', -12096000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 1, '{}', '0d1333a2cc7dc57ccde7b7ac3de42abaf2e63b046dcf510c45bd194beb47ec49', '2026-11-22 00:55:20.449327+00', '2026-11-22 00:55:20.449327+00', NULL),
	('01a200c0-1e95-7697-8ef6-3660d1eb543b', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'expense', '01a200c0-1bdd-7546-a0e8-37f0d44db773', '01a200c0-1bd3-7700-877d-6ed8c0a13336', NULL, '2026-03-09 09:30:00+00', '2026-03-09', -909, 'USD', -909, 'USD', NULL, NULL, NULL, NULL, 'Lunch 9 – обід', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 1, '{}', 'ad36f836bbf58408990ec37d86c4d78ee8b4465792383abf1e232a87da24919a', '2026-11-22 00:55:20.463617+00', '2026-11-22 00:55:20.463617+00', NULL),
	('01a200c0-1ea4-760e-a2c0-24d093c3ce09', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'expense', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', '01a200c0-1d68-7648-941e-03087581117a', NULL, '2026-04-09 21:15:00+00', '2026-04-09', -90000, 'USD', -13608000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 1, '{}', '220d819148145d9af7d886153895d51d4277e3353b4f839f007c581735222a29', '2026-11-22 00:55:20.47887+00', '2026-11-22 00:55:20.47887+00', NULL),
	('01a200c0-1eb4-76a6-8375-0ad4a2e9f301', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'expense', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', '01a200c0-1bd3-7700-877d-6ed8c0a13336', NULL, '2026-03-10 09:30:00+00', '2026-03-10', -1010, 'USD', -1010, 'USD', NULL, NULL, NULL, NULL, 'Lunch 10 – обід', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 1, '{}', '2a2742d9b08146b4cacca4972dd7c9f0222f512fee9f47d4c55b6e03fa2157cf', '2026-11-22 00:55:20.491783+00', '2026-11-22 00:55:20.491783+00', NULL),
	('01a200c0-1ec7-7174-b2bc-d1101c841a24', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'expense', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', '01a200c0-1d68-7648-941e-03087581117a', NULL, '2026-04-10 21:15:00+00', '2026-04-10', -100000, 'USD', -15120000, 'JPY', NULL, NULL, '151.2', '2026-11-20', 'Ramen, ラーメン', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 1, '{}', '9fc8d9450ac39db8bb3108f1d3aef32517ebc0ea5a6871f1d09e74879cf6cbd8', '2026-11-22 00:55:20.512955+00', '2026-11-22 00:55:20.512955+00', NULL),
	('01a200c0-1edc-755f-a2fb-44ccbe9de40d', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'transfer', NULL, '01a200c0-1d42-733a-8eaa-77f835a4e5cc', '01a200c0-1bd3-7700-877d-6ed8c0a13336', '2026-11-22 00:55:20.52678+00', '2026-11-22', 4000, 'UAH', 4000, 'UAH', 89, 'USD', '0.0222598361761', '2026-09-29', 'Set aside', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 1, '{}', 'b14f6336dba48a711156e11451b65d5de95b18081bb0d559cf08bd12cbf6ff7d', '2026-11-22 00:55:20.52678+00', '2026-11-22 00:55:20.52678+00', NULL),
	('01a200c0-1ef4-7423-9c09-af4976f6fe29', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'income', NULL, '01a200c0-1bd3-7700-877d-6ed8c0a13336', NULL, '2026-11-22 00:55:20.552464+00', '2026-11-22', 250000, 'USD', 250000, 'USD', NULL, NULL, NULL, NULL, 'Salary', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 1, '{}', 'ccc93f380e2b4fb3b181f3a68c85d49938048b24f46bcebcdd11105d257c4e23', '2026-11-22 00:55:20.552464+00', '2026-11-22 00:55:20.552464+00', NULL),
	('01a200c0-1f36-7028-b3bc-81e65d985849', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'expense', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', '01a200c0-1bd3-7700-877d-6ed8c0a13336', NULL, '2026-11-22 00:55:20.62529+00', '2026-11-22', -999, 'USD', -999, 'USD', NULL, NULL, NULL, NULL, 'By mistake', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 2, '{}', '219b296c9baa07607562eae1db2d185614000abf56f2fa7ab73788ee97d3fa28', '2026-11-22 00:55:20.62529+00', '2026-11-22 00:55:20.675501+00', '2026-11-22 00:55:20.675501+00'),
	('01a200c0-1f4a-773f-b9e1-1e1264bd8a45', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'expense', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', '01a200c0-1bd3-7700-877d-6ed8c0a13336', NULL, '2026-11-22 00:55:20.641859+00', '2026-11-22', -888, 'USD', -888, 'USD', NULL, NULL, NULL, NULL, 'Not by mistake', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 2, '{"note": 2}', '9fdaaad032c55732ba5de29e9c03797d5a70da604b981e24926a56a1bbf1a178', '2026-11-22 00:55:20.641859+00', '2026-11-22 00:55:20.709083+00', NULL),
	('01a200c0-1f5b-77db-8074-d5c15ca5533c', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'expense', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', '01a200c0-1bd3-7700-877d-6ed8c0a13336', NULL, '2026-11-22 00:55:20.661716+00', '2026-11-22', -777, 'USD', -777, 'USD', NULL, NULL, NULL, NULL, 'By mistake', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 3, '{}', '510d614e80560b61ccdf933cf8b6aad23d15add2ba29021e196d4e900f35b982', '2026-11-22 00:55:20.661716+00', '2026-11-22 00:55:20.791818+00', NULL),
	('01a200c0-1faf-7273-9005-eff0c49c86fb', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'expense', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', '01a200c0-1d42-733a-8eaa-77f835a4e5cc', NULL, '2026-11-22 00:55:20.737767+00', '2026-11-22', -7770, 'USD', -321484, 'UAH', NULL, NULL, '41.375', '2026-11-20', '', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 2, '{}', '9fc85d9eb25a4fb27f487fc50beaab525c8761ff9ea9fe4c971c893cb0e23a46', '2026-11-22 00:55:20.737767+00', '2026-11-22 00:55:20.791818+00', '2026-11-22 00:55:20.791818+00'),
	('01a200c0-2292-754f-b92f-4d9df407a045', '01a200c0-219d-7222-94fb-800a10958e47', 'expense', '01a200c0-21a8-758b-a15a-80894794b1ef', '01a200c0-21a5-7386-9b30-8dd540f6ed56', NULL, '2026-11-22 00:55:21.48572+00', '2026-11-22', -1234, 'EUR', -1234, 'EUR', NULL, NULL, NULL, NULL, 'by Bob', '01a200c0-1c44-76b2-9319-775154557727', 'Bob', 1, '{}', '8371689da6e360eb5d4b1b438529aeb59d470bd5854413226d6b88375ec4c088', '2026-11-22 00:55:21.48572+00', '2026-11-22 00:55:21.48572+00', NULL),
	('01a200c0-22aa-7591-83f0-0e40ee5a98ad', '01a200c0-219d-7222-94fb-800a10958e47', 'expense', '01a200c0-21a8-758b-a15a-80894794b1ef', '01a200c0-21a5-7386-9b30-8dd540f6ed56', NULL, '2026-11-22 00:55:21.510089+00', '2026-11-22', -1234, 'EUR', -1234, 'EUR', NULL, NULL, NULL, NULL, 'by Дан', '01a200c0-1ce8-7575-b78a-c3a958b313b4', 'Дан', 1, '{}', '7b723681e76eba2a6e4659672738fe4e493a920dc3fbe8f53315dc4fa5ecb761', '2026-11-22 00:55:21.510089+00', '2026-11-22 00:55:21.510089+00', NULL),
	('01a200c0-2385-76f1-9513-75a93da2106d', '01a200c0-2384-75a8-980a-85efc2bbb6fa', 'expense', '01a200c0-2384-75a8-980a-85f49a100866', '01a200c0-2384-75a8-980a-85f1da75ae2f', NULL, '2026-03-20 09:00:00+00', '2026-03-20', -1000, 'USD', -1000, 'USD', NULL, NULL, NULL, NULL, 'Lunch', '01a200c0-2384-75a8-980a-85f07b2f1e06', 'Gast', 1, '{}', NULL, '2026-03-20 09:00:00+00', '2026-03-20 09:00:00+00', NULL),
	('01a200c0-2385-76f1-9513-75aad769016f', '01a200c0-2384-75a8-980a-85efc2bbb6fa', 'transfer', NULL, '01a200c0-2384-75a8-980a-85f2a5821752', '01a200c0-2384-75a8-980a-85f1da75ae2f', '2026-03-20 09:00:00+00', '2026-03-20', 2000, 'USD', 2000, 'USD', 2000, 'USD', NULL, NULL, '', '01a200c0-2384-75a8-980a-85f07b2f1e06', 'Gast', 1, '{}', NULL, '2026-03-20 09:00:00+00', '2026-03-20 09:00:00+00', NULL),
	('01a200c0-2385-76f1-9513-75ab5999f906', '01a200c0-2384-75a8-980a-85efc2bbb6fa', 'expense', '01a200c0-2384-75a8-980a-85f5a61b3b40', '01a200c0-2384-75a8-980a-85f1da75ae2f', NULL, '2026-03-20 09:00:00+00', '2026-03-20', -250, 'USD', -250, 'USD', NULL, NULL, NULL, NULL, 'Tram', '01a200c0-2384-75a8-980a-85f07b2f1e06', 'Gast', 1, '{}', NULL, '2026-03-20 09:00:00+00', '2026-03-20 09:00:00+00', NULL),
	('01a200c0-2385-76f1-9513-75aca7d99a45', '01a200c0-2384-75a8-980a-85efc2bbb6fa', 'income', NULL, '01a200c0-2384-75a8-980a-85f1da75ae2f', NULL, '2026-03-20 09:00:00+00', '2026-03-21', 12000, 'USD', 12000, 'USD', NULL, NULL, NULL, NULL, 'Salary', '01a200c0-2384-75a8-980a-85f07b2f1e06', 'Gast', 1, '{}', NULL, '2026-03-20 09:00:00+00', '2026-03-20 09:00:00+00', NULL);


--
-- Data for Name: history_words; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.history_words VALUES
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'lunch', '2026-03-01', '2026-03-01 09:30:00+00', '01a200c0-1d8f-724b-9468-bfeaec2cfd46'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '1', '2026-03-01', '2026-03-01 09:30:00+00', '01a200c0-1d8f-724b-9468-bfeaec2cfd46'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'обід', '2026-03-01', '2026-03-01 09:30:00+00', '01a200c0-1d8f-724b-9468-bfeaec2cfd46'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'ramen', '2026-04-01', '2026-04-01 21:15:00+00', '01a200c0-1db1-7108-9bb3-1eddb64d81c9'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'ラーメン', '2026-04-01', '2026-04-01 21:15:00+00', '01a200c0-1db1-7108-9bb3-1eddb64d81c9'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'lunch', '2026-03-02', '2026-03-02 09:30:00+00', '01a200c0-1dc5-720d-b7f5-18e9dec16814'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2', '2026-03-02', '2026-03-02 09:30:00+00', '01a200c0-1dc5-720d-b7f5-18e9dec16814'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'обід', '2026-03-02', '2026-03-02 09:30:00+00', '01a200c0-1dc5-720d-b7f5-18e9dec16814'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'ramen', '2026-04-02', '2026-04-02 21:15:00+00', '01a200c0-1dd7-71e6-bc99-932bb2bd046b'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'ラーメン', '2026-04-02', '2026-04-02 21:15:00+00', '01a200c0-1dd7-71e6-bc99-932bb2bd046b'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'lunch', '2026-03-03', '2026-03-03 09:30:00+00', '01a200c0-1de5-772e-b0ce-3b9dd3cf96c0'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '3', '2026-03-03', '2026-03-03 09:30:00+00', '01a200c0-1de5-772e-b0ce-3b9dd3cf96c0'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'обід', '2026-03-03', '2026-03-03 09:30:00+00', '01a200c0-1de5-772e-b0ce-3b9dd3cf96c0'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'ramen', '2026-04-03', '2026-04-03 21:15:00+00', '01a200c0-1df5-747f-85d4-18e750327226'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'ラーメン', '2026-04-03', '2026-04-03 21:15:00+00', '01a200c0-1df5-747f-85d4-18e750327226'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'lunch', '2026-03-04', '2026-03-04 09:30:00+00', '01a200c0-1e03-70e7-ac4b-f71c01296782'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '4', '2026-03-04', '2026-03-04 09:30:00+00', '01a200c0-1e03-70e7-ac4b-f71c01296782'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'обід', '2026-03-04', '2026-03-04 09:30:00+00', '01a200c0-1e03-70e7-ac4b-f71c01296782'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'ramen', '2026-04-04', '2026-04-04 21:15:00+00', '01a200c0-1e14-701d-8674-e289330b888e'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'ラーメン', '2026-04-04', '2026-04-04 21:15:00+00', '01a200c0-1e14-701d-8674-e289330b888e'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'lunch', '2026-03-05', '2026-03-05 09:30:00+00', '01a200c0-1e24-7473-834c-fb8c0a8c5264'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '5', '2026-03-05', '2026-03-05 09:30:00+00', '01a200c0-1e24-7473-834c-fb8c0a8c5264'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'обід', '2026-03-05', '2026-03-05 09:30:00+00', '01a200c0-1e24-7473-834c-fb8c0a8c5264'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'ramen', '2026-04-05', '2026-04-05 21:15:00+00', '01a200c0-1e32-7494-9350-415854ca42e4'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'ラーメン', '2026-04-05', '2026-04-05 21:15:00+00', '01a200c0-1e32-7494-9350-415854ca42e4'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'lunch', '2026-03-06', '2026-03-06 09:30:00+00', '01a200c0-1e40-759a-bf67-6a2bd1258c21'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '6', '2026-03-06', '2026-03-06 09:30:00+00', '01a200c0-1e40-759a-bf67-6a2bd1258c21'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'обід', '2026-03-06', '2026-03-06 09:30:00+00', '01a200c0-1e40-759a-bf67-6a2bd1258c21'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'ramen', '2026-04-06', '2026-04-06 21:15:00+00', '01a200c0-1e4f-76ca-8019-06efbb613d1d'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'ラーメン', '2026-04-06', '2026-04-06 21:15:00+00', '01a200c0-1e4f-76ca-8019-06efbb613d1d'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'lunch', '2026-03-07', '2026-03-07 09:30:00+00', '01a200c0-1e5c-719a-9c66-1f2fde439c29'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '7', '2026-03-07', '2026-03-07 09:30:00+00', '01a200c0-1e5c-719a-9c66-1f2fde439c29'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'обід', '2026-03-07', '2026-03-07 09:30:00+00', '01a200c0-1e5c-719a-9c66-1f2fde439c29'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'ramen', '2026-04-07', '2026-04-07 21:15:00+00', '01a200c0-1e6b-759a-882a-fac2d4f2f74d'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'ラーメン', '2026-04-07', '2026-04-07 21:15:00+00', '01a200c0-1e6b-759a-882a-fac2d4f2f74d'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'lunch', '2026-03-08', '2026-03-08 09:30:00+00', '01a200c0-1e79-765d-8dae-8cee35c72888'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '8', '2026-03-08', '2026-03-08 09:30:00+00', '01a200c0-1e79-765d-8dae-8cee35c72888'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'обід', '2026-03-08', '2026-03-08 09:30:00+00', '01a200c0-1e79-765d-8dae-8cee35c72888'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'ramen', '2026-04-08', '2026-04-08 21:15:00+00', '01a200c0-1e87-7570-abc0-165aef8b2ea4'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'ラーメン', '2026-04-08', '2026-04-08 21:15:00+00', '01a200c0-1e87-7570-abc0-165aef8b2ea4'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'lunch', '2026-03-09', '2026-03-09 09:30:00+00', '01a200c0-1e95-7697-8ef6-3660d1eb543b'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '9', '2026-03-09', '2026-03-09 09:30:00+00', '01a200c0-1e95-7697-8ef6-3660d1eb543b'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'обід', '2026-03-09', '2026-03-09 09:30:00+00', '01a200c0-1e95-7697-8ef6-3660d1eb543b'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'ramen', '2026-04-09', '2026-04-09 21:15:00+00', '01a200c0-1ea4-760e-a2c0-24d093c3ce09'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'ラーメン', '2026-04-09', '2026-04-09 21:15:00+00', '01a200c0-1ea4-760e-a2c0-24d093c3ce09'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'lunch', '2026-03-10', '2026-03-10 09:30:00+00', '01a200c0-1eb4-76a6-8375-0ad4a2e9f301'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '10', '2026-03-10', '2026-03-10 09:30:00+00', '01a200c0-1eb4-76a6-8375-0ad4a2e9f301'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'обід', '2026-03-10', '2026-03-10 09:30:00+00', '01a200c0-1eb4-76a6-8375-0ad4a2e9f301'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'ramen', '2026-04-10', '2026-04-10 21:15:00+00', '01a200c0-1ec7-7174-b2bc-d1101c841a24'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'ラーメン', '2026-04-10', '2026-04-10 21:15:00+00', '01a200c0-1ec7-7174-b2bc-d1101c841a24');
INSERT INTO public.history_words VALUES
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'set', '2026-11-22', '2026-11-22 00:55:20.52678+00', '01a200c0-1edc-755f-a2fb-44ccbe9de40d'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'aside', '2026-11-22', '2026-11-22 00:55:20.52678+00', '01a200c0-1edc-755f-a2fb-44ccbe9de40d'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'salary', '2026-11-22', '2026-11-22 00:55:20.552464+00', '01a200c0-1ef4-7423-9c09-af4976f6fe29'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'by', '2026-11-22', '2026-11-22 00:55:20.62529+00', '01a200c0-1f36-7028-b3bc-81e65d985849'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'mistake', '2026-11-22', '2026-11-22 00:55:20.62529+00', '01a200c0-1f36-7028-b3bc-81e65d985849'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'by', '2026-11-22', '2026-11-22 00:55:20.641859+00', '01a200c0-1f4a-773f-b9e1-1e1264bd8a45'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'mistake', '2026-11-22', '2026-11-22 00:55:20.641859+00', '01a200c0-1f4a-773f-b9e1-1e1264bd8a45'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'by', '2026-11-22', '2026-11-22 00:55:20.661716+00', '01a200c0-1f5b-77db-8074-d5c15ca5533c'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'mistake', '2026-11-22', '2026-11-22 00:55:20.661716+00', '01a200c0-1f5b-77db-8074-d5c15ca5533c'),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'not', '2026-11-22', '2026-11-22 00:55:20.641859+00', '01a200c0-1f4a-773f-b9e1-1e1264bd8a45'),
	('01a200c0-219d-7222-94fb-800a10958e47', 'by', '2026-11-22', '2026-11-22 00:55:21.48572+00', '01a200c0-2292-754f-b92f-4d9df407a045'),
	('01a200c0-219d-7222-94fb-800a10958e47', 'bob', '2026-11-22', '2026-11-22 00:55:21.48572+00', '01a200c0-2292-754f-b92f-4d9df407a045'),
	('01a200c0-219d-7222-94fb-800a10958e47', 'by', '2026-11-22', '2026-11-22 00:55:21.510089+00', '01a200c0-22aa-7591-83f0-0e40ee5a98ad'),
	('01a200c0-219d-7222-94fb-800a10958e47', 'дан', '2026-11-22', '2026-11-22 00:55:21.510089+00', '01a200c0-22aa-7591-83f0-0e40ee5a98ad'),
	('01a200c0-2384-75a8-980a-85efc2bbb6fa', 'lunch', '2026-03-20', '2026-03-20 09:00:00+00', '01a200c0-2385-76f1-9513-75a93da2106d'),
	('01a200c0-2384-75a8-980a-85efc2bbb6fa', 'tram', '2026-03-20', '2026-03-20 09:00:00+00', '01a200c0-2385-76f1-9513-75ab5999f906'),
	('01a200c0-2384-75a8-980a-85efc2bbb6fa', 'salary', '2026-03-21', '2026-03-20 09:00:00+00', '01a200c0-2385-76f1-9513-75aca7d99a45');


--
-- Data for Name: identities; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.identities VALUES
	('https://accounts.example.com', '1234567890', '01a200c0-1ba2-7618-b79b-5ae232c95046', '2026-11-22 00:55:21.722659+00');


--
-- Data for Name: list_items; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.list_items VALUES
	('01a200c0-2101-717f-acf2-0b0f87b7a0fa', '2d99fa29-d40b-4973-9001-70b5277dfcf6', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 2, 'Кава', false, NULL, 100, NULL, 1, NULL, '[]'),
	('01a200c0-2118-7627-99dd-6f257d90f69e', 'aafe805c-4a29-4857-97f7-7d1e57284053', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 0, 'Milk', false, NULL, 100, NULL, 1, NULL, '[]'),
	('01a200c0-2118-7627-99dd-6f257d90f69e', '90cf36be-3929-4e1f-b98e-e118de8bf52a', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 1, 'Bread', false, NULL, 100, NULL, 1, NULL, '[]'),
	('01a200c0-2118-7627-99dd-6f257d90f69e', '2d99fa29-d40b-4973-9001-70b5277dfcf6', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 2, 'Кава', false, NULL, 100, NULL, 1, NULL, '[]'),
	('01a200c0-2101-717f-acf2-0b0f87b7a0fa', 'aafe805c-4a29-4857-97f7-7d1e57284053', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 0, 'Milk', true, 120, 250, NULL, 1, NULL, '[[2, "is_checked", false], [2, "price", null], [2, "quantity", "1.00"]]'),
	('01a200c0-2101-717f-acf2-0b0f87b7a0fa', '90cf36be-3929-4e1f-b98e-e118de8bf52a', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 1, 'Bread', false, NULL, 100, NULL, 1, 3, '[]'),
	('01a200c0-2101-717f-acf2-0b0f87b7a0fa', '17b54eee-c51a-4ce9-bfba-79912dad8819', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 3, 'Tea', false, NULL, 100, '334c635e2d5f34a87f9fd0fa19fa973d325a859c38ab0d0cae8a8f531c56bc3b', 4, NULL, '[]'),
	('01a200c0-2386-75d4-9437-2e07c8e77c1a', '01a200c0-2386-75d4-9437-2e0975fe70fb', '01a200c0-2384-75a8-980a-85efc2bbb6fa', 0, 'Milk', false, NULL, 100, NULL, 1, NULL, '[]'),
	('01a200c0-2386-75d4-9437-2e07c8e77c1a', '01a200c0-2386-75d4-9437-2e0aec2d1177', '01a200c0-2384-75a8-980a-85efc2bbb6fa', 2, 'Bread', false, NULL, 100, NULL, 1, NULL, '[]'),
	('01a200c0-2386-75d4-9437-2e082c3354bd', '01a200c0-2386-75d4-9437-2e0b3e50059d', '01a200c0-2384-75a8-980a-85efc2bbb6fa', 0, 'Atlas', false, NULL, 100, NULL, 1, NULL, '[]');


--
-- Data for Name: lists; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.lists VALUES
	('01a200c0-2101-717f-acf2-0b0f87b7a0fa', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'Food', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', true, 4, '{}', '882a3c3d10ec136899efc31388330827e1e2605132c857b36401e1a6dbca2620', '2026-11-22 00:55:21.081541+00', '2026-11-22 00:55:21.188158+00', NULL),
	('01a200c0-2118-7627-99dd-6f257d90f69e', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'Old', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', true, 2, '{}', '4b26ce0f623b6be50dd8f8a581bc8bcba59329dcd1efc789a699920f6388a2cb', '2026-11-22 00:55:21.103736+00', '2026-11-22 00:55:21.219027+00', '2026-11-22 00:55:21.219027+00'),
	('01a200c0-2386-75d4-9437-2e07c8e77c1a', '01a200c0-2384-75a8-980a-85efc2bbb6fa', 'Groceries', '01a200c0-2384-75a8-980a-85f49a100866', true, 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', NULL),
	('01a200c0-2386-75d4-9437-2e082c3354bd', '01a200c0-2384-75a8-980a-85efc2bbb6fa', 'Books', NULL, false, 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', NULL);


--
-- Data for Name: mails; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mails VALUES
	('01a200c0-2315-733c-b236-b1b098ef49a7', 'bob6@example.com', 'Your code for a new password: 2NP6CQA1', 'Hello,

enter this code to set a new password:

2NP6CQA1

It is valid for 10 minutes. If you did not ask for it, ignore this mail: your password stays as it is.', 1, '2026-11-22 00:55:21.609588+00', '2026-11-22 00:55:51.65512+00', '2026-11-22 01:05:21+00');


--
-- Data for Name: month_sums; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.month_sums VALUES
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-03', '01a200c0-1bdd-7546-a0e8-37f0d44db773', 'USD', 2525),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-03', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', 'USD', 3030),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-04', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', 'USD', 550000),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-11', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', 'USD', 1665),
	('01a200c0-219d-7222-94fb-800a10958e47', '2026-12', '01a200c0-21a8-758b-a15a-80894794b1ef', 'EUR', 2468),
	('01a200c0-2384-75a8-980a-85efc2bbb6fa', '2026-03', '01a200c0-2384-75a8-980a-85f49a100866', 'USD', 1000),
	('01a200c0-2384-75a8-980a-85efc2bbb6fa', '2026-03', '01a200c0-2384-75a8-980a-85f5a61b3b40', 'USD', 250);


--
-- Data for Name: participants; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.participants VALUES
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', '01a200c0-1ba2-7618-b79b-5ae232c95046', true, true, '2026-11-22 00:55:19.714081+00', NULL),
	('01a200c0-1c4e-7541-aed5-867712524b7b', '01a200c0-1c44-76b2-9319-775154557727', true, true, '2026-11-22 00:55:19.875798+00', NULL),
	('01a200c0-1ca3-7215-aeba-6e9122f4aa05', '01a200c0-1c97-744c-8a2a-2c458df399ef', true, true, '2026-11-22 00:55:19.958721+00', NULL),
	('01a200c0-219d-7222-94fb-800a10958e47', '01a200c0-1ba2-7618-b79b-5ae232c95046', true, true, '2026-11-22 00:55:21.23415+00', NULL),
	('01a200c0-219d-7222-94fb-800a10958e47', '01a200c0-1c44-76b2-9319-775154557727', true, true, '2026-11-22 00:55:21.357507+00', NULL),
	('01a200c0-219d-7222-94fb-800a10958e47', '01a200c0-1c97-744c-8a2a-2c458df399ef', false, false, '2026-11-22 00:55:21.446014+00', NULL),
	('01a200c0-22b3-74a6-9ba5-c7d9e93545f9', '01a200c0-1c44-76b2-9319-775154557727', true, true, '2026-11-22 00:55:21.520582+00', NULL),
	('01a200c0-2384-75a8-980a-85efc2bbb6fa', '01a200c0-2384-75a8-980a-85f07b2f1e06', true, true, '2026-11-22 00:55:21.732666+00', NULL),
	('01a200c0-219d-7222-94fb-800a10958e47', '01a200c0-1ce8-7575-b78a-c3a958b313b4', true, true, '2026-11-22 00:55:21.387226+00', '2026-11-22 00:55:21.778803+00');


--
-- Data for Name: planning_categories; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.planning_categories VALUES
	('01a200c0-2024-7205-b249-eaab9d5e3dd9', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', '2026-03-01', 30000, 'USD', 1, '{}', NULL, '2026-11-22 00:55:20.857334+00', '2026-11-22 00:55:20.857334+00', NULL),
	('01a200c0-2035-71b3-9899-4cf9ed727318', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', '01a200c0-1bdd-7546-a0e8-37ee3ec88b25', '2026-03-01', 30000, 'USD', 1, '{}', NULL, '2026-11-22 00:55:20.877966+00', '2026-11-22 00:55:20.877966+00', NULL),
	('01a200c0-2046-77b1-9e49-954b186dd872', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', '01a200c0-1bdd-7546-a0e8-37ef5106a277', '2026-03-01', 30000, 'USD', 1, '{}', NULL, '2026-11-22 00:55:20.892418+00', '2026-11-22 00:55:20.892418+00', NULL),
	('01a200c0-2058-71d2-a543-d3e4d7abda75', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', '01a200c0-1bdd-7546-a0e8-37f0d44db773', '2026-03-01', 30000, 'USD', 1, '{}', NULL, '2026-11-22 00:55:20.911433+00', '2026-11-22 00:55:20.911433+00', NULL),
	('01a200c0-2071-733d-af76-dd85c497f00f', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', '01a200c0-1bdd-7546-a0e8-37ed4cc0394e', '2026-04-01', 35050, 'USD', 1, '{}', NULL, '2026-11-22 00:55:20.929827+00', '2026-11-22 00:55:20.929827+00', NULL),
	('01a200c0-2082-7109-a666-10e5741ff474', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', '01a200c0-1bdd-7546-a0e8-37ee3ec88b25', '2026-04-01', 35050, 'USD', 1, '{}', NULL, '2026-11-22 00:55:20.955383+00', '2026-11-22 00:55:20.955383+00', NULL),
	('01a200c0-2097-7639-8ad4-dba90eedcfff', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', '01a200c0-1bdd-7546-a0e8-37ef5106a277', '2026-04-01', 35050, 'USD', 1, '{}', NULL, '2026-11-22 00:55:20.971441+00', '2026-11-22 00:55:20.971441+00', NULL),
	('01a200c0-20a7-742f-9cf3-6417b134c880', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', '01a200c0-1bdd-7546-a0e8-37f0d44db773', '2026-04-01', 35050, 'USD', 1, '{}', NULL, '2026-11-22 00:55:20.99219+00', '2026-11-22 00:55:20.99219+00', NULL),
	('01a200c0-20b9-7326-8de6-a25775275cb7', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', '01a200c0-20b4-77dc-9602-aaba7893f7ec', '2026-04-01', 900, 'USD', 1, '{}', NULL, '2026-11-22 00:55:21.007252+00', '2026-11-22 00:55:21.007252+00', NULL),
	('01a200c0-20c7-72bb-abb2-402c90d6afcb', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', '01a200c0-20c3-751e-a145-fc6748920046', '2026-04-01', 900, 'USD', 1, '{}', NULL, '2026-11-22 00:55:21.023039+00', '2026-11-22 00:55:21.023039+00', NULL),
	('01a200c0-2385-76f1-9513-75ad3525153b', '01a200c0-2384-75a8-980a-85efc2bbb6fa', '01a200c0-2384-75a8-980a-85f49a100866', '2026-03-01', 30000, 'USD', 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', NULL),
	('01a200c0-2385-76f1-9513-75aed2400b48', '01a200c0-2384-75a8-980a-85efc2bbb6fa', '01a200c0-2384-75a8-980a-85f5a61b3b40', '2026-03-01', 900, 'USD', 1, '{}', NULL, '2026-03-01 08:00:00+00', '2026-03-01 08:00:00+00', '2026-11-22 00:55:21.732666+00');


--
-- Data for Name: plannings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.plannings VALUES
	('0c29fcfe-5b8e-5014-ab95-86164feff47a', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-03-01'),
	('c90ba28e-d621-5755-bfa3-599f30bde848', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', '2026-04-01'),
	('76c3994d-76d9-532d-b935-1259944a1c15', '01a200c0-2384-75a8-980a-85efc2bbb6fa', '2026-03-01');


--
-- Data for Name: provider_sign_ins; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.provider_sign_ins VALUES
	('c80c671c-964a-48fc-9bc7-6db2b68cec44', 'google', '0000000000000000000000000000000000000000000000000000000000000000', 'nonce', 'verifier', '2026-11-22 00:55:21.722659+00', '2026-11-22 01:05:21.722659+00', NULL, NULL, NULL, NULL);


--
-- Data for Name: rates; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.rates VALUES
	('2026-11-20', 'USD', '{"EUR": "0.92", "JPY": "151.2", "KWD": "0.307", "UAH": "41.375", "USD": "1"}', '{}', '2026-11-22 00:55:19.662815+00', '2026-11-22 00:55:19.662815+00');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES
	('01a200c0-1be7-71e9-9815-b5ef6df96194', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'testclient', '2026-11-22 00:55:19.714081+00', '2026-12-22 00:55:19.714081+00', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a200c0-1cb4-752f-b8b5-c0498797ffc6', '01a200c0-1c97-744c-8a2a-2c458df399ef', 'testclient', '2026-11-22 00:55:19.958721+00', '2026-12-22 00:55:19.958721+00', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a200c0-2327-746e-9c21-4f56a692423e', '01a200c0-1ba2-7618-b79b-5ae232c95046', '', '2026-11-22 00:55:21.626972+00', '2027-02-20 00:55:21.626972+00', NULL, 'script', '2b466b6c5aba4f0f4e0b853428349e0190bdb9c625685dc16bf3405c68072a13', 'write', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', NULL),
	('01a200c0-233c-7469-9a2c-588666b453da', '01a200c0-1ba2-7618-b79b-5ae232c95046', '', '2026-11-22 00:55:21.64865+00', '2027-02-20 00:55:21.64865+00', '2026-11-22 00:55:21.6658+00', 'script', '5f45b82b1932114576ee2145504ee923921b78f2b66875334db012e35d765f3b', 'read', NULL, NULL),
	('01a200c0-1c5e-740d-9a7d-b8c25cfa888c', '01a200c0-1c44-76b2-9319-775154557727', 'testclient', '2026-11-22 00:55:19.875798+00', '2026-12-22 00:55:19.875798+00', '2026-11-22 00:55:21.676691+00', NULL, NULL, NULL, NULL, NULL),
	('01a200c0-23ac-718a-b60c-8f1a42eea021', '01a200c0-2384-75a8-980a-85f07b2f1e06', '', '2026-11-22 00:55:21.732666+00', '2026-12-22 00:55:21.732666+00', NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: settings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.settings VALUES
	('01a200c0-1c44-76b2-9319-775154557727', '01a200c0-1c4e-7541-aed5-867712524b7b', 'expenses', 'rounds-view', 'en', false, 'UTC'),
	('01a200c0-1c97-744c-8a2a-2c458df399ef', '01a200c0-1ca3-7215-aeba-6e9122f4aa05', 'expenses', 'rounds-view', 'en', false, 'UTC'),
	('01a200c0-1ba2-7618-b79b-5ae232c95046', '01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'history', 'rounds-view', 'ua', false, 'Europe/Kyiv'),
	('01a200c0-2384-75a8-980a-85f07b2f1e06', '01a200c0-2384-75a8-980a-85efc2bbb6fa', 'history', 'list-view', 'ua', true, 'Europe/Kyiv');


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES
	('01a200c0-1c44-76b2-9319-775154557727', 'Bob', 'bob', 'bob6@example.com', 'bob6@example.com', NULL, '$argon2id$v=19$m=64,t=1,p=1$fLrcwCPSSkC1jINL8NBlyg$M1kHVdRv31u7Bz8L15PZwBDcTkqsw8UF3UeWUJ0iMXc', NULL, false, true, NULL, '2026-11-22 00:55:19.875798+00', '2026-11-22 00:55:21.278616+00', NULL),
	('01a200c0-1c97-744c-8a2a-2c458df399ef', 'Carol', 'carol', 'carol7@example.com', 'carol7@example.com', NULL, '$argon2id$v=19$m=64,t=1,p=1$OWynM1wl8wWZSR26ueMP8w$on477RC8boyqFZvErWFlWiB2HkaqaM93qaQh9u/qHfc', NULL, false, true, NULL, '2026-11-22 00:55:19.958721+00', '2026-11-22 00:55:21.412629+00', NULL),
	('01a200c0-1ba2-7618-b79b-5ae232c95046', 'Ann', 'ann', 'ann5@example.com', 'ann5@example.com', NULL, '$argon2id$v=19$m=64,t=1,p=1$mfUB1gvGHU9WaGOQoQqtKA$og3Ik0+nFJh7eNXuKByLJunE/XtDynwXBRcBCJkM65E', '/api/avatar/89f1a2af-3037-41c2-8afc-2a8bd9d88e78', true, false, NULL, '2026-11-22 00:55:19.714081+00', '2026-11-22 00:55:21.701892+00', NULL),
	('01a200c0-2384-75a8-980a-85f07b2f1e06', 'Gast', 'gast', 'guest2@example.com', 'guest2@example.com', NULL, '$argon2id$v=19$m=64,t=1,p=1$biy7xUBJatlI6aL1cMMPhA$257K6lct1yeIRp3VyyQZAB1i11qI0PlyNddSS8fXPt4', NULL, false, false, 'cf70bb98-2068-4e2f-9afd-ca508bfd5de2', '2026-11-22 00:55:21.732666+00', '2026-11-22 00:55:21.732666+00', NULL),
	('01a200c0-1ce8-7575-b78a-c3a958b313b4', 'Дан', 'дан', NULL, NULL, NULL, NULL, NULL, false, false, NULL, '2026-11-22 00:55:20.040417+00', '2026-11-22 00:55:21.294979+00', '2026-11-22 00:55:21.778803+00');


--
-- Data for Name: workspaces; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.workspaces VALUES
	('01a200c0-1c4e-7541-aed5-867712524b7b', 'Bob', '01a200c0-1c44-76b2-9319-775154557727', 'USD', 1, true, 0, 1, '{}', NULL, '2026-11-22 00:55:19.875798+00', '2026-11-22 00:55:19.875798+00', NULL),
	('01a200c0-1ca3-7215-aeba-6e9122f4aa05', 'Carol', '01a200c0-1c97-744c-8a2a-2c458df399ef', 'USD', 1, true, 0, 1, '{}', NULL, '2026-11-22 00:55:19.958721+00', '2026-11-22 00:55:19.958721+00', NULL),
	('01a200c0-22b3-74a6-9ba5-c7d9e93545f9', 'Old', '01a200c0-1c44-76b2-9319-775154557727', 'USD', 10, false, 2, 1, '{}', 'e04425ae9e96defc15846c84c58442d84b233ee7395b739270f172294811d0da', '2026-11-22 00:55:21.520582+00', '2026-11-22 00:55:21.520582+00', '2026-11-22 00:55:21.540459+00'),
	('01a200c0-2384-75a8-980a-85efc2bbb6fa', 'Gast', '01a200c0-2384-75a8-980a-85f07b2f1e06', 'USD', 1, true, 0, 1, '{}', NULL, '2026-11-22 00:55:21.732666+00', '2026-11-22 00:55:21.732666+00', NULL),
	('01a200c0-219d-7222-94fb-800a10958e47', 'Home', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'EUR', 15, false, 8, 4, '{"participants": 4}', 'aab1cb2321248be1de67a7e5566f1f29bfe6e873e08a3de150418241f7f8cd15', '2026-11-22 00:55:21.23415+00', '2026-11-22 00:55:21.778803+00', NULL),
	('01a200c0-1bc1-77c9-8b40-affd1fd751b1', 'Ann', '01a200c0-1ba2-7618-b79b-5ae232c95046', 'USD', 1, true, 53, 1, '{}', NULL, '2026-11-22 00:55:19.714081+00', '2026-11-22 00:55:19.714081+00', NULL);


--
-- Name: alembic_version alembic_version_pkc; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);


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
-- Name: participants pk_participants; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.participants
    ADD CONSTRAINT pk_participants PRIMARY KEY (workspace_id, user_id);


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
-- Name: rates pk_rates; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rates
    ADD CONSTRAINT pk_rates PRIMARY KEY (date);


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
-- Name: ix_history_category; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_history_category ON public.history USING btree (workspace_id, category_id, local_day, date, id);


--
-- Name: ix_history_from_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_history_from_account ON public.history USING btree (workspace_id, from_account_id, local_day, date, id) WHERE (from_account_id IS NOT NULL);


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
-- Name: ix_list_items_live; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_list_items_live ON public.list_items USING btree (workspace_id, list_id, place) WHERE (removed_version IS NULL);


--
-- Name: ix_mails_due_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_mails_due_at ON public.mails USING btree (due_at);


--
-- Name: ix_participants_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_participants_user ON public.participants USING btree (user_id, left_at);


--
-- Name: ix_provider_sign_ins_expires_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_provider_sign_ins_expires_at ON public.provider_sign_ins USING btree (expires_at);


--
-- Name: ix_provider_sign_ins_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_provider_sign_ins_user_id ON public.provider_sign_ins USING btree (user_id);


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
-- Name: workspaces fk_workspaces_creator_id_users; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.workspaces
    ADD CONSTRAINT fk_workspaces_creator_id_users FOREIGN KEY (creator_id) REFERENCES public.users(id);


--
-- PostgreSQL database dump complete
--


