public import Foundation

/// The functions with which a ``PreviewRun`` builds products, serves them and prints messages.
public protocol PreviewWorkshop {
  /// Builds a product; returns `false` if it does not compile, after the compiler's messages were
  /// shown.
  func build(_ product: PreviewProduct) -> Bool
  /// Starts a built product, or restarts it.
  func serve(_ product: PreviewProduct, at port: Int) throws
  /// Prints a message for the person who runs the previews.
  func say(_ words: String)
}

/// A program to build and serve.
public struct PreviewProduct: Equatable, Sendable {
  /// The name of the product.
  public var name: String
  /// The folder of the package that it is built in.
  public var package: URL

  /// Creates a product of a package.
  public init(name: String, package: URL) {
    self.name = name
    self.package = package
  }
}
