import Foundation
import SwiftUI
import SwiftUITesting
import Testing

private struct Facts: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height
  @Environment(\.scenePhase) private var phase
  @Environment(\.displayScale) private var scale
  @Environment(\.pixelLength) private var pixel
  @Environment(\.accessibilityReduceMotion) private var still
  @Environment(\.accessibilityReduceTransparency) private var solid
  @Environment(\.accessibilityDifferentiateWithoutColor) private var shapes
  @Environment(\.accessibilityVoiceOverEnabled) private var voice
  @Environment(\.accessibilitySwitchControlEnabled) private var switches
  var body: some View {
    Text(
      verbatim:
        "\(colorScheme) \(contrast) \(words(width)) \(words(height)) \(phase) \(scale) \(pixel)")
    Text(verbatim: "\(still) \(solid) \(shapes) \(voice) \(switches)")
  }
}

private func words(_ size: UserInterfaceSizeClass?) -> String { size.map { "\($0)" } ?? "none" }

private struct Region: View {
  @Environment(\.layoutDirection) private var direction
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var zone
  @Environment(\.dynamicTypeSize) private var size
  @ScaledMetric private var gap = 10.0
  @ScaledMetric(relativeTo: .title) private var icon: CGFloat = 20
  var body: some View {
    Text(verbatim: "\(direction) \(calendar.identifier) \(calendar.locale?.identifier ?? "–")")
    Text(verbatim: "\(zone.identifier) \(size) \(gap) \(icon) \(size.isAccessibilitySize)")
  }
}

private struct Opener: View {
  @Environment(\.openURL) private var openURL
  @State private var answer = ""
  let address: URL
  init(address: String) { self.address = URL(string: address) ?? URL(filePath: "/") }
  var body: some View {
    Text(verbatim: "answer \(answer)")
    Button("Open") { openURL(address) }
    Button("Ask") { openURL(address) { answer = "\($0)" } }
  }
}

/// A view that reads nothing of its window.
private struct Deaf: View {
  @MainActor final class Count { var bodies = 0 }
  let count: Count
  var body: some View {
    let _ = count.bodies += 1
    Text(verbatim: "deaf")
  }
}

@MainActor @Suite struct SurroundingsTests {
  @Test
  func
    `only views that read the window's size, scheme and other traits are drawn when these change`()
  {
    let count = Deaf.Count()
    let screen = Screen(
      VStack {
        Facts()
        Deaf(count: count)
      })
    let before = count.bodies
    screen.surround { $0.isDark = true }
    #expect(screen.lines.first?.hasPrefix("dark ") == true)
    #expect(count.bodies == before)
  }

  @Test func `the default window has a light scheme, a regular size class and the active phase`() {
    let screen = Screen(Facts())
    #expect(
      screen.lines == [
        "light standard regular regular active 1.0 1.0", "false false false false false",
      ])
  }

  @Test func `environment values follow the browser's reports, such as dark mode and contrast`() {
    let screen = Screen(Facts())
    screen.surround {
      $0.isDark = true
      $0.wantsContrast = true
      $0.isNarrow = true
      $0.isLow = true
      $0.isHidden = true
      $0.scale = 2
      $0.reducesMotion = true
      $0.reducesTransparency = true
      $0.hasForcedColors = true
    }
    #expect(
      screen.lines == [
        "dark increased compact compact background 2.0 0.5", "true true true false false",
      ])
  }

  @Test func `environment modifiers override the values that the browser reports`() {
    let screen = Screen(
      Facts().preferredColorScheme(.dark).environment(\.horizontalSizeClass, .compact)
        .environment(\.verticalSizeClass, .compact).environment(\.scenePhase, .inactive)
        .environment(\.displayScale, 4))
    #expect(screen.lines.first == "dark standard compact compact inactive 4.0 0.25")
    #expect(Screen(Facts().preferredColorScheme(nil)).lines.first?.hasPrefix("light") == true)
  }

  @Test func `layout direction and calendar follow the language`() {
    #expect(Screen(Region(), language: "ar").lines.first == "rightToLeft gregorian ar")
    let turned = Screen(Text("x").environment(\.layoutDirection, .rightToLeft))
    #expect(turned.all(.text).first?.drawing[.direction] == "rtl")
    let said = Region().environment(\.layoutDirection, .rightToLeft)
      .environment(\.calendar, Calendar(identifier: .buddhist))
      .environment(\.locale, Locale(identifier: "th"))
    #expect(Screen(said).lines.first?.hasPrefix("rightToLeft buddhist") == true)
  }

  @Test func `scaled metrics grow with the dynamic type size`() {
    let here = TimeZone.current.identifier
    #expect(Screen(Region()).lines.last == "\(here) large 10.0 20.0 false")
    let tokyo = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
    let large = Region().environment(\.dynamicTypeSize, .accessibility1)
      .environment(\.timeZone, tokyo)
    #expect(Screen(large).lines.last == "Asia/Tokyo accessibility1 16.0 27.0 true")
  }

  @Test func `dates are in the time zone that the browser reports`() {
    let screen = Screen(Region())
    screen.surround { $0.timeZone = "America/St_Johns" }
    #expect(screen.lines.last?.hasPrefix("America/St_Johns ") == true)
    screen.surround { $0.timeZone = "Moon/Tycho" }
    #expect(screen.lines.last?.hasPrefix("\(TimeZone.current.identifier) ") == true)
  }

  @Test func `a locale other than the page's sets the language of texts and sheets`() throws {
    let screen = Screen(
      Text("x").sheet(isPresented: .constant(true)) { Text("y") }
        .environment(\.locale, Locale(identifier: "ar_GB"))
        .environment(\.layoutDirection, .rightToLeft), language: "en-GB")
    let plainText = Screen(Text("x").environment(\.locale, Locale(identifier: "ar_GB")))
    #expect(plainText.all(.text).first?.drawing[.language] == "ar-GB")
    let sheet = try #require(screen.all(.sheet).first)
    #expect(sheet.drawing[.language] == "ar-GB")
    #expect(sheet.drawing[.direction] == "rtl")
    let plain = Screen(Text("x").sheet(isPresented: .constant(true)) { Text("y") }, language: "ar")
    #expect(plain.all(.sheet).first?.drawing[.language] == nil)
    #expect(plain.all(.sheet).first?.drawing[.direction] == nil)
  }

  @Test func `openURL opens a URL in the browser if its scheme is allowed`() throws {
    let screen = Screen(Opener(address: "https://example.com/a"))
    try screen.button("Open").tap()
    try screen.button("Ask").tap()
    #expect(screen.opened == ["https://example.com/a", "https://example.com/a"])
    #expect(screen.lines.first == "answer true")
    let bad = Screen(Opener(address: "javascript:alert(1)"))
    try bad.button("Ask").tap()
    #expect(bad.opened.isEmpty && bad.lines.first == "answer false")
  }

  @Test func `a custom openURL action decides what is opened`() throws {
    var seen: [URL] = []
    let other = try #require(URL(string: "https://other.example"))
    let screen = Screen(
      VStack {
        Opener(address: "app://one").environment(
          \.openURL,
          OpenURLAction { url in
            seen.append(url)
            return .handled
          })
      })
    try screen.button("Ask").tap()
    #expect(seen.map(\.absoluteString) == ["app://one"] && screen.lines.first == "answer true")
    let answers: [(OpenURLAction.Result, [String], String)] = [
      (.discarded, [], "answer false"),
      (.systemAction, ["https://a.example"], "answer true"),
      (.systemAction(other), ["https://other.example"], "answer true"),
    ]
    for (result, opened, answer) in answers {
      let screen = Screen(
        Opener(address: "https://a.example").environment(\.openURL, OpenURLAction { _ in result }))
      try screen.button("Ask").tap()
      #expect(screen.opened == opened && screen.lines.first == answer)
    }
  }

  @Test func `a window opened at an address calls onOpenURL`() {
    struct Reader: View {
      @State private var heard = "nothing"
      var body: some View {
        Text(verbatim: heard).onOpenURL { heard = $0.absoluteString }
      }
    }
    #expect(Screen(Reader(), url: "/city/london?x=1").text == "/city/london?x=1")
    #expect(Screen(Reader()).text == "nothing")
  }

  private struct Sizes: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.colorSchemeContrast) private var contrast
    var body: some View {
      Text(width == UserInterfaceSizeClass.regular ? "wide" : "narrow")
      Text(contrast == ColorSchemeContrast.increased ? "strong" : "soft")
    }
  }

  @Test func `a view chooses its content by the window's size class and contrast`() {
    let screen = Screen(Sizes())
    #expect(screen.lines == ["wide", "soft"])
    screen.surround { ($0.isNarrow, $0.wantsContrast) = (true, true) }
    #expect(screen.lines == ["narrow", "strong"])
  }
}
