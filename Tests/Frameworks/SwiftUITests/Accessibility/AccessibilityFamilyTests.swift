import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Actor: View {
  @State private var log: [String] = []
  @State private var value = 5
  var body: some View {
    Text(verbatim: "log \(log.joined(separator: ","))")
    Text(verbatim: "stars \(value)")
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: value += 1
        case .decrement: value -= 1
        }
      }
    Text("Mail")
      .accessibilityAction(named: "Archive") { log.append("archive") }
      .accessibilityAction(named: Text(verbatim: "Flag")) { log.append("flag") }
      .accessibilityAction { log.append("default") }
      .accessibilityAction(.escape) { log.append("escape") }
      .accessibilityAction(AccessibilityActionKind(named: Text("Kind"))) { log.append("kind") }
      .accessibilityAction {
        log.append("labelled")
      } label: {
        Text("Labelled")
      }
      .accessibilityActions { Button("Delete") { log.append("delete") } }
  }
}

private struct Focuser: View {
  @AccessibilityFocusState private var isErrorFocused: Bool
  @AccessibilityFocusState private var place: String?
  var body: some View {
    Text("Wrong").accessibilityFocused($isErrorFocused).accessibilityIdentifier("wrong")
    Text("There").accessibilityFocused($place, equals: "there").accessibilityIdentifier("there")
    Button("Fail") { isErrorFocused = true }
    Button("Go") { place = "there" }
    Button("Say") { AccessibilityNotification.Announcement("Saved").post() }
  }
}

@MainActor @Suite struct AccessibilityFamilyTests {
  private func element<V: View>(_ view: V) throws -> Element {
    try #require(Screen(view).all(.any).first { $0.drawing.kind == .text }).drawing
  }

  @Test func `traits set roles and states, and removing a trait clears them`() throws {
    let roles: [(AccessibilityTraits, String?)] = [
      (.isHeader, "heading"), (.isImage, "img"), (.isButton, "button"), (.isLink, "link"),
      (.isSearchField, "searchbox"), (.isModal, "dialog"), (.isStaticText, nil),
      (.playsSound, nil), (.startsMediaSession, nil), (.isKeyboardKey, nil),
      (.isSummaryElement, nil), (.allowsDirectInteraction, nil), (.causesPageTurn, nil),
      (.isTabBar, nil), (.isToggle, nil),
    ]
    for (trait, role) in roles {
      #expect(try element(Text("x").accessibilityAddTraits(trait))[.role] == role)
    }
    let off = try Screen(Button("x") {}.accessibilityAddTraits(.isToggle)).button("x")
    #expect(off.drawing[.isPressed] == "false" && !off.isSelected)
    let on = try Screen(Button("x") {}.accessibilityAddTraits([.isToggle, .isSelected])).button("x")
    #expect(on.drawing[.isPressed] == "true" && on.isSelected)
    let busy = Text("x").accessibilityAddTraits([.isSelected, .updatesFrequently, .isHeader])
    #expect(try element(busy)[.isSelected] == "true")
    #expect(try element(busy)[.live] == "polite")
    let plain = try element(busy.accessibilityRemoveTraits([.isHeader, .updatesFrequently]))
    #expect(plain[.role] == nil && plain[.live] == nil && plain[.isSelected] == "true")
  }

  @Test func `accessibilityHeading sets the level of a heading`() throws {
    let levels: [AccessibilityHeadingLevel] = [.h1, .h2, .h3, .h4, .h5, .h6]
    for level in levels {
      let heading = try element(
        Text("x").accessibilityAddTraits(.isHeader).accessibilityHeading(level))
      #expect(heading[.level] == String(level.rawValue) && heading[.role] == "heading")
    }
    #expect(try element(Text("x").accessibilityHeading(.unspecified))[.role] == nil)
  }

  @Test func `modifiers with isEnabled false set no accessibility attributes`() throws {
    let off = Text("x").accessibilityLabel("L", isEnabled: false)
      .accessibilityValue("V", isEnabled: false).accessibilityHint("H", isEnabled: false)
      .accessibilityIdentifier("I", isEnabled: false).accessibilityHidden(true, isEnabled: false)
    let silent = try element(off)
    let said: [StrataRendering.Attribute] = [.label, .valueText, .hint, .identifier, .isHidden]
    #expect(said.allSatisfy { silent[$0] == nil })
    let on = Text("x").accessibilityLabel("L", isEnabled: true)
      .accessibilityValue("V", isEnabled: true).accessibilityHint("H", isEnabled: true)
      .accessibilityIdentifier("I", isEnabled: true)
    let loud = try element(on)
    #expect(said.prefix(4).map { loud[$0] } == ["L", "V", "H", "I"])
    #expect(Screen(Text("x").accessibilityHidden(true, isEnabled: true)).text.isEmpty)
  }

  @Test func `accessibility actions become buttons`() throws {
    let screen = Screen(Actor())
    for name in ["Archive", "Flag", "OK", "Back", "Kind", "Labelled", "Delete"] {
      try screen.button(name).tap()
    }
    #expect(screen.lines.first == "log archive,flag,default,escape,kind,labelled,delete")
    try screen.button("+").tap()
    try screen.button("+").tap()
    try screen.button("−").tap()
    #expect(screen.lines.contains("stars 6"))
  }

  @Test
  func `accessibilityRepresentation and accessibilityChildren replace a view for screen readers`()
    throws
  {
    let screen = Screen(
      Text("drawn").accessibilityRepresentation { Toggle("Light", isOn: .constant(true)) })
    #expect(!screen.lines.contains("drawn"))
    #expect(try screen.toggle("Light").isOn)
    let parts = Screen(Text("chart").accessibilityChildren { Text("Monday 5") })
    #expect(parts.lines == ["Monday 5"])
  }

  @Test func `custom accessibility content becomes part of the hint`() throws {
    #expect(try element(Text("x").accessibilityCustomContent("Age", "3"))[.hint] == "Age: 3")
  }

  @Test func `an app can move the accessibility focus and post announcements`() throws {
    let screen = Screen(Focuser())
    try screen.button("Fail").tap()
    #expect(screen.focused?.identifier == "wrong")
    try screen.button("Go").tap()
    #expect(screen.focused?.identifier == "there")
    try screen.button("Say").tap()
    #expect(screen.announcements == ["Saved"])
  }

  @Test func `accessibility modifiers without a meaning in a browser do not change the element`()
    throws
  {
    let view = Text("x").accessibilitySortPriority(2).accessibilityInputLabels(["y"])
      .accessibilityInputLabels([Text("y")]).accessibilityRespondsToUserInteraction()
      .accessibilityShowsLargeContentViewer().accessibilityIgnoresInvertColors()
      .accessibilityShowsLargeContentViewer { Text("large") }
    #expect(try element(view) == element(Text("x")))
  }

  @available(*, deprecated) private var old: some View {
    Text("x").accessibility(label: Text("L")).accessibility(value: Text("V"))
      .accessibility(hint: Text("H")).accessibility(hidden: false).accessibility(identifier: "I")
      .accessibility(addTraits: .isHeader).accessibility(removeTraits: .isHeader)
      .accessibility(sortPriority: 1).accessibility(inputLabels: [Text("y")])
  }

  @available(*, deprecated)
  @Test func `deprecated accessibility modifiers set the same attributes`() throws {
    let text = try element(old)
    #expect(
      [text[.label], text[.valueText], text[.hint], text[.identifier]] == ["L", "V", "H", "I"])
    #expect(text[.role] == nil)
  }
}
