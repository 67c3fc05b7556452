public import Foundation
public import StrataSwiftUILayout
public import SwiftUICore

extension View {
  /// Performs an action when the view is tapped `count` times in a row.
  ///
  ///     Image(systemName: "heart").onTapGesture(count: 2) { isLiked = true }
  ///
  /// If a control inside is tapped, the control performs its action instead. A single tap waits for
  /// a second one only if the view also has a double tap. For keyboards and assistive technology, a
  /// view with text is a button, unless it contains controls; Enter and Space perform the action
  /// with the fewest taps.
  ///
  /// - Parameters:
  ///   - count: the number of taps.
  ///   - action: the action to perform.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Performs an action with the location of the last tap when the view is tapped `count` times in
  /// a row.
  ///
  /// - Parameters:
  ///   - count: The number of taps.
  ///   - coordinateSpace: The coordinate space of the positions.
  ///   - action: A function that is called for each tap.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Performs an action with the location of the last tap when the view is tapped `count` times in
  /// a row.
  ///
  /// - Parameters:
  ///   - count: The number of taps.
  ///   - coordinateSpace: The coordinate space of the positions.
  ///   - action: A function that is called for each tap.
  @available(
    iOS, deprecated: 100000, message: "use overload that accepts a CoordinateSpaceProtocol instead"
  )
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, in: coordinateSpace).onEnded { action($0.location) })
  }

  /// Performs an action when the view is pressed for a while.
  ///
  /// The browser measures the time. Enter and Space perform the action at once if the view has no
  /// tap gesture.
  ///
  /// - Parameters:
  ///   - minimumDuration: the time in seconds after which the press succeeds.
  ///   - maximumDistance: The distance in points that the finger may move during that time.
  ///   - action: the action to perform when the press succeeds.
  ///   - onPressingChanged: called with `true` when the finger comes down, and with `false` when
  ///     the press succeeds, ends or moves too far.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(
      _PressGesture(base: press, pressing: onPressingChanged).onEnded { _ in action() })
  }

  /// Performs an action when the view is pressed for a while.
  ///
  /// - Parameters:
  ///   - minimumDuration: The duration of the press, in seconds.
  ///   - maximumDistance: The distance that the finger may move, in points.
  ///   - pressing: A function that is called with `true` when a press begins, and with `false` when
  ///     it ends; `nil` for none.
  ///   - action: A function that is called once the press is long enough.
  @_disfavoredOverload
  @available(iOS, deprecated: 100000, message: "Use onPressingChanged instead of pressing")
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
