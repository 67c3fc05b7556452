import Foundation
import StrataRendering
import StrataViewTree
import SwiftUICore

/// Attaches a gesture to the nearest element below.
nonisolated struct GestureModifier<G: Gesture>: ViewModifier {
  typealias Body = Never
  var gesture: G
  var rank = TouchRank.normal
  var mask = GestureMask.all

  @MainActor static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? GestureNode<G> ?? GestureNode<G>(context)
    node.update(modifier, EnvironmentValues(context.environment))
    node.show(content.modifier(TouchModifier(wish: node.wish, participant: node)), context)
    return node
  }
}

/// The node of a gesture, which keeps its recognizer while a finger is down.
@MainActor private final class GestureNode<G: Gesture>: LifecycleNode, TouchParticipant {
  private(set) var rank = TouchRank.normal
  private(set) var wish = TouchWish()
  private(set) var isIncluded = true
  private(set) var includesSubviews = true
  private var recognizer: _GestureRecognizer<G.Value>?
  private var clock = TreeClock()
  private var report: GeometryReport?

  func update(_ modifier: GestureModifier<G>, _ values: EnvironmentValues) {
    let fresh = G._recognizer(modifier.gesture, recognizer)
    recognizer = fresh
    (rank, clock) = (modifier.rank, values.clock)
    isIncluded = modifier.mask.contains(.gesture) && values.isEnabled
    includesSubviews = modifier.mask.contains(.subviews)
    wish = isIncluded ? fresh.wish : TouchWish()
  }

  func receive(_ touch: Touch, corner: StrataRendering.Point) -> TouchClaim {
    guard let recognizer else { return .fails }
    let corner = CGPoint(x: corner.x, y: corner.y)
    let seen = GestureTouch(touch: touch, corner: corner, date: clock.now(), report: report)
    return recognizer.receive(seen).claim
  }

  func cancel() { recognizer?.cancel() }

  /// Stores the view's box as the browser reported it.
  func measure(_ text: String) { report = GeometryReport(text) }

  override func unmount() {
    super.unmount()
    cancel()
  }
}

/// An object that receives the frame of the view from the browser, as text.
@MainActor protocol MeasuresTouch: AnyObject {
  func measure(_ text: String)
}

extension GestureNode: MeasuresTouch {}

/// A modifier that adds the gesture to the element below. A padding around that element is not
/// touched.
private struct TouchModifier: ViewModifier {
  typealias Body = Never
  var wish: TouchWish
  var participant: any TouchParticipant & MeasuresTouch

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    content.apart(old, context, adapt: modifier.adding)
  }

  @MainActor private func adding(to context: Context) -> Context {
    let context = context.adding(.gesture(wish, participant))
    guard wish.others.contains(.box) else { return context }
    return context.adding(.event(.box) { [weak participant] in participant?.measure($0.value) })
  }
}
