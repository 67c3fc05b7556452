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
  @Test func `state may begin with what the view was given`() throws {
    let screen = Screen(Counter(from: 5))
    try screen.button("light 5").tap()
    #expect(screen.lines == ["light 6"])
  }

  @Test func `a key of the app's own has its default until somebody says otherwise`() {
    #expect(Screen(Counter(from: 0).environment(\.theme, "dark")).lines == ["dark 0"])
  }

  @Test func `a sheet goes by the action that it finds in its surroundings`() throws {
    let screen = Screen(Desk())
    try screen.button("Open").tap()
    try screen.button("Done").tap()
    #expect(!screen.has("Done"))
  }

  @Test func `a switch may have any label`() throws {
    let screen = Screen(Desk())
    try screen.toggle("Quiet").turnOn()
    #expect(screen.has("Loud"))
  }
}
