import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Message: Identifiable {
  var id: Int
  var title: String
  var isUnread = false
}

/// Custom rotor content.
private struct Unread: AccessibilityRotorContent {
  var messages: [Message]
  var body: some AccessibilityRotorContent {
    ForEach(messages.filter(\.isUnread)) { AccessibilityRotorEntry($0.title, id: $0.id) }
  }
}

private struct Inbox: View {
  @Namespace private var places
  @State private var prepared = 0
  private let all = [
    Message(id: 1, title: "One"), Message(id: 2, title: "Two", isUnread: true),
    Message(id: 3, title: "Three", isUnread: true),
  ]
  private let name = "Ends"
  private var isEndThere = true

  var body: some View {
    VStack {
      ForEach(all) { Text(verbatim: "row \($0.id)").accessibilityIdentifier("row \($0.id)") }
      Text("Footer").accessibilityRotorEntry(id: "end", in: places)
        .accessibilityIdentifier("footer")
    }
    .accessibilityRotor("Unread") { Unread(messages: all) }
    .accessibilityRotor(name) {
      AccessibilityRotorEntry("First", id: 1) { prepared += 1 }
      if isEndThere { AccessibilityRotorEntry("End", id: "end", in: places) }
    }
    .accessibilityRotor(Text("All"), entries: all, entryLabel: \.title)
    .accessibilityRotor(Text("By title"), entries: all, entryID: \.title, entryLabel: \.title)
    Text("prepared \(prepared)")
  }
}

@MainActor @Suite struct RotorTests {
  private func focus(_ screen: Screen, _ entry: String) throws -> String? {
    try #require(screen.all(.button, entry).last).tap()
    return screen.focused?.identifier
  }

  @Test func `a rotor entry moves the focus to the view that it names`() throws {
    let screen = Screen(Inbox())
    #expect(try focus(screen, "Three") == "row 3")
    #expect(try focus(screen, "Two") == "row 2")
    #expect(try focus(screen, "End") == "footer")
    #expect(try focus(screen, "First") == "row 1")
    #expect(screen.has("prepared 1"))
  }

  @Test func `rotors are labelled groups of buttons, shown only with the keyboard focus`() throws {
    let screen = Screen(Inbox())
    let labels = ["Unread", "Ends", "All", "By title"]
    for label in labels {
      let named = screen.all(.any, label)
      #expect(named.contains { $0.drawing[.role] == "group" }, "\(label) is a group")
    }
    #expect(Drawn(Inbox()).rules.count { $0 == .spokenOnly } == labels.count)
    let buttons = screen.all(.button).map(\.label)
    #expect(buttons.count { $0 == "Two" } == 3)
  }
}

private struct Scrolled: View {
  @State private var log: [String] = []
  var body: some View {
    Text(verbatim: log.joined(separator: " ")).accessibilityIdentifier("log")
    Text("Map")
      .accessibilityScrollAction { log.append("\($0)") }
      .accessibilityZoomAction { log.append("\($0.direction) \($0.location.x) \($0.point.x)") }
      .accessibilityActions(category: .edit) { Button("Cut") { log.append("cut") } }
      .accessibilityActions(category: AccessibilityActionCategory("Sharing")) {
        Button("Send") { log.append("send") }
      }
    Text("shown").accessibilityLabel { shown in
      shown
      Text("and said")
    }
    .accessibilityIdentifier("labelled")
  }
}

@MainActor @Suite struct AccessibilityMoreTests {
  @Test func `scroll, zoom and category actions become buttons`() throws {
    let screen = Screen(Scrolled())
    for name in ["↑", "↓", "←", "→", "+", "−", "Cut", "Send"] { try screen.button(name).tap() }
    #expect(
      try screen.element("log").text
        == "top bottom leading trailing zoomIn 0.5 0.0 zoomOut 0.5 0.0 cut send")
    #expect(screen.has("Sharing"))
    #expect(try screen.element("labelled").label == "shown and said")
    let categories: [AccessibilityActionCategory] = [
      .default, .edit, .init(Text("a")), .init(String("b")),
    ]
    #expect(categories[0] != categories[1] && categories[2] != categories[3])
  }

  @available(*, deprecated)
  @Test func `modifiers without a meaning in a browser leave the elements unchanged`() {
    struct Host: View {
      @Namespace private var space
      var body: some View {
        Text("x")
          .accessibilityTextContentType(.sourceCode)
          .accessibilityDirectTouch(options: [.silentOnTouch, .requiresActivation])
          .accessibilityActivationPoint(CGPoint.zero).accessibilityActivationPoint(UnitPoint.top)
          .accessibilityActivationPoint(CGPoint.zero, isEnabled: true)
          .accessibilityActivationPoint(UnitPoint.top, isEnabled: true)
          .accessibilityInputLabels([Text("y")], isEnabled: true)
          .accessibilityInputLabels(["y"], isEnabled: true)
          .accessibilityRespondsToUserInteraction(true, isEnabled: true)
          .accessibilityLinkedGroup(id: 1, in: space)
          .accessibility(activationPoint: CGPoint.zero).accessibility(
            activationPoint: UnitPoint.top)
      }
    }
    #expect(
      Screen(Host()).drawing.children.map(\.element)
        == Screen(Text("x")).drawing.children.map(\.element))
  }
}
