import StrataWebServer

/// Determines what a browser's device does with links to places.
enum PlaceLinks {
  /// Returns whether the device of a browser opens `geo:` addresses in the map app that the person has
  /// chosen. Android does, if it has one: no request says whether. Apple's devices have none for it:
  /// they open the links of Apple's maps.
  static func areOpened(by request: HTTPRequest) -> Bool {
    request.headers["User-Agent"]?.contains("Android") ?? false
  }
}
