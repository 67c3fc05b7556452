/// Provides the forecasts from which layers of the map are drawn.
///
///     let report = try await loadField.field(of: area.tiles())
public protocol LoadFieldUseCase: Sendable {
  /// Returns the layers that can be drawn; none without a source of forecasts for many points.
  func layers() async -> [FieldLayer]

  /// Returns the forecasts of some tiles. Tiles without a forecast are left out, with the reason.
  ///
  /// - Throws: ``WeatherError`` if the settings forbid requests.
  func field(of tiles: [MapTile]) async throws(WeatherError) -> FieldReport
}

/// Provides the use case that provides the forecasts for layers of the map.
public protocol HasLoadFieldUseCase {
  /// The use case that provides the forecasts for layers of the map.
  var loadField: any LoadFieldUseCase { get }
}

/// Provides the forecasts of the points of a grid.
public protocol FieldRepository: Sendable {
  /// Returns the layers that can be drawn.
  func layers() async -> [FieldLayer]

  /// Returns the forecasts of some tiles. Tiles without a forecast are left out, with the reason.
  func field(of tiles: [MapTile]) async -> FieldReport
}

/// Asks the repository, unless the settings forbid requests.
public struct DefaultLoadFieldUseCase: LoadFieldUseCase {
  private let fields: any FieldRepository
  private let settings: any SettingsRepository

  /// Creates a use case that loads the forecasts of a grid's points from the repository.
  public init(fields: any FieldRepository, settings: any SettingsRepository) {
    self.fields = fields
    self.settings = settings
  }

  public func layers() async -> [FieldLayer] { await fields.layers() }

  public func field(of tiles: [MapTile]) async throws(WeatherError) -> FieldReport {
    guard try await settings.settings().dataSource != .offline else { throw .nothingStored }
    return await fields.field(of: tiles)
  }
}
