import Foundation

/// Builds and serves every gallery of a package, and again whenever a file is saved.
public final class PreviewRun {
  private let products: [PreviewProduct]
  private let port: Int
  private let workshop: any PreviewWorkshop
  private let picture: () -> SourceSnapshot
  private var seen: SourceSnapshot

  /// - Parameters:
  ///   - port: Where the first gallery is served; the others have the ports behind it.
  ///   - picture: Takes a picture of the sources.
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

  /// Builds everything for the first time. `false` if nothing can be shown.
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

  /// Seconds between two looks: what is saved is seen within one second.
  private static let pause = 0.4

  /// Looks again and again.
  ///
  /// - Parameter wait: Lets so many seconds go by; the end where it returns `false`.
  public func follow(_ wait: (_ seconds: Double) throws -> Bool) throws {
    while try wait(Self.pause) { try look() }
  }

  /// Looks once, and builds if anything was saved. What does not compile leaves the galleries as
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
