public import Foundation

/// What a ``PreviewRun`` needs done: building, serving, telling.
public protocol PreviewWorkshop {
  /// Builds a product. `false` if it does not compile; the compiler has said why.
  func build(_ product: PreviewProduct) -> Bool
  /// Starts a built product, or starts it again.
  func serve(_ product: PreviewProduct, at port: Int) throws
  func say(_ words: String)
}

/// A program to build and serve.
public struct PreviewProduct: Equatable, Sendable {
  public var name: String
  /// The package that it is built in.
  public var package: URL

  public init(name: String, package: URL) {
    self.name = name
    self.package = package
  }
}
