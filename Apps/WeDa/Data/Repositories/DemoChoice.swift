import Foundation
public import StrataPersistence
public import WeDaDomain

/// The device's choice of demo data: kept on disk, and in memory where that cannot be.
public actor DemoChoice: DemoRepository {
  public nonisolated let isOffered: Bool
  private static let key = "demo"
  private let rows: DocumentCollection<DemoFileDTO>?
  /// What was read or chosen last, and when: another window may choose otherwise.
  private var known: (isChosen: Bool, revision: Int)?
  private let forget: @Sendable () async -> Void

  /// - Parameters:
  ///   - isOffered: Whether there is demo data to choose.
  ///   - store: The device's; `nil` keeps the choice for as long as this object lives.
  ///   - forget: What demo data left in memory and in storage; called on the way back.
  public init(
    isOffered: Bool, store: DocumentStore?, forget: @escaping @Sendable () async -> Void = {}
  ) {
    self.isOffered = isOffered
    self.forget = forget
    rows = store?.collection("demo")
  }

  /// A choice that cannot be read was not made.
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
    // Only the next visit misses what cannot be kept.
    try? await rows?.put(
      DemoFileDTO(version: DemoFileDTO.currentVersion, isChosen: isChosen), key: Self.key)
    known = (isChosen, rows?.revision ?? 0)
    if !isChosen { await forget() }
  }
}
