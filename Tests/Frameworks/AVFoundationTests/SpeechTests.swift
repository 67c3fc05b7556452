import AVFoundation
import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct SpeechTests {
  final class Listener: AVSpeechSynthesizerDelegate, Sendable {
    let heard = Recorded<String>()
    func speechSynthesizer(_: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
      heard.record("started \(utterance.speechString)")
    }
    func speechSynthesizer(_: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
      heard.record("finished \(utterance.speechString)")
    }
    func speechSynthesizer(_: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
      heard.record("cancelled \(utterance.speechString)")
    }
  }

  @Test(arguments: [
    (DeviceAnswer.done("true"), "finished Hello"), (.failed(.refused("denied")), "cancelled Hello"),
  ])
  func `AVSpeechSynthesizer has the browser speak a text, and reports its start and end`(
    answer: DeviceAnswer, ending: String
  ) async throws {
    let window = PlayedWindow()
    let (synthesizer, listener) = (AVSpeechSynthesizer(), Listener())
    synthesizer.delegate = listener
    let words = AVSpeechUtterance(string: "Hello")
    words.voice = AVSpeechSynthesisVoice(language: "en-GB")
    words.rate = 0.25
    window.run { synthesizer.speak(words) }
    await listener.heard.wait(for: 1)
    #expect(synthesizer.isSpeaking)
    let order = try window.order(0)
    #expect(window.asked.all[0].service == "speech.say")
    #expect(order["text"] as? String == "Hello" && order["language"] as? String == "en-GB")
    #expect(order["rate"] as? Double == 0.5 && order["pitch"] as? Double == 1)
    window.answer(answer)
    await listener.heard.wait(for: 2)
    #expect(listener.heard.all == ["started Hello", ending] && !synthesizer.isSpeaking)
  }

  @Test func `stopSpeaking cancels the browser's speech, and returns false if nothing is spoken`() {
    let window = PlayedWindow()
    let synthesizer = AVSpeechSynthesizer()
    #expect(!synthesizer.stopSpeaking(at: .immediate))
    window.run { synthesizer.speak(AVSpeechUtterance(string: "Hello")) }
    #expect(synthesizer.stopSpeaking(at: .word) && !synthesizer.isSpeaking)
    #expect(window.cancelled == [true])
  }

  @Test func `a speech voice without a language is nil, and no voices are listed`() {
    #expect(AVSpeechSynthesisVoice(language: nil) == nil)
    #expect(AVSpeechSynthesisVoice.speechVoices().isEmpty)
  }
}
