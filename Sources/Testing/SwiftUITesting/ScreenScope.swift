/// A screen or a part of one, to look for things in.
///
/// A name is compared with what a screen reader would say of the thing, and with its
/// `accessibilityIdentifier`; either must be the same, letter for letter. Pages below the top one
/// of a stack and tabs that are not chosen are not looked at, nor is what a sheet or alert covers.
@MainActor public protocol ScreenScope {
  /// Everything of a kind, in reading order; with a name, only what is called so.
  func all(_ kind: ScreenElementKind, _ name: String?) -> [ScreenElement]
  /// The scope in words, for failures.
  var tree: String { get }
}

extension ScreenScope {
  public func all(_ kind: ScreenElementKind) -> [ScreenElement] { all(kind, nil) }

  /// The one thing of a kind with this name.
  ///
  /// - Throws: ``ScreenFailure`` when there is none, or more than one.
  public func find(_ kind: ScreenElementKind, _ name: String) throws(ScreenFailure) -> ScreenElement
  {
    let found = all(kind, name)
    if found.count == 1 { return found[0] }
    let what = kind == .any ? "element" : kind.rawValue
    let count = found.isEmpty ? "no" : "not one but \(found.count)"
    throw ScreenFailure(reason: "There is \(count) \(what) named “\(name)”.", tree: tree)
  }

  /// Whether anything has this name.
  public func has(_ name: String) -> Bool { !all(.any, name).isEmpty }

  /// The element with this `accessibilityIdentifier` or spoken name, of whatever kind.
  public func element(_ name: String) throws(ScreenFailure) -> ScreenElement {
    try find(.any, name)
  }
  public func button(_ name: String) throws(ScreenFailure) -> ScreenElement {
    try find(.button, name)
  }
  public func link(_ name: String) throws(ScreenFailure) -> ScreenElement { try find(.link, name) }
  public func field(_ name: String) throws(ScreenFailure) -> ScreenElement {
    try find(.field, name)
  }
  public func toggle(_ name: String) throws(ScreenFailure) -> ScreenElement {
    try find(.toggle, name)
  }
  public func picker(_ name: String) throws(ScreenFailure) -> ScreenElement {
    try find(.picker, name)
  }
  public func heading(_ name: String) throws(ScreenFailure) -> ScreenElement {
    try find(.heading, name)
  }
  public func tab(_ name: String) throws(ScreenFailure) -> ScreenElement { try find(.tab, name) }
  public func suggestion(_ name: String) throws(ScreenFailure) -> ScreenElement {
    try find(.suggestion, name)
  }
}
