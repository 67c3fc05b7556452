public import Foundation

/// The buttons that a swipe over a row shows.
@MainActor public final class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  public var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// One of the buttons that a swipe shows.
@MainActor public final class UIContextualAction: NSObject {
  public let style: Style
  public var title: String?
  public var image: UIImage?
  public var backgroundColor: UIColor?
  public let handler: Handler

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  /// What the button does; it says by the closure whether it was done.
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public enum Style: Int, Sendable { case normal, destructive }
}
