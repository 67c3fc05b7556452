import StrataRendering
import StrataViewTree
public import SwiftUICore

extension View {
  /// Places a style behind the view, extended to the edges of the window that the view touches.
  ///
  /// - Parameters:
  ///   - style: The style that is drawn.
  ///   - edges: The edges of the safe area beyond which the style extends.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      SurfaceModifier(
        style: style, shape: AnyShape(Rectangle()), fillStyle: FillStyle(),
        reach: edges.rendered))
  }

  /// Places the background style behind the view.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Places a filled shape behind the view.
  ///
  /// - Parameters:
  ///   - style: The style that is drawn.
  ///   - shape: The shape.
  ///   - fillStyle: The rule by which the inside of the shape is found.
  nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(SurfaceModifier(style: style, shape: AnyShape(shape), fillStyle: fillStyle))
  }

  /// Places a filled shape behind the view.
  ///
  /// - Parameters:
  ///   - style: The style that is drawn.
  ///   - shape: The shape.
  ///   - fillStyle: The rule by which the inside of the shape is found.
  @_disfavoredOverload
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(SurfaceModifier(style: style, shape: AnyShape(shape), fillStyle: fillStyle))
  }

  /// Places a shape in the background style behind the view.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - fillStyle: The rule by which the inside of the shape is found.
  nonisolated public func background<S: InsettableShape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Places a view behind this view.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the background in this view.
  ///   - content: The background; several views are stacked.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(base: self, layer: content(), alignment: alignment, isBehind: true)
  }

  /// Places a view behind this view.
  ///
  /// - Parameters:
  ///   - background: The view behind this view.
  ///   - alignment: The position of the background in this view.
  @available(iOS, deprecated: 100000, message: "Use `background(alignment:content:)` instead.")
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    LayeredView(base: self, layer: background, alignment: alignment, isBehind: true)
  }

  /// Places a style in front of the view.
  ///
  /// Partial in `ignoresSafeAreaEdges`: the argument has no effect; the style ends at the view's
  /// frame.
  ///
  /// - Parameters:
  ///   - style: The style that is drawn.
  ///   - edges: The edges of the safe area beyond which the style extends.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay(style, in: Rectangle())
  }

  /// Places a filled shape in front of the view.
  ///
  /// - Parameters:
  ///   - style: The style that is drawn.
  ///   - shape: The shape.
  ///   - fillStyle: The rule by which the inside of the shape is found.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    LayeredView(
      base: self, layer: shape.fill(style, style: fillStyle), alignment: .center, isBehind: false)
  }

  /// Places a view in front of this view.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the overlay in this view.
  ///   - content: The overlay; several views are stacked.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(base: self, layer: content(), alignment: alignment, isBehind: false)
  }

  /// Places a view in front of this view.
  ///
  /// - Parameters:
  ///   - overlay: The view in front.
  ///   - alignment: The position of the overlay in this view.
  @available(iOS, deprecated: 100000, message: "Use `overlay(alignment:content:)` instead.")
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    LayeredView(base: self, layer: overlay, alignment: alignment, isBehind: false)
  }
}

/// A modifier that draws a shape behind the content: as the background of its element if CSS can
/// draw the shape, otherwise on a separate layer.
private struct SurfaceModifier<Style: ShapeStyle>: ViewModifier {
  typealias Body = Never
  var style: Style
  var shape: AnyShape
  var fillStyle: FillStyle
  /// The edges of the window to which the background extends.
  var reach: StyleRule.Edges = []

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    if let rules = modifier.rules(EnvironmentValues(context.environment)) {
      return RulesModifier._update(RulesModifier(rules: rules), content, old, context)
    }
    let layer = modifier.shape.fill(modifier.style, style: modifier.fillStyle)
    let view = LayeredView(base: content, layer: layer, alignment: .center, isBehind: true)
    return LayeredView._update(view, old, context)
  }

  private func rules(_ environment: EnvironmentValues) -> [StyleRule]? {
    let (paint, shadows, blend) = style._paint(in: environment).unwrapped
    guard shadows.isEmpty, blend == nil, !paint.isSlanted else { return nil }
    let outline = shape._outline(nil)
    guard outline.inset == 0, outline.trim == nil, let edge = outline.edge else { return nil }
    switch edge.first {
    case nil: return [.background(paint)] + reach.rules
    case .cornerRadius(let radius): return [.rounded(radius), .background(paint)]
    case .capsule: return [.rounded(9999), .background(paint)]
    default: return nil
    }
  }
}

extension StyleRule.Edges {
  /// The rules for an element, whose background extends to all edges by default.
  fileprivate var rules: [StyleRule] {
    switch self {
    case .all: []
    case []: [.trait(.contained)]
    default: [.reach(self)]
    }
  }
}

extension Edge.Set {
  fileprivate var rendered: StyleRule.Edges {
    var edges: StyleRule.Edges = []
    if contains(.top) { edges.insert(.top) }
    if contains(.leading) { edges.insert(.leading) }
    if contains(.bottom) { edges.insert(.bottom) }
    if contains(.trailing) { edges.insert(.trailing) }
    return edges
  }
}
