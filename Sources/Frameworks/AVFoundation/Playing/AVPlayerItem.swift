public import Foundation
import StrataAssets

/// A sound or movie at a URL.
open class AVAsset: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: it has constants only.
  /// Keeps the content of a file that did not come with the app.
  private let held: HeldAsset?
  /// The address from which the browser gets it; `nil` if browsers do not play it.
  let source: String?

  init(address: URL?) {
    held = address.flatMap(MediaAddress.held)
    source = held?.address ?? address.flatMap(MediaAddress.of)
  }

  /// Creates the asset of a URL.
  public convenience init(url: URL) { self.init(address: url) }

  /// A Boolean value that indicates whether browsers may play it: a file that is one of their types,
  /// or a URL that begins with `https`.
  ///
  /// Partial: a file that did not come with the app is read when the asset is made, as it is then.
  open var isPlayable: Bool { source != nil }
}

/// A sound or movie at a URL. Same as Apple's.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The URL of the media file.
  public let url: URL

  /// Creates the asset of a URL.
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
    /// Nothing was loaded yet.
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

  /// Creates an item of a URL.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

  /// The readiness of the item: `failed` if browsers do not play it.
  open var status: Status { asset.isPlayable ? .readyToPlay : .failed }
  /// The error, if browsers do not play it.
  open var error: (any Error)? { asset.isPlayable ? nil : AVError(.fileFormatNotRecognized) }
  /// The length, once the browser has reported it; it is not valid before.
  open var duration: CMTime {
    player?.length.map { CMTime(seconds: $0, preferredTimescale: 600) } ?? .indefinite
  }

  /// Returns the time of the player that plays the item.
  open func currentTime() -> CMTime { player?.currentTime() ?? .zero }

  /// Posted when an item was played to its end, by its player.
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
