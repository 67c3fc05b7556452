import Testing

@testable import ParityReport

@Suite struct UsageCallTests {
  @Test func `labels and closures of the ranking are read`() {
    let menu = UsageCall("Gauge(value:in:){}currentValueLabel:{}")
    #expect(menu.name == "Gauge")
    #expect(menu.labels == ["value", "in"])
    #expect(menu.closures == ["_", "currentValueLabel"])
  }

  @Test func `the qualifier before a name is read as its type`() {
    let stop = UsageCall("Gradient.Stop(color:location:)")
    #expect(stop.owner == ["Gradient"])
    #expect(stop.name == "Stop")
    #expect(UsageCall(".padding()").owner.isEmpty)
    #expect(UsageCall(".padding()").isCall)
    #expect(!UsageCall("Color.red").isCall)
  }
}
