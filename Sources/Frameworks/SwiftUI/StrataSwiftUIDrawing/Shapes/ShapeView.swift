public import StrataViewTree
public import SwiftUICore

/// A shape that is drawn, and can be drawn on.
///
/// Same as Apple's.
nonisolated public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}

/// A filled shape.
///
/// Same as Apple's.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  public typealias Body = Never
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background

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

/// A shape with a line along its edge.
///
/// Same as Apple's.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  public typealias Body = Never
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  /// Accepted: a browser smooths edges always.
  public var isAntialiased: Bool
  public var background: Background

  /// Partial: edges are always smoothed, whatever `isAntialiased` says.
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

/// A shape with a line inside of its edge.
///
/// Same as Apple's.
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView {
  public typealias Body = Never
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  /// Accepted: a browser smooths edges always.
  public var isAntialiased: Bool
  public var background: Background

  /// Partial: edges are always smoothed, whatever `isAntialiased` says.
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

/// One coat of a shape.
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
