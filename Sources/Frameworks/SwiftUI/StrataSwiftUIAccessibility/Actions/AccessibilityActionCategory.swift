public import Foundation
import StrataSwiftUIControls
public import StrataSwiftUIDrawing
public import StrataSwiftUIMotion
public import SwiftUICore

/// What several actions are about.
///
/// Same as Apple's.
public struct AccessibilityActionCategory: Equatable, Sendable {
  let name: Text?
  private let isEdit: Bool

  public static let `default` = AccessibilityActionCategory(name: nil, isEdit: false)
  public static let edit = AccessibilityActionCategory(name: nil, isEdit: true)

  private init(name: Text?, isEdit: Bool) { (self.name, self.isEdit) = (name, isEdit) }

  public init(_ name: Text) { self.init(name: name, isEdit: false) }

  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.init(Text(name)) }
}

extension View {
  /// Adds buttons for assistive technology, as a group with a name.
  ///
  /// Partial: `edit` has no name of its own.
  public func accessibilityActions<Content: View>(
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

  /// Lets assistive technology scroll what scrolls by the app's own means.
  ///
  /// Partial: by four buttons, ↑, ←, → and ↓, which are seen only with the keyboard's focus; each
  /// tells the edge that is to come into sight.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    ActionsView(base: self) {
      Button("↑") { handler(.top) }
      Button("←") { handler(.leading) }
      Button("→") { handler(.trailing) }
      Button("↓") { handler(.bottom) }
    }
  }

  /// Lets assistive technology zoom.
  ///
  /// Partial: by two buttons, − and +, which are seen only with the keyboard's focus; the place is
  /// always the view's middle, and its point zero.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    ActionsView(base: self) {
      Button("−") { handler(.init(direction: .zoomOut, location: .center, point: .zero)) }
      Button("+") { handler(.init(direction: .zoomIn, location: .center, point: .zero)) }
    }
  }

  /// Calls the view what another view says, made of it or not.
  ///
  /// Partial: of the other view its words count.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(LabelOfViewModifier(label: content(PlaceholderContentView(self))))
  }
}

/// What assistive technology asks for when it is to zoom.
///
/// Same as Apple's.
public struct AccessibilityZoomGestureAction {
  @frozen public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }

  public let direction: Direction
  /// The place in the view.
  public let location: UnitPoint
  public let point: CGPoint
}
