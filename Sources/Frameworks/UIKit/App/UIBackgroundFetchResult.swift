/// The result of fetching data in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// The app has fetched new data.
  case newData
  /// The fetch found no new data.
  case noData
  /// The fetch of new data failed.
  case failed
}
