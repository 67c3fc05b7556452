public import SwiftUICore

/// A result builder that joins keyframes into one track.
///
/// Same as Apple's.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Returns the keyframe unchanged.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where Value == K.Value { expression }

  /// Builds an empty track.
  public static func buildBlock() -> some KeyframeTrackContent<Value> { _NoKeyframes<Value>() }

  /// Builds a track from its first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where Value == K.Value { first }

  /// Appends a keyframe to the previous ones.
  ///
  /// - Parameters:
  ///   - accumulated: The parts before.
  ///   - next: The next part.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    JoinedKeyframes(_ways: accumulated._ways + next._ways)
  }

  /// Joins the keyframes of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    JoinedKeyframes(_ways: components.flatMap(\._ways))
  }

  /// Builds the keyframes of an `if` whose condition is true.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value { Conditional(_ways: component._ways) }

  /// Builds the keyframes of an `else`.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value { Conditional(_ways: component._ways) }

  /// One of two sequences of keyframes.
  public struct Conditional<
    ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent
  >: KeyframeTrackContent
  where ConditionalValue == First.Value, First.Value == Second.Value {
    public typealias Value = ConditionalValue
    public typealias Body = _NoKeyframes<ConditionalValue>
    public let _ways: [_KeyframeWay<ConditionalValue>]
  }
}
