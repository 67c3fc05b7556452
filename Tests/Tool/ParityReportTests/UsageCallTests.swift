import Testing

@testable import ParityReport

@Suite struct UsageCallTests {
  @Test func `a call of the usage ranking is parsed into its name, labels and trailing closures`() {
    let menu = UsageCall("Gauge(value:in:){}currentValueLabel:{}")
    #expect(menu.name == "Gauge")
    #expect(menu.labels == ["value", "in"])
    #expect(menu.closures == ["_", "currentValueLabel"])
  }

  @Test func `a qualifier before a name is parsed as the owning type, and parentheses as a call`() {
    let stop = UsageCall("Gradient.Stop(color:location:)")
    #expect(stop.owner == ["Gradient"])
    #expect(stop.name == "Stop")
    #expect(UsageCall(".padding()").owner.isEmpty)
    #expect(UsageCall(".padding()").isCall)
    #expect(!UsageCall("Color.red").isCall)
  }
}
