import { useState } from "react";
import { Card } from "@/ui/frame/Card";
import { IconPicker } from "@/ui/fields/IconPicker";
import { ACCOUNT_ICONS, CATEGORY_ICONS } from "@/ui/art/icons";
import { Page } from "@/ui/frame/Page";
import { PageBar } from "@/ui/frame/PageBar";

export function IconsBoard() {
  return (
    <>
      <PageBar title="Icons and their hues" />
      <Page>
        <Icons label="Account icon" icons={ACCOUNT_ICONS} start="wallet" />
        <Icons label="Category icon" icons={CATEGORY_ICONS} start="bus" />
      </Page>
    </>
  );
}

function Icons({ label, icons, start }: { label: string; icons: typeof ACCOUNT_ICONS; start: string }) {
  const [value, setValue] = useState(start);
  return (
    <Card pad>
      <IconPicker
        label={label}
        icons={icons}
        value={value}
        onChange={setValue}
        nameOf={(name) => name}
        moreLabel="Show more"
        lessLabel="Show less"
      />
    </Card>
  );
}
