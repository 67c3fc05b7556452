"""Builds, tests and uses apps that were written elsewhere, and reports how far each gets.

    Benchmarks/Corpus/run FOLDER [NAME…]
    Benchmarks/Corpus/run FOLDER [NAME…] --write

FOLDER has a clone of each app's repository, under the repository's name. `recipes.json` says of each app
which project to build, at which commit, and how to use it, a step each:

- `see TEXT`, `lack TEXT`: waits until the page has a text, or no longer has it; `shows TEXT…` waits until
  something on the page has one of these texts and no other.
- `tap TEXT`: taps what has a text or a name; `near TEXT NUMBER` taps a nameless symbol beside a text.
- `type FIELD TEXT`, `choose PICKER OPTION`, `give NAME`: fills a field, picks from a list, and chooses a
  sound file of that name.
- `drag TEXT RIGHT DOWN`, `key NAME`, `back`: drags, presses a key, and goes back as the browser does.

Clones of the packages that it lists are in FOLDER, too; then no package is fetched. An app whose recipe
says what it `needs`, a library that has no copy here, is tried like the others and counted apart. Nothing of
an app is part of this repository. Each app is built by `strata build --report`, its unit tests are run by
`strata test`, and its page is used in Chromium by a real pointer at a phone's size.
"""
import argparse
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import wave
from dataclasses import dataclass, field
from pathlib import Path

from selenium import webdriver
from selenium.webdriver import ActionChains
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "Benchmarks" / "Peers"))
import pages  # noqa: E402

STRATA = ROOT / ".build/debug/strata"
# The seconds that a text may take to appear.
PATIENCE = 10

# Finds what a person would tap for a text: the smallest visible element whose text or label is that text,
# else one that contains it. A field or picker without a name is the one beside the text. While a dialog is
# open, only what is in it can be tapped. Returns the element, after scrolling it into view.
FIND = """
const [text, kinds] = arguments;
const said = e => [e.getAttribute('aria-label'), e.getAttribute('placeholder'), e.alt, e.innerText,
  e.labels && e.labels[0] && e.labels[0].innerText].filter(Boolean).map(t => t.trim());
const size = e => { const b = e.getBoundingClientRect(); return b.width * b.height; };
const isInert = e => e.closest('[inert]') ? 1 : 0;
const seen = (root, kinds) => [...root.querySelectorAll(kinds)].filter(e => {
  const box = e.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && getComputedStyle(e).visibility !== 'hidden';
});
const best = list => list.sort((a, b) => isInert(a) - isInert(b) || size(a) - size(b))[0];
const exact = (root, kinds) => best(seen(root, kinds).filter(e => said(e).some(t => t === text)));
const named = (root, kinds) => exact(root, kinds)
  || best(seen(root, kinds).filter(e => said(e).some(t => t.includes(text))));
const beside = root => {
  let row = kinds === '*' ? null : exact(root, '*');
  for (; row && row.getBoundingClientRect().height < 200; row = row.parentElement) {
    const fields = seen(row, kinds);
    if (fields.length) return fields[0];
  }
};
const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
const found = named(top, kinds) || beside(top) || named(document.body, kinds);
if (!found) return null;
found.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
return found;
"""

# Finds a picture beside a text, for pictures that an app gives no name: the one with a number, from the end
# if the number is negative, in the smallest part of the page that has the text and that many symbols.
PICTURE = """
const [text, number] = arguments;
const size = e => { const b = e.getBoundingClientRect(); return b.width * b.height; };
const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
const words = [...top.querySelectorAll('*')].filter(e => size(e) > 0 && (e.innerText ?? '').trim() === text);
for (let row = words.sort((a, b) => size(a) - size(b))[0]; row; row = row.parentElement) {
  const found = [...row.querySelectorAll('svg')].filter(e => size(e) > 0).at(number);
  if (!found) continue;
  found.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
  return found;
}
return null;
"""

# Tells whether one of some texts is the whole text of something on the page.
WHOLE = """
const texts = arguments[0];
return [...document.querySelectorAll('body *')].some(e => texts.includes((e.innerText ?? '').trim())
  && e.getBoundingClientRect().width > 0);
"""

# Returns the text that a person sees, without what only a screen reader announces.
VISIBLE = """
return [...document.body.children].filter(e => !e.matches('[aria-live]')).map(e => e.innerText ?? '')
  .join('\\n');
"""

# What each verb that needs a target looks for.
KINDS = {"tap": "*", "type": "input, textarea", "choose": "select"}


@dataclass
class Figures:
    """The result of one app: the furthest step that it reaches."""

    name: str
    files: int = 0
    compiled: int = 0
    seconds: float = 0
    tests: str = "–"
    steps: int = 0
    done: int = 0
    problem: str = ""
    needs: str = ""
    missing: list[str] = field(default_factory=list)


def run(words: list[str], log: Path) -> subprocess.CompletedProcess:
    with log.open("w") as errors:
        return subprocess.run(words, stdout=subprocess.PIPE, stderr=errors, text=True)


def project(recipe: dict, folder: Path) -> Path:
    return folder / recipe["repository"].split("/")[-1] / recipe.get("project", ".")


def options(recipe: dict, folder: Path) -> list[str]:
    """Returns the words behind the path: the target, and where copies of an app's packages are."""
    words = ["--target", recipe["target"]] if "target" in recipe else []
    if "packages" in recipe:
        words += ["--packages", str(folder.resolve()), "--offline"]
    return words


def build(recipe: dict, folder: Path, figures: Figures, logs: Path) -> bool:
    begun = time.monotonic()
    done = run([STRATA, "build", str(project(recipe, folder)), "--report", *options(recipe, folder)],
               logs / f"{figures.name}.build")
    figures.seconds = time.monotonic() - begun
    (logs / f"{figures.name}.report").write_text(done.stdout)
    counts = dict((word, int(number)) for number, word in re.findall(
        r"(\d+) (unchanged|changed|not compiled|not reached)", done.stdout.splitlines()[0])
    ) if done.stdout.startswith("files:") else {}
    figures.files = sum(counts.values())
    figures.compiled = counts.get("unchanged", 0) + counts.get("changed", 0)
    found = re.search(r"^missing.*\n((?:  .*\n?)*)", done.stdout, re.M)
    figures.missing = found.group(1).splitlines()[:5] if found else []
    if done.returncode:
        text = (logs / f"{figures.name}.build").read_text().strip().splitlines()
        figures.problem = "does not compile" if figures.files else (text or ["no word"])[-1]
    return done.returncode == 0


def test(recipe: dict, folder: Path, figures: Figures, logs: Path) -> None:
    """Counts the app's own unit tests."""
    if not recipe.get("tests"):
        return
    done = run([STRATA, "test", str(project(recipe, folder)), *options(recipe, folder)],
               logs / f"{figures.name}.test")
    (logs / f"{figures.name}.tests").write_text(done.stdout)
    passed = len(re.findall(r"^(?:✔ Test (?!run)|Test Case '.*' passed)", done.stdout, re.M))
    failed = len(re.findall(r"^(?:✘ Test (?!run).* failed|Test Case '.*' failed)", done.stdout, re.M))
    figures.tests = f"{passed} of {passed + failed}" if passed + failed else "do not run"


class App:
    """A started app: `with App(recipe, folder, log) as address`."""

    def __init__(self, recipe: dict, folder: Path, log: Path) -> None:
        self.words = [STRATA, "run", str(project(recipe, folder)), *options(recipe, folder),
                      "--", "--port", "0"]
        self.log = log

    def __enter__(self) -> str:
        self.home = tempfile.TemporaryDirectory()
        self.process = subprocess.Popen(
            self.words, stdout=self.log.open("w"), stderr=subprocess.STDOUT, start_new_session=True,
            env={**os.environ, "XDG_DATA_HOME": self.home.name})
        until = time.monotonic() + 120
        while time.monotonic() < until and self.process.poll() is None:
            if found := re.search(r"^Ready: (\S+)", self.log.read_text(), re.M):
                return found.group(1)
            time.sleep(0.1)
        self.__exit__()
        raise RuntimeError("does not start")

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait()


def browser() -> webdriver.Chrome:
    chosen = webdriver.ChromeOptions()
    for flag in ["--headless=new", "--no-sandbox", "--disable-gpu"]:
        chosen.add_argument(flag)
    driver = webdriver.Chrome(options=chosen, service=Service("/usr/bin/chromedriver"))
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": False})
    return driver


def awaited(driver: webdriver.Chrome, check) -> object:
    until = time.monotonic() + PATIENCE
    while True:
        if found := check():
            return found
        if time.monotonic() > until:
            return None
        time.sleep(0.1)


def sees(driver: webdriver.Chrome, text: str) -> bool:
    script = """return [document.title, document.body.innerText,
      ...[...document.querySelectorAll('[aria-label], input, textarea')].map(
        e => (e.getAttribute('aria-label') || '') + ' ' + (e.value || '') + ' ' + (e.placeholder || ''))
      ].join('\\n').includes(arguments[0])"""
    return bool(awaited(driver, lambda: driver.execute_script(script, text)))


def drag(driver: webdriver.Chrome, text: str, right: int, down: int) -> bool:
    """Drags from the centre of what has a text, by pixels to the right and down."""
    target = awaited(driver, lambda: driver.execute_script(FIND, text, "*"))
    if target is None:
        return False
    chain = ActionChains(driver, duration=60).click_and_hold(target)
    for _ in range(5):
        chain.move_by_offset(right // 5, down // 5)
    chain.release().perform()
    # Waits for what moves after it, as a person does before the next.
    time.sleep(0.6)
    return True


def give(driver: webdriver.Chrome, name: str) -> bool:
    """Chooses a file in the page's file field: a second of silence, made for it."""
    field = awaited(driver, lambda: driver.execute_script(
        "return [...document.querySelectorAll('input[type=file]')].at(-1)"))
    if field is None:
        return False
    path = Path(tempfile.mkdtemp()) / name
    with wave.open(str(path), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(8000)
        sound.writeframes(bytes(16000))
    field.send_keys(str(path))
    return True


def target(driver: webdriver.Chrome, find) -> object:
    """Returns what `find` finds, once the page is still: a person would miss a moving target, too."""
    found = awaited(driver, find)
    if found is None:
        return None
    time.sleep(0.4)
    # The first may have been one of the page that is just leaving.
    return find() or found


def step(driver: webdriver.Chrome, words: list) -> bool:
    """Does one step of a recipe; returns whether it could be done."""
    verb, *rest = words
    if verb == "see":
        return sees(driver, rest[0])
    if verb == "shows":
        return bool(awaited(driver, lambda: driver.execute_script(WHOLE, rest)))
    if verb == "lack":
        return bool(awaited(driver, lambda: rest[0] not in driver.execute_script(VISIBLE)))
    if verb == "back":
        # A sheet that is just closing takes its own step back, as below.
        time.sleep(0.4)
        driver.back()
        return True
    if verb == "drag":
        return drag(driver, *rest)
    if verb == "give":
        return give(driver, rest[0])
    if verb == "key":
        ActionChains(driver).send_keys(getattr(Keys, rest[0])).perform()
        return True
    if verb == "near":
        found = target(driver, lambda: driver.execute_script(PICTURE, *rest))
    else:
        found = target(driver, lambda: driver.execute_script(FIND, rest[0], KINDS[verb]))
    if found is None:
        return False
    if verb == "choose":
        Select(found).select_by_visible_text(rest[1])
        return True
    ActionChains(driver).move_to_element(found).click().perform()
    if verb == "type":
        # A person's first key follows the tap as late; an app may hide the keyboard while a sheet opens.
        time.sleep(0.3)
        ActionChains(driver).send_keys(rest[1]).perform()
    return True


def use(recipe: dict, folder: Path, figures: Figures, logs: Path) -> None:
    figures.steps = len(recipe["use"])
    with App(recipe, folder, logs / f"{figures.name}.app") as address:
        driver = browser()
        try:
            driver.get(address)
            for words in recipe["use"]:
                if not step(driver, words):
                    figures.problem = f"no '{words[1]}' to {words[0]}"
                    break
                figures.done += 1
            time.sleep(0.5)
            driver.save_screenshot(str(logs / f"{figures.name}.png"))
            (logs / f"{figures.name}.text").write_text(
                driver.execute_script("return document.body.innerText"))
        finally:
            driver.quit()


def judged(recipe: dict, folder: Path, logs: Path) -> Figures:
    figures = Figures(recipe["name"], steps=len(recipe["use"]), needs=recipe.get("needs", ""))
    if not project(recipe, folder).exists():
        figures.problem = "is not in the folder"
        return figures
    if build(recipe, folder, figures, logs):
        test(recipe, folder, figures, logs)
        try:
            use(recipe, folder, figures, logs)
        except Exception as error:  # noqa: BLE001, whatever an app does is a figure of it
            figures.problem = str(error).splitlines()[0]
    return figures


HEAD = """\
| app | repository, commit | files | compiled unedited | build, s | own tests | steps | measured | |
|---|---|--:|--:|--:|---|--:|---|---|"""


def row(figures: Figures, recipe: dict) -> str:
    # Rounded down: an app with one file that does not compile is not at 100 %.
    share = f"{100 * figures.compiled // figures.files} %" if figures.files else "–"
    return (f"| {figures.name} | {recipe['repository']} {recipe['commit'][:8]} | {figures.files} | "
            f"{share} | {figures.seconds:.0f} | {figures.tests} | "
            f"{figures.done} of {figures.steps} | {time.strftime('%Y-%m-%d')} | {remark(figures)} |")


def table(rows: list[str], recipes: list[dict]) -> str:
    """Returns the rows, with the sums of all apps and of those that need what has no copy here."""
    needing = {r["name"] for r in recipes if r.get("needs")}
    lines = [HEAD, *rows, summed("all", [r for r in rows if cells(r)[0] not in needing])]
    if apart := [r for r in rows if cells(r)[0] in needing]:
        lines.append(summed("apart, for what they need", apart))
    return "\n".join(lines)


def cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def renewed(page: str, recipes: list[dict], new: dict[str, str]) -> list[str]:
    """Returns the rows of all apps: the new ones, and those of earlier runs for the others.

    An app that was never measured, or whose recipe has another commit by now, has no row.
    """
    kept = {}
    for line in page.split("<!-- corpus -->")[1].split("<!-- /corpus -->")[0].splitlines():
        if line.startswith("| ") and not line.startswith(("| app |", "| all ", "| apart,")):
            kept[cells(line)[0]] = line
    rows = []
    for recipe in recipes:
        line = new.get(recipe["name"]) or kept.get(recipe["name"], "")
        if recipe["commit"][:8] in line:
            rows.append(line)
    return rows


def remark(figures: Figures) -> str:
    """Returns why an app does not get further: the library that it needs, and what went wrong."""
    needs = f"needs {figures.needs}" if figures.needs else ""
    return "; ".join(text for text in [figures.problem, needs] if text)


def summed(title: str, rows: list[str]) -> str:
    found = [cells(row) for row in rows]
    files = sum(int(row[2]) for row in found)
    # Of the shares, as earlier runs left no counts.
    compiled = sum(int(row[2]) * int(row[3].strip("–%") or 0) / 100 for row in found)
    steps = [row[6].split(" of ") for row in found]
    whole = sum(done == wanted != "0" and not row[8] for row, (done, wanted) in zip(found, steps))
    share = f"{100 * compiled / files:.1f} %" if files else "–"
    return f"| {title} {len(rows)} | | {files} | {share} | | | {whole} whole | | |"


def measured() -> str:
    """Returns when the apps were tried, and with which versions."""
    def version(pattern: str, *command: str) -> str:
        found = re.search(pattern, subprocess.run(command, capture_output=True, text=True, cwd=ROOT).stdout)
        return found[1] if found else "of an unknown version"
    strata = version(r"^(\w{9})", "git", "rev-parse", "HEAD")
    swift = version(r"Swift version (\S+)", "swift", "--version")
    chromium = version(r"(\d[\d.]+)", "chromium", "--version")
    return (f"Each line has the day of its run. The last was on {time.strftime('%Y-%m-%d')} with Strata {strata}, "
            f"Swift {swift} and Chromium {chromium}.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="the folder with the clones")
    parser.add_argument("names", nargs="*", help="the apps to try; all of recipes.json by default")
    parser.add_argument("--write", action="store_true",
                        help="write docs/ledgers/corpus.md; keeps the lines of apps that are not tried")
    parser.add_argument("--logs", type=Path, default=ROOT / ".build/corpus", help="where output is kept")
    chosen = parser.parse_args()
    recipes = json.loads((HERE / "recipes.json").read_text())
    unknown = set(chosen.names) - {recipe["name"] for recipe in recipes}
    if unknown:
        sys.exit(f"corpus: recipes.json has no app '{sorted(unknown)[0]}'")
    chosen.logs.mkdir(parents=True, exist_ok=True)
    results = []
    tried = [r for r in recipes if not chosen.names or r["name"] in chosen.names]
    for recipe in tried:
        figures = judged(recipe, chosen.folder, chosen.logs)
        results.append(figures)
        print(f"{figures.name}: {figures.compiled} of {figures.files} files in {figures.seconds:.0f} s, "
              f"tests {figures.tests}, steps {figures.done} of {figures.steps} {figures.problem}",
              flush=True)
        for line in figures.missing:
            print("   " + line)
    rows = {figures.name: row(figures, recipe) for figures, recipe in zip(results, tried)}
    print("\n" + table(list(rows.values()), recipes))
    if chosen.write:
        page = ROOT / "docs/ledgers/corpus.md"
        pages.put(page, "corpus", table(renewed(page.read_text(), recipes, rows), recipes))
        pages.put(page, "measured", measured())
    if any(f.problem and not f.needs for f in results):
        sys.exit(1)


if __name__ == "__main__":
    main()
