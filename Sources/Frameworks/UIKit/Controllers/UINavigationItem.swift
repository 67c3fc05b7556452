public import Foundation
import StrataRendering
import StrataViewTree
import SwiftUI

/// What the navigation bar shows of a screen.
@MainActor public final class UINavigationItem: NSObject {
  let revision = StateBox(0)
  weak var controller: UIViewController?
  public var title: String? { didSet { changed() } }
  /// Accepted: Back is called Back, and an arrow.
  public var backButtonTitle: String?
  public var hidesBackButton = false { didSet { changed() } }
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  public var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  public var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// A field that searches the screen.
  public var searchController: UISearchController? { didSet { changed() } }
  /// Accepted: the field is always in sight.
  public var hidesSearchBarWhenScrolling = true

  public override init() { super.init() }

  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  func changed() { revision.current = revision.untracked &+ 1 }

  func displayMode(isLarge: Bool) -> NavigationBarItem.TitleDisplayMode {
    switch largeTitleDisplayMode {
    case .always: isLarge ? .large : .inline
    case .never: .inline
    case .automatic, .inline: isLarge && largeTitleDisplayMode == .automatic ? .large : .inline
    }
  }

  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
}

/// A button on a bar.
@MainActor public final class UIBarButtonItem: NSObject {
  let revision = StateBox(0)
  public var title: String? { didSet { changed() } }
  public var image: UIImage? { didSet { changed() } }
  public var primaryAction: UIAction? { didSet { changed() } }
  public var menu: UIMenu? { didSet { changed() } }
  public var customView: UIView? { didSet { changed() } }
  public var isEnabled = true { didSet { changed() } }
  public var tintColor: UIColor? { didSet { changed() } }
  public var accessibilityLabel: String? { didSet { changed() } }
  public var accessibilityIdentifier: String? { didSet { changed() } }
  public var tag = 0
  private(set) var isSpace = false

  public override init() { super.init() }

  public convenience init(
    title: String?, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
  }

  /// One of the usual buttons. Symbols are named in English, in lower case, as their words are.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(
      title: systemItem.symbol == nil ? systemItem.name : nil,
      image: systemItem.symbol.flatMap(UIImage.init(systemName:)), primaryAction: primaryAction,
      menu: menu)
    accessibilityLabel = systemItem.name
    isSpace = systemItem == .flexibleSpace || systemItem == .fixedSpace
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }
  /// Partial: buttons of a bar stand apart as the bar wants it, however wide the space is.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .fixedSpace)
  }

  func changed() { revision.current = revision.untracked &+ 1 }

  var facts: [Attribute: String] {
    var facts: [Attribute: String] = [:]
    facts[.label] = customView == nil ? accessibilityLabel : nil
    facts[.identifier] = accessibilityIdentifier
    return facts
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo
    case close = 24

    var name: String { "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() }

    var symbol: String? {
      switch self {
      case .add: "plus"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .trash: "trash"
      case .action: "square.and.arrow.up"
      case .close, .stop: "xmark"
      case .compose: "square.and.pencil"
      case .bookmarks: "book"
      default: nil
      }
    }
  }
}

extension UIBarButtonItem: MenuSender {
  func menuChanged() { changed() }
}
