public import Foundation
import StrataAssets

/// A sound or movie at a URL.
open class AVAsset: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: it has constants and locked facts.
  /// The content of a file that did not come with the app, which is served as long as this value
  /// exists.
  private let held: HeldAsset?
  /// The address from which the browser gets the asset; `nil` if browsers do not play it.
  let source: String?
  private let address: URL?
  private let memory = MediaFactsMemory()

  init(address: URL?) {
    self.address = address
    held = address.flatMap(MediaAddress.held)
    source = held?.address ?? address.flatMap(MediaAddress.of)
  }

  /// Creates an asset of the media file at a URL.
  public convenience init(url: URL) { self.init(address: url) }

  /// A Boolean value that indicates whether browsers may play the asset: a file of a type that they
  /// play, or a URL that begins with `https`.
  ///
  /// Partial: a file that did not come with the app is read when the asset is made; later changes
  /// of the file have no effect.
  open var isPlayable: Bool { source != nil }

  /// Reads the file's length and its values, once.
  func facts() throws -> MediaFacts { try memory.facts(address) }
}

/// A sound or movie at a URL. Same as Apple's.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The URL of the media file.
  public let url: URL

  /// Creates an asset of the media file at a URL.
  ///
  /// - Parameters:
  ///   - url: The URL of the media file.
  ///   - options: Not used.
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init(address: url)
  }
}

/// A sound or movie as a player plays it.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: its player sets its duration.
  /// The readiness of an item.
  public enum Status: Int, Sendable {
    /// The item was not loaded yet.
    case unknown
    /// The item can be played.
    case readyToPlay
    /// The item cannot be played.
    case failed
  }

  /// The sound or movie.
  public let asset: AVAsset
  weak var player: AVPlayer?

  /// Creates an item of an asset.
  public init(asset: AVAsset) { self.asset = asset }

  /// Creates an item of the sound or movie at a URL.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

  /// The readiness of the item: `failed` if browsers do not play it.
  open var status: Status { asset.isPlayable ? .readyToPlay : .failed }
  /// The error if browsers do not play the item, otherwise `nil`.
  open var error: (any Error)? { asset.isPlayable ? nil : AVError(.fileFormatNotRecognized) }
  /// The length of the item. It is not a valid time until the browser has reported it.
  open var duration: CMTime {
    player?.length.map { CMTime(seconds: $0, preferredTimescale: 600) } ?? .indefinite
  }

  /// Returns the current time of the player that plays the item, or zero if no player does.
  open func currentTime() -> CMTime { player?.currentTime() ?? .zero }

  /// Posted when the player has played the item to its end.
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// Posted when an item could not be played to its end.
  public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when an item was played to its end.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted when an item could not be played to its end.
  public static let AVPlayerItemFailedToPlayToEndTime =
    AVPlayerItem.failedToPlayToEndTimeNotification
}
