public import Foundation
public import StrataSwiftUILayout
public import SwiftUICore

extension View {
  /// Acts when the view is tapped so many times in a row.
  ///
  ///     Image(systemName: "heart").onTapGesture(count: 2) { isLiked = true }
  ///
  /// A control inside acts for itself, and only once. A single tap waits for a second one only where
  /// the view knows what a double tap is. For keyboards and assistive technology a view with words
  /// is a button, unless there are controls inside; Enter and Space do what the fewest taps do.
  ///
  /// - Parameters:
  ///   - count: how many taps it takes.
  ///   - action: what is to be done.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Acts when the view is tapped so many times in a row, and says where.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Acts when the view is tapped so many times in a row, and says where.
  @available(
    iOS, deprecated: 100000, message: "use overload that accepts a CoordinateSpaceProtocol instead"
  )
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, in: coordinateSpace).onEnded { action($0.location) })
  }

  /// Acts when the view is held for a while.
  ///
  /// The browser measures the time. Keys do at once what a long press does, where the view has no
  /// tap of its own.
  ///
  /// - Parameters:
  ///   - minimumDuration: the seconds after which it counts.
  ///   - maximumDistance: how far the finger may go meanwhile.
  ///   - action: what is to be done then.
  ///   - onPressingChanged: told when the finger comes down, and when it counts, goes or moves on.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(
      _PressGesture(base: press, pressing: onPressingChanged).onEnded { _ in action() })
  }

  /// Acts when the view is held for a while.
  @_disfavoredOverload
  @available(iOS, deprecated: 100000, message: "Use onPressingChanged instead of pressing")
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
