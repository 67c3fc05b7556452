extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view above that was given this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the nearest scroll view above.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axis: nil)))
  }

  /// The space of the nearest scroll view above that scrolls in a direction.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axis: axis)))
  }
}

/// Stands for a scroll view, which has no name of its own.
struct ScrollSpace: Hashable {
  var axis: Axis?
}

extension AnyHashable {
  /// The name as the browser reports it.
  var spaceName: String {
    if let scroll = base as? ScrollSpace { return scroll.axis == .horizontal ? "\\x" : "\\y" }
    return String(describing: base).replacing("\n", with: " ")
  }
}
