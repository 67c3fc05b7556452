import Combine
import Foundation
import StrataDeviceServices
import SwiftUI
import SwiftUITesting
import Testing

private final class Shelf: ObservableObject {
  @Published var books = 0
}

@MainActor @Observable private final class Jar {
  var honey = 0
}

/// Every wrapper by its type: its value and its projected value.
private struct Wrapped: View {
  @State private var plain = 1
  @State private var empty: Int?
  @AppStorage("stored") private var stored = 10
  @StateObject private var kept = Shelf()
  @ObservedObject private var given: Shelf
  @EnvironmentObject private var shared: Shelf
  @Bindable private var jar: Jar
  @Environment(\.layoutDirection) private var direction
  @ScaledMetric(wrappedValue: 10) private var size: CGFloat

  init(given: Shelf, jar: Jar) {
    _empty = State()
    _given = ObservedObject(wrappedValue: given)
    _shared = EnvironmentObject()
    _jar = Bindable(jar)
  }

  private var words: [String] {
    [
      "\(_plain.wrappedValue)", "\(_empty.wrappedValue ?? -1)", "\(_stored.wrappedValue)",
      "\(_kept.wrappedValue.books)", "\(_given.wrappedValue.books)",
      "\(_shared.wrappedValue.books)", "\(_jar.wrappedValue.honey)", "\(_direction.wrappedValue)",
      "\(Int(_size.wrappedValue))",
    ]
  }

  var body: some View {
    Text(verbatim: words.joined(separator: " "))
    Button("Projected") {
      _plain.projectedValue.wrappedValue += 1
      _empty.projectedValue.wrappedValue = 5
      _stored.projectedValue.wrappedValue += 1
      _kept.projectedValue.books.wrappedValue += 1
      _given.projectedValue.books.wrappedValue += 2
      _shared.projectedValue.books.wrappedValue += 3
      _jar.projectedValue.honey.wrappedValue += 4
    }
    Button("Written") {
      _plain.wrappedValue = 100
      _stored.wrappedValue = 200
    }
  }
}

private struct Focusing: View {
  @FocusState private var isTyping: Bool
  @GestureState private var isHeld = false

  var body: some View {
    Text(verbatim: "focus \(_isTyping.wrappedValue) held \(_isHeld.wrappedValue)")
    TextField("Name", text: .constant("")).focused(_isTyping.projectedValue.projectedValue)
    Button("Leave") { _isTyping.wrappedValue = false }
    Text("Hold").accessibilityIdentifier("hold").gesture(
      DragGesture(minimumDistance: 0)
        .updating(_isHeld.projectedValue) { _, held, _ in held = true })
  }
}

/// Bindings to optionals and to the values in them.
private struct Maybe: View {
  @State private var name: String?
  @State private var sure = "sure"

  var body: some View {
    Text(verbatim: "\(name ?? "none") \(sure)")
    if let text = Binding($name) { TextField("Name", text: text) }
    Nullable(text: Binding<String?>($sure))
    Again(text: Binding(projectedValue: $sure))
    Button("Give") { name = "Ada" }
    Button("Take") { name = nil }
  }

  private struct Nullable: View {
    @Binding var text: String?
    var body: some View {
      Button("Nothing") { text = nil }
      Button("Something") { text = "something" }
    }
  }

  private struct Again: View {
    @Binding var text: String
    var body: some View { TextField("Again", text: _text.projectedValue) }
  }
}

@MainActor @Suite struct WrapperTests {
  @Test func `property wrappers are read and written by value and projected value`() throws {
    let (given, shared, jar) = (Shelf(), Shelf(), Jar())
    let screen = Screen(
      VStack { Wrapped(given: given, jar: jar) }.environmentObject(shared), language: "ar")
    #expect(screen.lines.first == "1 -1 10 0 0 0 0 rightToLeft 10")
    try screen.button("Projected").tap()
    #expect(screen.lines.first == "2 5 11 1 2 3 4 rightToLeft 10")
    #expect(given.books == 2 && shared.books == 3 && jar.honey == 4)
    try screen.button("Written").tap()
    #expect(screen.lines.first?.hasPrefix("100 5 200 ") == true)
  }

  @Test func `focus and gesture states are read by their wrappers, too`() throws {
    let screen = Screen(Focusing())
    #expect(screen.lines.first == "focus false held false")
    try screen.field("Name").focus()
    #expect(screen.lines.first == "focus true held false")
    try screen.element("hold").finger { _ throws(ScreenFailure) in
      #expect(screen.lines.first?.hasSuffix("held true") == true)
    }
    #expect(screen.lines.first?.hasSuffix("held false") == true)
    try screen.button("Leave").tap()
    #expect(screen.lines.first?.hasPrefix("focus false") == true && screen.focused == nil)
  }

  @Test func `a binding to an optional value can be unwrapped while the value is not nil`() throws {
    let screen = Screen(Maybe())
    #expect(screen.all(.field).count == 1)
    try screen.button("Give").tap()
    try screen.field("Name").type("!")
    #expect(screen.lines.first == "Ada! sure")
    try screen.button("Take").tap()
    #expect(screen.lines.first == "none sure" && screen.all(.field).count == 1)
  }

  @Test func `a binding to a value can be widened to an optional, and nil is not written`() throws {
    let screen = Screen(Maybe())
    try screen.button("Nothing").tap()
    #expect(screen.lines.first == "none sure")
    try screen.button("Something").tap()
    #expect(screen.lines.first == "none something")
    try screen.field("Again").type("!")
    #expect(screen.lines.first == "none something!")
  }
}
