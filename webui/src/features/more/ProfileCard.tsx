import { ChevronRight } from "lucide-react";
import { Link } from "@/ui/actions/Link";
import type { User } from "@/contract/schemas";
import { Avatar } from "@/ui/art/Avatar";
import { Card } from "@/ui/frame/Card";
import { hueOf } from "@/ui/art/hue";
import { Icon } from "@/ui/art/Icon";
import css from "./More.module.css";
import { Email } from "@/ui/figures/Email";

/** Name and picture of the person; leads to their profile. */
export function ProfileCard({ user }: { user: User }) {
  const { id, name, email, avatar } = user;
  return (
    <Card>
      <Link className={css["More-profile"]} to="/profile/me">
        <Avatar name={name} picture={avatar ?? undefined} hue={hueOf(id)} round size="l" />
        <span className={css["More-who"]}>
          <h2 className={css["More-name"]}>{name}</h2>
          <span className={css["More-text"]}>{email !== null && <Email address={email} />}</span>
        </span>
        <Icon glyph={ChevronRight} size={20} />
      </Link>
    </Card>
  );
}
