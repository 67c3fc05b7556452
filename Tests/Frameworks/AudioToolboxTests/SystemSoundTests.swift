import AudioToolbox
import Testing

@Suite(.timeLimit(.minutes(5))) struct SystemSoundTests {
  @Test func `the completion of a system sound is called, although no sound is played`() async {
    await withCheckedContinuation { done in
      AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate) { done.resume() }
    }
    await withCheckedContinuation { done in
      AudioServicesPlayAlertSoundWithCompletion(1007) { done.resume() }
    }
  }
}
