import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct PreferenceTests {
  private struct Words: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Maybe: PreferenceKey {
    static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
  }

  private struct Page: View {
    @State private var hasMore = false
    @State private var heard: [[String]] = []
    var body: some View {
      VStack {
        VStack {
          Text(verbatim: "a").preference(key: Words.self, value: ["a"])
          if hasMore { Text(verbatim: "b").preference(key: Words.self, value: ["b"]) }
          Text(verbatim: "c").preference(key: Words.self, value: ["c"])
            .transformPreference(Words.self) { $0.append("d") }
        }
        .onPreferenceChange(Words.self) { heard.append($0) }
        Button("More") { hasMore.toggle() }
        Text(verbatim: "\(heard.map { $0.joined() })").accessibilityIdentifier("heard")
      }
    }
  }

  @Test func `preference values are reduced in the order of the views, again after each change`()
    throws
  {
    let screen = Screen(Page())
    #expect(try screen.element("heard").text == #"["acd"]"#)
    try screen.button("More").tap()
    #expect(try screen.element("heard").text == #"["acd", "abcd"]"#)
    try screen.button("More").tap()
    #expect(try screen.element("heard").text == #"["acd", "abcd", "acd"]"#)
  }

  private struct Layered: View {
    @State private var count = 1
    var body: some View {
      Button("More") { count += 1 }
        .preference(key: Words.self, value: Array(repeating: "x", count: count))
        .overlayPreferenceValue(Words.self) { Text(verbatim: "over \($0.joined())") }
        .backgroundPreferenceValue(Words.self) { Text(verbatim: "under \($0.joined())") }
    }
  }

  @Test
  func `overlayPreferenceValue and backgroundPreferenceValue follow changes of the preference`()
    throws
  {
    let screen = Screen(Layered())
    #expect(screen.has("over x") && screen.has("under x"))
    try screen.button("More").tap()
    #expect(screen.has("over xx") && screen.has("under xx"))
  }

  @Test func `overlayPreferenceValue and backgroundPreferenceValue are placed by their alignment`()
    throws
  {
    let view = Text(verbatim: "x").preference(key: Words.self, value: ["a"])
      .overlayPreferenceValue(Words.self, alignment: .topTrailing) { Text(verbatim: $0.joined()) }
      .backgroundPreferenceValue(Words.self, alignment: .bottomLeading) {
        Text(verbatim: "b" + $0.joined())
      }
    let plain = Text(verbatim: "x")
      .overlay(alignment: .topTrailing) { Text(verbatim: "a") }
      .background(alignment: .bottomLeading) { Text(verbatim: "ba") }
    #expect(styles(Screen(view).drawing) == styles(Screen(plain).drawing))
  }

  private func styles(_ drawn: ElementTree) -> [[StyleRule]] {
    [drawn.element.style] + drawn.children.flatMap(styles)
  }

  @Test func `an optional preference key needs no default value`() {
    #expect(Maybe.defaultValue == nil)
    var heard: [Int?] = []
    let screen = Screen(
      Text(verbatim: "x").preference(key: Maybe.self, value: 4)
        .onPreferenceChange(Maybe.self) { heard.append($0) })
    screen.flush()
    #expect(heard == [4])
  }
}
