public import SwiftUICore

extension View {
  /// Names this view's coordinate space, so that views inside can read their position in it.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    attribute(.space, name.name.spaceName)
  }

  /// Names this view's coordinate space.
  @available(iOS, deprecated: 100000, message: "use coordinateSpace(_:) instead")
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    attribute(.space, AnyHashable(name).spaceName)
  }
}
