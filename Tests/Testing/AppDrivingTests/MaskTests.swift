import Foundation
import StrataBrowserTesting
import SwiftUI
import Testing

/// Tests of masks as Chromium paints them, read from a screenshot.
@MainActor @Suite(.timeLimit(.minutes(30))) struct MaskTests {
  /// Returns the colours at positions in the boxes of elements: `"star 50 50"` is the middle of
  /// `star`.
  private func colors(_ points: [String], in browser: Browser) async throws -> [String] {
    let places = try await browser.run(
      """
      return args[0].map(text => {
        const [name, x, y] = text.split(' ');
        const box = document.querySelector(`[data-testid="${name}"]`).getBoundingClientRect();
        return [(box.left + box.width * x / 100) / innerWidth, (box.top + box.height * y / 100) / innerHeight];
      });
      """, .array(points.map { .string($0) }))
    let picture = Data(try await browser.screenshot()).base64EncodedString()
    try await browser.open("about:blank")
    let found = try await browser.runAsync(
      """
      const done = args.at(-1), picture = new Image();
      picture.onload = () => {
        const sheet = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
        sheet.drawImage(picture, 0, 0);
        done(args[1].map(([x, y]) => {
          const [red, green, blue] = sheet.getImageData(x * picture.width, y * picture.height, 1, 1).data;
          const name = (value) => value > 200 ? 2 : value > 55 ? 1 : 0;
          return `${name(red)}${name(green)}${name(blue)}`;
        }));
      };
      picture.src = 'data:image/png;base64,' + args[0];
      """, .string(picture), places)
    return (found.array ?? []).map { $0.string ?? "" }
  }

  private func expect(
    _ view: @escaping @MainActor () -> some View, picture: String = "mask",
    _ colors: KeyValuePairs<String, String>
  ) async throws {
    try await Browser.onPhone(showing: view) { browser, _ in
      if let folder = ProcessInfo.processInfo.environment["SHEET_PICTURES"] {
        try await browser.screenshot(to: URL(filePath: folder).appending(path: "\(picture).png"))
      }
      let found = try await self.colors(colors.map(\.key), in: browser)
      #expect(found == colors.map(\.value))
    }
  }

  private let red = "200"
  private let blue = "002"
  private let clear = "222"

  @Test func `texts, symbols, stacks and images hide the parts of a view outside of their shape`()
    async throws
  {
    try await expect(
      { Sheet() },
      [
        // A bar across the stack, 20 points high, with room above and below.
        "stack 50 50": red, "stack 50 10": clear, "stack 50 90": clear,
        // The letter is a block: only its middle is visible.
        "words 50 50": blue, "words 2 50": clear, "words 98 50": clear,
        // In the bottom trailing corner.
        "corner 90 90": red, "corner 10 10": clear, "corner 90 10": clear,
        // A half transparent mask shows half of the view.
        "half 50 50": "211", "half 2 2": clear,
        "symbol 50 50": red, "symbol 3 3": clear,
      ])
  }

  @Test func `a mask in the bottom trailing corner is on the left in right-to-left layout`()
    async throws
  {
    try await expect(
      { Sheet().environment(\.layoutDirection, .rightToLeft) }, picture: "mask-rtl",
      ["corner 10 90": red, "corner 90 10": clear, "corner 90 90": clear, "stack 50 50": red])
  }

  @Test func `a mask is not read aloud, not focusable and does not widen the page`() async throws {
    try await Browser.onPhone(showing: { Sheet() }) { browser, _ in
      let width = "document.documentElement.scrollWidth === innerWidth"
      #expect(try await browser.run("return \(width)") == true)
      let buttons = try await browser.accessibilityTree().filter { $0.role == "button" }
      #expect(buttons.map(\.name) == ["Press"])
      try await browser.click(.testID("press"))
      _ = try await browser.waitFor(text: "pressed 1")
      let violations = try await browser.axeViolations()
      #expect(violations.isEmpty, "\(violations)")
    }
  }
}

private struct Sheet: View {
  @State private var count = 0
  private let red = Color(red: 1, green: 0, blue: 0)

  var body: some View {
    VStack(spacing: 8) {
      red.frame(width: 200, height: 80).accessibilityIdentifier("stack")
        .mask {
          VStack(spacing: 0) {
            Color.clear.frame(height: 30)
            Color.black.frame(height: 20)
            Spacer()
          }
        }
      Color(red: 0, green: 0, blue: 1).frame(width: 200, height: 80)
        .accessibilityIdentifier("words")
        .mask { Text(verbatim: "\u{2588}").font(.system(size: 60)) }
      red.frame(width: 200, height: 80).accessibilityIdentifier("corner")
        .mask(alignment: .bottomTrailing) { Circle().frame(width: 60, height: 60) }
      red.frame(width: 200, height: 80).accessibilityIdentifier("half")
        .mask { Circle().fill(.black.opacity(0.5)) }
      red.frame(width: 80, height: 80).accessibilityIdentifier("symbol")
        .mask { Image(systemName: "star.fill").resizable().scaledToFit() }
      LinearGradient(colors: [red, .blue], startPoint: .leading, endPoint: .trailing)
        .frame(height: 60)
        .mask {
          HStack {
            Text("Masked").font(.largeTitle.bold())
            Image(systemName: "heart.fill").font(.largeTitle)
          }
        }
      Button("Press") { count += 1 }.accessibilityIdentifier("press")
        .mask {
          ZStack {
            Color.black
            Button("Unreached") {}
          }
        }
      Text("pressed \(count)").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
    }
  }
}
