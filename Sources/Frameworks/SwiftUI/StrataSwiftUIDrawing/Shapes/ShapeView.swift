public import StrataViewTree
public import SwiftUICore

/// A view that draws a shape, which can be filled or stroked again.
///
/// Same as Apple's.
nonisolated public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape that the view draws.
  nonisolated var shape: Content { get }
}

/// A filled shape over a background.
///
/// Same as Apple's.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  public typealias Body = Never
  /// The shape that is filled.
  public var shape: Content
  /// The style that fills the shape.
  public var style: Style
  /// The settings of the fill.
  public var fillStyle: FillStyle
  /// The view behind the shape.
  public var background: Background

  /// Creates a filled shape over a background.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - style: The color, gradient or pattern that fills the shape.
  ///   - fillStyle: The rule by which the inside of the shape is found.
  ///   - background: The view behind the shape.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  @MainActor public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let ink = InkView(shape: view.shape, ink: .fill(view.style, view.fillStyle))
    return ink.update(over: view.background, old, context)
  }
}

/// A stroked shape over a background.
///
/// Same as Apple's.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  public typealias Body = Never
  /// The shape that is stroked.
  public var shape: Content
  /// The color or other style of the line.
  public var style: Style
  /// The settings of the line.
  public var strokeStyle: StrokeStyle
  /// A Boolean value that indicates whether edges are smoothed.
  ///
  /// Accepted: it has no effect; a browser always smooths edges.
  public var isAntialiased: Bool
  /// The view behind the shape.
  public var background: Background

  /// Creates a stroked shape over a background.
  ///
  /// Partial: `isAntialiased` has no effect; edges are always smoothed.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - style: The color, gradient or pattern of the line.
  ///   - strokeStyle: The style of the line: width, ends, corners and dashes.
  ///   - isAntialiased: Whether the edges are smoothed.
  ///   - background: The view behind the shape.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @MainActor public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let ink = InkView(shape: view.shape, ink: .stroke(view.style, view.strokeStyle))
    return ink.update(over: view.background, old, context)
  }
}

/// A shape that is stroked inside of its edge, over a background.
///
/// Same as Apple's.
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView {
  public typealias Body = Never
  /// The shape that is stroked inside of its edge.
  public var shape: Content
  /// The color or other style of the line.
  public var style: Style
  /// The settings of the line.
  public var strokeStyle: StrokeStyle
  /// A Boolean value that indicates whether edges are smoothed.
  ///
  /// Accepted: it has no effect; a browser always smooths edges.
  public var isAntialiased: Bool
  /// The view behind the shape.
  public var background: Background

  /// Creates a shape that is stroked inside of its edge, over a background.
  ///
  /// Partial: `isAntialiased` has no effect; edges are always smoothed.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - style: The color, gradient or pattern of the line.
  ///   - strokeStyle: The style of the line: width, ends, corners and dashes.
  ///   - isAntialiased: Whether the edges are smoothed.
  ///   - background: The view behind the shape.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  @MainActor public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let inner = view.shape.inset(by: view.strokeStyle.lineWidth / 2)
    let ink = InkView(shape: inner, ink: .stroke(view.style, view.strokeStyle))
    return ink.update(over: view.background, old, context)
  }
}

/// One fill or stroke of a shape.
private struct InkView<Content: Shape>: View {
  typealias Body = Never
  var shape: Content
  var ink: DrawnShape.Ink

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    DrawnShape.update(view.shape, view.ink, old, context)
  }

  func update<Background: View>(
    over background: Background, _ old: Node?, _ context: Context
  ) -> Node {
    if Background.self == EmptyView.self { return Self._update(self, old, context) }
    let layers = LayeredView(base: self, layer: background, alignment: .center, isBehind: true)
    return LayeredView._update(layers, old, context)
  }
}
