import CoreTransferable
public import Foundation
import StrataAssets
import UniformTypeIdentifiers

/// A player of a sound, in the browser of the device that the code runs for.
///
///     let player = try AVAudioPlayer(contentsOf: url)
///     player.play()
///
/// Partial: a browser plays nothing before a person has pressed something on the page; the sound
/// begins and ends a moment later than here. There are no levels, and no change of the pan.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: what changes is in `playback`, or is
  // set by the app's code, as on Apple's platforms.
  private let playback = Playback()
  private let address: String
  /// Keeps the content of a sound that is not a file that came with the app.
  private let held: HeldAsset?
  /// The file of the sound, if it has one.
  public let url: URL?
  /// The data of the sound, if it was made from data.
  public let data: Data?
  /// The object that is notified of the sound's end.
  open weak var delegate: (any AVAudioPlayerDelegate)?

  /// Creates a player of a file.
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

  /// Creates a player of a file.
  ///
  /// - Parameters:
  ///   - url: The URL of the media file.
  ///   - utiString: Not used: the type follows from the file.
  /// - Throws: as ``init(contentsOf:)``.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// Creates a player of data.
  ///
  /// - Throws: `AVError.fileFormatNotRecognized` if the data is no MP3, WAVE or MPEG-4 file.
  public init(data: Data) throws {
    guard let type = UTType(recognizing: data), type.conforms(to: .audiovisualContent),
      let ending = type.preferredFilenameExtension.flatMap(AssetType.init(fileExtension:))
    else { throw AVError(.fileFormatNotRecognized) }
    let held = HeldAsset(data, ending, size: PictureSize(width: 0, height: 0))
    (address, url, self.data, self.held) = (held.address, nil, data, held)
  }

  /// Creates a player of data.
  ///
  /// - Parameters:
  ///   - data: The bytes of a sound file.
  ///   - utiString: Not used: the type follows from the data.
  /// - Throws: as ``init(data:)``.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws {
    try self.init(data: data)
  }

  deinit { playback.pause() }

  // MARK: Playing

  /// Prepares playing.
  ///
  /// - Returns: `true`: a browser loads the sound when it plays.
  @discardableResult open func prepareToPlay() -> Bool { true }

  /// Plays the sound from the current time on.
  ///
  /// - Returns: `false` if the code runs for no window.
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

  /// Pauses at the current time.
  open func pause() { playback.pause() }

  /// Stops at the current time, as ``pause()``.
  open func stop() { playback.pause() }

  /// A Boolean value that indicates whether the sound is played.
  open var isPlaying: Bool { playback.isPlaying }

  /// The length in seconds.
  ///
  /// Partial: 0 until the browser has begun to play.
  open var duration: TimeInterval { playback.duration ?? 0 }

  /// The time in seconds.
  open var currentTime: TimeInterval {
    get { playback.time }
    set { anew { playback.time = newValue } }
  }

  // MARK: How it is played

  /// The loudness, from 0 to 1.
  open var volume: Float = 1 { didSet { if volume != oldValue { anew() } } }
  /// The number of repetitions; -1 for ever.
  open var numberOfLoops = 0 { didSet { if numberOfLoops != oldValue { anew() } } }
  /// The speed, if `enableRate` is `true`.
  open var rate: Float = 1 { didSet { if rate != oldValue, enableRate { anew() } } }
  /// A Boolean value that indicates whether `rate` is used.
  open var enableRate = false
  /// The place between left and right.
  ///
  /// Accepted: a page's sound has no pan.
  open var pan: Float = 0
  /// A Boolean value that indicates whether levels are measured.
  ///
  /// Accepted: a browser plays the sound, so the server knows no level.
  open var isMeteringEnabled = false

  /// Changes the volume.
  ///
  /// Partial: at once.
  ///
  /// - Parameters:
  ///   - volume: The volume, from 0 to 1.
  ///   - duration: The duration in seconds.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

  /// Goes on with changed values, if the sound is played.
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
  ///   - flag: `false` if the browser could not play it, or does not before a person has pressed
  ///     something.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Never called: what browsers cannot play ends with `false` instead.
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
