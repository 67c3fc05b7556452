import Foundation
import SwiftUI
import SwiftUITesting

/// A driver of a ``Screen``.
struct MemoryDriver: AppDriver {
  private let screen: Screen

  init(_ screen: Screen) { self.screen = screen }

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

  func swipe(_ name: String, toward edge: HorizontalEdge) throws {
    try screen.element(name).swipe(toward: edge)
  }

  func scroll(to words: String) throws { try screen.scroll(to: words) }

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

  var spoken: [String] { screen.all(.any).compactMap { Spoken($0)?.description } }

  func has(_ name: String) -> Bool { screen.has(name) }
  func delay(_ latency: Duration) {}

  func see(_ words: String) async {
    await screen.settle { screen in screen.lines.contains { $0.contains(words) } }
  }
}
