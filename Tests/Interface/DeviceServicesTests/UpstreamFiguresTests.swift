import StrataDeviceServices
import Testing

@Suite struct UpstreamFiguresTests {
  @Test func `counting upstream requests and errors increases their metrics`() throws {
    func value(_ name: String) throws -> Int {
      try #require(ProcessFigures.all.first { $0.name == name }).value
    }
    UpstreamFigures.declare()
    let requests = try value("strata_upstream_requests_total")
    let errors = try value("strata_upstream_errors_total")
    UpstreamFigures.countRequest()
    UpstreamFigures.countRequest()
    UpstreamFigures.countError()
    // Other tests of this process count too.
    #expect(try value("strata_upstream_requests_total") >= requests + 2)
    #expect(try value("strata_upstream_errors_total") >= errors + 1)
  }
}
