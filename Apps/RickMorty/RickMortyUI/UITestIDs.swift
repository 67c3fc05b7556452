/// The accessibility identifiers by which tests find elements, screen by screen.
public enum UITestIDs {
  /// The identifiers of the app's shared parts.
  public enum App {
    /// The identifier of an error's message.
    public static let error = "app.error"
    /// The identifier of the retry button.
    public static let retry = "app.retry"
    /// Returns the identifier of a tab.
    public static func tab(_ name: String) -> String { "app.tab.\(name)" }
  }

  /// The identifiers of the SwiftUI feed.
  public enum Feed {
    /// The identifier of the list.
    public static let list = "feed.list"
    /// The identifier of the message for an empty list.
    public static let empty = "feed.empty"
    /// The identifier of the banner above a stored copy.
    public static let offline = "feed.offline"
    /// The identifier of the end of the list.
    public static let end = "feed.end"
    /// The identifier of the progress view while the next page loads.
    public static let more = "feed.more"
    /// The identifier of the notice of unreadable characters.
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
    /// The identifier of the list.
    public static let list = "feedlist.list"
    /// Returns the identifier of a character's row.
    public static func row(_ id: Int) -> String { "feedlist.row.\(id)" }
    /// Returns the identifier of a character's star.
    public static func star(_ id: Int) -> String { "feedlist.star.\(id)" }
  }

  /// The identifiers of the details.
  public enum Details {
    /// The identifier of the character's name on the details screen.
    public static let name = "details.name"
    /// The identifier of the star on the details screen.
    public static let star = "details.star"
    /// The identifier of the message for an unknown number.
    public static let nobody = "details.nobody"
    /// Returns the identifier of a labelled value.
    public static func fact(_ name: String) -> String { "details.\(name)" }
  }
}
