import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Emphasis } from "./Emphasis";

test("what is marked stands out, in its place, and nothing else is markup", () => {
  const { container } = render(<Emphasis text="<b>$44.00</b> a day · <i>19</i> days" />);
  expect(container.innerHTML).toBe("<b>$44.00</b> a day · &lt;i&gt;19&lt;/i&gt; days");
});
