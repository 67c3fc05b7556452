public import Foundation
public import SwiftUICore

/// A measured value of a view, which another view can read in its coordinate space.
///
///     .anchorPreference(key: FrameKey.self, value: .bounds) { [$0] }
///     .overlayPreferenceValue(FrameKey.self) { anchors in
///       GeometryReader { proxy in Outline(frames: anchors.map { proxy[$0] }) }
///     }
///
/// Same as Apple's: a `GeometryProxy` converts it to its coordinate space.
@frozen public struct Anchor<Value>: Sendable where Value: Sendable {
  let model: GeometryModel
  let source: Source

  /// The part of a view that is measured.
  @frozen public struct Source: Sendable {
    let value: @Sendable (CGSize) -> Value
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.model === right.model && left.probe == right.probe
  }

  /// The value for a sample size, by which sources are compared.
  private var probe: Value { source.value(CGSize(width: 100, height: 10)) }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(model)) }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { CGRect(origin: .zero, size: $0) }
  }

  /// Returns a rectangle in the view.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { _ in r }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a point in the view.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { _ in p }
  }

  /// Returns a point in the view as fractions of its size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: p.x * $0.width, y: p.y * $0.height) }
  }

  /// The top leading corner of the view.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the view's top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner of the view.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the view's leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The center of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the view's trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner of the view.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the view's bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner of the view.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// Returns the value of an anchor in this view's coordinate space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let here = rectangle(in: .global).origin
    let there = GeometryProxy(model: anchor.model).rectangle(in: .global)
    let value = anchor.source.value(there.size)
    let move = CGSize(width: there.minX - here.x, height: there.minY - here.y)
    return (value as? any MovesWithView)?.moved(by: move) as? T ?? value
  }
}

/// A measured value that depends on the position of its view.
private protocol MovesWithView {
  func moved(by distance: CGSize) -> Self
}

extension CGPoint: MovesWithView {
  fileprivate func moved(by distance: CGSize) -> CGPoint {
    CGPoint(x: x + distance.width, y: y + distance.height)
  }
}

extension CGRect: MovesWithView {
  fileprivate func moved(by distance: CGSize) -> CGRect {
    offsetBy(dx: distance.width, dy: distance.height)
  }
}
