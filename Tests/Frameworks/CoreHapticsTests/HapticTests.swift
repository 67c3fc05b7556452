import CoreHaptics
import Testing

@Suite struct HapticTests {
  @Test func `haptics are unsupported, and creating a CHHapticEngine throws notSupported`() {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
  }

  @Test func `a haptic pattern lasts until the end of its longest event`() throws {
    let strength = CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)
    let events = [
      CHHapticEvent(eventType: .hapticTransient, parameters: [strength], relativeTime: 2),
      CHHapticEvent(
        eventType: .hapticContinuous, parameters: [strength], relativeTime: 1, duration: 1.5),
    ]
    #expect(try CHHapticPattern(events: events, parameters: []).duration == 2.5)
    #expect(try CHHapticPattern(events: [], parameterCurves: []).duration == 0)
  }
}
