public import Foundation

/// What a control or an entry of a menu does.
///
///     button.addAction(UIAction { _ in save() }, for: .touchUpInside)
///
/// `#selector` needs Objective-C, which is not there on Linux: actions are the way that works on both.
@MainActor open class UIAction: UIMenuElement {
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  public let identifier: Identifier
  /// Accepted: there is no overlay of keyboard commands that would show it.
  public let discoverabilityTitle: String?
  let handler: UIActionHandler
  /// Who made the action run, while it does.
  public internal(set) weak var sender: AnyObject?

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

  /// Runs the action on behalf of somebody.
  func run(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }

  /// Tells an action from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An entry of a menu.
@MainActor open class UIMenuElement: NSObject {
  public let title: String
  /// A smaller line below the title.
  public let subtitle: String?
  public let image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }

  public enum State: Int, Sendable { case off, on, mixed }
}

/// Entries that unfold from a button.
public final class UIMenu: UIMenuElement {
  public let children: [UIMenuElement]
  public let options: Options

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    (self.children, self.options) = (children, options)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The entries stand among those around, below the menu's title.
    public static let displayInline = Options(rawValue: 1)
    /// The menu's own entry warns as one that destroys something does.
    public static let destructive = Options(rawValue: 2)
    /// Whichever entry is chosen is the one that is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }
}
