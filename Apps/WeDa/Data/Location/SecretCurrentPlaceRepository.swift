import Foundation
public import StrataSecrets
public import WeDaDomain

/// The device's position in its encrypted record.
public struct SecretCurrentPlaceRepository: CurrentPlaceRepository {
  private static let name = "current-place"
  private let secrets: any SecretStore
  private let isDemo: @Sendable () async -> Bool

  /// Creates a repository of the device's position in its encrypted record.
  ///
  /// - Parameters:
  ///   - secrets: The secret store of the device.
  ///   - isDemo: Returns whether demo data is shown; its weather and a forecast never replace each
  ///     other.
  public init(
    secrets: any SecretStore, isDemo: @escaping @Sendable () async -> Bool = { false }
  ) {
    self.secrets = secrets
    self.isDemo = isDemo
  }

  public func record() async throws(WeatherError) -> CurrentPlaceRecord? {
    let data: Data?
    do throws(SecretError) {
      data = try await secrets.secret(Self.name)
    } catch {
      throw WeatherError(error)
    }
    guard let data else { return nil }
    // The decoder's error could quote the record.
    guard let row = try? JSONDecoder().decode(CurrentPlaceFileDTO.self, from: data) else {
      throw .storage(.damaged(key: Self.name))
    }
    let record = try reading(Self.name) { () throws(UnreadableField) in try row.toDomain() }
    let isFitting = await record.report?.isDemo == isDemo()
    return isFitting ? record : CurrentPlaceRecord(place: record.place, report: nil)
  }

  public func save(_ record: CurrentPlaceRecord) async throws(WeatherError) {
    // Values of the domain can always be encoded.
    guard let data = try? JSONEncoder().encode(CurrentPlaceFileDTO(record)) else {
      throw .storage(.damaged(key: Self.name))
    }
    try await set(data)
  }

  public func forget() async throws(WeatherError) { try await set(nil) }

  private func set(_ data: Data?) async throws(WeatherError) {
    do throws(SecretError) {
      try await secrets.set(data, for: Self.name)
    } catch {
      throw WeatherError(error)
    }
  }
}

extension WeatherError {
  init(_ error: SecretError) {
    switch error {
    case .unavailable, .badKey, .badName: self = .storage(.unavailable)
    case .damaged(let name): self = .storage(.damaged(key: name))
    }
  }
}
