/**
 * Every change a person can make, named as the server's operation. One operation says all that is needed to show it at
 * once, to keep it while there is no connection, and to send it later. `id` is the thing it makes or acts on; ids of new
 * things are made by the client.
 */
import type { AccountType, ExpensesView, Language, MainScreen } from "@/contract/budget";

export interface AddExpense {
  /** In `currencyCode`, above zero. */
  readonly value: string;
  /** What it was typed in, whatever the workspace has when it is booked; the workspace currency when left out. */
  readonly currencyCode?: string;
  readonly categoryId: string;
  readonly accountId: string;
  readonly note?: string;
  /** What leaves the account, in its currency; converted by the rate when left out. */
  readonly accountValue?: string;
  /** RFC 3339 with offset, or a day; now when left out. */
  readonly date?: string;
}

export interface HistoryUpdate {
  readonly note?: string;
  readonly version?: number;
}

export interface Transfer {
  /** What arrives, in the arriving account's currency. */
  readonly value: string;
  /** Left out: the amount is added from outside. */
  readonly fromAccountId?: string;
  /** What leaves; converted by the rate when left out. */
  readonly fromValue?: string;
  readonly note?: string;
  readonly date?: string;
}

/** An income, or a transfer with `fromAccountId`; the day with its time and the note stay when left out. */
export interface ReplaceTransfer extends Transfer {
  /** Where it arrives. */
  readonly accountId: string;
}

export interface AccountCreate {
  readonly name: string;
  readonly icon?: string;
  /** Opening balance; zero when left out. */
  readonly budget?: string;
  readonly currencyCode?: string;
  readonly type?: AccountType;
  readonly isShowInBalance?: boolean;
  readonly isMainAccount?: boolean;
}

export interface AccountUpdate {
  readonly name?: string;
  readonly icon?: string;
  /** A new balance set by hand. */
  readonly budget?: string;
  /** The balance the person saw: then only the difference is booked. */
  readonly prevBudget?: string;
  /** The id of the entry this makes in the account history: sent twice, the balance is set once. */
  readonly adjustmentId?: string;
  readonly currencyCode?: string;
  readonly type?: AccountType;
  readonly isShowInBalance?: boolean;
  readonly version?: number;
}

export interface CategoryCreate {
  readonly name: string;
  readonly icon?: string;
  /** The month (`yyyy-MM-01`) that gets a planning entry; the running one when left out. */
  readonly date?: string;
  readonly budget?: string;
  /** The id of that planning entry. */
  readonly planningId?: string;
}

export interface CategoryUpdate {
  readonly name?: string;
  readonly icon?: string;
  readonly version?: number;
}

/** What comes first, in this order; the others follow in theirs. The last order wins. */
export interface NewOrder {
  readonly ids: readonly string[];
}

export interface PlanningSet {
  readonly categoryId: string;
  readonly date: string;
  readonly budget: string;
  readonly currencyCode?: string;
  readonly version?: number;
}

export interface PlanningSetItem {
  /** Of the row that is made where nothing was planned yet. */
  readonly id?: string;
  readonly categoryId: string;
  readonly budget: string;
  readonly currencyCode?: string;
  readonly version?: number;
}

export interface PlanningsSet {
  readonly date: string;
  readonly planningsCategories: readonly PlanningSetItem[];
}

/** An item as the list should have it. What is left out stays as it is, or takes its default in a new item. */
export interface ListItemBody {
  readonly id: string;
  readonly label: string;
  readonly isChecked?: boolean;
  readonly price?: string | null;
  readonly quantity?: string;
}

export interface ListItemAdd {
  readonly label: string;
  readonly isChecked?: boolean;
  readonly price?: string | null;
  readonly quantity?: string;
}

/** What of an item changes: what is left out stays. */
export type ListItemUpdate = Partial<ListItemAdd>;

export interface ListCreate {
  readonly name: string;
  readonly categoryId?: string | null;
  readonly isPinned?: boolean;
  readonly listItems: readonly ListItemBody[];
}

export interface ListUpdate {
  readonly name?: string;
  readonly categoryId?: string | null;
  readonly isPinned?: boolean;
  readonly listItems?: readonly ListItemBody[];
  readonly version?: number;
}

export interface SettingsUpdate {
  readonly workspace?: string;
  readonly mainScreen?: MainScreen;
  readonly expensesView?: ExpensesView;
  readonly language?: Language;
  readonly showOnboarding?: boolean;
  readonly timeZone?: string;
}

export interface WorkspaceUpdate {
  readonly name?: string;
  readonly currencyCode?: string;
  readonly firstDayOfMonth?: number;
  readonly version?: number;
}

/** An item of a list; the last one to say something about it is right. */
interface OfList {
  readonly listId: string;
}

/** What acts on one thing and says nothing more. */
interface Act<Name extends string> {
  readonly name: Name;
  readonly id: string;
}
/** What makes or changes one thing. */
type Put<Name extends string, Body> = Act<Name> & { readonly body: Body };

export type Operation =
  | Put<"addExpenses", AddExpense>
  | (Put<"replaceExpense", AddExpense> & { readonly entryId: string })
  | Put<"updateHistory", HistoryUpdate>
  | Act<"deleteHistory">
  | (Put<"transfer", Transfer> & { readonly accountId: string })
  | (Put<"replaceTransfer", ReplaceTransfer> & { readonly entryId: string })
  | Put<"createAccount", AccountCreate>
  | Put<"updateAccount", AccountUpdate>
  | Act<"deleteAccount">
  | Act<"restoreAccount">
  | Put<"setMainAccount", { readonly isMainAccount: boolean }>
  | { readonly name: "orderAccounts"; readonly body: NewOrder }
  | Put<"createCategory", CategoryCreate>
  | Put<"updateCategory", CategoryUpdate>
  | Act<"deleteCategory">
  | Act<"restoreCategory">
  | { readonly name: "orderCategories"; readonly body: NewOrder }
  | Put<"setPlanning", PlanningSet>
  | { readonly name: "setPlannings"; readonly body: PlanningsSet }
  | Act<"deletePlanning">
  | Act<"restorePlanning">
  | Put<"createList", ListCreate>
  | Put<"updateList", ListUpdate>
  | Act<"deleteList">
  | (Put<"addListItem", ListItemAdd> & OfList)
  | (Put<"updateListItem", ListItemUpdate> & OfList)
  | (Act<"removeListItem"> & OfList)
  | Put<"updateWorkspace", WorkspaceUpdate>
  | { readonly name: "updateSettings"; readonly body: SettingsUpdate };

export type OperationName = Operation["name"];

/** The operation of a name: `OperationOf<"addExpenses">`. */
export type OperationOf<Name extends OperationName> = Extract<Operation, { readonly name: Name }>;
