/// The result of fetching data in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}
