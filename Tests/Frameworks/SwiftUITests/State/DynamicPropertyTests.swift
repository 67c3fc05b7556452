import SwiftUI
import SwiftUITesting
import Testing

/// A custom dynamic property with a parameter of the view, state and environment.
@propertyWrapper private struct Scaled: DynamicProperty {
  let factor: Int
  @State private var value = 1
  @Environment(\.locale) private var locale
  private(set) var updates = 0

  init(factor: Int) { self.factor = factor }

  @MainActor var wrappedValue: Int {
    get { value * factor }
    nonmutating set { value = newValue }
  }

  @MainActor var language: String { locale.identifier }

  mutating func update() { updates += 1 }
}

private struct ScaledView: View {
  @Scaled private var number: Int

  init(factor: Int) { _number = Scaled(factor: factor) }

  var body: some View {
    Text("\(number) \(_number.language) \(_number.updates)")
    Button("Set") { number = 5 }
  }
}

private struct Holder: View {
  @State private var factor = 2
  var body: some View {
    VStack {
      ScaledView(factor: factor)
      Button("Triple") { factor = 3 }
    }
  }
}

@MainActor @Suite struct DynamicPropertyTests {
  @Test func `a custom dynamic property has state, environment and its parameters`() throws {
    let screen = Screen(Holder(), language: "pt")
    #expect(screen.lines.first == "2 pt 1")
    try screen.button("Set").tap()
    #expect(screen.lines.first?.hasPrefix("10 pt") == true)
    try screen.button("Triple").tap()
    #expect(screen.lines.first?.hasPrefix("15 pt") == true, "another parameter, the same state")
  }
}
