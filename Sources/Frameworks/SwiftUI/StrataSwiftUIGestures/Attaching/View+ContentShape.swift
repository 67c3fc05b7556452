import StrataRendering
public import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

extension View {
  /// Sets the shape in which the view can be touched.
  ///
  ///     Picture().contentShape(Circle()).onTapGesture { open() }
  ///
  /// Without a shape, the whole box of a view can be touched, including empty parts. Controls
  /// inside keep their shape.
  ///
  /// - Parameters:
  ///   - shape: the outline; touches outside of it are ignored.
  ///   - eoFill: whether the even-odd rule decides what is inside, so that parts enclosed twice are
  ///     outside.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the shape of the view for certain purposes.
  ///
  /// Partial: only the shape for interaction has an effect; a browser uses none for the other
  /// purposes.
  ///
  /// - Parameters:
  ///   - kind: The purposes for which the shape is used.
  ///   - shape: The shape.
  ///   - eoFill: Whether the inside is found by the even-odd rule.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    let outline = kind.contains(.interaction) ? shape._outline(nil) : nil
    return modifier(ContentShapeModifier(outline: outline, isEvenOdd: eoFill))
  }
}

/// The purposes of a content shape.
///
/// Same as Apple's.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The area that can be touched.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Accepted: the browser draws the drag preview.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Accepted: a context menu shows no preview.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Accepted: the browser has no hover effects of the system.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Accepted: a screen reader uses the view's frame.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// Wraps the content in a box that is touched only within the outline. A full rectangle needs no
/// box.
private struct ContentShapeModifier: ViewModifier {
  typealias Body = Never
  var outline: Outline?
  var isEvenOdd: Bool

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    guard let outline = modifier.outline, outline != .rectangle else {
      return V._update(content, old, context)
    }
    return content.boxed(
      old, context, [.touchOutline(outline, isEvenOdd: modifier.isEvenOdd)])
  }
}
