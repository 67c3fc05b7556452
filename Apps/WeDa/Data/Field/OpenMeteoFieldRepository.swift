import Foundation
import NetworkingKit
import WeDaDomain

/// The forecasts of the points of a grid from Open-Meteo, which all devices share.
///
/// One request asks about all points of a view that are not known. A point is kept for an hour, and
/// the number of points that are requested in an hour is bounded, since each is a call of the
/// service's allowance.
actor OpenMeteoFieldRepository: FieldRepository {
  /// The time for which a point is fresh, in seconds.
  static let lifetime: TimeInterval = 3600
  /// The maximum age of a point that is used if the service fails, in seconds.
  static let fallbackLifetime: TimeInterval = 6 * 3600
  /// The points that are requested in an hour: five views. In a day they leave two fifths of the
  /// free allowance to the places.
  static let pointsAnHour = 240
  /// The maximum number of points in memory.
  static let capacity = 3000

  private typealias Answer = Result<[FieldCell], WeatherError>

  private let client: any APIClient
  private let configuration: OpenMeteoConfiguration
  private let provider: WeatherProvider
  private let health: ProviderHealth
  private let now: @Sendable () -> Date
  private let bound: Int
  private var cells: [MapTile: FieldCell] = [:]
  private var flights: [MapTile: Task<Answer, Never>] = [:]
  /// The requested points of the last hour, the oldest first.
  private var requested: [(time: Date, points: Int)] = []

  /// Creates a repository without points.
  ///
  /// - Parameters:
  ///   - provider: The provider to credit.
  ///   - log: The record of the service's errors; `nil` for none.
  ///   - bound: The maximum number of points that are requested in an hour.
  init(
    client: any APIClient, configuration: OpenMeteoConfiguration,
    provider: WeatherProvider = .openMeteo, log: ServiceLog? = nil, bound: Int = pointsAnHour,
    now: @escaping @Sendable () -> Date
  ) {
    self.client = client
    self.configuration = configuration
    self.provider = provider
    self.bound = bound
    self.now = now
    health = ProviderHealth(
      provider: configuration.provider, apiKey: "", pause: .openMeteo, log: log, now: now)
  }

  func layers() async -> [FieldLayer] { FieldLayer.allCases }

  func field(of tiles: [MapTile]) async -> FieldReport {
    let missing = tiles.filter { age(cells[$0]) >= Self.lifetime && flights[$0] == nil }
    let allowed = missing.prefix(pointsLeft)
    if !allowed.isEmpty { request(Array(allowed)) }
    var problem: WeatherError?
    for flight in Set(tiles.compactMap { flights[$0] }) {
      if case .failure(let error) = await flight.value { problem = error }
    }
    return FieldReport(
      cells: tiles.compactMap { cells[$0] }.filter { age($0) < Self.fallbackLifetime },
      provider: provider, problem: problem,
      pausedUntil: allowed.count < missing.count ? nextPoints : nil)
  }

  func forgetAll() { cells = [:] }
}

// MARK: Requests

extension OpenMeteoFieldRepository {
  private func request(_ tiles: [MapTile]) {
    let time = now()
    requested.append((time, tiles.count))
    let flight = Task { await ask(tiles) }
    for tile in tiles { flights[tile] = flight }
    Task {
      let answer = await flight.value
      finish(tiles, answer, at: time)
    }
  }

  private func ask(_ tiles: [MapTile]) async -> Answer {
    let answer = await Result(awaiting: { () throws(WeatherError) in
      try await health.guarding("map") {
        try await client.request(OpenMeteoEndpoint.field(tiles, configuration).build())
      }
    })
    let result = answer.flatMap { read($0, tiles) }
    if case .success(let fresh) = result { keep(fresh) }
    return result
  }

  private func finish(_ tiles: [MapTile], _ answer: Answer, at time: Date) {
    for tile in tiles { flights[tile] = nil }
    // During a pause nothing was sent.
    guard case .failure(.quota) = answer else { return }
    if let index = requested.firstIndex(where: { $0.time == time && $0.points == tiles.count }) {
      requested.remove(at: index)
    }
  }

  private func read(_ answer: OpenMeteoFieldsDTO, _ tiles: [MapTile]) -> Answer {
    switch answer {
    case .refused(let reason): return .failure(.unknown(reason: reason))
    case .points(let points):
      guard points.count == tiles.count else { return .failure(.unreadableAnswer(field: "body")) }
      let time = now()
      return .success(zip(tiles, points).compactMap { $1?.toDomain($0, fetchedAt: time) })
    }
  }

  private func keep(_ fresh: [FieldCell]) {
    if cells.count + fresh.count > Self.capacity {
      cells = cells.filter { age($0.value) < Self.lifetime }
    }
    if cells.count + fresh.count > Self.capacity { cells = [:] }
    for cell in fresh { cells[cell.tile] = cell }
  }

  /// Returns the age in seconds; infinity for none, or if the clock was set back.
  private func age(_ cell: FieldCell?) -> TimeInterval {
    guard let age = cell.map({ now().timeIntervalSince($0.fetchedAt) }), age >= 0 else {
      return .infinity
    }
    return age
  }

  private var pointsLeft: Int {
    let time = now()
    requested.removeAll { !(0..<3600).contains(time.timeIntervalSince($0.time)) }
    return max(0, bound - requested.reduce(0) { $0 + $1.points })
  }

  /// The time from which a point may be requested again.
  private var nextPoints: Date { (requested.first?.time ?? now()).addingTimeInterval(3600) }
}
