/// A column of a split view.
///
/// Same as Apple's.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String
  /// Where it stands, counted from the leading edge.
  var rank: Int { self == .sidebar ? 0 : self == .content ? 1 : 2 }
  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "side") }
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "mid") }
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "main") }
}

/// Which columns of a split view a wide window shows.
///
/// Same as Apple's.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  let name: String
  public static var automatic: NavigationSplitViewVisibility {
    NavigationSplitViewVisibility(name: "automatic")
  }
  public static var all: NavigationSplitViewVisibility {
    NavigationSplitViewVisibility(name: "all")
  }
  public static var doubleColumn: NavigationSplitViewVisibility {
    NavigationSplitViewVisibility(name: "double")
  }
  public static var detailOnly: NavigationSplitViewVisibility {
    NavigationSplitViewVisibility(name: "detail")
  }
}
