from tests.cli.conftest import Budget, Json


def test_the_one_in_use_is_marked(budget: Budget) -> None:
    lines = [line.split() for line in budget("workspaces", "--table").stdout.splitlines()]
    assert ["Me", "yes", "USD", "1", "1"] in lines


def test_one_is_chosen_by_its_name(budget: Budget, answer: Json) -> None:
    assert budget("workspaces", "use", "me", "--table").stderr == "Me is in use.\n"
    assert answer("settings")["workspace"] == answer("workspaces")[0]["id"]


def test_an_unknown_workspace_names_those_there_are(budget: Budget) -> None:
    for words in (("workspaces", "use", "work"), ("month", "--workspace", "work")):
        result = budget(*words)
        assert (result.exit_code, result.stderr) == (3, "No workspace starts with 'work'. There are: Me.\n")
