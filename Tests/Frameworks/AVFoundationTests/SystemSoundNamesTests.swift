import AVFoundation
import Testing

struct SystemSoundNamesTests {
  @Test func `a file that imports AVFoundation sees the system's sounds`() {
    AudioServicesPlaySystemSound(SystemSoundID(kSystemSoundID_Vibrate))
    #expect(kSystemSoundID_Vibrate == 4095)
  }
}
