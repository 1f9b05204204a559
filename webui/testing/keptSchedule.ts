/** For tests: a schedule as a device keeps it. */
import type { KeptSchedule } from "@/domain";

export const KEPT_RENT: KeptSchedule = {
  ...{ id: "i", workspaceId: "w", kind: "expense", accountId: "a", fromAccountId: null, categoryId: "c" },
  ...{ value: "5.00", currencyCode: "USD", accountValue: null, fromValue: null, note: "", userId: null },
  ...{ payee: "", tags: [] },
  ...{ frequency: "month", every: 1, startDate: "2026-12-01", endDate: null, count: null, weekend: "asIs" },
  ...{ mode: "ask", isActive: true, activeFrom: "2026-12-01", skipped: [], settled: [], reversed: [] },
  ...{ postedCount: 0, version: 1, createdAt: "2026-11-21T10:00:00Z", updatedAt: "2026-11-21T10:00:00Z" },
};
