/// A parameter of a public function whose argument has no effect.
public struct UnreadParameter: Hashable, Sendable {
  /// The path of the function, such as `View.frame(minWidth:alignment:)`.
  public var path: String
  /// The label of the parameter, or its name if it has none.
  public var parameter: String
  /// The location of the function, such as `Layout/View+Frame.swift:17`.
  public var place: String

  var sentence: String {
    "SwiftUI: \(path) ignores its argument `\(parameter)` (\(place)): use it, or add to the "
      + "docstring: Partial in `\(parameter)`: …"
  }
}
