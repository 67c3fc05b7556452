public import Foundation
import StrataSwiftUIControls
public import StrataSwiftUIDrawing
public import StrataSwiftUIMotion
public import SwiftUICore

/// A category of actions for assistive technology.
///
/// Same as Apple's.
public struct AccessibilityActionCategory: Equatable, Sendable {
  let name: Text?
  private let isEdit: Bool

  /// The default category of actions.
  public static let `default` = AccessibilityActionCategory(name: nil, isEdit: false)
  /// The category of actions that edit.
  public static let edit = AccessibilityActionCategory(name: nil, isEdit: true)

  private init(name: Text?, isEdit: Bool) { (self.name, self.isEdit) = (name, isEdit) }

  /// Creates a category with a name.
  public init(_ name: Text) { self.init(name: name, isEdit: false) }

  /// Creates a category with a localized name.
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }

  /// Creates a category with a name that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.init(Text(name)) }
}

extension View {
  /// Adds buttons for assistive technology in a named group.
  ///
  /// Partial: the group of `edit` has no name.
  ///
  /// - Parameters:
  ///   - category: The category of the actions.
  ///   - content: The buttons of the actions.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    let content = content()
    return ActionsView(base: self) {
      if let name = category.name {
        SpokenBox { content }.accessibilityElement(children: .contain).accessibilityLabel(name)
      } else {
        content
      }
    }
  }

  /// Adds an action that lets assistive technology scroll the view by the app's code.
  ///
  /// Partial: the action is offered as four buttons, ↑, ←, → and ↓, which are visible only while
  /// they have the keyboard focus. Each passes the edge that should become visible.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)
    -> some View
  {
    let handler = ForMainActor(handler)
    return ActionsView(base: self) {
      Button("↑") { handler.value(.top) }
      Button("←") { handler.value(.leading) }
      Button("→") { handler.value(.trailing) }
      Button("↓") { handler.value(.bottom) }
    }
  }

  /// Adds an action that lets assistive technology zoom the view.
  ///
  /// Partial: the action is offered as two buttons, − and +, which are visible only while they have
  /// the keyboard focus. The location is always the center of the view, and the point is zero.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    let handler = ForMainActor(handler)
    return ActionsView(base: self) {
      Button("−") { handler.value(.init(direction: .zoomOut, location: .center, point: .zero)) }
      Button("+") { handler.value(.init(direction: .zoomIn, location: .center, point: .zero)) }
    }
  }

  /// Sets the label to the text of another view, which may contain this one.
  ///
  /// Partial: only the text of the other view is used.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(LabelOfViewModifier(label: content(PlaceholderContentView(self))))
  }
}

/// A request of assistive technology to zoom.
///
/// Same as Apple's.
public struct AccessibilityZoomGestureAction {
  /// The direction of a zoom.
  @frozen public enum Direction: Hashable, Sendable {
    /// The person makes the content larger.
    case zoomIn
    /// The person makes the content smaller.
    case zoomOut
  }

  /// The direction of the requested zoom: in or out.
  public let direction: Direction
  /// The location in fractions of the view's size.
  public let location: UnitPoint
  /// The location in the view's coordinate space.
  public let point: CGPoint
}
