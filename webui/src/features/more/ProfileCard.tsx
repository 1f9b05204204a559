import type { User } from "@/data/types";
import { Avatar } from "@/ui/Avatar";
import { Card } from "@/ui/Card";
import { hueOf } from "@/ui/hue";
import css from "./More.module.css";

export function ProfileCard({ user }: { user: User }) {
  const { id, name, email, avatar } = user;
  return (
    <Card pad>
      <div className={css["More-card"]}>
        <Avatar name={name} picture={avatar ?? undefined} hue={hueOf(id)} round size="l" />
        <div className={css["More-who"]}>
          <h2 className={css["More-name"]}>{name}</h2>
          <p className={css["More-text"]}>{email}</p>
        </div>
      </div>
    </Card>
  );
}
