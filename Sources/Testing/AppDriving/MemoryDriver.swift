import Foundation
import SwiftUI
import SwiftUITesting

/// A ``Screen``, driven.
struct MemoryDriver: AppDriver {
  private let screen: Screen

  init<Content: View>(_ content: Content, url: String) { screen = Screen(content, url: url) }

  func tap(_ name: String) throws {
    for kind in [ScreenElementKind.button, .link, .toggle, .tab, .suggestion] {
      let found = screen.all(kind, name)
      if found.count == 1 { return try found[0].tap() }
    }
    try screen.element(name).tap()
  }

  func tap(_ name: String, count: Int) throws { try screen.element(name).tap(count: count) }
  func longPress(_ name: String) throws { try screen.element(name).longPress(0.7) }

  func drag(_ name: String, by x: Int, _ y: Int) throws {
    try screen.element(name).drag(by: CGSize(width: x, height: y))
  }

  func type(_ text: String, into field: String) throws { try screen.field(field).type(text) }

  func choose(_ option: String, in picker: String) throws {
    try screen.picker(picker).choose(option)
  }

  func back() { screen.back() }

  func dismiss() throws { try screen.dismiss() }

  func text(of name: String) throws -> String {
    try screen.element(name).lines.joined(separator: " ")
  }

  var lines: [String] { screen.lines }
  var url: String { screen.url }

  var spoken: [String] {
    let roles: [(ScreenElementKind, String)] = [
      (.button, "button"), (.link, "link"), (.field, "textbox"), (.toggle, "switch"),
      (.heading, "heading"), (.picker, "combobox"),
    ]
    return roles.flatMap { kind, role in screen.all(kind).map { "\(role) “\($0.label)”" } }.sorted()
  }

  func see(_ words: String) async {
    await screen.settle { screen in screen.lines.contains { $0.contains(words) } }
  }
}
