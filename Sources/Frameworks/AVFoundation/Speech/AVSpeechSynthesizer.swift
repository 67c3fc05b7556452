public import Foundation
import StrataDeviceServices
import Synchronization

/// The place at which a voice stops.
public enum AVSpeechBoundary: Int, Sendable {
  /// The voice stops at once.
  case immediate
  /// The voice stops after the current word.
  case word
}

/// Speaks texts with the voice of the browser of the device for which the code runs.
///
///     synthesizer.speak(AVSpeechUtterance(string: "Hello"))
///
/// Partial: a browser speaks only once a person has pressed something. It cannot be paused, and
/// words are not reported while they are spoken.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: what changes is behind a lock.
  /// The object that is notified of spoken texts.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?

  private struct Words: Encodable {
    var text: String
    var language: String?
    var rate: Double
    var pitch: Double
    var volume: Double
  }

  private struct State {
    var open: [Int: DeviceRequestHandle] = [:]
    var last = 0
  }

  private let state = Mutex(State())

  public override init() {}

  deinit { state.withLock { Array($0.open.values) }.forEach { $0.cancel() } }

  /// A Boolean value that indicates whether a text is being spoken or waits to be spoken.
  open var isSpeaking: Bool { state.withLock { !$0.open.isEmpty } }
  /// A Boolean value that indicates whether the voice is paused: always `false`.
  open var isPaused: Bool { false }

  /// Adds a text to those that wait to be spoken. Without a window nothing is spoken.
  open func speak(_ utterance: AVSpeechUtterance) {
    let words = Words(
      text: utterance.speechString, language: utterance.voice?.language,
      rate: utterance.browserRate, pitch: Double(utterance.pitchMultiplier),
      volume: Double(utterance.volume))
    guard let requests = DeviceHost.current?.requests,
      let request = try? DeviceRequest("speech.say", encoding: words)
    else { return }
    let number = state.withLock { state in
      state.last += 1
      state.open[state.last] = DeviceRequestHandle()
      return state.last
    }
    tell { $0.speechSynthesizer($1, didStart: utterance) }
    let handle = requests.begin(request) { [weak self] answer in
      self?.end(number, utterance, answer)
    }
    state.withLock { if $0.open[number] != nil { $0.open[number] = handle } }
  }

  /// Stops speaking.
  ///
  /// - Parameter boundary: Not used: a browser stops at once.
  /// - Returns: `true` if a text was being spoken or waited.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    let open = state.withLock { state in
      defer { state.open = [:] }
      return Array(state.open.values)
    }
    open.forEach { $0.cancel() }
    return !open.isEmpty
  }

  /// Returns `false`, since a browser's voice cannot be paused.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

  /// Returns `false`, since a browser's voice cannot be paused and so cannot continue.
  @discardableResult open func continueSpeaking() -> Bool { false }

  private func end(_ number: Int, _ utterance: AVSpeechUtterance, _ answer: DeviceAnswer) {
    if case .part = answer { return }
    guard state.withLock({ $0.open.removeValue(forKey: number) }) != nil else { return }
    if case .done = answer {
      tell { $0.speechSynthesizer($1, didFinish: utterance) }
    } else {
      tell { $0.speechSynthesizer($1, didCancel: utterance) }
    }
  }

  private func tell(
    _ what: @escaping @Sendable (any AVSpeechSynthesizerDelegate, AVSpeechSynthesizer) -> Void
  ) {
    Task { @MainActor [weak self] in
      if let self, let delegate = self.delegate { what(delegate, self) }
    }
  }
}

/// An object that a synthesizer notifies, on the main actor.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// Called when a text was sent to the browser, which then speaks it.
  ///
  /// - Parameters:
  ///   - synthesizer: The synthesizer.
  ///   - utterance: The spoken text.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Called when the browser has spoken a text to its end.
  ///
  /// - Parameters:
  ///   - synthesizer: The synthesizer.
  ///   - utterance: The spoken text.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Called when the browser did not speak a text to its end.
  ///
  /// - Parameters:
  ///   - synthesizer: The synthesizer.
  ///   - utterance: The spoken text.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
}
