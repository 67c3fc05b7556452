public import Foundation

/// The actions of a swipe over a row.
@MainActor @preconcurrency public final class UISwipeActionsConfiguration: NSObject {
  /// The actions. The first is the outermost.
  public let actions: [UIContextualAction]
  /// A Boolean value that indicates whether a swipe across the whole row runs the first action.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action of a swipe over a row.
@MainActor @preconcurrency public final class UIContextualAction: NSObject {
  /// The kind of the action, which determines its color.
  public let style: Style
  /// The title of the button.
  public var title: String?
  /// The image of the button.
  public var image: UIImage?
  /// The color of the button; `nil` for the color of the style.
  public var backgroundColor: UIColor?
  /// The function that the action runs.
  public let handler: Handler

  /// Creates an action of a swipe over a row.
  ///
  /// - Parameters:
  ///   - style: A value that indicates whether the action deletes the row.
  ///   - title: The text of the button.
  ///   - handler: A function that is called when the action is chosen.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  /// The function of an action. It receives the action, the cell and a closure that it calls with
  /// whether the action was performed.
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// The kind of an action, which determines its color.
  public enum Style: Int, Sendable {
    /// An action that does not delete the row.
    case normal
    /// An action that deletes the row, shown in red.
    case destructive
  }
}
