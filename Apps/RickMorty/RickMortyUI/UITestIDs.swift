/// The accessibility identifiers by which tests find elements, screen by screen.
public enum UITestIDs {
  /// The identifiers of the app's shared parts.
  public enum App {
    public static let error = "app.error"
    public static let retry = "app.retry"
    /// Returns the identifier of a tab.
    public static func tab(_ name: String) -> String { "app.tab.\(name)" }
  }

  /// The identifiers of the SwiftUI feed.
  public enum Feed {
    public static let list = "feed.list"
    public static let empty = "feed.empty"
    public static let offline = "feed.offline"
    public static let end = "feed.end"
    public static let more = "feed.more"
    public static let unreadable = "feed.unreadable"
    /// Returns the identifier of a filter's chip.
    public static func filter(_ name: String) -> String { "feed.filter.\(name)" }
    /// Returns the identifier of a character's row.
    public static func row(_ id: Int) -> String { "feed.row.\(id)" }
    /// Returns the identifier of a character's star.
    public static func star(_ id: Int) -> String { "feed.star.\(id)" }
  }

  /// The identifiers of the UIKit feed.
  public enum FeedList {
    public static let list = "feedlist.list"
    /// Returns the identifier of a character's row.
    public static func row(_ id: Int) -> String { "feedlist.row.\(id)" }
    /// Returns the identifier of a character's star.
    public static func star(_ id: Int) -> String { "feedlist.star.\(id)" }
  }

  /// The identifiers of the details.
  public enum Details {
    public static let name = "details.name"
    public static let star = "details.star"
    public static let nobody = "details.nobody"
    /// Returns the identifier of a labelled value.
    public static func fact(_ name: String) -> String { "details.\(name)" }
  }
}
