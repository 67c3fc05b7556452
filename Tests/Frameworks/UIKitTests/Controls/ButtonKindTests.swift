import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

/// Tests of button types, configurations and subclasses.
@MainActor struct ButtonKindTests {
  private func drawn(_ change: (inout UIButton.Configuration) -> Void) -> [StyleRule] {
    var look = UIButton.Configuration.bordered()
    (look.title, look.subtitle) = ("Go", "Now")
    change(&look)
    return screen(of: UIButton(configuration: look)).rules
  }

  @Test func `corner styles and button sizes are drawn`() {
    let plain = drawn { _ in }
    #expect(drawn { $0.cornerStyle = .dynamic } == plain)
    #expect(drawn { $0.cornerStyle = .fixed } == plain)
    let round = [UIButton.Configuration.CornerStyle.small, .medium, .large].map { style in
      "\(variant { $0.cornerStyle = style })"
    }
    #expect(Set(round).count == 3)
    #expect(variant { $0.buttonSize = .medium } == variant { _ in })
    #expect(variant { $0.buttonSize = .mini } != variant { _ in })
  }

  /// Returns the variant, attributes and style of the button's element.
  private func variant(_ change: (inout UIButton.Configuration) -> Void) -> String {
    var look = UIButton.Configuration.bordered()
    look.title = "Go"
    change(&look)
    let button = screen(of: UIButton(configuration: look)).all(.button, "Go").first?.drawing
    return "\(button?[.variant] ?? "") \(button?.attributes ?? [:]) \(button?.style ?? [])"
  }

  @Test func `title alignment and padding are drawn`() {
    let plain = drawn { _ in }
    #expect(drawn { $0.titleAlignment = .automatic } == plain)
    #expect(drawn { $0.titleAlignment = .center } == plain)
    #expect(drawn { $0.titleAlignment = .leading } != plain)
    #expect(drawn { $0.titlePadding = 9 }.contains(.spacing(9)) && !plain.contains(.spacing(9)))
  }

  @Test func `the button types infoLight, infoDark and contactAdd show their symbols`() {
    for (kind, sign) in [
      (UIButton.ButtonType.infoLight, ["info.circle"]), (.infoDark, ["info.circle"]),
      (.contactAdd, ["plus.circle"]), (.custom, []),
    ] {
      let button = UIButton(type: kind)
      button.accessibilityLabel = "Go"
      #expect(button.buttonType == kind && screen(of: button).symbols == sign)
    }
    #expect(UIButton(frame: .zero).buttonType == .custom)
  }

  @Test func `a button subclass updates its configuration only after setNeedsUpdateConfiguration`()
  {
    final class Counter: UIButton {
      var count = 0
      override func updateConfiguration() {
        super.updateConfiguration()
        configuration?.title = "\(count) so far"
      }
    }
    let button = Counter(configuration: .filled())
    button.setNeedsUpdateConfiguration()
    let screen = screen(of: button)
    #expect(screen.text.contains("0 so far"))
    button.count = 2
    #expect(screen.text.contains("0 so far"), "no update was requested yet")
    button.setNeedsUpdateConfiguration()
    #expect(screen.text.contains("2 so far"))
  }

  @Test func `a view with the button or link trait has no group role`() {
    func role(_ traits: UIAccessibilityTraits) -> String? {
      let view = UIView()
      (view.isAccessibilityElement, view.accessibilityLabel) = (true, "Thing")
      view.accessibilityTraits = traits
      func below(_ tree: ElementTree) -> [String] {
        [tree.element[.role]].compactMap { $0 } + tree.children.flatMap(below)
      }
      return below(screen(of: view).drawing).first
    }
    #expect(role(.none) == "group" && role(.staticText) == "group")
    #expect(role(.button) == nil && role(.link) == nil)
  }

  @Test func `background configurations of cells are clear or have no color`() {
    #expect(UIBackgroundConfiguration.clear().backgroundColor == .clear)
    #expect(UIBackgroundConfiguration.listPlainCell().backgroundColor == nil)
    #expect(UIBackgroundConfiguration.listGroupedCell().backgroundColor == nil)
  }
}
