import CoreTransferable
public import Foundation
import StrataAssets
import UniformTypeIdentifiers

/// A player of a sound in the browser of the device for which the code runs.
///
///     let player = try AVAudioPlayer(contentsOf: url)
///     player.play()
///
/// Partial: a browser plays nothing before a person has pressed something on the page. The sound
/// begins and ends a moment later in the browser than on the server. Levels are not measured, and
/// `pan` has no effect.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: what changes is in `playback`, or is
  // set by the app's code, as on Apple's platforms.
  private let playback = Playback()
  private let address: String
  /// The content of a sound that did not come with the app, which is served as long as this value
  /// exists.
  private let held: HeldAsset?
  /// The file of the sound, if it has one.
  public let url: URL?
  /// The data of the sound, if it was made from data.
  public let data: Data?
  /// The object that is notified of the sound's end.
  open weak var delegate: (any AVAudioPlayerDelegate)?

  /// Creates a player of a sound file.
  ///
  /// - Throws: `AVError.fileFormatNotRecognized` if there is no such file, or browsers do not play
  ///   its type.
  public init(contentsOf url: URL) throws {
    let held = MediaAddress.held(url)
    guard url.isFileURL, let address = held?.address ?? MediaAddress.of(url) else {
      throw AVError(.fileFormatNotRecognized)
    }
    (self.address, self.url, data, self.held) = (address, url, nil, held)
  }

  /// Creates a player of a sound file.
  ///
  /// - Parameters:
  ///   - url: The URL of the media file.
  ///   - utiString: Not used: the type follows from the file.
  /// - Throws: `AVError.fileFormatNotRecognized` if there is no such file, or browsers do not play
  ///   its type.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// Creates a player of the sound that some data contain.
  ///
  /// - Throws: `AVError.fileFormatNotRecognized` if the data is no MP3, WAVE or MPEG-4 file.
  public init(data: Data) throws {
    guard let type = UTType(recognizing: data), type.conforms(to: .audiovisualContent),
      let ending = type.preferredFilenameExtension.flatMap(AssetType.init(fileExtension:))
    else { throw AVError(.fileFormatNotRecognized) }
    let held = HeldAsset(data, ending, size: PictureSize(width: 0, height: 0))
    (address, url, self.data, self.held) = (held.address, nil, data, held)
  }

  /// Creates a player of the sound that some data contain.
  ///
  /// - Parameters:
  ///   - data: The bytes of a sound file.
  ///   - utiString: Not used: the type follows from the data.
  /// - Throws: `AVError.fileFormatNotRecognized` if the data is no MP3, WAVE or MPEG-4 file.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws {
    try self.init(data: data)
  }

  deinit { playback.pause() }

  // MARK: Playing

  /// Does nothing, since a browser loads a sound when it plays it.
  ///
  /// - Returns: Always `true`.
  @discardableResult open func prepareToPlay() -> Bool { true }

  /// Plays the sound from the current time on, and returns whether a browser was asked to.
  ///
  /// - Returns: `false` if the code runs for no window, so that no browser can play.
  @discardableResult open func play() -> Bool {
    guard !isPlaying else { return true }
    let order = Playback.Order(
      url: address, rate: Double(enableRate ? rate : 1), volume: Double(min(1, max(0, volume))),
      loops: max(-1, numberOfLoops))
    return playback.play(order) { [weak self] ending in
      Task { @MainActor in
        guard let self else { return }
        self.delegate?.audioPlayerDidFinishPlaying(self, successfully: ending == .finished)
      }
    }
  }

  /// Pauses the playback at the current time.
  open func pause() { playback.pause() }

  /// Stops at the current time. There is no difference from ``pause()``.
  open func stop() { playback.pause() }

  /// A Boolean value that indicates whether the sound is played.
  open var isPlaying: Bool { playback.isPlaying }

  /// The length of the sound in seconds.
  ///
  /// Partial: 0 until the browser has reported the length, which it does when it begins to play.
  open var duration: TimeInterval { playback.duration ?? 0 }

  /// The current time in seconds.
  open var currentTime: TimeInterval {
    get { playback.time }
    set { anew { playback.time = newValue } }
  }

  // MARK: How it is played

  /// The loudness of the player, from 0 (silent) to 1 (full).
  open var volume: Float = 1 { didSet { if volume != oldValue { anew() } } }
  /// The number of times that the sound is repeated; -1 for ever.
  open var numberOfLoops = 0 { didSet { if numberOfLoops != oldValue { anew() } } }
  /// The rate as a multiple of the normal speed. It has an effect only if `enableRate` is `true`.
  open var rate: Float = 1 { didSet { if rate != oldValue, enableRate { anew() } } }
  /// A Boolean value that indicates whether `rate` has an effect.
  open var enableRate = false
  /// The position between the left speaker (-1) and the right one (1).
  ///
  /// Accepted: the value has no effect, as a page cannot set the position of a sound.
  open var pan: Float = 0
  /// A Boolean value that indicates whether loudness levels are measured.
  ///
  /// Accepted: the value has no effect: the browser plays the sound, so the server cannot measure
  /// it.
  open var isMeteringEnabled = false

  /// Changes the volume over a duration.
  ///
  /// Partial: the volume changes at once, whatever the duration.
  ///
  /// - Parameters:
  ///   - volume: The volume, from 0 to 1.
  ///   - duration: The duration in seconds.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

  /// Plays on with the changed values if the sound is being played.
  private func anew(_ change: () -> Void = {}) {
    let isPlaying = isPlaying
    playback.pause()
    change()
    if isPlaying { play() }
  }
}

/// An object that a player of sounds notifies.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// Called on the main actor when a sound has ended.
  ///
  /// - Parameters:
  ///   - player: The player.
  ///   - flag: `true` if the sound was played to its end; `false` if the browser could not play it,
  ///     or did not because no person had pressed something yet.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Called when a sound cannot be decoded.
  ///
  /// Accepted: it is never called. If a browser cannot play a sound,
  /// ``audioPlayerDidFinishPlaying(_:successfully:)`` is called with `false` instead.
  ///
  /// - Parameters:
  ///   - player: The player.
  ///   - error: The error.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
