/// A screen or a part of one, for finding elements.
///
/// A name is compared exactly with the accessible name and with the `accessibilityIdentifier`.
/// Pages below the top one of a stack, tabs that are not selected, and what a sheet or alert covers
/// are not searched.
@MainActor public protocol ScreenScope {
  /// Returns all elements of a kind in reading order; with a name, only those with this name.
  func all(_ kind: ScreenElementKind, _ name: String?) -> [ScreenElement]
  /// The screen or element as text, for failure messages.
  var tree: String { get }
}

extension ScreenScope {
  /// Returns all elements of a kind in reading order.
  public func all(_ kind: ScreenElementKind) -> [ScreenElement] { all(kind, nil) }

  /// Returns the only element of a kind with this name.
  ///
  /// - Throws: ``ScreenFailure`` if there is none, or more than one.
  public func find(_ kind: ScreenElementKind, _ name: String) throws(ScreenFailure) -> ScreenElement
  {
    let found = all(kind, name)
    if found.count == 1 { return found[0] }
    let what = kind == .any ? "element" : kind.rawValue
    let count = found.isEmpty ? "no" : "not one but \(found.count)"
    throw ScreenFailure(reason: "The screen has \(count) \(what) named “\(name)”.", tree: tree)
  }

  /// Returns whether any element has this name.
  public func has(_ name: String) -> Bool { !all(.any, name).isEmpty }

  /// Returns the only element with this `accessibilityIdentifier` or accessible name, of any kind.
  public func element(_ name: String) throws(ScreenFailure) -> ScreenElement {
    try find(.any, name)
  }
  /// Returns the only button with this name.
  public func button(_ name: String) throws(ScreenFailure) -> ScreenElement {
    try find(.button, name)
  }
  /// Returns the only link with this name.
  public func link(_ name: String) throws(ScreenFailure) -> ScreenElement { try find(.link, name) }
  /// Returns the only text field with this name.
  public func field(_ name: String) throws(ScreenFailure) -> ScreenElement {
    try find(.field, name)
  }
  /// Returns the only switch with this name.
  public func toggle(_ name: String) throws(ScreenFailure) -> ScreenElement {
    try find(.toggle, name)
  }
  /// Returns the only picker with this name.
  public func picker(_ name: String) throws(ScreenFailure) -> ScreenElement {
    try find(.picker, name)
  }
  /// Returns the only heading with this name.
  public func heading(_ name: String) throws(ScreenFailure) -> ScreenElement {
    try find(.heading, name)
  }
  /// Returns the only tab with this name.
  public func tab(_ name: String) throws(ScreenFailure) -> ScreenElement { try find(.tab, name) }
  /// Returns the only search suggestion with this name.
  public func suggestion(_ name: String) throws(ScreenFailure) -> ScreenElement {
    try find(.suggestion, name)
  }
}
