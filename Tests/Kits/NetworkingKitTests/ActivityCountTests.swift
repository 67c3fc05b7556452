import NetworkingKit
import StrataDeviceServices
import Testing

@Suite struct ActivityCountTests {
  @Test func `adding to a process counter three times gives the value 3 with its description`()
    throws
  {
    let name = "networking_kit_tests_total"
    for _ in 0..<3 { ActivityCount.add(name, "Additions of a test") }
    let figure = try #require(ProcessFigures.all.first { $0.name == name })
    #expect(figure.value == 3 && figure.help == "Additions of a test")
  }
}
