/// What came of a chance to fetch something.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}
