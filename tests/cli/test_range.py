"""`fifthstreet range`: the canonical text, the size and the grid, for people and as JSON."""

import json

import pytest
from typer.testing import CliRunner

from fifthstreet.cli import app


def ask(*options):
    return CliRunner().invoke(app, ["range", *map(str, options)])


def test_a_person_reads_the_range_its_size_and_its_grid():
    asked = ask("A2s+ aa,KK;QQ@.5")
    assert (asked.exit_code, asked.stderr) == (0, "")
    text, size, empty, *grid = asked.stdout.splitlines()
    assert (text, size, empty) == ("KK+,A2s+,QQ@0.5", "66 combos, 4.75% of all", "")
    assert len(grid) == 13
    assert grid[2].split()[:4] == ["·", "·", "50%", "·"]


@pytest.mark.parametrize(
    ("lang", "size"),
    [
        ("en", "6 combos, 0.45% of all"),
        ("ru", "6 комбо, 0,45 % всех"),
        ("uk", "6 комбо, 0,45 % усіх"),
    ],
)
def test_the_size_is_told_in_the_language_of_the_caller(lang, size):
    assert ask("AA", "--lang", lang).stdout.splitlines()[1] == size


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("AsKs", "1 combo, 0.08% of all"),
        ("random", "1,326 combos, 100.00% of all"),
        ("32o@.5", "12 combos, 0.45% of all"),
    ],
)
def test_the_size_is_by_weight(text, size):
    assert ask(text).stdout.splitlines()[1] == size


def test_a_program_reads_one_object():
    asked = ask("22+,AKo@0.5,7h2c", "--json")
    assert (asked.exit_code, asked.stderr) == (0, "")
    answer = json.loads(asked.stdout)
    assert (answer["range"], answer["combos"], answer["weight"]) == ("22+,7h2c,AKo@0.5", 91, 85)
    assert answer["share"] == 85 / 1326
    assert answer["hands"]["AA"] == 1 and answer["hands"]["AKo"] == 0.5
    assert answer["hands"]["72o"] == pytest.approx(1 / 12)
    assert len(answer["hands"]) == 15


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_grid_goes_to_a_file(tmp_path, lang):
    svg, png = tmp_path / "grid.svg", tmp_path / "grid.PNG"
    for file in (svg, png):
        asked = ask("22+", "--grid", file, "--lang", lang)
        assert (asked.exit_code, asked.stderr) == (0, "")
        assert asked.stdout == ask("22+", "--lang", lang).stdout
    drawn = svg.read_text(encoding="utf-8")
    title = {"en": "Range 22+", "ru": "Диапазон 22+", "uk": "Діапазон 22+"}[lang]
    size = ask("22+", "--lang", lang).stdout.splitlines()[1]
    assert f">{title}</title>" in drawn and f" {size}.</desc>" in drawn
    assert png.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert title.encode() in png.read_bytes()


def test_json_and_a_grid_go_together(tmp_path):
    asked = ask("22+", "--json", "--grid", tmp_path / "grid.svg")
    assert json.loads(asked.stdout)["combos"] == 78
    assert (tmp_path / "grid.svg").exists()


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", '"AKs,ZZ"\n     ^ no rank “Z”; ranks are 2 to 10 and J Q K A\n'),
        ("ru", '"AKs,ZZ"\n     ^ нет достоинства «Z»; есть 2–10 и J Q K A или В Д К Т\n'),
        ("uk", '"AKs,ZZ"\n     ^ немає номіналу «Z»; є 2–10 та J Q K A або В Д К Т\n'),
    ],
)
def test_what_is_no_range_is_refused_with_the_spot(lang, said, tmp_path):
    asked = ask("AKs,ZZ", "--lang", lang, "--grid", tmp_path / "grid.svg")
    assert (asked.exit_code, asked.stdout, asked.stderr) == (2, "", said)
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "does not take"), ("ru", "не принимает"), ("uk", "не приймає")],
)
def test_a_picture_of_another_kind_is_refused(lang, said, tmp_path):
    asked = ask("22+", "--grid", tmp_path / "grid.gif", "--lang", lang)
    assert (asked.exit_code, asked.stdout) == (2, "")
    assert said in asked.stderr and "--grid: .svg, .png" in asked.stderr


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "cannot be written"), ("ru", "записать нельзя"), ("uk", "записати не можна")],
)
def test_a_file_that_cannot_be_written_is_told(lang, said, tmp_path):
    asked = ask("22+", "--grid", tmp_path / "no" / "grid.svg", "--lang", lang)
    assert (asked.exit_code, asked.stdout) == (2, "")
    assert said in asked.stderr
