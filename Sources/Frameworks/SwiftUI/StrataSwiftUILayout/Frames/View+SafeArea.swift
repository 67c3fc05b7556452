public import Foundation
import StrataRendering
import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

extension View {
  /// Extends the view to the edges of its window, under the bars and the device's insets.
  ///
  ///     ZStack {
  ///       LinearGradient(colors: [.blue, .teal], startPoint: .top, endPoint: .bottom)
  ///         .ignoresSafeArea()
  ///       Text("Above the paint, below the bar")
  ///     }
  ///
  /// Same as Apple's: a view extends only to edges that it touches, and a view in a list or a
  /// scroll view keeps its position. Colors, gradients and images behind a page do not move while
  /// the page scrolls. `.keyboard` has no effect, since browsers shrink the page for the keyboard
  /// without the app.
  ///
  /// - Parameters:
  ///   - regions: The regions of the safe area that are ignored.
  ///   - edges: The edges to which the view extends.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    let rule = StyleRule.bleeds(
      top: edges.contains(.top), leading: edges.contains(.leading),
      bottom: edges.contains(.bottom), trailing: edges.contains(.trailing))
    let isWanted = regions.contains(.container) && !edges.isEmpty
    return modifier(RulesModifier(rules: isWanted ? [rule] : []))
  }

  /// Extends the view to some edges of its window.
  @available(iOS, deprecated: 100000, message: "Use ignoresSafeArea(_:edges:) instead.")
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.all, edges: edges)
  }

  /// Keeps a view visible above or below this one, which scrolls under it.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the view is placed.
  ///   - alignment: The horizontal alignment of the view.
  ///   - spacing: The distance between both views in points; `nil` for 0.
  ///   - content: The view at the edge.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    InsetView(
      base: self, inset: content(), place: edge == .top ? .top : .bottom, spacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .center))
  }

  /// Keeps a view visible at the leading or trailing edge of this one.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the view is placed.
  ///   - alignment: The vertical alignment of the view.
  ///   - spacing: The distance between both views in points; `nil` for 0.
  ///   - content: The view at the edge.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    InsetView(
      base: self, inset: content(), place: edge == .leading ? .leading : .trailing,
      spacing: spacing, alignment: Alignment(horizontal: .center, vertical: alignment))
  }

  /// Keeps a bar visible above or below this view.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The alignment.
  ///   - spacing: The distance from the view, in points; `nil` for the default.
  ///   - content: The views in the bar.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Keeps a bar visible beside this view.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The alignment.
  ///   - spacing: The distance from the view, in points; `nil` for the default.
  ///   - content: The views in the bar.
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Adds space between the edges of this view and its content, in points.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Adds space between some edges of this view and its content, in points; the default is 16.
  ///
  /// - Parameters:
  ///   - edges: The edges at which space is added.
  ///   - length: The distance in points; `nil` for the default.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  {
    padding(edges, length)
  }

  /// Adds space between the edges of this view and its content, in points.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(.all, length) }
}

/// A view with another view at an edge, which stays visible while the first one scrolls.
nonisolated struct InsetView<Base: View, Inset: View>: View {
  typealias Body = Never
  var base: Base
  var inset: Inset
  var place: Edge
  var spacing: CGFloat?
  var alignment: Alignment

  @MainActor static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let isRow = view.place == .leading || view.place == .trailing
    var element = Element(isRow ? .hStack : .vStack, style: [.spacing(view.spacing ?? 0)])
    element[.variant] = "inset"
    return ElementNode.update(old, context, element, innermost: .frame) { old, context in
      let node = old as? PositionalNode ?? PositionalNode(context)
      let bar = InsetBar(content: view.inset, place: view.place, alignment: view.alignment)
      let isFirst = view.place == .top || view.place == .leading
      node.update(isFirst ? [bar, view.base] : [view.base, bar], context)
      return node
    }
  }
}

private struct InsetBar<Content: View>: View {
  typealias Body = Never
  var content: Content
  var place: Edge
  var alignment: Alignment

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let rule = StyleRule.place(
      horizontal: view.alignment.horizontal.rendered, vertical: view.alignment.vertical.rendered)
    var element = Element(.box, style: [rule])
    element[.variant] = "inset-bar \(view.place)"
    return ElementNode.update(old, context, element) { Content._update(view.content, $0, $1) }
  }
}
