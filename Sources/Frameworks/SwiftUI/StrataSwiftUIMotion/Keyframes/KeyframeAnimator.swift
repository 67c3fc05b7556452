import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// A view that animates its content along keyframes: repeatedly, or each time a value changes.
///
///     KeyframeAnimator(initialValue: 1.0, trigger: likes) { scale in
///       Image(systemName: "heart").scaleEffect(scale)
///     } keyframes: { _ in
///       SpringKeyframe(1.4, duration: 0.2)
///       SpringKeyframe(1, duration: 0.4)
///     }
///
/// Partial: the browser runs the animation by itself, in up to 60 steps that are computed
/// beforehand; of each step only the look of the content is used: opacity, position, size,
/// rotation, blur. It is not shown to users who prefer reduced motion.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where Value == KeyframePath.Value {
  public typealias Body = Never
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) private let initial: Value
  nonisolated(unsafe) private let content: (Value) -> Content
  nonisolated(unsafe) private let keyframes: (Value) -> KeyframePath
  private let repeats: Bool
  nonisolated(unsafe) private let trigger: AnyTrigger?

  /// Creates an animator that runs for as long as it exists, or once.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - repeating: `true` to repeat the animation for as long as the view exists; `false` to run
  ///     it once.
  ///   - content: Makes the content of a value.
  ///   - keyframes: Makes the keyframes from the initial value.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (initial, self.content, self.keyframes) = (initialValue, content, keyframes)
    (repeats, trigger) = (repeating, nil)
  }

  /// Creates an animator that runs when a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - trigger: The value whose changes start the animation.
  ///   - content: Makes the content of a value.
  ///   - keyframes: Makes the keyframes from the value at which the last run ended.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    (initial, self.content, self.keyframes) = (initialValue, content, keyframes)
    (repeats, self.trigger) = (false, AnyTrigger(trigger))
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let node = old as? KeyframeNode<Value> ?? KeyframeNode<Value>(context)
    view.show(in: node, context)
    return node
  }

  @MainActor private func show(in node: KeyframeNode<Value>, _ context: Context) {
    if let trigger, node.count(trigger) == 0 { return node.show(content(initial), context) }
    let start = node.start ?? initial
    let timeline = KeyframeTimeline(keyframes(start), from: start)
    let end = timeline.value(time: timeline.duration)
    node.end = end
    let steps = Int((timeline.duration * 30).clamped(to: 1...60).rounded(.up))
    let values = (0..<steps).map { timeline.value(progress: Double($0) / Double(steps)) } + [end]
    let looks = values.map { TransitionState(of: content($0), context.environment) }
    let preferred = repeats ? 0 : steps
    let base = TransitionState.base(of: looks, preferred: preferred)
    let frames = looks.enumerated().map { step, look in
      Effect.Frame(look.around(looks[base]), at: Double(step) / Double(steps), curve: .linear)
    }
    let effect = Effect(
      frames, duration: timeline.duration, times: repeats ? .infinity : 1,
      stays: base != preferred, run: node.runs)
    node.show(content(values[base]), context.adding(.style(.effect(effect))))
  }
}

/// The node of a keyframe animator, which counts its runs and remembers where they ended.
@MainActor private final class KeyframeNode<Value>: LifecycleNode {
  private var trigger: AnyTrigger?
  private(set) var runs = 0
  /// The value at which the current run starts; `nil` for the initial value.
  private(set) var start: Value?
  /// The value at which the current run ends.
  var end: Value?

  /// Begins a run if the trigger has changed; returns the number of runs so far.
  func count(_ new: AnyTrigger) -> Int {
    if let trigger, trigger != new {
      runs += 1
      start = end
    }
    trigger = new
    return runs
  }
}

extension View {
  /// Animates the view along keyframes repeatedly or once.
  ///
  /// Partial: the limits of ``KeyframeAnimator`` apply.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning.
  ///   - repeating: `true` to repeat the animation for as long as the view exists; `false` to run
  ///     it once.
  ///   - content: A function that returns the view with the animated value.
  ///   - keyframes: A function that returns the keyframes for the initial value.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, repeating: repeating) {
      content(PlaceholderContentView(self), $0)
    } keyframes: {
      keyframes($0)
    }
  }

  /// Animates the view along keyframes when a value changes.
  ///
  /// Partial: the limits of ``KeyframeAnimator`` apply.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning.
  ///   - trigger: The value whose changes start the animation.
  ///   - content: A function that returns the view with the animated value.
  ///   - keyframes: A function that returns the keyframes for the initial value.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, trigger: trigger) {
      content(PlaceholderContentView(self), $0)
    } keyframes: {
      keyframes($0)
    }
  }
}
