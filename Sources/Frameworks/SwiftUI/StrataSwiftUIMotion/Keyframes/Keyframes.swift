import Foundation
public import SwiftUICore

/// How a value changes with time, part by part.
///
/// Same as Apple's: an app's own says its tracks in its `body`.
public protocol Keyframes<Value> {
  associatedtype Value = Self.Body.Value
  associatedtype Body: Keyframes
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }

  /// The tracks, from a value on.
  func _tracks(from initial: Value) -> [_KeyframePart<Value>]
}

extension Keyframes where Body.Value == Value {
  public func _tracks(from initial: Value) -> [_KeyframePart<Value>] {
    body._tracks(from: initial)
  }
}

extension Keyframes where Body == _NoTracks<Value> {
  public var body: _NoTracks<Value> { _NoTracks() }
}

/// How one part of a value changes with time.
public struct _KeyframePart<Value> {
  var duration: TimeInterval
  var set: (inout Value, TimeInterval) -> Void
}

/// Nothing that changes.
public struct _NoTracks<Value>: Keyframes {
  public var body: _NoTracks<Value> { self }
  public func _tracks(from initial: Value) -> [_KeyframePart<Value>] { [] }
}

/// Several tracks at the same time.
struct JoinedTracks<Value>: Keyframes {
  typealias Body = _NoTracks<Value>
  var tracks: (Value) -> [_KeyframePart<Value>]
  func _tracks(from initial: Value) -> [_KeyframePart<Value>] { tracks(initial) }
}

/// The keyframes of one property.
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

  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    (self.keyPath, self.content) = (keyPath, content())
  }

  /// The keyframes of the whole value.
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

/// Makes keyframes of several tracks, or of keyframes of the whole value.
///
/// Same as Apple's.
@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Value == Content.Value { expression }

  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
  where Value == Content.Value { first }

  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    JoinedTracks { accumulated._tracks(from: $0) + next._tracks(from: $0) }
  }

  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Value == Content.Value { component }
}

extension KeyframesBuilder where Value: Animatable {
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ expression: Content
  ) -> Content where Value == Content.Value { expression }

  public static func buildBlock() -> some KeyframeTrackContent<Value> { _NoKeyframes<Value>() }

  public static func buildPartialBlock<Content: KeyframeTrackContent>(first: Content) -> Content
  where Value == Content.Value { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    JoinedKeyframes(_ways: accumulated._ways + next._ways)
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    JoinedKeyframes(_ways: components.flatMap(\._ways))
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value {
    KeyframeTrackContentBuilder.buildEither(first: component)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value {
    KeyframeTrackContentBuilder.buildEither(second: component)
  }

  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value {
    KeyframeTrack { component }
  }
}
