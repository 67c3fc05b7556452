public import Foundation
import StrataRendering
import StrataSwiftUIApp
import StrataViewTree

/// The title and buttons of a screen in the navigation bar.
@MainActor @preconcurrency public final class UINavigationItem: NSObject {
  let revision = StateBox(0)
  weak var controller: UIViewController?
  /// The screen's title. If it is `nil`, the title of the controller is used.
  public var title: String? { didSet { changed() } }
  /// The view in the middle of the bar, instead of the title.
  public var titleView: UIView? { didSet { changed() } }
  /// The title of the back button on the next screen. If it is `nil`, the title of this screen is
  /// used.
  public var backButtonTitle: String? { didSet { changed() } }
  /// A Boolean value that indicates whether the back button is hidden.
  public var hidesBackButton = false { didSet { changed() } }
  /// The size of the screen's title.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// The buttons at the leading side, starting at the edge.
  public var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The buttons at the trailing side, starting at the edge.
  public var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The controller of a search field for the screen.
  public var searchController: UISearchController? { didSet { changed() } }
  /// A Boolean value that indicates whether scrolling hides the search field.
  ///
  /// Accepted: it has no effect; the field is always visible.
  public var hidesSearchBarWhenScrolling = true

  public override init() { super.init() }

  /// Creates an item with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  /// The first button at the leading side.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The button at the trailing edge of the bar.
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

  /// The size of a title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The size of the title on the screen below in the stack.
    case automatic
    /// A large title below the bar's buttons.
    case always
    /// A small title inside of the bar.
    case never
    /// A small title inside of the bar, even if the bar prefers large titles.
    case inline
  }
}

/// A button on a bar.
@MainActor @preconcurrency public final class UIBarButtonItem: NSObject {
  let revision = StateBox(0)
  /// The bar button's title.
  public var title: String? { didSet { changed() } }
  /// The bar button's image.
  public var image: UIImage? { didSet { changed() } }
  /// The action that pressing the button performs.
  public var primaryAction: UIAction? { didSet { changed() } }
  /// The menu that opens on a press, instead of the action being performed.
  public var menu: UIMenu? { didSet { changed() } }
  /// The view that is shown instead of a button.
  public var customView: UIView? { didSet { changed() } }
  /// A Boolean value that indicates whether the button can be pressed.
  public var isEnabled = true { didSet { changed() } }
  /// A Boolean value that indicates whether the button is hidden.
  public var isHidden = false { didSet { changed() } }
  /// The color of the button.
  public var tintColor: UIColor? { didSet { changed() } }
  /// The button's name, which screen readers read.
  public var accessibilityLabel: String? { didSet { changed() } }
  /// An identifier for tests.
  public var accessibilityIdentifier: String? { didSet { changed() } }
  /// A number by which the app can recognize the button.
  public var tag = 0
  private(set) var isSpace = false
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  private static let proxy = UIBarButtonItem()

  public override init() { super.init() }

  /// Creates a button. If the title or the image is `nil`, that of the action is used.
  ///
  /// - Parameters:
  ///   - title: The text of the button.
  ///   - image: The image; `nil` if there is none.
  ///   - primaryAction: The action of a tap.
  ///   - menu: The menu; `nil` for none.
  public convenience init(
    title: String?, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// Creates a button with the title, image and handler of an action.
  ///
  /// - Parameters:
  ///   - primaryAction: The action of a tap.
  ///   - menu: The menu; `nil` for none.
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
  }

  /// Creates one of the system's buttons. It has an English title, or a symbol with an English
  /// accessibility label.
  ///
  /// - Parameters:
  ///   - systemItem: The system's button to create.
  ///   - primaryAction: The action of a tap.
  ///   - menu: The menu; `nil` for none.
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

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns a space between buttons that takes all the available room.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }
  /// Returns a space of fixed width between buttons.
  ///
  /// Partial: the width is ignored; the bar determines the distance of its buttons.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .fixedSpace)
  }

  /// Returns the appearance proxy of all bar items.
  ///
  /// Accepted: its values are stored but not used; a bar draws its buttons in the tint color.
  public static func appearance() -> UIBarButtonItem { proxy }

  /// Sets the attributes of the title in a state.
  ///
  /// Accepted: the attributes are stored but not used; a bar draws its buttons in the tint color.
  ///
  /// - Parameters:
  ///   - attributes: The font, the color and other attributes of the text; `nil` for the default.
  ///   - state: The state of the button in which the title has the attributes.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleAttributes[state.rawValue] = attributes }

  /// Returns the attributes of the title in a state.
  public func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

  func changed() { revision.current = revision.untracked &+ 1 }

  var facts: [Attribute: String] {
    var facts: [Attribute: String] = [:]
    facts[.label] = customView == nil ? accessibilityLabel : nil
    facts[.identifier] = accessibilityIdentifier
    return facts
  }

  /// One of the system's buttons, which have a title or a symbol.
  public enum SystemItem: Int, Sendable {
    /// The Done button, which ends editing.
    case done
    /// The Cancel button, which discards changes.
    case cancel
    /// The Edit button, which begins editing.
    case edit
    /// The Save button, which stores changes.
    case save
    /// The Add button, a plus sign.
    case add
    /// A space that takes all the available room and so pushes the buttons beside it apart.
    case flexibleSpace
    /// A space of fixed width.
    case fixedSpace
    /// The Compose button, a pencil, which begins a new message.
    case compose
    /// The Reply button, an arrow, which answers a message.
    case reply
    /// The Share button, an arrow out of a box.
    case action
    /// The Organize button, a folder, which moves an item.
    case organize
    /// The Bookmarks button, a book.
    case bookmarks
    /// The Search button, a magnifying glass.
    case search
    /// The Refresh button, a round arrow, which loads something again.
    case refresh
    /// The Stop button, a cross.
    case stop
    /// The Camera button, which takes a photo.
    case camera
    /// The Trash button, a bin, which deletes an item.
    case trash
    /// The Play button, a triangle.
    case play
    /// The Pause button, two bars.
    case pause
    /// The Rewind button, two triangles to the left.
    case rewind
    /// The Fast Forward button, two triangles to the right.
    case fastForward
    /// The Undo button, an arrow back.
    case undo
    /// The Redo button, an arrow forward, which repeats an undone change.
    case redo
    /// The Close button, a cross, which closes a page.
    case close = 24

    /// The case's name as words, such as "Fast Forward".
    var name: String {
      let words = "\(self)".replacing(/[A-Z]/) { " \($0.output)" }
      return words.prefix(1).uppercased() + words.dropFirst()
    }

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
