import Foundation
import FoundationNetworking
import SimulatorKit
import StrataWebServer
import Testing

@testable import OpenWeatherSimulator
@testable import SimulatedWorld

@Suite struct OpenWeatherSimulatorTests {
  private func simulator(_ faults: [Fault] = []) throws -> OpenWeatherSimulator {
    try OpenWeatherSimulator(
      .init(
        apiKeys: ["k1"], faults: faults,
        now: { Date(timeIntervalSince1970: Double(Fixed.now)) }))
  }

  private func get(_ url: URL, _ path: String) async throws -> (status: Int?, text: String) {
    let address = try #require(URL(string: path, relativeTo: url))
    let (data, response) = try await URLSession.shared.data(from: address)
    return ((response as? HTTPURLResponse)?.statusCode, String(decoding: data, as: UTF8.self))
  }

  @Test func `the simulator gives the same answers over a socket as in memory`() async throws {
    let simulator = try simulator()
    let url = try simulator.start()
    for (path, query) in [
      ("/data/2.5/weather", "q=S%C3%A3o%20Paulo&units=metric&appid=k1"),
      ("/data/2.5/forecast", "lat=51.51&lon=-0.13&appid=k1"),
      ("/geo/1.0/direct", "q=Portland,ME,US&limit=5&appid=k1"),
      ("/geo/1.0/reverse", "lat=40.71&lon=-74.01&limit=2&appid=k1"),
      ("/data/2.5/weather", "q=London&appid=wrong"),
    ] {
      let answer = try await get(url, "\(path)?\(query)")
      let expected = await simulator.respond(to: HTTPRequest(path: path, query: query))
      #expect(answer.status == expected.status)
      #expect(answer.text == expected.text)
    }
    let log = try await get(url, "/_requests")
    #expect(!log.text.contains("k1") && !log.text.contains("appid"))
    #expect(log.text.contains(#""path":"/geo/1.0/reverse","query":"lat=40.71&lon=-74.01&limit=2""#))
    await simulator.stop()
  }

  @Test func `responses with faults have the service's bodies`() async throws {
    let simulator = try simulator([401, 404, 429, 500].map { Fault(.status($0), times: 1) })
    let request = HTTPRequest(path: "/data/2.5/weather", query: "q=London&appid=k1")
    var answers: [String] = []
    for _ in 0..<5 { answers.append(await simulator.respond(to: request).text) }
    #expect(answers[0] == RefusalTests.badKey)
    #expect(answers[1] == #"{"cod":"404","message":"city not found"}"#)
    #expect(answers[2].hasPrefix(#"{"cod":429,"#))
    #expect(answers[3] == #"{"cod":"500","message":"Internal error"}"#)
    #expect(answers[4].hasPrefix(#"{"coord":"#))
  }

  @Test func `the command line sets host, port and keys`() throws {
    let usual = try OpenWeatherCommand.configuration([])
    #expect(usual.host == "127.0.0.1" && usual.port == 8081 && usual.keys == Keys())
    let set = try OpenWeatherCommand.configuration(
      ["--port=0", "--host", "::1", "--key", "a", "--key", "b"])
    #expect(set.host == "::1" && set.port == 0 && set.keys.accepted == ["a", "b"])
    #expect(throws: UsageError.self) { try OpenWeatherCommand.configuration(["--help"]) }
  }
}
