/// A coordinate space for positions.
///
/// Same as Apple's.
public enum CoordinateSpace: Hashable {
  /// The coordinate space of the window.
  case global
  /// The coordinate space of the view itself.
  case local
  /// The coordinate space of an ancestor with this name.
  case named(AnyHashable)

  /// A Boolean value that indicates whether the space is the coordinate space of the window.
  public var isGlobal: Bool { self == .global }
  /// A Boolean value that indicates whether the space is the coordinate space of the view itself.
  public var isLocal: Bool { self == .local }
}

/// A type that identifies a coordinate space.
///
/// Same as Apple's.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space that the value identifies.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates a value that represents the coordinate space of the window.
  public init() {}
  /// The coordinate space of the window.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of a view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates a value that represents the coordinate space of a view itself.
  public init() {}
  /// The coordinate space of the view.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The coordinate space with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
