import Foundation
import StrataViewTree
public import SwiftUICore

/// An observer of the geometry of a scroll view.
@MainActor final class ScrollGeometryWatch {
  /// The closure that receives each geometry.
  var action: ((ScrollGeometry) -> Void)?
  /// The place of the content in the window when it was not scrolled.
  private var rest: CGPoint?

  nonisolated init() {}

  /// Receives the frames of the content and of the scroll view in the window, and the window's
  /// height.
  ///
  /// A scroll view that fills a page does not scroll: the page does, and moves both. Then the
  /// distance is measured from the lowest place at which the content has been.
  func receive(_ content: CGRect, in port: CGRect, of windowHeight: CGFloat) {
    let isInside = port.height < content.height - 1 || port.width < content.width - 1
    let known = isInside ? port.origin : rest ?? content.origin
    let start = isInside ? known : CGPoint(x: known.x, y: max(known.y, content.minY))
    rest = start
    let container =
      isInside ? port.size : CGSize(width: port.width, height: min(port.height, windowHeight))
    action?(
      ScrollGeometry(
        contentOffset: CGPoint(x: start.x - content.minX, y: start.y - content.minY),
        contentSize: content.size, contentInsets: EdgeInsets(), containerSize: container))
  }
}

/// The content of a scroll view whose geometry is observed. It is one element, since the browser
/// reports the frames of elements.
struct WatchedContent<Content: View>: View {
  var axes: Axis.Set
  var watches: [ScrollGeometryWatch]
  var content: Content

  private var space: NamedCoordinateSpace {
    axes.contains(.horizontal) ? .scrollView(axis: .horizontal) : .scrollView
  }

  var body: some View {
    let space = space
    let watches = watches
    return stack.modifier(
      GeometryChange { proxy in
        ScrollFrames(
          content: proxy.frame(in: .global), port: proxy.bounds(of: space),
          windowHeight: proxy.windowHeight)
      } action: { _, frames in
        guard let port = frames.port else { return }
        let inWindow = port.offsetBy(dx: frames.content.minX, dy: frames.content.minY)
        for watch in watches {
          watch.receive(frames.content, in: inWindow, of: frames.windowHeight)
        }
      })
  }

  @ViewBuilder private var stack: some View {
    if axes == .horizontal {
      HStack(spacing: 0) { content }
    } else {
      VStack(spacing: 0) { content }
    }
  }
}

/// The frame of the content in the window, the bounds of the scroll view in its coordinates, and the
/// height of the window.
private struct ScrollFrames: Equatable {
  var content: CGRect
  var port: CGRect?
  var windowHeight: CGFloat
}

/// Passes an observer to the scroll view inside.
nonisolated struct ScrollGeometryView<Value: Equatable, Content: View>: View {
  var transform: (ScrollGeometry) -> Value
  var action: (Value, Value) -> Void
  var content: Content
  @State private var memory = ScrollValueMemory<Value>()

  @MainActor var body: some View {
    let transform = transform
    let action = action
    let memory = memory
    memory.watch.action = { geometry in
      let value = transform(geometry)
      let last = memory.last ?? value
      guard memory.last != value else { return }
      memory.last = value
      action(last, value)
    }
    let watch = memory.watch
    return content.scrollLook { $0.watches.append(watch) }
  }
}

/// The last value that was computed from the geometry of a scroll view.
@MainActor final class ScrollValueMemory<Value> {
  var last: Value?
  let watch = ScrollGeometryWatch()

  nonisolated init() {}
}

extension View {
  /// Adds an action that runs when a value changes that is computed from the geometry of the scroll
  /// view in this view, and once at the beginning, with two equal values.
  ///
  /// Partial: a `List` reports nothing. If the page scrolls instead of the scroll view, the height
  /// of the container is at most that of the window, and the offset counts from the place at which
  /// the content was first seen.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Computes the value from the geometry.
  ///   - action: Receives the old and the new value.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    ScrollGeometryView(transform: transform, action: action, content: self)
  }

  /// Adds an action that runs when the visible part of this view becomes larger or smaller than a
  /// fraction of the view, and once at the beginning.
  ///
  /// Partial: if the page scrolls instead of a scroll view, a change of the window's height counts
  /// only with the next scroll.
  ///
  /// - Parameters:
  ///   - threshold: The fraction of the view that must be visible.
  ///   - action: Receives whether the visible part is at least the fraction.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
  ) -> some View {
    modifier(
      GeometryChange {
        $0.isVisible(threshold: threshold)
      } action: { _, isVisible in
        action(isVisible)
      })
  }

  /// Sets the look of the edges of scroll views, under which content scrolls.
  ///
  /// Accepted: it has no effect; bars have one look.
  ///
  /// - Parameters:
  ///   - style: The style of the edges; `nil` for the default.
  ///   - edges: The edges with the style.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    self
  }

  /// Hides the effect at the edges of scroll views, under which content scrolls.
  ///
  /// Accepted: it has no effect; bars have one look.
  ///
  /// - Parameters:
  ///   - hidden: Whether the effect is hidden.
  ///   - edges: The edges without the effect.
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    self
  }
}

/// The look of an edge of a scroll view, under which content scrolls.
///
/// Same as Apple's.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// The default style.
  public static var automatic: Self { Self(name: "automatic") }
  /// The style with a clear border.
  public static var hard: Self { Self(name: "hard") }
  /// The style with a soft transition.
  public static var soft: Self { Self(name: "soft") }
}

extension GeometryProxy {
  /// Returns `true` if a fraction of the view is inside of the scroll view and the window.
  @MainActor fileprivate func isVisible(threshold: Double) -> Bool {
    let frame = frame(in: .global)
    // The browser does not scroll windows sideways.
    var seen = frame.intersection(CGRect(x: -1e7, y: 0, width: 2e7, height: windowHeight))
    for space in [NamedCoordinateSpace.scrollView, .scrollView(axis: .horizontal)] {
      guard let port = bounds(of: space) else { continue }
      seen = seen.intersection(port.offsetBy(dx: frame.minX, dy: frame.minY))
    }
    let area = frame.width * frame.height
    guard !seen.isNull, area > 0 else { return false }
    return seen.width * seen.height >= area * threshold
  }
}
