import Foundation
import SimulatorKit
import StrataWebServer

@testable import OpenWeatherSimulator
@testable import SimulatedWorld

/// The bundled files, opened once for all tests.
enum Fixed {
  static let gazetteer = Result { try Gazetteer.bundled() }
  static let model = Result { WeatherModel(climates: try .bundled()) }

  /// The time 10:07:30 UTC on 15 March 2026.
  static let now = 1_773_569_250

  static func service(at seconds: Int = now, keys: Keys = Keys()) throws -> OpenWeatherService {
    OpenWeatherService(
      gazetteer: try gazetteer.get(), model: try model.get(), keys: keys,
      now: { Date(timeIntervalSince1970: Double(seconds)) })
  }
}

extension OpenWeatherService {
  /// Sends a request in memory, by default with a valid key.
  func get(_ path: String, _ query: String, key: String? = "demo") -> HTTPResponse {
    let query = key.map { "\(query)&appid=\($0)" } ?? query
    let route = routes.first { $0.path == path }
    return route?.respond(HTTPRequest(path: path, query: query)) ?? unknownPath
  }

  func json(_ path: String, _ query: String) throws -> JSON {
    try JSON(reading: get(path, query).bytes)
  }

  func weather(_ query: String) throws -> JSON { try json("/data/2.5/weather", query) }
  func forecast(_ query: String) throws -> JSON { try json("/data/2.5/forecast", query) }
  func direct(_ query: String) throws -> [JSON] { try json("/geo/1.0/direct", query).elements }
}

extension HTTPResponse {
  var bytes: [UInt8] {
    switch body {
    case .bytes(let bytes), .cut(let bytes, _): bytes
    }
  }
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension JSON {
  var elements: [JSON] { if case .array(let values) = self { values } else { [] } }
  var names: [String] { if case .members(let all) = self { all.map(\.name) } else { [] } }
  var double: Double? { if case .number(let number) = self { number } else { nil } }
  var int: Int? { double.flatMap { Int(exactly: $0) } }
  var string: String? { if case .string(let text) = self { text } else { nil } }

  /// Returns a nested value by names and positions: `json.at("list", 0, "main", "temp")`.
  func at(_ path: any Sendable...) -> JSON? {
    path.reduce(self as JSON?) { value, step in
      if let index = step as? Int {
        let elements = value?.elements ?? []
        return elements.indices.contains(index) ? elements[index] : nil
      }
      return (step as? String).flatMap { value?[$0] }
    }
  }
}
