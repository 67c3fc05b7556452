extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the coordinate space of the nearest ancestor with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The coordinate space of the nearest scroll view above.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axis: nil)))
  }

  /// Returns the coordinate space of the nearest scroll view above that scrolls along an axis.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axis: axis)))
  }
}

/// The name of the coordinate space of a scroll view, to which the app gives none.
struct ScrollSpace: Hashable {
  var axis: Axis?
}

extension AnyHashable {
  /// The name of the coordinate space in the browser's reports.
  var spaceName: String {
    if let scroll = base as? ScrollSpace { return scroll.axis == .horizontal ? "\\x" : "\\y" }
    return String(describing: base).replacing("\n", with: " ")
  }
}
