import StrataAppHost
import StrataBrowserTesting
import StrataViewTree
import SwiftUI
import Testing

/// Tests of gestures that need a browser: touch areas of shapes, and screen readers.
@MainActor @Suite(.timeLimit(.minutes(30))) struct GestureSheetTests {
  private func withSheet(_ test: @MainActor (Browser) async throws -> Void) async throws {
    try await Browser.onPhone(showing: { GestureSheet() }) { browser, _ in try await test(browser) }
  }

  /// Clicks the topmost element at a position in an element's box, in fractions of its size.
  private func click(_ browser: Browser, _ name: String, _ x: Double, _ y: Double) async throws {
    try await browser.run(
      """
      const box = document.querySelector(`[data-testid="${arguments[0]}"]`).getBoundingClientRect();
      const at = [box.left + box.width * arguments[1], box.top + box.height * arguments[2]];
      document.elementFromPoint(...at).dispatchEvent(new MouseEvent('click',
        {bubbles: true, cancelable: true, detail: 1, clientX: at[0], clientY: at[1]}));
      """, .string(name), .number(x), .number(y))
    try await browser.wait(until: "__strata.pending === 0")
  }

  @Test
  func `a tap in the corner of a circle's frame is ignored, and one inside the circle counts`()
    async throws
  {
    try await withSheet { browser in
      for (name, corner) in [("circle", 0.03), ("capsule", 0.03), ("rounded", 0.03)] {
        try await click(browser, name, corner, corner)
        #expect(try await browser.find(.testID("\(name) count")).text == "\(name) 0")
        try await click(browser, name, 0.5, 0.2)
        #expect(try await browser.find(.testID("\(name) count")).text == "\(name) 1")
      }
      try await click(browser, "box", 0.03, 0.03)
      #expect(try await browser.find(.testID("box count")).text == "box 1")
      try await browser.click(.role("button", name: "Inside"))
      try await browser.waitFor(text: "inside 1")
      #expect(try await browser.find(.testID("circle count")).text == "circle 1")
    }
  }

  @Test func `a tap in the hole of a shape counts, except if the content shape is even-odd`()
    async throws
  {
    try await withSheet { browser in
      try await click(browser, "whole", 0.5, 0.5)
      #expect(try await browser.find(.testID("whole count")).text == "whole 1")
      try await click(browser, "hollow", 0.5, 0.5)
      #expect(try await browser.find(.testID("hollow count")).text == "hollow 0")
      try await click(browser, "hollow", 0.1, 0.5)
      #expect(try await browser.find(.testID("hollow count")).text == "hollow 1")
    }
  }

  @Test func `the keyboard reaches a tappable view, and axe finds no violation`() async throws {
    try await withSheet { browser in
      #expect(try await browser.axeViolations() == [])
      try await browser.run("document.querySelector('[data-testid=words]').focus()")
      try await browser.press(.enter)
      try await browser.waitFor(text: "words 1")
      try await browser.press(" ")
      try await browser.waitFor(text: "words 2")
      #expect(try await browser.find(.testID("words")).role == "button")
    }
  }

  @Test func `a canvas is drawn in the size of its frame once the browser has measured it`()
    async throws
  {
    try await withSheet { browser in
      try await browser.wait(
        until: "document.querySelector('[data-testid=canvas] path, [data-testid=canvas] rect')")
      let width = try await browser.run(
        "return document.querySelector('[data-testid=canvas] svg > :last-child').getBBox().width")
      #expect((width.double ?? 0) > 100)
    }
  }
}

/// A box whose middle half is enclosed twice.
private struct Doubled: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path(rect)
    path.addRect(rect.insetBy(dx: rect.width / 4, dy: rect.height / 4))
    return path
  }
}

private struct GestureSheet: View {
  @State private var counts: [String: Int] = [:]

  var body: some View {
    VStack {
      Text("Gestures").accessibilityAddTraits(.isHeader)
      count("circle")
      ZStack {
        Color.red
        Button("Inside") { counts["inside", default: 0] += 1 }
      }
      .frame(width: 120, height: 100).contentShape(Circle())
      .onTapGesture { tap("circle") }.accessibilityIdentifier("circle")
      count("inside")
      count("capsule")
      Color.green.frame(width: 120, height: 40)
        .contentShape(.interaction, Capsule(), eoFill: false)
        .onTapGesture { tap("capsule") }.accessibilityIdentifier("capsule")
      count("rounded")
      Color.blue.frame(width: 120, height: 40)
        .contentShape(RoundedRectangle(cornerRadius: 16), eoFill: false)
        .onTapGesture { tap("rounded") }.accessibilityIdentifier("rounded")
      count("whole")
      Color.blue.frame(width: 120, height: 40).contentShape(Doubled())
        .onTapGesture { tap("whole") }.accessibilityIdentifier("whole")
      count("hollow")
      Color.blue.frame(width: 120, height: 40).contentShape(Doubled(), eoFill: true)
        .onTapGesture { tap("hollow") }.accessibilityIdentifier("hollow")
      count("box")
      Text("Box").frame(width: 120, height: 40).contentShape(Rectangle())
        .onTapGesture { tap("box") }.accessibilityIdentifier("box")
      count("words")
      Text("Words").onTapGesture { tap("words") }.accessibilityIdentifier("words")
      Text("Drag").gesture(DragGesture().onEnded { _ in tap("drag") })
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
      }.frame(height: 40).accessibilityIdentifier("canvas")
    }
  }

  private func count(_ name: String) -> some View {
    Text(verbatim: "\(name) \(counts[name] ?? 0)").accessibilityIdentifier("\(name) count")
  }

  private func tap(_ name: String) { counts[name, default: 0] += 1 }
}
