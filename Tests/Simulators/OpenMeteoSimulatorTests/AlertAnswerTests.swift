import Foundation
import SimulatorKit
import StrataWebServer
import Testing

@testable import OpenMeteoSimulator

/// Tests of the simulated National Weather Service.
struct AlertAnswerTests {
  private func alerts(_ query: String, day: Int = 0) async throws -> (status: Int, json: JSON) {
    let start = try Date("2026-06-01T00:00:00Z", strategy: .iso8601)
    let now = start.addingTimeInterval(Double(day) * 86_400)
    let simulator = try OpenMeteoSimulator(.init(now: { now }))
    let response = await simulator.respond(
      to: HTTPRequest(path: "/alerts/active", query: query))
    return (response.status, try JSON(reading: Array(response.text.utf8)))
  }

  @Test func `the simulator has no weather alerts outside of the United States`() async throws {
    let answer = try await alerts("point=51.5,-0.12")
    #expect(answer.status == 200)
    #expect(answer.json["features"]?.elements.isEmpty == true)
  }

  @Test func `an alert has the fields of the real service`() async throws {
    for day in 0..<90 {
      let features = try await alerts("point=29.76,-95.37", day: day).json["features"]?.elements
      guard let properties = features?.first?["properties"] else { continue }
      #expect(properties["status"] == "Actual" && properties["severity"] == "Severe")
      #expect(properties["areaDesc"] == "Houston")
      #expect(properties["ends"] == .null)
      return
    }
    Issue.record("no severe weather in 90 days")
  }

  @Test(arguments: ["", "point=x", "point=91,0", "point=1,2,3"])
  func `a request for alerts at an invalid point gets status 400`(query: String) async throws {
    #expect(try await alerts(query).status == 400)
  }
}
