import SwiftUI
import SwiftUITesting
import Testing

/// Tests of rotors with each number of entries that the builder accepts, and zoom actions.
@MainActor @Suite struct RotorBlockTests {
  private typealias Entry = AccessibilityRotorEntry<Int>

  private func entries(_ view: some View) -> [String] {
    Screen(view).all(.button).map(\.label)
  }

  private func names(_ count: Int) -> [String] { (1...count).map { "e\($0)" } }

  private let page = Text(verbatim: "page")

  @Test func `three, four or five rotor entries keep their order`() {
    #expect(
      entries(
        page.accessibilityRotor("R") {
          Entry("e1", id: 1)
          Entry("e2", id: 2)
          Entry("e3", id: 3)
        }) == names(3))
    #expect(
      entries(
        page.accessibilityRotor("R") {
          Entry("e1", id: 1)
          Entry("e2", id: 2)
          Entry("e3", id: 3)
          Entry("e4", id: 4)
        }) == names(4))
    #expect(
      entries(
        page.accessibilityRotor("R") {
          Entry("e1", id: 1)
          Entry("e2", id: 2)
          Entry("e3", id: 3)
          Entry("e4", id: 4)
          Entry("e5", id: 5)
        }) == names(5))
  }

  @Test func `six or seven rotor entries keep their order`() {
    #expect(
      entries(
        page.accessibilityRotor("R") {
          Entry("e1", id: 1)
          Entry("e2", id: 2)
          Entry("e3", id: 3)
          Entry("e4", id: 4)
          Entry("e5", id: 5)
          Entry("e6", id: 6)
        }) == names(6))
    #expect(
      entries(
        page.accessibilityRotor("R") {
          Entry("e1", id: 1)
          Entry("e2", id: 2)
          Entry("e3", id: 3)
          Entry("e4", id: 4)
          Entry("e5", id: 5)
          Entry("e6", id: 6)
          Entry("e7", id: 7)
        }) == names(7))
  }

  @Test func `eight, nine or ten rotor entries keep their order`() {
    #expect(
      entries(
        page.accessibilityRotor("R") {
          Entry("e1", id: 1)
          Entry("e2", id: 2)
          Entry("e3", id: 3)
          Entry("e4", id: 4)
          Entry("e5", id: 5)
          Entry("e6", id: 6)
          Entry("e7", id: 7)
          Entry("e8", id: 8)
        }) == names(8))
    #expect(
      entries(
        page.accessibilityRotor("R") {
          Entry("e1", id: 1)
          Entry("e2", id: 2)
          Entry("e3", id: 3)
          Entry("e4", id: 4)
          Entry("e5", id: 5)
          Entry("e6", id: 6)
          Entry("e7", id: 7)
          Entry("e8", id: 8)
          Entry("e9", id: 9)
        }) == names(9))
    #expect(
      entries(
        page.accessibilityRotor("R") {
          Entry("e1", id: 1)
          Entry("e2", id: 2)
          Entry("e3", id: 3)
          Entry("e4", id: 4)
          Entry("e5", id: 5)
          Entry("e6", id: 6)
          Entry("e7", id: 7)
          Entry("e8", id: 8)
          Entry("e9", id: 9)
          Entry("e10", id: 10)
        }) == names(10))
  }

  private struct Zoomed: View {
    @State private var scale = 4
    var body: some View {
      Text("scale \(scale)").accessibilityZoomAction { action in
        let direction: AccessibilityZoomGestureAction.Direction = action.direction
        switch direction {
        case .zoomIn: scale *= 2
        case .zoomOut: scale /= 2
        @unknown default: break
        }
      }
    }
  }

  @Test func `accessibilityZoomAction receives the zoom direction of the tapped button`() throws {
    let screen = Screen(Zoomed())
    try screen.button("+").tap()
    #expect(screen.has("scale 8"))
    for _ in 0..<2 { try screen.button("−").tap() }
    #expect(screen.has("scale 2"))
  }

  @Test func `direct touch options are an option set`() {
    #expect(AccessibilityDirectTouchOptions(rawValue: 3).contains([.silentOnTouch]))
    #expect(!AccessibilityDirectTouchOptions(rawValue: 0).contains(.requiresActivation))
  }
}

private struct Problems: View {
  @AccessibilityFocusState private var place: String?
  @AccessibilityFocusState private var isHere: Bool
  var body: some View {
    Text("place \(place ?? "none") here \(isHere.description)")
    Button("First") {}.accessibilityFocused($place, equals: "first")
    Button("Second") {}.accessibilityFocused($place, equals: "second")
    Child(isHere: $isHere)
    Button("Move") { place = "second" }
    Button("Here") { isHere = true }
  }

  private struct Child: View {
    @AccessibilityFocusState.Binding var isHere: Bool
    var body: some View {
      Button("Third") {}.accessibilityFocused($isHere)
      Button("Leave") { isHere = false }
    }
  }
}

@MainActor @Suite struct AccessibilityFocusTests {
  @Test func `setting an AccessibilityFocusState moves the focus to the view`() throws {
    let screen = Screen(Problems())
    try screen.button("Move").tap()
    #expect(screen.focused?.label == "Second")
    #expect(screen.has("place second here false"))
    try screen.button("Here").tap()
    #expect(screen.focused?.label == "Third")
    #expect(screen.text.contains("here true"))
  }

  @Test func `AccessibilityFocusState follows the keyboard focus and clears when the focus leaves`()
    throws
  {
    let screen = Screen(Problems())
    try screen.button("First").focus()
    #expect(screen.has("place first here false"))
    try screen.button("First").blur()
    #expect(screen.has("place none here false"))
    try screen.button("Third").focus()
    #expect(screen.has("place none here true"))
    try screen.button("Leave").tap()
    #expect(screen.has("place none here false"))
  }

  @Test func `a late blur event of the old element does not clear AccessibilityFocusState`() throws
  {
    let screen = Screen(Problems())
    try screen.button("First").focus()
    try screen.button("Second").focus()
    try screen.button("First").blur()
    #expect(screen.has("place second here false"))
  }
}
