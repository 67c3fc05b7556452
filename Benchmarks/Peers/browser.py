"""Measures one framework's page in Chromium: what it loads, and how long a click takes to show."""
import http.server
import json
import statistics
import threading
import time
from dataclasses import dataclass

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

# Each time of a cold browser is the median of so many.
COLD = 5

# Clicks the button with a text, and measures the time until the text has changed. Calls
# `performance.now` before the click and in the observer, so that WebDriver does not count.
CLICKS = """
const [words, start, count, done] = arguments;
const times = [];
const button = [...document.querySelectorAll('button')].find(
  b => b.textContent.trim().toLowerCase() === words.toLowerCase());
let shown = start, began = 0;
const next = () => { began = performance.now(); button.click(); };
const expected = () => words === 'More' ? String(shown + 1) : `Row 150: ${shown + 1}`;
const observer = new MutationObserver(() => {
  const text = expected();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (walker.currentNode.data.trim() !== text) continue;
    times.push(performance.now() - began);
    shown += 1;
    if (times.length === count) { observer.disconnect(); return done(times); }
    return setTimeout(next, 5);
  }
});
observer.observe(document.body, {subtree: true, childList: true, characterData: true});
next();
"""


# Notes when the button with a text is in the document, before any script of the page runs: WebDriver
# would look later, and only after it considers the page loaded.
WATCH = """
addEventListener('DOMContentLoaded', () => look());
let observer;
const look = () => {
  const is = (b) => b.textContent.trim().toLowerCase() === '%s';
  if (window.__shown || ![...document.querySelectorAll('button')].some(is)) return;
  window.__shown = performance.now();
  observer.disconnect();
};
observer = new MutationObserver(look);
observer.observe(document, {subtree: true, childList: true, characterData: true});
"""

# The times of the server's first byte, of the button in the document, and of the first paint.
TIMES = """
const [page] = performance.getEntriesByType('navigation');
const [paint] = performance.getEntriesByName('first-contentful-paint');
return [page.responseStart, window.__shown ?? 0, paint ? paint.startTime : 0];
"""


@dataclass
class PageFigures:
    requests: int
    bytes: int
    dom_ms: float
    first_byte_ms: float
    paint_ms: float
    rig_ms: float
    median_ms: float
    p95_ms: float
    down_bytes: float
    up_bytes: float


def measure(url: str, app: str, clicks: int) -> PageFigures:
    words = "More" if app == "counter" else "Change"
    first_byte_ms, dom_ms, paint_ms = map(
        statistics.median, zip(*(cold_times(url, words) for _ in range(COLD))))
    driver = opened(url, words)
    try:
        requests, loaded = traffic(driver)
        driver.set_script_timeout(300)
        driver.execute_async_script(CLICKS, words, 0, 20)
        frames(driver)
        times = driver.execute_async_script(CLICKS, words, 20, clicks)
        up, down = frames(driver)
        ordered = sorted(times)
        return PageFigures(
            requests, loaded, dom_ms, first_byte_ms, paint_ms,
            statistics.median(rig() for _ in range(COLD)), statistics.median(ordered),
            ordered[int(0.95 * len(ordered))], down / clicks, up / clicks,
        )
    finally:
        driver.quit()


def opened(url: str, words: str) -> webdriver.Chrome:
    """Returns a new browser that has loaded a page and all that belongs to it."""
    driver = webdriver.Chrome(options=options(), service=Service("/usr/bin/chromedriver"))
    try:
        driver.execute_cdp_cmd("Network.enable", {})
        driver.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": True})
        driver.execute_cdp_cmd(
            "Page.addScriptToEvaluateOnNewDocument", {"source": WATCH % words.lower()})
        driver.get(url)
        await_button(driver, words)
        settle(driver)
        return driver
    except BaseException:
        driver.quit()
        raise


def cold_times(url: str, words: str) -> list[float]:
    """Returns what TIMES says of a page that a new browser has loaded."""
    driver = opened(url, words)
    try:
        return driver.execute_script(TIMES)
    finally:
        driver.quit()


def rig() -> float:
    """Returns the time of the first paint of a page of one word, in milliseconds: what the machine and
    a cold browser take by themselves."""
    page = http.server.ThreadingHTTPServer(("127.0.0.1", 0), OneWord)
    threading.Thread(target=page.serve_forever, daemon=True).start()
    driver = webdriver.Chrome(options=options(), service=Service("/usr/bin/chromedriver"))
    try:
        driver.get(f"http://127.0.0.1:{page.server_port}/")
        deadline = time.monotonic() + 10
        while not (paint := driver.execute_script(TIMES)[2]):
            if time.monotonic() > deadline:
                raise SystemExit("peers: a page of one word was not painted within ten seconds")
            time.sleep(0.05)
        return paint
    finally:
        driver.quit()
        page.shutdown()


class OneWord(http.server.BaseHTTPRequestHandler):
    """Answers each request with a page of one word."""

    def do_GET(self) -> None:
        body = b"<!doctype html><title>word</title><body>word"
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


def options() -> webdriver.ChromeOptions:
    chosen = webdriver.ChromeOptions()
    for flag in ["--headless=new", "--no-sandbox", "--window-size=1280,800", "--disable-gpu"]:
        chosen.add_argument(flag)
    chosen.set_capability("goog:loggingPrefs", {"performance": "ALL"})
    return chosen


def await_button(driver: webdriver.Chrome, words: str) -> None:
    find = (
        "return [...document.querySelectorAll('button')].some("
        "b => b.textContent.trim().toLowerCase() === arguments[0])"
    )
    deadline = time.monotonic() + 60
    while not driver.execute_script(find, words.lower()):
        if time.monotonic() > deadline:
            raise SystemExit(f"peers: no button '{words}' in the page within a minute")


def settle(driver: webdriver.Chrome) -> None:
    """Waits until nothing was loaded for a second: late scripts and fonts count too."""
    last, since = -1, time.monotonic()
    while time.monotonic() - since < 1:
        count = driver.execute_script("return performance.getEntriesByType('resource').length")
        if count != last:
            last, since = count, time.monotonic()
        time.sleep(0.1)


def messages(driver: webdriver.Chrome) -> list[dict]:
    return [json.loads(entry["message"])["message"] for entry in driver.get_log("performance")]


def traffic(driver: webdriver.Chrome) -> tuple[int, int]:
    seen = messages(driver)
    # Data URLs and the socket do not count as requests.
    asked = {
        m["params"]["requestId"] for m in seen
        if m["method"] == "Network.requestWillBeSent"
        and m["params"]["request"]["url"].startswith("http")
    }
    found = [
        m for m in seen
        if m["method"] == "Network.loadingFinished" and m["params"]["requestId"] in asked
    ]
    return len(found), int(sum(m["params"]["encodedDataLength"] for m in found))


def frames(driver: webdriver.Chrome) -> tuple[int, int]:
    """Returns the payload bytes sent and received since the last call, without framing."""
    totals = {"Network.webSocketFrameSent": 0, "Network.webSocketFrameReceived": 0}
    for message in messages(driver):
        if message["method"] in totals:
            response = message["params"]["response"]
            data = response["payloadData"]
            # Binary payloads are in base64.
            size = len(data.encode()) if response["opcode"] == 1 else len(data) * 3 // 4
            totals[message["method"]] += size
    return totals["Network.webSocketFrameSent"], totals["Network.webSocketFrameReceived"]
