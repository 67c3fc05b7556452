import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct SchemeText: View {
  var name: String
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
}

private struct Wishing: View {
  @State private var wish: ColorScheme? = .dark
  @State private var isThere = true
  var body: some View {
    VStack {
      SchemeText(name: "above")
      if isThere { SchemeText(name: "inside").preferredColorScheme(wish) }
      Button("None") { wish = nil }
      Button("Gone") { isThere = false }
    }
  }
}

@available(*, deprecated)
private struct Scaled: View {
  @ScaledMetric(relativeTo: .largeTitle) private var large = 34
  @ScaledMetric private var body17 = 17.0
  @Environment(\.sizeCategory) private var category
  @Environment(\.isLuminanceReduced) private var isDim
  var body: some View {
    Text("\(Int(large)) \(Int(body17)) \(category.isAccessibilityCategory) \(isDim)")
  }
}

@MainActor @Suite struct SchemeTests {
  @Test func `preferredColorScheme applies to the whole window while its view exists`() throws {
    let screen = Screen(Wishing())
    #expect(screen.has("above dark") && screen.has("inside dark"))
    try screen.button("None").tap()
    #expect(screen.has("above light") && screen.has("inside light"))
    let other = Screen(Wishing())
    try other.button("Gone").tap()
    #expect(other.has("above light"))
  }

  @Test func `colorScheme applies to the view alone`() {
    let screen = Screen(
      VStack {
        SchemeText(name: "beside")
        SchemeText(name: "inside").colorScheme(.dark)
      })
    #expect(screen.has("beside light") && screen.has("inside dark"))
    screen.surround { $0.isDark = true }
    #expect(screen.has("beside dark") && screen.has("inside dark"))
  }

  @Test func `the user's scheme applies if no view prefers one`() {
    let screen = Screen(SchemeText(name: "a").preferredColorScheme(nil))
    screen.surround { $0.isDark = true }
    #expect(screen.has("a dark"))
    let light = Screen(SchemeText(name: "a").preferredColorScheme(.light))
    light.surround { $0.isDark = true }
    #expect(light.has("a light"))
  }

  @available(*, deprecated)
  @Test func `scaled metrics grow with their text style`() {
    #expect(Screen(Scaled()).lines == ["34 17 false false"])
    #expect(Screen(Scaled().dynamicTypeSize(.xLarge)).lines == ["36 19 false false"])
    #expect(Screen(Scaled().dynamicTypeSize(.accessibility1)).lines == ["44 28 true false"])
    let dim = Scaled().environment(\.isLuminanceReduced, true)
    let old = dim.environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
    #expect(Screen(old).lines == ["60 53 true true"])
  }

  @Test func `dynamicTypeSize sets the text size, or bounds it`() {
    func size(_ view: some View) -> [StyleRule] {
      Drawn(view).rules.filter { if case .fontSize = $0 { true } else { false } }
    }
    #expect(size(Text("x")) == [])
    #expect(size(Text("x").dynamicTypeSize(.xxLarge)) == [.fontSize(21)])
    #expect(size(Text("x").font(.caption).dynamicTypeSize(.accessibility3)) == [.fontSize(32)])
    #expect(size(Text("x").dynamicTypeSize(...DynamicTypeSize.small)) == [.fontSize(15)])
    #expect(size(Text("x").dynamicTypeSize(.small ... .xLarge)) == [])
    #expect(size(Text("x").dynamicTypeSize(DynamicTypeSize.xLarge...)) == [.fontSize(19)])
  }

  @available(*, deprecated)
  @Test func `size categories match dynamic type sizes`() {
    let names: [ContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    var values = EnvironmentValues()
    for (name, size) in zip(names, DynamicTypeSize.allCases) {
      values.sizeCategory = name
      #expect(values.dynamicTypeSize == size && values.sizeCategory == name)
    }
  }
}
