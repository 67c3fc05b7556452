public import Foundation

/// A value that was measured in one view and is read in another.
///
/// Partial: a source names the bounds of a view, nothing else.
@frozen public struct Anchor<Value>: Sendable where Value: Sendable {
  /// What is measured.
  @frozen public struct Source: Sendable {}
}

extension Anchor.Source where Value == CGRect {
  /// The whole of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
}
