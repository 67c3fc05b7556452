import StrataRendering
public import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

extension View {
  /// Sets the shape in which the view can be touched.
  ///
  ///     Picture().contentShape(Circle()).onTapGesture { open() }
  ///
  /// Without a shape, the whole box of a view can be touched, including its empty parts. The shapes
  /// of controls inside do not change.
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
  /// Partial: only the shape for interaction has an effect; a browser has no shapes for the other
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

  /// The shape is the area that can be touched.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The shape is the preview of a drag.
  ///
  /// Accepted: it has no effect; the browser draws the preview.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The shape is the preview of a context menu.
  ///
  /// Accepted: it has no effect; a context menu shows no preview.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The shape is highlighted by a pointer.
  ///
  /// Accepted: it has no effect; a browser has no such effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The shape is outlined by assistive technology.
  ///
  /// Accepted: it has no effect; a screen reader uses the view's frame.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// A modifier that wraps the content in a box that can be touched only within the outline. A full
/// rectangle needs no box.
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
