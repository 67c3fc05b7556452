public import Foundation
import StrataViewTree

/// The action of a control or of a menu's entry.
///
///     button.addAction(UIAction { _ in save() }, for: .touchUpInside)
///
/// `#selector` needs Objective-C, which Linux does not have. Actions work on both Apple's platforms
/// and Linux.
@MainActor @preconcurrency open class UIAction: UIMenuElement {
  /// The entry's attributes in a menu, such as `destructive`.
  open var attributes: UIMenuElement.Attributes { didSet { changed() } }
  /// The mark beside the entry in a menu.
  open var state: UIMenuElement.State { didSet { if state != oldValue { changed() } } }
  /// The action's identifier.
  public let identifier: Identifier
  /// A longer title, which Apple's platforms show in an overview of keyboard commands.
  ///
  /// Accepted: it is not shown, as there is no overview of keyboard commands.
  public let discoverabilityTitle: String?
  let handler: UIActionHandler
  /// The action's title.
  open override var title: String {
    get { storedTitle }
    set {
      storedTitle = newValue
      changed()
    }
  }
  /// The number of changes. The entries of menus read it, because a changed action remains the same
  /// object.
  private let revision = StateBox(0)
  /// The control that triggered the action. It is `nil` unless the action is running.
  public internal(set) weak var sender: AnyObject?

  /// Creates an action of a control or of a menu's entry.
  ///
  /// - Parameters:
  ///   - title: The text of the action's button or menu entry.
  ///   - subtitle: The text below the title; `nil` for none.
  ///   - image: The image; `nil` if there is none.
  ///   - identifier: The identifier of the action; a unique one by default.
  ///   - discoverabilityTitle: A longer title for an overview of keyboard commands; `nil` for none.
  ///   - attributes: The attributes, such as destructive or disabled.
  ///   - state: The state of the action: off, on or mixed.
  ///   - handler: Called with the action when it is triggered.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Makes the view that is being evaluated depend on the action's changes.
  func observeChanges() { _ = revision.current }

  private func changed() { revision.current = revision.untracked &+ 1 }

  /// Runs the action with a sender.
  func run(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }

  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier of an action from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

/// The function that an action runs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An entry of a menu: an action or another menu.
@MainActor @preconcurrency open class UIMenuElement: NSObject {
  var storedTitle: String
  /// The entry's title.
  open var title: String { storedTitle }
  /// A smaller line below the title.
  public let subtitle: String?
  /// The image beside the title.
  public let image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    (storedTitle, self.subtitle, self.image) = (title, subtitle, image)
  }

  /// The attributes of an entry.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The entry is shown but cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The entry destroys data and is shown in red.
    public static let destructive = Attributes(rawValue: 2)
    /// The entry is not shown.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// The mark beside an entry: none, a checkmark or a dash.
  public enum State: Int, Sendable {
    /// The entry is not selected.
    case off
    /// The entry is selected.
    case on
    /// The entry is partly selected.
    case mixed
  }
}

/// A menu of actions and other menus.
public final class UIMenu: UIMenuElement {
  /// The actions and submenus of the menu.
  public let children: [UIMenuElement]
  /// The options of the menu.
  public let options: Options
  /// The menu's identifier.
  public let identifier: Identifier

  /// Creates a menu of actions and other menus.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - subtitle: The text below the title; `nil` for none.
  ///   - image: The image; `nil` if there is none.
  ///   - identifier: The identifier of the action; a unique one by default.
  ///   - options: The options.
  ///   - children: The entries.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    (self.children, self.options) = (children, options)
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Options of a menu.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The entries are shown among those of the parent menu, below the menu's title.
    public static let displayInline = Options(rawValue: 1)
    /// The menu's entry is shown in red.
    public static let destructive = Options(rawValue: 2)
    /// A chosen entry is turned on, and the menu's other entries are turned off.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }
}
