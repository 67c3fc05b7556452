import SwiftUI
import SwiftUITesting
import Testing

/// Helpers outside of any actor, as apps have them.
extension Binding {
  fileprivate func inverted() -> Binding<Bool> where Value == Bool {
    let base = self
    return Binding<Bool>(get: { !base.wrappedValue }, set: { base.wrappedValue = !$0 })
  }

  fileprivate func increase() where Value == Int { wrappedValue += 1 }
}

private struct Town: Sendable {
  var name = "Porto"
  var size = 1
}

/// A place for a binding that belongs to no actor.
private final class Holder {
  @Binding var town: Town

  init(_ town: Binding<Town>) { _town = town }

  func rename(_ name: String) { town.name = name }
  var size: Binding<Int> { $town.size }
}

@MainActor @Suite struct NonisolatedBindingTests {
  private struct Inverse: View {
    @State private var isOff = true
    var body: some View {
      Toggle("Sound", isOn: $isOff.inverted())
      Text(isOff ? "off" : "on")
    }
  }

  @Test func `a binding made in nonisolated code reads and writes its source`() throws {
    let screen = Screen(Inverse())
    #expect(screen.lines.contains("off"))
    try screen.toggle("Sound").turnOn()
    #expect(screen.lines.contains("on"))
  }

  private struct Named: View {
    @State private var town = Town()
    var body: some View {
      Text("\(town.name) \(town.size)")
      Button("Rename") { Holder($town).rename("Faro") }
      Button("Grow") { Holder($town).size.increase() }
    }
  }

  @Test func `a nonisolated class writes a view's state through a binding`() throws {
    let screen = Screen(Named())
    try screen.button("Rename").tap()
    try screen.button("Grow").tap()
    #expect(screen.lines.first == "Faro 2")
  }

  @Test func `a constant binding made in nonisolated code ignores writes`() {
    func fixed() -> Int {
      let binding = Binding.constant(3)
      binding.increase()
      return binding.wrappedValue
    }
    #expect(fixed() == 3)
  }

  @MainActor private final class Store {
    var binding: Binding<Int>?
    var town = Town()
  }

  private struct Counter: View {
    let store: Store
    @State private var count = 1
    var body: some View {
      Text("count \(count)").onAppear { store.binding = $count }
    }
  }

  @Test func `another thread reads and writes a state, and the view shows it`() async throws {
    let store = Store()
    let screen = Screen(Counter(store: store))
    let binding = try #require(store.binding)
    let seen = await Task.detached {
      let before = binding.wrappedValue
      binding.wrappedValue = 7
      return [before, binding.wrappedValue]
    }.value
    #expect(seen == [1, 7])
    screen.flush()
    #expect(screen.lines == ["count 7"])
  }

  @Test func `a member of a binding is read on another thread`() async {
    let store = Store()
    let binding = Binding(get: { store.town }, set: { store.town = $0 })
    await Task.detached { binding.name.wrappedValue = "Faro" }.value
    #expect(store.town.name == "Faro")
  }
}
