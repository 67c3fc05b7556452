/// Records whether the first screens of a split view's last column were opened by its root or by
/// another column. An address does not contain it; links and what the user has opened do.
struct ScreenOrigins {
  private var places: [AnyHashable: Set<Bool>] = [:]

  /// Notes the value of a link that is drawn before the address is followed.
  ///
  /// - Parameters:
  ///   - value: The value of the link.
  ///   - isInRoot: Whether the link is in the root of the last column.
  mutating func note(linkTo value: AnyHashable, isInRoot: Bool) {
    places[value, default: []].insert(isInRoot)
  }

  /// Sets whether the screen of a value, which the user has opened, lies above the root.
  mutating func set(_ value: AnyHashable, isAboveRoot: Bool) { places[value] = [isAboveRoot] }

  /// Returns whether the screen of a value lies above the root; `nil` if no link leads to it, or one
  /// in the root and another one elsewhere.
  func isAboveRoot(_ value: AnyHashable) -> Bool? {
    guard let known = places[value], known.count == 1 else { return nil }
    return known.first
  }
}
