import AVFoundation
import Testing

struct SystemSoundNamesTests {
  @Test func `a file that imports only AVFoundation can call AudioServicesPlaySystemSound`() {
    AudioServicesPlaySystemSound(SystemSoundID(kSystemSoundID_Vibrate))
    #expect(kSystemSoundID_Vibrate == 4095)
  }
}
