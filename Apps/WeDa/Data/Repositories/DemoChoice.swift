import Foundation
public import PersistenceKit
public import WeDaDomain

/// The device's choice of demo data: kept on disk, and in memory where that cannot be.
public actor DemoChoice: DemoRepository {
  public nonisolated let isOffered: Bool
  private static let key = "demo"
  private let rows: DocumentCollection<DemoFileDTO>?
  private var known: Bool?

  /// - Parameters:
  ///   - isOffered: Whether there is demo data to choose.
  ///   - store: The device's; `nil` keeps the choice for as long as this object lives.
  public init(isOffered: Bool, store: DocumentStore?) {
    self.isOffered = isOffered
    rows = store?.collection("demo")
  }

  /// A choice that cannot be read was not made.
  public func isChosen() async -> Bool {
    guard isOffered else { return false }
    if let known { return known }
    let row = try? await rows?.value(key: Self.key)
    let isChosen = row?.isChosen ?? false
    known = known ?? isChosen
    return known ?? isChosen
  }

  public func choose(_ isChosen: Bool) async throws(WeatherError) {
    guard isOffered else { return }
    known = isChosen
    // Only the next visit misses what cannot be kept.
    try? await rows?.put(
      DemoFileDTO(version: DemoFileDTO.currentVersion, isChosen: isChosen), key: Self.key)
  }
}
