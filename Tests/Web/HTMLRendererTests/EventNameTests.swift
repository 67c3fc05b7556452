import StrataRendering
import StrataWire
import Testing

/// What an element may ask for is what the schema of the wire lets a browser tell.
@Suite struct EventNameTests {
  /// Every event that an element can ask for.
  private static let asked = Set(EventSet(rawValue: .max).names)

  @Test func `an element asks for nothing that the wire does not define`() {
    // A place is told with a box, and a selection by taps.
    #expect(Self.asked.subtracting(WireSchema.events) == ["place", "select"])
  }

  @Test func `what the wire defines can be asked for, but for what belongs to no element`() {
    #expect(WireSchema.events.subtracting(Self.asked) == ["nav", "env", "answer"])
  }
}
