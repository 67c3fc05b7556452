import Foundation

/// A loop that builds and serves every preview gallery of a package, and again whenever a file is
/// saved.
public final class PreviewRun {
  private let products: [PreviewProduct]
  private let port: Int
  private let workshop: any PreviewWorkshop
  private let picture: () -> SourceSnapshot
  private var seen: SourceSnapshot

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - products: The programs to build and serve.
  ///   - port: The port of the first gallery; the others get the following ones.
  ///   - workshop: Builds and serves the programs.
  ///   - picture: Returns a snapshot of the sources.
  public init(
    products: [PreviewProduct], port: Int, workshop: any PreviewWorkshop,
    picture: @escaping () -> SourceSnapshot
  ) {
    self.products = products
    self.port = port
    self.workshop = workshop
    self.picture = picture
    seen = picture()
  }

  /// Builds everything for the first time; returns `false` if nothing can be shown.
  public func begin() throws -> Bool {
    var isAnyServed = false
    for (number, product) in products.enumerated() {
      workshop.say("Building \(product.name) …")
      guard workshop.build(product) else { continue }
      try workshop.serve(product, at: port + number)
      isAnyServed = true
    }
    return isAnyServed
  }

  /// The seconds between two checks for saved files.
  private static let pause = 0.4

  /// Checks for saved files until `wait` returns `false`.
  ///
  /// - Parameter wait: Waits for the given number of seconds.
  public func follow(_ wait: (_ seconds: Double) throws -> Bool) throws {
    while try wait(Self.pause) { try look() }
  }

  /// Checks once, and rebuilds if a file was saved. If it does not compile, the galleries stay as
  /// they are.
  public func look() throws {
    let now = picture()
    let changes = now.changes(since: seen)
    guard let first = changes.first else { return }
    seen = now
    let name = URL(fileURLWithPath: first).lastPathComponent
    let more = changes.count > 1 ? " and \(changes.count - 1) more" : ""
    workshop.say("\(name)\(more) saved. Building …")
    for (number, product) in products.enumerated() where workshop.build(product) {
      try workshop.serve(product, at: port + number)
    }
  }
}
