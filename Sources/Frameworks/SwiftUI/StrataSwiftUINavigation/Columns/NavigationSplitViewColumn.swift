/// A column of a split view.
///
/// Same as Apple's.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String
  /// The position of the column, counted from 0 at the leading edge.
  var rank: Int { self == .sidebar ? 0 : self == .content ? 1 : 2 }
  /// The first column of the split view, its sidebar.
  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "side") }
  /// The middle column of a split view of three columns.
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "mid") }
  /// The last column of the split view.
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "main") }
  /// The column at the trailing edge that shows an inspector.
  static var inspector: NavigationSplitViewColumn { NavigationSplitViewColumn(name: "inspector") }
}

/// The columns of a split view that a wide window shows.
///
/// Same as Apple's.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  let name: String
  /// The columns that the style shows by default.
  public static var automatic: NavigationSplitViewVisibility {
    NavigationSplitViewVisibility(name: "automatic")
  }

  /// All columns are shown.
  public static var all: NavigationSplitViewVisibility {
    NavigationSplitViewVisibility(name: "all")
  }

  /// Only the content and detail columns are shown.
  public static var doubleColumn: NavigationSplitViewVisibility {
    NavigationSplitViewVisibility(name: "double")
  }

  /// Only the detail column is shown.
  public static var detailOnly: NavigationSplitViewVisibility {
    NavigationSplitViewVisibility(name: "detail")
  }
}
