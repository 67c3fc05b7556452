import Foundation
public import StrataPersistence
public import WeDaDomain

/// The device's choice of demo data, stored on disk, or in memory if that fails.
public actor DemoChoice: DemoRepository {
  /// A Boolean value that indicates whether the app offers demo data.
  public nonisolated let isOffered: Bool
  private static let key = "demo"
  private let rows: DocumentCollection<DemoFileDTO>?
  /// The last known choice, and the database revision at which it was read, since another window
  /// may change it.
  private var known: (isChosen: Bool, revision: Int)?
  private let forget: @Sendable () async -> Void

  /// Creates the choice of a device.
  ///
  /// - Parameters:
  ///   - isOffered: Whether demo data can be chosen.
  ///   - store: The store of the device; `nil` keeps the choice for the life of this object.
  ///   - forget: Removes demo data from memory and storage; called when real weather is chosen.
  public init(
    isOffered: Bool, store: DocumentStore?, forget: @escaping @Sendable () async -> Void = {}
  ) {
    self.isOffered = isOffered
    self.forget = forget
    rows = store?.collection("demo")
  }

  /// Returns whether demo data is chosen; `false` if the choice cannot be read.
  public func isChosen() async -> Bool {
    guard isOffered else { return false }
    let revision = rows?.revision ?? 0
    if let known, known.revision == revision { return known.isChosen }
    let isChosen = (try? await rows?.value(key: Self.key))??.isChosen ?? false
    known = (isChosen, revision)
    return isChosen
  }

  public func choose(_ isChosen: Bool) async throws(WeatherError) {
    guard isOffered else { return }
    // If storing fails, the choice lasts as long as this object.
    try? await rows?.put(
      DemoFileDTO(version: DemoFileDTO.currentVersion, isChosen: isChosen), key: Self.key)
    known = (isChosen, rows?.revision ?? 0)
    if !isChosen { await forget() }
  }
}
