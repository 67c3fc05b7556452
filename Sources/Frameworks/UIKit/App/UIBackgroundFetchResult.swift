/// The result of fetching data in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// The app has fetched new data.
  case newData
  /// There was nothing new.
  case noData
  /// The attempt failed.
  case failed
}
