import SwiftUI
import SwiftUITesting
import Testing

private struct ThemeKey: EnvironmentKey {
  static var defaultValue: String { "light" }
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

private struct Counter: View {
  @State private var count: Int
  @Environment(\.theme) private var theme

  init(from start: Int) { _count = State(initialValue: start) }

  var body: some View {
    Button("\(theme) \(count)") { count += 1 }
  }
}

private struct Note: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Done") { close(dismiss) } }
  private func close(_ dismiss: DismissAction) { dismiss() }
}

private struct Desk: View {
  @State private var isOpen = false
  @State private var isLoud = false
  var body: some View {
    Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Note() }
    Toggle(isOn: $isLoud) { Text(isLoud ? "Loud" : "Quiet") }
  }
}

@MainActor @Suite struct EverydayStateTests {
  @Test func `a State can be initialised from a parameter of the view's initialiser`() throws {
    let screen = Screen(Counter(from: 5))
    try screen.button("light 5").tap()
    #expect(screen.lines == ["light 6"])
  }

  @Test func `a view reads the value that is set for a custom environment key`() {
    #expect(Screen(Counter(from: 0).environment(\.theme, "dark")).lines == ["dark 0"])
  }

  @Test func `a sheet closes by the dismiss action of its environment`() throws {
    let screen = Screen(Desk())
    try screen.button("Open").tap()
    try screen.button("Done").tap()
    #expect(!screen.has("Done"))
  }

  @Test func `a toggle is found by the text of its custom label, which follows its state`() throws {
    let screen = Screen(Desk())
    try screen.toggle("Quiet").turnOn()
    #expect(screen.has("Loud"))
  }
}
