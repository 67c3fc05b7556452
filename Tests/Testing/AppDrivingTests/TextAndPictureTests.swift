import Foundation
import StrataAppHost
import StrataAssets
import StrataBrowserTesting
import StrataViewTree
import SwiftUI
import Testing

/// Tests of texts, pictures and fonts as Chromium measures and draws them.
@MainActor @Suite struct TextAndPictureTests {
  /// A red picture of 40 × 20 pixels.
  private static let red = """
    iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAIAAABwJOjsAAAAJElEQVR42mM4ISc3IIhh1OJRi0ctHrV41OJR\
    i0ctHrV45FgMAFLhLK5O4QWwAAAAAElFTkSuQmCC
    """
  private static let serif = "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"

  private func ask(_ browser: Browser, _ name: String, _ script: String) async throws -> String {
    let value = try await browser.run(
      """
      const el = document.querySelector(`[data-testid="${arguments[0]}"]`);
      return String(\(script));
      """, .string(name))
    return value.string ?? ""
  }

  /// Saves a screenshot for a person, if the environment names a folder for it.
  private func keepPicture(_ browser: Browser) async throws {
    guard let folder = ProcessInfo.processInfo.environment["SHEET_PICTURES"] else { return }
    let file = URL(filePath: folder).appending(path: "pictures.png")
    try await browser.screenshot(to: file, fullPage: true)
  }

  @Test func `a text shrinks to fit its line, but to no less than the minimum scale factor`()
    async throws
  {
    try await Browser.onPhone {
      ShrinkingTexts()
    } _: { browser, _ in
      let size = "el.style.zoom"
      let fits = "el.scrollHeight <= el.clientHeight + 1"
      let short = Double(try await ask(browser, "short", size)) ?? 0
      let long = Double(try await ask(browser, "long", size)) ?? 0
      let longest = Double(try await ask(browser, "longest", size)) ?? 0
      #expect(short == 1)
      #expect(long < 1 && long > 0.5)
      #expect(try await ask(browser, "long", fits) == "true")
      #expect(longest == 0.5, "half of its size, and cut off there")
      try await browser.click(.testID("longer"))
      try await browser.wait(until: "__strata.pending === 0")
      let grown = Double(try await ask(browser, "short", size)) ?? 0
      #expect(grown < 1, "measured again after a patch")
    }
  }

  @Test func `a line can be truncated at its beginning, and space for three lines is reserved`()
    async throws
  {
    try await Browser.onPhone {
      ShrinkingTexts()
    } _: { browser, _ in
      // With its head truncated, the last letter is inside of the box.
      let end = """
        (() => { const range = document.createRange(), text = (el.firstElementChild ?? el).firstChild;
          range.setStart(text, text.length - 1); range.setEnd(text, text.length);
          const letter = range.getBoundingClientRect(), box = el.getBoundingClientRect();
          return letter.right <= box.right + 1 && letter.left >= box.left
            && letter.bottom <= box.bottom + 1; })()
        """
      #expect(try await ask(browser, "head", end) == "true")
      #expect(try await ask(browser, "tail", end) == "false")
      let heights = try await ask(
        browser, "room", "Math.round(el.clientHeight / parseFloat(getComputedStyle(el).lineHeight))"
      )
      #expect(heights == "3")
    }
  }

  @Test func `each part of a text has its style, in one line`() async throws {
    try await Browser.onPhone {
      MarkedText()
    } _: { browser, _ in
      #expect(try await ask(browser, "rich", "el.textContent") == "plain strong code page here")
      let tops =
        "new Set([...el.children].map(e => Math.round(e.getBoundingClientRect().bottom))).size"
      #expect(try await ask(browser, "rich", tops) == "1")
      #expect(
        try await ask(browser, "rich", "getComputedStyle(el.children[1]).fontWeight") == "700")
      #expect(
        try await ask(browser, "rich", "el.querySelector('a').href") == "https://example.org/")
      #expect(try await ask(browser, "handled", "el.querySelector('a').href").hasSuffix("#"))
      for look in Browser.Appearance.allCases {
        try await browser.prefer(look)
        // A text alone is not a page with a heading.
        let violations = try await browser.axeViolations().filter {
          $0.rule != "page-has-heading-one"
        }
        #expect(violations.isEmpty, "\(look): \(violations)")
      }
      try await browser.click(.text("own"))
      try await browser.waitFor(text: "opened app://x")
    }
  }

  @Test func `the size of an image is reserved before it loads, and the image is cached`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bytes = try #require(Data(base64Encoded: Self.red))
    for name in ["red.png", "fine@2x.png"] { try bytes.write(to: folder.appending(path: name)) }
    try Data(contentsOf: URL(filePath: Self.serif))
      .write(to: folder.appending(path: "Fancy-Test.ttf"))
    AssetBundles.add(folder)
    try await Browser.onPhone {
      Pictures()
    } _: { browser, _ in
      try await browser.wait(until: "[...document.images].every(i => i.complete)")
      let box = "[el.naturalWidth, el.offsetWidth, el.offsetHeight].join()"
      #expect(try await ask(browser, "red", box) == "40,40,20")
      #expect(try await ask(browser, "fine", box) == "20,20,10")
      #expect(try await ask(browser, "fit", "[el.offsetWidth, el.offsetHeight].join()") == "100,50")
      let drawn = """
        (() => { const i = el.matches('img') ? el : el.querySelector('img');
          return [i.offsetWidth, i.offsetHeight, getComputedStyle(i).objectFit].join(); })()
        """
      #expect(try await ask(browser, "framed", drawn) == "60,60,fill")
      #expect(try await ask(browser, "covering", drawn) == "80,80,cover")
      #expect(try await ask(browser, "contained", drawn) == "90,60,contain")
      #expect(
        try await ask(browser, "tiled", "[el.offsetWidth, el.offsetHeight].join()") == "100,50")
      let stencil = "getComputedStyle(el).maskImage !== 'none' && el.offsetWidth === 40"
      #expect(try await ask(browser, "stencil", stencil) == "true")
      // No picture shifted another one when it loaded.
      _ = try await browser.run(
        """
        new PerformanceObserver((list) => {
          globalThis.shifted = list.getEntries().flatMap((e) => e.sources)
            .filter((s) => s.node?.matches?.('img')).length;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => globalThis.seen = true));
        """)
      try await browser.wait(until: "globalThis.seen")
      #expect(try await browser.run("return String(globalThis.shifted ?? 0)").string == "0")
      let font =
        "[...document.fonts].some(f => f.family.includes('Fancy-Test') && f.status === 'loaded')"
      try await browser.wait(until: font)
      try await keepPicture(browser)
      let errors = try await browser.consoleErrors()
      #expect(errors.isEmpty, "the content security policy reported nothing")
    }
  }
}

private struct ShrinkingTexts: View {
  @State private var isLonger = false

  var body: some View {
    VStack(alignment: .leading) {
      Group {
        Text(verbatim: isLonger ? "Words that are too long" : "Words")
          .accessibilityIdentifier("short")
        Text(verbatim: "Somewhat longer words").accessibilityIdentifier("long")
        Text(verbatim: String(repeating: "Never ending ", count: 9))
          .accessibilityIdentifier("longest")
      }
      .lineLimit(1).minimumScaleFactor(0.5)
      Group {
        Text(verbatim: "A path that is long/file.txt").truncationMode(.head)
          .accessibilityIdentifier("head")
        Text(verbatim: "A path that is long/file.txt").accessibilityIdentifier("tail")
      }
      .lineLimit(1)
      Text(verbatim: "One").lineLimit(3, reservesSpace: true).accessibilityIdentifier("room")
      Button("Longer") { isLonger = true }.accessibilityIdentifier("longer")
    }
    .frame(width: 140)
  }
}

private struct MarkedText: View {
  @State private var opened = ""

  var body: some View {
    VStack {
      Text("plain **strong** `code` [page](https://example.org/) here")
        .accessibilityIdentifier("rich")
      Text("[own](app://x)").accessibilityIdentifier("handled")
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened = url.absoluteString
            return .handled
          })
      Text(verbatim: "opened \(opened)")
    }
  }
}

private struct Pictures: View {
  var body: some View {
    VStack {
      Image("red").accessibilityIdentifier("red")
      Image("fine").accessibilityIdentifier("fine")
      Image("red").resizable().scaledToFit().frame(width: 100).accessibilityIdentifier("fit")
      Image("red").resizable().frame(width: 60, height: 60).accessibilityIdentifier("framed")
      Image("red").renderingMode(.template).accessibilityIdentifier("stencil")
      Image("red").resizable(resizingMode: .tile).frame(width: 100, height: 50)
        .accessibilityIdentifier("tiled")
      Image("red").resizable(
        capInsets: EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      ).frame(width: 100, height: 50)
      Image("red").renderingMode(.template).resizable().scaledToFit()
        .frame(width: 30, height: 30).foregroundStyle(.green)
      Image("red").resizable().scaledToFill().frame(width: 80, height: 80).clipShape(Circle())
        .accessibilityIdentifier("covering")
      Image("red").resizable().scaledToFit().frame(width: 90, height: 60).border(.blue)
        .accessibilityIdentifier("contained")
      HStack {
        Image(systemName: "heart").symbolVariant(.fill).imageScale(.large)
        Text("Now **21°** \(Image(systemName: "sun.max")) ~~19°~~ `code`")
          + Text(" in red").foregroundStyle(.red).font(.caption)
      }
      Text(verbatim: "below").font(.custom("Fancy-Test", size: 20)).accessibilityIdentifier("below")
    }
  }
}
