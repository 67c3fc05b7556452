public import AVFoundation
public import Foundation
public import SwiftUI

/// A controller that shows the movie of a player, with the browser's controls.
///
/// Partial: the limits of ``VideoPlayer`` apply. A person enters full screen and picture in picture
/// by the browser's controls, and the delegate is not notified.
open class AVPlayerViewController: UIViewController {
  /// The player whose picture is shown.
  open var player: AVPlayer? { didSet { show() } }
  /// A Boolean value that indicates whether controls are shown.
  ///
  /// Accepted: the browser's controls are always shown, as nothing else would start the movie.
  open var showsPlaybackControls = true
  /// The way in which the movie is fitted into its frame.
  ///
  /// Accepted: the value has no effect: the whole picture is always visible.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// A Boolean value that indicates whether picture in picture is allowed.
  ///
  /// Accepted: the value has no effect; the browser decides.
  open var allowsPictureInPicturePlayback = true
  /// A Boolean value that indicates whether the movie fills the screen when it begins.
  ///
  /// Accepted: a person enters the full screen by the browser's controls.
  open var entersFullScreenWhenPlaybackBegins = false
  /// A Boolean value that indicates whether the movie leaves the full screen when it ends.
  ///
  /// Accepted: a person leaves the full screen by the browser's controls.
  open var exitsFullScreenWhenPlaybackEnds = false

  /// Creates a controller without a player.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    show()
  }

  /// Creates a controller without a player. The archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    show()
  }

  private func show() { substitute = AnyView(VideoPlayer(player: player)) }
}
