import StrataViewTree
public import SwiftUICore

extension View {
  /// Adds a gesture to the view. Those of the views inside go before it.
  ///
  ///     Card().gesture(DragGesture().onChanged { place = $0.location })
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: mask))
  }

  /// Adds a gesture that counts only while it is enabled.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, mask: isEnabled ? .all : .subviews))
  }

  /// Adds a gesture with a name.
  ///
  /// Accepted: a name is for gesture recognisers of other frameworks; here there are none.
  public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that goes before those of the views inside.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, rank: .high, mask: mask))
  }

  /// Adds a gesture that goes before those of the views inside, while it is enabled.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with a name that goes before those of the views inside.
  ///
  /// Accepted: a name is for gesture recognisers of other frameworks; here there are none.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture beside those of the views inside: both are recognised.
  ///
  ///     NavigationLink("Open", value: 7)
  ///       .simultaneousGesture(TapGesture().onEnded { log("opened") })
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, rank: .simultaneous, mask: mask))
  }

  /// Adds a gesture beside those of the views inside, while it is enabled.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture with a name beside those of the views inside.
  ///
  /// Accepted: a name is for gesture recognisers of other frameworks; here there are none.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }
}
