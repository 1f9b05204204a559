import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Email } from "./Email";

test("an e-mail breaks before its sign and its dots alone", () => {
  const { container } = render(<Email address="maryna.k@example.com" />);
  expect(container.innerHTML).toBe("maryna<wbr>.k<wbr>@example<wbr>.com");
});
