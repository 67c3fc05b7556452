import StrataViewTree
public import SwiftUICore

extension View {
  /// Adds a gesture to the view. Gestures of the subviews take precedence.
  ///
  ///     Card().gesture(DragGesture().onChanged { place = $0.location })
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: The gestures that are enabled.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  {
    modifier(GestureModifier(gesture: gesture, mask: mask))
  }

  /// Adds a gesture that is recognized only while `isEnabled` is `true`.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether the modifier applies.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews))
  }

  /// Adds a named gesture.
  ///
  /// Accepted: the name has no effect; it is for gesture recognizers of other frameworks, of which
  /// there are none.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - name: The name by which a recognizer knows the gesture.
  ///   - isEnabled: Whether the modifier applies.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that takes precedence over those of the subviews.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: The gestures that are enabled.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, rank: .high, mask: mask))
  }

  /// Adds a gesture that takes precedence over those of the subviews while `isEnabled` is `true`.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether the modifier applies.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool)
    -> some View
  {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a named gesture that takes precedence over those of the subviews.
  ///
  /// Accepted: the name has no effect; it is for gesture recognizers of other frameworks, of which
  /// there are none.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - name: The name by which a recognizer knows the gesture.
  ///   - isEnabled: Whether the modifier applies.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that is recognized together with those of the subviews.
  ///
  ///     NavigationLink("Open", value: 7)
  ///       .simultaneousGesture(TapGesture().onEnded { log("opened") })
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: The gestures that are enabled.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, rank: .simultaneous, mask: mask))
  }

  /// Adds a gesture that is recognized together with those of the subviews while `isEnabled` is
  /// `true`.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether the modifier applies.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool)
    -> some View
  {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a named gesture that is recognized together with those of the subviews.
  ///
  /// Accepted: the name has no effect; it is for gesture recognizers of other frameworks, of which
  /// there are none.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - name: The name by which a recognizer knows the gesture.
  ///   - isEnabled: Whether the modifier applies.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }
}
