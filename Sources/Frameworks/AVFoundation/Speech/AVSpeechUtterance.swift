public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The slowest rate of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The fastest rate of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The usual rate of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text to be spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: the app sets its values before it is
  // spoken, as on Apple's platforms.
  /// The text to speak.
  public let speechString: String
  /// The voice; `nil` for the browser's default.
  open var voice: AVSpeechSynthesisVoice?
  /// The rate of speech, from 0 (slowest) to 1 (fastest); 0.5 is the usual one.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// The pitch, from 0.5 to 2; 1 is the usual one.
  open var pitchMultiplier: Float = 1
  /// The loudness of the voice, from 0 (silent) to 1 (full).
  open var volume: Float = 1
  /// The pause before the text, in seconds.
  ///
  /// Accepted: the value has no effect; the browser decides about pauses.
  open var preUtteranceDelay: TimeInterval = 0
  /// The pause after the text, in seconds.
  ///
  /// Accepted: the value has no effect; the browser decides about pauses.
  open var postUtteranceDelay: TimeInterval = 0

  /// Creates a text to be spoken.
  public init(string: String) { speechString = string }

  /// The rate in the units of a browser: 1 is the usual one, 0.1 the slowest, 2 the fastest.
  var browserRate: Double { max(0.1, Double(rate) / Double(AVSpeechUtteranceDefaultSpeechRate)) }
}

/// A voice of the browser.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: it has a constant.
  /// The language, such as `en-GB`.
  public let language: String

  /// Creates the browser's voice for a language, such as `en-GB`; returns `nil` if the language is
  /// `nil`.
  public init?(language languageCode: String?) {
    guard let languageCode, !languageCode.isEmpty else { return nil }
    language = languageCode
  }

  /// Returns no voices, as a browser does not report them to a server. The browser chooses a voice
  /// for the language.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }

  /// Returns the language of the device.
  open class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}
