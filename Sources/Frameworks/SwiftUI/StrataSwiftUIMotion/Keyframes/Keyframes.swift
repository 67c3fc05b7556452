import Foundation
public import SwiftUICore

/// The changes of a value over time, in tracks for its parts.
///
/// Same as Apple's: a custom type returns its tracks from `body`.
public protocol Keyframes<Value> {
  /// The type of the values that the keyframes animate.
  associatedtype Value = Self.Body.Value
  /// The type of the keyframes that `body` returns.
  associatedtype Body: Keyframes
  /// The tracks that the keyframes consist of.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }

  /// Returns the tracks that start from a value.
  func _tracks(from initial: Value) -> [_KeyframePart<Value>]
}

extension Keyframes where Body.Value == Value {
  public func _tracks(from initial: Value) -> [_KeyframePart<Value>] {
    body._tracks(from: initial)
  }
}

extension Keyframes where Body == _NoTracks<Value> {
  /// The body of a type that defines its tracks itself, which is empty and not used.
  public var body: _NoTracks<Value> { _NoTracks() }
}

/// The changes of one part of a value over time.
public struct _KeyframePart<Value> {
  var duration: TimeInterval
  var set: (inout Value, TimeInterval) -> Void
}

/// Keyframes that animate nothing.
public struct _NoTracks<Value>: Keyframes {
  /// The keyframes themselves, which are empty.
  public var body: _NoTracks<Value> { self }
  public func _tracks(from initial: Value) -> [_KeyframePart<Value>] { [] }
}

/// Several tracks that are animated simultaneously.
struct JoinedTracks<Value>: Keyframes {
  typealias Body = _NoTracks<Value>
  var tracks: (Value) -> [_KeyframePart<Value>]
  func _tracks(from initial: Value) -> [_KeyframePart<Value>] { tracks(initial) }
}

/// The keyframes of one property of a value.
///
///     KeyframeTrack(\.scale) {
///       LinearKeyframe(1.5, duration: 0.3)
///       SpringKeyframe(1, duration: 0.5)
///     }
///
/// Same as Apple's.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  public typealias Body = _NoTracks<Root>
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track for a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    (self.keyPath, self.content) = (keyPath, content())
  }

  /// Creates a track for the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  public func _tracks(from initial: Root) -> [_KeyframePart<Root>] {
    let course = KeyframeCourse(content._ways, from: initial[keyPath: keyPath])
    let keyPath = keyPath
    return [
      _KeyframePart(duration: course.duration) { root, time in
        root[keyPath: keyPath] = course.value(at: time)
      }
    ]
  }
}

/// A result builder that combines tracks, or keyframes of the whole value.
///
/// Same as Apple's.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// Returns the tracks unchanged.
  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Value == Content.Value { expression }

  /// Builds keyframes from the first track.
  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
  where Value == Content.Value { first }

  /// Adds a track to the previous ones.
  ///
  /// - Parameters:
  ///   - accumulated: The parts before.
  ///   - next: The next part.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    JoinedTracks { accumulated._tracks(from: $0) + next._tracks(from: $0) }
  }

  /// Returns the combined tracks unchanged.
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Value == Content.Value { component }
}

extension KeyframesBuilder where Value: Animatable {
  /// Returns the keyframe unchanged.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ expression: Content
  ) -> Content where Value == Content.Value { expression }

  /// Builds an empty track.
  public static func buildBlock() -> some KeyframeTrackContent<Value> { _NoKeyframes<Value>() }

  /// Builds a track from its first keyframe.
  public static func buildPartialBlock<Content: KeyframeTrackContent>(first: Content) -> Content
  where Value == Content.Value { first }

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
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value {
    KeyframeTrackContentBuilder.buildEither(first: component)
  }

  /// Builds the keyframes of an `else`.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value {
    KeyframeTrackContentBuilder.buildEither(second: component)
  }

  /// Builds the track of the whole value.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value {
    KeyframeTrack { component }
  }
}
