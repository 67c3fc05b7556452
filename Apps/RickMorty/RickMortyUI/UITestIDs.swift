/// What tests find things by: accessibility identifiers, screen by screen.
public enum UITestIDs {
  public enum App {
    public static let error = "app.error"
    public static let retry = "app.retry"
    public static func tab(_ name: String) -> String { "app.tab.\(name)" }
  }

  public enum Feed {
    public static let list = "feed.list"
    public static let empty = "feed.empty"
    public static let offline = "feed.offline"
    public static let end = "feed.end"
    public static let more = "feed.more"
    public static let unreadable = "feed.unreadable"
    public static func filter(_ name: String) -> String { "feed.filter.\(name)" }
    public static func row(_ id: Int) -> String { "feed.row.\(id)" }
    public static func star(_ id: Int) -> String { "feed.star.\(id)" }
  }

  public enum FeedList {
    public static let list = "feedlist.list"
    public static func row(_ id: Int) -> String { "feedlist.row.\(id)" }
    public static func star(_ id: Int) -> String { "feedlist.star.\(id)" }
  }

  public enum Details {
    public static let name = "details.name"
    public static let star = "details.star"
    public static let nobody = "details.nobody"
    public static func fact(_ name: String) -> String { "details.\(name)" }
  }
}
