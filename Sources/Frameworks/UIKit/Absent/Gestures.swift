// Gesture recognizers and interactions, which SwiftUI's gestures and menus replace. Each is declared so that a use of it says
// what is missing.
// swift-format-ignore-file

public import Foundation

/// An object that recognizes a gesture.
@available(*, unavailable, message: "Strata does not have UIGestureRecognizer: use a UIControl with a UIAction, or SwiftUI's gestures in a UIHostingController (docs/guides/uikit.md)")
open class UIGestureRecognizer: NSObject {
  public enum State { case possible, began, changed, ended, cancelled, failed, recognized }
  public init(target: Any?, action: Selector?) { fatalError() }
  public override init() { fatalError() }
}

/// An object that recognizes a tap.
@available(*, unavailable, message: "Strata does not have UITapGestureRecognizer: use a UIControl with a UIAction, or SwiftUI's gestures in a UIHostingController (docs/guides/uikit.md)")
open class UITapGestureRecognizer: UIGestureRecognizer {}

/// An object that recognizes a drag.
@available(*, unavailable, message: "Strata does not have UIPanGestureRecognizer: use a UIControl with a UIAction, or SwiftUI's gestures in a UIHostingController (docs/guides/uikit.md)")
open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// An object that recognizes a pinch.
@available(*, unavailable, message: "Strata does not have UIPinchGestureRecognizer: use a UIControl with a UIAction, or SwiftUI's gestures in a UIHostingController (docs/guides/uikit.md)")
open class UIPinchGestureRecognizer: UIGestureRecognizer {}

/// An object that recognizes a rotation.
@available(*, unavailable, message: "Strata does not have UIRotationGestureRecognizer: use a UIControl with a UIAction, or SwiftUI's gestures in a UIHostingController (docs/guides/uikit.md)")
open class UIRotationGestureRecognizer: UIGestureRecognizer {}

/// An object that recognizes a long press.
@available(*, unavailable, message: "Strata does not have UILongPressGestureRecognizer: use a UIControl with a UIAction, or SwiftUI's gestures in a UIHostingController (docs/guides/uikit.md)")
open class UILongPressGestureRecognizer: UIGestureRecognizer {}

/// An object that recognizes a swipe.
@available(*, unavailable, message: "Strata does not have UISwipeGestureRecognizer: use a UIControl with a UIAction, or SwiftUI's gestures in a UIHostingController (docs/guides/uikit.md)")
open class UISwipeGestureRecognizer: UIGestureRecognizer {}

/// An object that recognizes a pointer above a view.
@available(*, unavailable, message: "Strata does not have UIHoverGestureRecognizer: use a UIControl with a UIAction, or SwiftUI's gestures in a UIHostingController (docs/guides/uikit.md)")
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// An object that recognizes a drag from an edge of the screen.
@available(*, unavailable, message: "Strata does not have UIScreenEdgePanGestureRecognizer: use a UIControl with a UIAction, or SwiftUI's gestures in a UIHostingController (docs/guides/uikit.md)")
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}

/// The delegate of a gesture recognizer.
@available(*, unavailable, message: "Strata does not have UIGestureRecognizerDelegate: use a UIControl with a UIAction, or SwiftUI's gestures in a UIHostingController (docs/guides/uikit.md)")
public protocol UIGestureRecognizerDelegate {}

/// An interaction of a view.
@available(*, unavailable, message: "Strata does not have UIInteraction: use a UIControl with a UIAction, or SwiftUI's gestures in a UIHostingController (docs/guides/uikit.md)")
public protocol UIInteraction {}

/// An interaction that shows a context menu.
@available(*, unavailable, message: "Strata does not have UIContextMenuInteraction: use UIButton's menu, or SwiftUI's contextMenu in a UIHostingController (docs/guides/uikit.md)")
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public init(delegate: any UIContextMenuInteractionDelegate) { fatalError() }
}

/// The delegate of a context menu.
@available(*, unavailable, message: "Strata does not have UIContextMenuInteractionDelegate: use UIButton's menu, or SwiftUI's contextMenu in a UIHostingController (docs/guides/uikit.md)")
public protocol UIContextMenuInteractionDelegate {}

/// The content of a context menu.
@available(*, unavailable, message: "Strata does not have UIContextMenuConfiguration: use UIButton's menu, or SwiftUI's contextMenu in a UIHostingController (docs/guides/uikit.md)")
open class UIContextMenuConfiguration: NSObject {
  public init(identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil, actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil) { fatalError() }
}

/// A menu element that is made when its menu opens.
@available(*, unavailable, message: "Strata does not have UIDeferredMenuElement: use UIButton's menu, or SwiftUI's contextMenu in a UIHostingController (docs/guides/uikit.md)")
open class UIDeferredMenuElement: UIMenuElement {
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) { fatalError() }
  public static func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self { fatalError() }
}

/// The menu for a selected text.
@available(*, unavailable, message: "Strata does not have UIMenuController: use UIButton's menu, or SwiftUI's contextMenu in a UIHostingController (docs/guides/uikit.md)")
open class UIMenuController: NSObject {
  public class var shared: UIMenuController { fatalError() }
}

/// An interaction that shows an edit menu.
@available(*, unavailable, message: "Strata does not have UIEditMenuInteraction: use UIButton's menu, or SwiftUI's contextMenu in a UIHostingController (docs/guides/uikit.md)")
open class UIEditMenuInteraction: NSObject, UIInteraction {
  public init(delegate: Any?) { fatalError() }
}

/// An interaction that lets a view be dragged.
@available(*, unavailable, message: "Strata does not have UIDragInteraction: drag and drop is not there yet")
open class UIDragInteraction: NSObject, UIInteraction {
  public init(delegate: any UIDragInteractionDelegate) { fatalError() }
}

/// The delegate of such an interaction.
@available(*, unavailable, message: "Strata does not have UIDragInteractionDelegate: drag and drop is not there yet")
public protocol UIDragInteractionDelegate {}

/// An interaction that lets something be dropped on a view.
@available(*, unavailable, message: "Strata does not have UIDropInteraction: drag and drop is not there yet")
open class UIDropInteraction: NSObject, UIInteraction {
  public init(delegate: any UIDropInteractionDelegate) { fatalError() }
}

/// The delegate of such an interaction.
@available(*, unavailable, message: "Strata does not have UIDropInteractionDelegate: drag and drop is not there yet")
public protocol UIDropInteractionDelegate {}

/// Something that is dragged.
@available(*, unavailable, message: "Strata does not have UIDragItem: drag and drop is not there yet")
open class UIDragItem: NSObject {
  public init(itemProvider: NSItemProvider) { fatalError() }
}

/// The delegate of drags in a table.
@available(*, unavailable, message: "Strata does not have UITableViewDragDelegate: drag and drop is not there yet")
public protocol UITableViewDragDelegate {}

/// The delegate of drags in a table.
@available(*, unavailable, message: "Strata does not have UITableViewDropDelegate: drag and drop is not there yet")
public protocol UITableViewDropDelegate {}

/// An interaction that changes the pointer.
@available(*, unavailable, message: "Strata does not have UIPointerInteraction: a browser shows its own pointer")
open class UIPointerInteraction: NSObject, UIInteraction {
  public init(delegate: Any? = nil) { fatalError() }
}

/// An interaction with a pencil.
@available(*, unavailable, message: "Strata does not have UIPencilInteraction: a browser does not report the gestures of a pencil")
open class UIPencilInteraction: NSObject, UIInteraction {}

/// An interaction that searches a text.
@available(*, unavailable, message: "Strata does not have UIFindInteraction: a browser has its own search in a page")
open class UIFindInteraction: NSObject, UIInteraction {
  public init(sessionDelegate: Any) { fatalError() }
}

/// The look of a view below the pointer.
@available(*, unavailable, message: "Strata does not have UIHoverStyle: a browser shows its own pointer")
open class UIHoverStyle: NSObject {}
