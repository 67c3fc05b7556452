import Foundation

/// Builds and serves every preview gallery of a package, and rebuilds it whenever a file is saved.
public final class PreviewRun {
  private let products: [PreviewProduct]
  private let port: Int
  private let workshop: any PreviewWorkshop
  private let snapshot: () -> SourceSnapshot
  private var lastSnapshot: SourceSnapshot

  /// Creates a run that builds and serves every preview gallery of a package, and rebuilds it
  /// whenever a file is saved.
  ///
  /// - Parameters:
  ///   - products: The programs to build and serve.
  ///   - port: The port of the first gallery; the others get the following ones.
  ///   - workshop: Builds and serves the programs.
  ///   - snapshot: Returns the current state of the source files.
  public init(
    products: [PreviewProduct], port: Int, workshop: any PreviewWorkshop,
    snapshot: @escaping () -> SourceSnapshot
  ) {
    self.products = products
    self.port = port
    self.workshop = workshop
    self.snapshot = snapshot
    lastSnapshot = snapshot()
  }

  /// Builds and serves every program for the first time.
  ///
  /// - Returns: `false` if no program could be built.
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

  /// The seconds between two checks for changed files.
  private static let pause = 0.4

  /// Checks for saved files repeatedly, until `wait` returns `false`.
  ///
  /// - Parameter wait: Waits for the given number of seconds.
  public func follow(_ wait: (_ seconds: Double) throws -> Bool) throws {
    while try wait(Self.pause) { try look() }
  }

  /// Checks once whether files were saved, and then rebuilds. A gallery whose sources do not
  /// compile stays as it is.
  public func look() throws {
    let now = snapshot()
    let changes = now.changes(since: lastSnapshot)
    guard let first = changes.first else { return }
    lastSnapshot = now
    let name = URL(fileURLWithPath: first).lastPathComponent
    let more = changes.count > 1 ? " and \(changes.count - 1) more" : ""
    workshop.say("\(name)\(more) saved. Building …")
    for (number, product) in products.enumerated() where workshop.build(product) {
      try workshop.serve(product, at: port + number)
    }
  }
}
