import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct TraitTests {
  @Test func `a trait change handler runs until it is unregistered`() {
    let label = UILabel()
    label.text = "Words"
    var heard: [UIUserInterfaceStyle] = []
    let registration = label.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (label: UILabel, old: UITraitCollection) in
      heard.append(label.traitCollection.userInterfaceStyle)
      #expect(old.userInterfaceStyle == .light)
    }
    let screen = screen(of: label)
    #expect(screen.text == "Words")
    screen.surround { $0.isDark = true }
    #expect(screen.text == "Words" && heard == [.dark])
    label.unregisterForTraitChanges(registration)
    screen.surround { $0.isDark = false }
    #expect(screen.text == "Words" && heard.count == 1)
  }

  @Test func `of merged trait collections the last one that specifies a trait sets it`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(preferredContentSizeCategory: .large),
    ])
    #expect(traits.userInterfaceStyle == .light && traits.horizontalSizeClass == .regular)
    #expect(traits.preferredContentSizeCategory == .large)
    #expect(traits.verticalSizeClass == .unspecified && traits.displayScale == 0)
  }

  @Test func `the size class depends on the width of the window`() {
    let controller = UIViewController()
    let screen = screen { controller }
    screen.surround { $0.isNarrow = true }
    #expect(screen.text == "" && controller.traitCollection.horizontalSizeClass == .compact)
    screen.surround { $0.isNarrow = false }
    #expect(screen.text == "" && controller.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `a view with the trait updatesFrequently is a live region`() {
    let label = UILabel()
    label.text = "12 s"
    let screen = screen(of: label)
    func said() -> [String] {
      func below(_ tree: ElementTree) -> [String] {
        [tree.element[.live]].compactMap { $0 } + tree.children.flatMap(below)
      }
      return below(screen.drawing)
    }
    screen.flush()
    #expect(said() == [])
    label.accessibilityTraits = .updatesFrequently
    screen.flush()
    #expect(said() == ["polite"])
  }

  @Test func `several traits can be observed by type`() {
    let kinds: [UITrait] = [
      UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self,
      UITraitLayoutDirection.self,
    ]
    #expect(Set(kinds.map { "\($0)" }).count == 5)
    let label = UILabel()
    var heard = 0
    let wish: any UITraitChangeRegistration = label.registerForTraitChanges(kinds) {
      (_: UILabel, _: UITraitCollection) in heard += 1
    }
    let screen = screen(of: label)
    screen.flush()
    screen.surround { $0.isDark = true }
    screen.flush()
    #expect(heard == 1)
    label.unregisterForTraitChanges(wish)
  }

  @Test func `a view that is not shown has unspecified traits and the phone idiom`() {
    let unknown = UILabel().traitCollection
    #expect(unknown.userInterfaceStyle == .unspecified && unknown.layoutDirection == .unspecified)
    let others: [UIUserInterfaceIdiom] = [.unspecified, .pad, .tv, .mac]
    #expect(unknown.userInterfaceIdiom == .phone && !others.contains(unknown.userInterfaceIdiom))
  }

  @Test func `trait collections compare by value`() {
    let (dark, wide) = (
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .regular)
    )
    #expect(dark == UITraitCollection(userInterfaceStyle: .dark) && dark != wide)
    #expect(dark.hash == UITraitCollection(userInterfaceStyle: .dark).hash)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(large.preferredContentSizeCategory.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraLarge.isAccessibilityCategory)
  }

  @Test func `the responder chain goes from view to controller to parent`() {
    let controller = UIViewController()
    let label = UILabel()
    controller.view.addSubview(label)
    #expect(label.next === controller.view && controller.view.next === controller)
    let parent = UIViewController()
    parent.addChild(controller)
    #expect(controller.next === parent)
    #expect(!label.canBecomeFirstResponder && !label.becomeFirstResponder())
    #expect(!label.isFirstResponder && !label.resignFirstResponder())
  }

  @Test func `a view has a window once it is shown`() {
    let label = UILabel()
    #expect(label.window == nil)
    let screen = screen(of: label)
    screen.flush()
    #expect(label.window != nil)
  }
}
