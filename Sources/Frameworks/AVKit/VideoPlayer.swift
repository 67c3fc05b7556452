public import AVFoundation
import StrataRendering
import StrataViewTree
public import SwiftUI

/// A view that shows the movie of a player, with the browser's controls.
///
///     VideoPlayer(player: AVPlayer(url: film)).frame(height: 240)
///
/// Partial: the limits of ``AVPlayer`` apply. An overlay is in front of the movie and its controls.
nonisolated public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// Creates a view of a player's movie, with a view above it.
  ///
  /// - Parameters:
  ///   - player: The player.
  ///   - videoOverlay: The view in front of the movie.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    (self.player, overlay) = (player, videoOverlay())
  }

  @MainActor public var body: some View {
    Movie(player: player, address: player?.address).overlay { overlay }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a view of a player's movie.
  nonisolated public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// The view that draws the movie's element.
private struct Movie: View {
  typealias Body = Never
  let player: AVPlayer?
  /// The address of the movie, which the surrounding ``VideoPlayer`` reads from its player.
  let address: String?

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(.video)
    element[.source] = view.address
    let node = ElementNode.update(old, context, element)
    view.player?.show(in: (node as? ElementNode).map { Int($0.id.rawValue) })
    return node
  }
}
