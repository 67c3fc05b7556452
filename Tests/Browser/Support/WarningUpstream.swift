import Foundation
import SimulatorKit
import StrataWebServer

/// A service of official warnings with one warning at every point, in the format of the National
/// Weather Service. The simulator's own warnings depend on the simulated weather of the day.
struct WarningUpstream: SimulatedService {
  let secretParameters: Set<String> = []

  var routes: [Route] {
    [Route("/alerts/active") { _ in .json(.object(["features": .array([Self.feature])])) }]
  }

  var unknownPath: HTTPResponse { .text("unknown", status: 404) }
  func failure(status: Int) -> HTTPResponse { .text("failed", status: status) }

  private static var feature: JSON {
    .object([
      "properties": .object([
        "id": "urn:test:1", "areaDesc": "Suffolk; Norfolk", "effective": time(-3600),
        "onset": time(-3600), "ends": time(36_000), "expires": time(36_000), "status": "Actual",
        "messageType": "Alert", "severity": "Severe", "event": "Winter Storm Warning",
        "senderName": "NWS Boston/Norton MA",
        "description": "Heavy snow expected. Total accumulations of 20 to 30 centimetres.",
        "instruction": "Keep an extra flashlight and food in your vehicle.",
      ])
    ])
  }

  private static func time(_ seconds: Double) -> JSON {
    .string(Date(timeIntervalSinceNow: seconds).formatted(.iso8601))
  }
}
