/// A parameter of a public function that takes an argument and makes nothing of it.
public struct UnreadParameter: Hashable, Sendable {
  /// The function, such as `View.frame(minWidth:alignment:)`.
  public var path: String
  /// Its label, or its name where it has none.
  public var parameter: String
  /// Where the function is declared, such as `Layout/View+Frame.swift:17`.
  public var place: String

  var sentence: String {
    "SwiftUI: \(path) makes nothing of `\(parameter)` (\(place)): use it, "
      + "or say in its docstring: Partial in `\(parameter)`: …"
  }
}
