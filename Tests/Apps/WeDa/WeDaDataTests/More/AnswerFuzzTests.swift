import Foundation
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of randomly corrupted responses about air, long forecasts, models, past weather and warnings:
/// each is refused, or decoded to plausible values. The random numbers are the same in each run.
struct AnswerFuzzTests {
  /// A random generator with a fixed start (SplitMix64).
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static let words = [
    "null", "1e308", "-1e308", "\"\"", "[]", "{}", "-999", "true", "1970-01-01", "0",
  ].map { Array($0.utf8) }

  private static func spoiled(_ bytes: [UInt8], _ dice: inout Dice) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &dice) where bytes.count > 8 {
      let start = Int.random(in: 0..<bytes.count, using: &dice)
      let end = min(bytes.count, start + Int.random(in: 1...12, using: &dice))
      switch Int.random(in: 0..<4, using: &dice) {
      case 0: bytes[start] = UInt8.random(in: 0...255, using: &dice)
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
      default:
        // Replaces a whole number, so that the text often stays valid JSON.
        let isDigit = { (byte: UInt8) in (48...57).contains(byte) || byte == 46 || byte == 45 }
        guard let first = bytes[start...].firstIndex(where: isDigit) else { continue }
        let last = bytes[first...].firstIndex { !isDigit($0) } ?? bytes.count
        bytes.replaceSubrange(first..<last, with: words.randomElement(using: &dice) ?? [])
      }
    }
    return bytes
  }

  /// Decodes a thousand randomly corrupted copies of a response.
  private func check(
    _ name: String, _ read: (Data) throws -> Void
  ) throws {
    let whole = Array(try fixture(name))
    var dice = Dice(state: UInt64(name.utf8.count))
    var refused = 0
    for _ in 0..<1000 {
      do { try read(Data(Self.spoiled(whole, &dice))) } catch { refused += 1 }
    }
    #expect(refused > 100, "most spoiled responses are refused")
  }

  private let now = WeatherReport.fixtureTime

  @Test(arguments: ["open-meteo-air", "open-meteo-air-nulls"])
  func `randomly corrupted air quality responses are decoded or refused without a crash`(
    name: String
  ) throws {
    try check(name) { data in
      let air = try JSONDecoder().decode(OpenMeteoAirDTO.self, from: data)
        .toDomain(fetchedAt: now)
      let values =
        [air?.european, air?.american].compactMap(\.self)
        + Array((air?.pollen ?? [:]).values) + Array((air?.concentrations ?? [:]).values)
        + Array((air?.europeanParts ?? [:]).values) + Array((air?.americanParts ?? [:]).values)
      for value in values { #expect((0...200_000).contains(value)) }
    }
  }

  @Test(arguments: ["open-meteo-ahead", "open-meteo-ahead-nulls"])
  func `randomly corrupted 16-day forecasts are decoded or refused without a crash`(
    name: String
  ) throws {
    try check(name) { data in
      let ahead = try JSONDecoder().decode(OpenMeteoAheadDTO.self, from: data)
        .toDomain(at: Place.london.coordinate, fetchedAt: now)
      for hour in ahead?.hours ?? [] {
        if let index = hour.ultraviolet { #expect((0...50).contains(index)) }
      }
      _ = ahead?.quarters(from: now)
      _ = ahead?.pressure(threeHoursAfter: now)
    }
  }

  @Test
  func `randomly corrupted forecasts of several models are decoded or refused without a crash`()
    throws
  {
    try check("open-meteo-models") { data in
      let models = try JSONDecoder().decode(OpenMeteoModelsDTO.self, from: data)
        .toDomain(fetchedAt: now)
      for spread in models?.spread(from: now) ?? [] { #expect(spread.low <= spread.high) }
      _ = models?.rain(from: now)
    }
  }

  @Test(arguments: ["open-meteo-field", "open-meteo-field-holes"])
  func `randomly corrupted forecasts of a grid are decoded or refused without a crash`(
    name: String
  ) throws {
    let tile = try MapTile(zoom: 3, x: 1, y: 1)
    try check(name) { data in
      guard
        case .points(let points) = try JSONDecoder().decode(
          OpenMeteoFieldsDTO.self, from: data)
      else { return }
      for cell in points.compactMap({ $0?.toDomain(tile, fetchedAt: now) }) {
        for hour in cell.hours {
          if let part = hour.cloudiness { #expect((0...1).contains(part)) }
          if let rain = hour.precipitation { #expect((0...2000).contains(rain.millimetres)) }
        }
        _ = cell.hour(at: now)
      }
    }
  }

  @Test(arguments: ["open-meteo-yesterday", "open-meteo-yesterday-null"])
  func `randomly corrupted past weather is decoded or refused without a crash`(
    name: String
  ) throws {
    try check(name) { data in
      for (_, day) in try JSONDecoder().decode(OpenMeteoPastDTO.self, from: data).days() {
        #expect(day.low <= day.high)
      }
    }
  }

  @Test func `randomly corrupted official warnings are decoded or refused without a crash`()
    throws
  {
    try check("nws-alerts") { data in
      let report = try JSONDecoder().decode(NWSAlertsDTO.self, from: data)
        .toDomain(fetchedAt: now)
      #expect(report.warnings.count <= WarningReport.most)
      _ = report.valid(at: now)
    }
    try check("one-call-alerts") { data in
      let report = try JSONDecoder().decode(OneCallDTO.self, from: data)
        .toDomain(provider: .openWeatherMap, fetchedAt: now)
      #expect(Set(report.warnings.map(\.id)).count == report.warnings.count)
    }
  }
}
