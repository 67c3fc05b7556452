public import Foundation
public import SwiftUICore

/// A value that was measured in one view and is read in another.
///
///     .anchorPreference(key: FrameKey.self, value: .bounds) { [$0] }
///     .overlayPreferenceValue(FrameKey.self) { anchors in
///       GeometryReader { proxy in Outline(frames: anchors.map { proxy[$0] }) }
///     }
///
/// Same as Apple's: a `GeometryProxy` reads it in its own frame of reference.
@frozen public struct Anchor<Value>: Sendable where Value: Sendable {
  let model: GeometryModel
  let source: Source

  /// What is measured.
  @frozen public struct Source: Sendable {
    let value: @Sendable (CGSize) -> Value
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.model === right.model && left.probe == right.probe
  }

  /// Two sources that measure the same of one rectangle are the same.
  private var probe: Value { source.value(CGSize(width: 100, height: 10)) }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(model)) }
}

extension Anchor.Source where Value == CGRect {
  /// The whole of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { CGRect(origin: .zero, size: $0) }
  }

  /// A part of the view.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { _ in r }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A place in the view.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { _ in p }
  }

  /// A place in the view by parts of its size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: p.x * $0.width, y: p.y * $0.height) }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// What an anchor measured, in this view's frame of reference.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let here = rectangle(in: .global).origin
    let there = GeometryProxy(model: anchor.model).rectangle(in: .global)
    let value = anchor.source.value(there.size)
    let move = CGSize(width: there.minX - here.x, height: there.minY - here.y)
    return (value as? any MovesWithView)?.moved(by: move) as? T ?? value
  }
}

/// A measured value that depends on where its view stands.
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
